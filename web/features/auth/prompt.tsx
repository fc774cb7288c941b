import { useState } from 'react';
import { LogoMark } from '../../components/logo.tsx';
import { classNames } from '../../lib/class-names.ts';
import { SamplePlan } from './sample-plan.tsx';

interface Props {
  isSigningUp: boolean;
  onSwitch: () => void;
}

/** The panel that slides between the two forms and leads from each to the other; it shows what the product does. */
export function Prompt({ isSigningUp, onSwitch }: Props) {
  const [openedWith] = useState(isSigningUp);
  return (
    <aside aria-label={isSigningUp ? 'Have an account?' : 'New here?'} className="auth-prompt">
      <div
        key={String(isSigningUp)}
        className={classNames(
          'flex h-full flex-col p-6 md:px-8 md:py-9 lg:px-10',
          isSigningUp !== openedWith && 'appear',
        )}
      >
        <p className="auth-name">
          <LogoMark size={36} />
          Fanfare
        </p>
        <h2 className="text-lg font-[560]">{isSigningUp ? 'Welcome Back !' : 'Hello, Friend !'}</h2>
        <p className="mt-1 text-base text-pretty text-white/80">
          {isSigningUp
            ? 'Already with us? Sign in and pick up where you left off.'
            : 'New here? Say what you want to post, approve the plan, and it is ready on time.'}
        </p>
        <button type="button" onClick={onSwitch} className="auth-switch">
          {isSigningUp ? 'Sign In' : 'Sign Up'}
        </button>
        <SamplePlan className="mt-auto max-md:hidden" />
      </div>
    </aside>
  );
}
