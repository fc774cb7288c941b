import { classNames } from '../../lib/class-names.ts';

const BARS = [9, 13, 18, 26, 38, 55, 76, 100];
const WARM = 5;

interface Props {
  isSigningUp: boolean;
  onSwitch: () => void;
}

/** The panel that slides between the two forms and leads from each to the other. */
export function Prompt({ isSigningUp, onSwitch }: Props) {
  return (
    <aside aria-label={isSigningUp ? 'Have an account?' : 'New here?'} className="auth-prompt">
      <div aria-hidden="true" className="auth-bars max-md:hidden">
        {BARS.map((height, index) => (
          <span key={height} className={classNames(index === WARM && 'is-warm')} style={{ height: `${height}%` }} />
        ))}
      </div>
      <div key={String(isSigningUp)} className="appear relative p-8 text-center md:px-10 md:pt-24">
        <h2 className="text-2xl font-[560] max-md:text-xl">{isSigningUp ? 'Welcome Back !' : 'Hello, Friend !'}</h2>
        <p className="mt-2 text-base text-balance text-white/80">
          {isSigningUp
            ? 'Already with us? Sign in and pick up where you left off.'
            : 'New here? Say what you want to post, approve the plan, and it is ready on time.'}
        </p>
        <button
          type="button"
          onClick={onSwitch}
          className="mt-6 h-10 rounded-button bg-white/10 px-6 text-sm font-medium shadow-[inset_0_0_0_1px_oklch(1_0_0/0.3)] transition-[background,scale] duration-120 hover:bg-white/18 focus-visible:outline-white active:scale-98"
        >
          {isSigningUp ? 'Sign In' : 'Sign Up'}
        </button>
      </div>
    </aside>
  );
}
