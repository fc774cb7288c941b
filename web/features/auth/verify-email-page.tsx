import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { verifyEmail } from '../../../domain/api/auth.ts';
import { Spinner } from '../../components/spinner.tsx';
import { api } from '../../lib/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BackToLogin, LinkCard } from './link-card.tsx';
import { EMAIL_VERIFIED, failureText } from './texts.ts';
import { useReturnToLogin } from './use-return-to-login.ts';

interface Outcome {
  isGood: boolean;
  text: string;
}

// A secret works once: however often React runs the effect, each link is redeemed once.
const redemptions = new Map<string, Promise<Outcome>>();

function redeem(userId: string, secret: string): Promise<Outcome> {
  const link = `${userId} ${secret}`;
  const redemption = redemptions.get(link) ?? verify(userId, secret);
  redemptions.set(link, redemption);
  return redemption;
}

async function verify(userId: string, secret: string): Promise<Outcome> {
  if (!userId || !secret) return tell({ isGood: false, text: 'Invalid verification link' });
  try {
    await api(verifyEmail, { userId, secret });
    return tell({ isGood: true, text: EMAIL_VERIFIED });
  } catch (error) {
    return tell({ isGood: false, text: failureText('verify', error) });
  }
}

function tell(outcome: Outcome): Outcome {
  if (outcome.isGood) toast.success(outcome.text);
  else toast.error(outcome.text);
  return outcome;
}

/** Redeems the link of a verification mail. */
export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  const userId = query.get('userId') ?? '';
  const secret = query.get('secret') ?? '';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  usePageTitle('Verify email');
  useReturnToLogin(outcome?.isGood === true);
  useEffect(() => void redeem(userId, secret).then(setOutcome), [userId, secret]);
  return (
    <LinkCard>
      <h1 className="text-xl font-[560]">Email verification</h1>
      <div role="status" className="mt-3 mb-6 flex gap-2.5 text-base">
        <span className="mt-[3px] shrink-0">
          {outcome === null && <Spinner />}
          {outcome?.isGood === true && <CircleCheck size={16} aria-hidden="true" className="text-ok" />}
          {outcome?.isGood === false && <CircleAlert size={16} aria-hidden="true" className="text-bad" />}
        </span>
        <p className={outcome?.isGood === false ? 'text-bad' : 'text-ink-2'}>
          {outcome?.text ?? 'Verifying your email...'}
        </p>
      </div>
      {outcome?.isGood === false && <BackToLogin />}
    </LinkCard>
  );
}
