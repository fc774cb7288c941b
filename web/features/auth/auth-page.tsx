import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { Logo } from '../../components/logo.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useHasSignedInBefore } from '../../lib/session/returning-visitor.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { type AuthVisit, formAddress, type Mode, modeIn, visitIn } from './auth-visit.ts';
import { Backdrop } from './backdrop.tsx';
import { ForgotForm } from './forms/forgot-form.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { Prompt } from './prompt.tsx';
import { REGISTERED } from './texts.ts';

const TITLES: Record<Mode, string> = { 'sign-in': 'Sign in', 'sign-up': 'Sign up', forgot: 'Forgot password' };

/** Sign in, sign up and forgot password: one screen. */
export default function AuthPage() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const mode = modeIn(query);
  // What the screen opens with is there at once; only what takes its place fades in.
  const [openedWith] = useState(mode);
  const { from, registered, typed, email } = visitIn(state);
  // Whoever comes from a mail, or waits for one, is no stranger any more.
  const isNew = !useHasSignedInBefore() && !registered && !email;
  // Every form starts anew with its mode: nothing typed or told outlives a switch, but for what is handed over here.
  const switchTo = (next: Mode, visit: AuthVisit = {}) => {
    toast.dismiss();
    // At once: whoever types into the next form while the old one still stands would lose it.
    void navigate(formAddress(next), { state: { from, ...visit } satisfies AuthVisit, flushSync: true });
  };
  const isSigningUp = mode === 'sign-up';
  usePageTitle(TITLES[mode]);
  return (
    <Backdrop>
      <div className="w-full max-w-105 md:max-w-230">
        <div className={classNames('auth-card md:min-h-140', isSigningUp ? 'is-signing-up' : isNew && 'is-inviting')}>
          <div className="auth-form flex flex-col p-6 pb-8 md:min-h-140 md:px-12 md:py-9">
            <div className="auth-logo mb-8">
              <Logo />
            </div>
            <div key={mode} className={classNames('my-auto md:py-4', mode !== openedWith && 'appear')}>
              {mode === 'sign-in' && (
                <SignInForm
                  registered={registered ?? null}
                  address={email ?? ''}
                  isMain={!isNew && !registered}
                  onForgot={() => switchTo('forgot')}
                  onWrongAddress={() => switchTo('sign-up', { typed: registered })}
                />
              )}
              {mode === 'forgot' && <ForgotForm onSignIn={() => switchTo('sign-in')} />}
              {isSigningUp && (
                <SignUpForm
                  typed={typed ?? null}
                  onSignIn={() => switchTo('sign-in')}
                  onRegistered={(person) => {
                    switchTo('sign-in', { registered: person });
                    toast.success(REGISTERED);
                  }}
                />
              )}
            </div>
          </div>
          <Prompt isSigningUp={isSigningUp} onSwitch={() => switchTo(isSigningUp ? 'sign-in' : 'sign-up')} />
        </div>
        <MailboxLink isShown={registered === undefined} />
      </div>
    </Backdrop>
  );
}
