import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { verifyEmail } from '../../../domain/api/account/auth.ts';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { keeper, useSession } from '../../lib/session/session.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BackToLogin, LinkCard } from './link-card.tsx';
import { NewLink } from './new-link.tsx';
import { ADDRESS_VERIFIED, authFailureText, EMAIL_VERIFIED } from './texts.ts';
import { useReturnToLogin } from './use-return-to-login.ts';

/** What became of a link; what can be done now follows from it. */
type Outcome =
  | { kind: 'verified'; text: string; email: string }
  | { kind: 'before' | 'dead' | 'failed'; text: string; email: null };

// A secret works once: however often React runs the effect, each link is redeemed once.
const redemptions = new Map<string, Promise<Outcome>>();

function redeem(userId: string, secret: string): Promise<Outcome> {
  const link = `${userId} ${secret}`;
  const redemption = redemptions.get(link) ?? verify(userId, secret);
  redemptions.set(link, redemption);
  // Whatever failed on the way may be tried again.
  void redemption.then(({ kind }) => kind === 'failed' && redemptions.delete(link));
  return redemption;
}

async function verify(userId: string, secret: string): Promise<Outcome> {
  if (!userId || !secret) return { kind: 'dead', text: 'Invalid verification link', email: null };
  try {
    const { email, signedIn } = await api(verifyEmail, { userId, secret });
    if (signedIn) keeper.signIn(signedIn);
    return { kind: 'verified', text: EMAIL_VERIFIED, email };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    const kind = code === 'ALREADY_VERIFIED' ? 'before' : code === 'LINK_INVALID' ? 'dead' : 'failed';
    return { kind, text: authFailureText('verify', error), email: null };
  }
}

/** Redeems the link of a verification mail, whoever is signed in. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  const userId = query.get('userId') ?? '';
  const secret = query.get('secret') ?? '';
  const { status } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSignedIn = status === 'signed-in';
  usePageTitle('Verify email');
  useReturnToLogin(outcome?.kind === 'verified' && status === 'signed-out' ? { email: outcome.email } : null);
  useEffect(() => void redeem(userId, secret).then(setOutcome), [userId, secret]);
  useEffect(() => {
    if (outcome) tell(outcome, isSignedIn);
  }, [outcome, isSignedIn]);
  if (outcome && isSignedIn) return <Navigate to="/dashboard" replace />;

  const isGood = outcome?.kind === 'verified' || outcome?.kind === 'before';
  const tryAgain = () => {
    setOutcome(null);
    void redeem(userId, secret).then(setOutcome);
  };
  return (
    <LinkCard>
      <h1 tabIndex={-1} className="text-xl font-[560] outline-none">
        Email verification
      </h1>
      <div role="status" className="mt-3 mb-6 flex gap-2.5 text-base">
        <span className="mt-[3px] shrink-0">
          {outcome === null && <Spinner />}
          {outcome && isGood && <CircleCheck size={16} aria-hidden="true" className="text-ok" />}
          {outcome && !isGood && <CircleAlert size={16} aria-hidden="true" className="text-bad" />}
        </span>
        <p className={outcome && !isGood ? 'text-bad' : 'text-ink-2'}>{outcome?.text ?? 'Verifying your email...'}</p>
      </div>
      {outcome && outcome.kind !== 'verified' && (
        <div className="flex flex-col gap-3">
          {outcome.kind === 'dead' && <NewLink kind="verification" />}
          {outcome.kind === 'failed' && (
            <Button size="large" onClick={tryAgain}>
              Try again
            </Button>
          )}
          <BackToLogin />
        </div>
      )}
    </LinkCard>
  );
}

/** Says it once, whatever the page shows by then. */
function tell({ kind, text }: Outcome, isSignedIn: boolean): void {
  if (kind === 'verified') toast.success(isSignedIn ? ADDRESS_VERIFIED : text, { toastId: 'verified' });
  else if (kind === 'before') toast.info(text, { toastId: text });
  else toast.error(text, { toastId: text });
}
