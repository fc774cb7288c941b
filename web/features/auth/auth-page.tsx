import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { Logo } from '../../components/logo.tsx';
import { classNames } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Backdrop } from './backdrop.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { Prompt } from './prompt.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { REGISTERED } from './texts.ts';

const TITLES = { 'sign-in': 'Sign in', 'sign-up': 'Sign up', forgot: 'Forgot password' };
type Mode = keyof typeof TITLES;

/** Sign in, sign up and forgot password: one screen. */
export default function AuthPage() {
  // Every form starts anew with its mode: nothing typed or told outlives a switch.
  const [{ mode, success }, show] = useState<{ mode: Mode; success: string | null }>({
    mode: 'sign-in',
    success: null,
  });
  const switchTo = (next: Mode) => show({ mode: next, success: null });
  const isSigningUp = mode === 'sign-up';
  usePageTitle(TITLES[mode]);
  return (
    <Backdrop>
      <div className="w-full max-w-105 md:max-w-230">
        <div className={classNames('auth-card md:min-h-140', isSigningUp && 'is-signing-up')}>
          <div className="auth-form flex flex-col p-6 pb-8 md:min-h-140 md:px-12 md:py-9">
            <Logo />
            <div className="my-auto pt-8 md:pb-4">
              {mode === 'sign-in' && <SignInForm success={success} onForgot={() => switchTo('forgot')} />}
              {mode === 'forgot' && <ForgotForm onSignIn={() => switchTo('sign-in')} />}
              {mode === 'sign-up' && (
                <SignUpForm
                  onSignIn={() => switchTo('sign-in')}
                  onRegistered={() => {
                    show({ mode: 'sign-in', success: REGISTERED });
                    toast.success(REGISTERED);
                  }}
                />
              )}
            </div>
          </div>
          <Prompt isSigningUp={isSigningUp} onSwitch={() => switchTo(isSigningUp ? 'sign-in' : 'sign-up')} />
        </div>
        <MailboxLink />
      </div>
    </Backdrop>
  );
}
