import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { disconnect } from '../../../domain/api/post/connections.ts';
import type { NetworkConnection, ShownNetworkAccount } from '../../../domain/post/connections.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { api } from '../../lib/api/api.ts';
import { showConnections } from '../../lib/queries/connections.ts';
import { publicationsChanged } from '../../lib/queries/publications.ts';
import { AccountLine } from './account-line.tsx';
import { VisitButton } from './visit-button.tsx';

interface Props {
  connection: NetworkConnection;
  account: ShownNetworkAccount;
}

/** The account that posts, what is wrong with it, and how it is mended or ended. */
export function ConnectedAccount({ connection: { platform, brokenReason }, account }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { label } = PLATFORM_RULES[platform];
  const end = async () => {
    try {
      const { message, data } = await api(disconnect, { platform });
      await showConnections(data);
      toast.success(message);
      await publicationsChanged();
    } catch (cause) {
      toastFailure(`${label} was not disconnected`, cause);
    }
  };
  return (
    <>
      <div className="mt-4">
        <AccountLine account={account}>
          {brokenReason ? (
            account.name
          ) : (
            <>
              Fanfare publishes for you on {label} as <strong className="font-medium">{account.name}</strong>
            </>
          )}
        </AccountLine>
      </div>
      {brokenReason && (
        <p className="mt-3 text-base text-pretty text-bad [overflow-wrap:anywhere]">
          {brokenReason} Until then your posts for {label} are kept ready for you to post.
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {brokenReason && <VisitButton platform={platform}>Reconnect</VisitButton>}
        <Button look="quiet" className="max-sm:w-full pointer-coarse:h-10" onClick={() => setIsAsking(true)}>
          Disconnect<span className="sr-only"> {label}</span>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disconnect ${label}?`}
        text={`Fanfare no longer publishes as ${account.name}. Posts for ${label} that are scheduled stay, and are kept ready for you to post at their time.`}
        action="Disconnect"
        onConfirm={end}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
