import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { chooseAccount } from '../../../domain/api/post/connections.ts';
import type { NetworkConnection } from '../../../domain/post/connections.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { Button } from '../../components/button.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { api } from '../../lib/api/api.ts';
import { showConnections } from '../../lib/queries/connections.ts';
import { AccountLine } from './account-line.tsx';
import { VisitButton } from './visit-button.tsx';

interface Props {
  platform: Platform;
  choices: NonNullable<NetworkConnection['choices']>;
}

/** The accounts that a network has offered: one of them posts from now on. */
export function AccountChoice({ platform, choices }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { label } = PLATFORM_RULES[platform];
  const choose = async (accountId: string) => {
    setChosen(accountId);
    try {
      const { message, data } = await api(chooseAccount, { platform, accountId });
      await showConnections(data);
      toast.success(message);
    } catch (cause) {
      setChosen(null);
      toastFailure(`${label} was not connected`, cause);
    }
  };
  return (
    <>
      <p id={`choose-${platform}`} className="mt-4 text-base text-pretty text-ink-2">
        Which of your accounts on {label} shall Fanfare post by?
      </p>
      <ul aria-labelledby={`choose-${platform}`} className="mt-3 flex flex-col divide-y divide-line">
        {choices.map((account) => (
          <li key={account.id} className="flex items-center justify-between gap-3 py-2">
            <AccountLine account={account}>{account.name}</AccountLine>
            <Button
              look="quiet"
              size="small"
              className="shrink-0 pointer-coarse:h-10"
              busy={chosen === account.id}
              disabled={chosen !== null}
              onClick={() => void choose(account.id)}
            >
              Choose<span className="sr-only"> {account.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-4">
        <VisitButton platform={platform}>Begin again</VisitButton>
      </div>
    </>
  );
}
