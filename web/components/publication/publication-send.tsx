import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { resolvePublication, retryPublication } from '../../../domain/api/post/publishing.ts';
import { asSeen, isBlank } from '../../../domain/post/fit.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import type { Publication } from '../../../domain/post/publication.ts';
import { api } from '../../lib/api/api.ts';
import { useConnections } from '../../lib/queries/connections.ts';
import { publicationsChanged } from '../../lib/queries/publications.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { toastFailure } from '../toast-failure.tsx';

/** Sends a post by its owner's account again, or now that there is one; shown only where an account could take it. */
export function SendAgain({ publication: { id, state, post } }: { publication: Publication }) {
  const { data: connections } = useConnections();
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { label } = PLATFORM_RULES[post.platform];
  const connection = connections?.find(({ platform }) => platform === post.platform);
  const isUnsure = state === 'unconfirmed';
  const canSend = connection?.available && connection.account && !connection.brokenReason;
  // An unconfirmed one is taken back in hand even without an account: it is then its owner's to post.
  // What the network takes nothing of is its owner's to post, as the note beside it says.
  if (isBlank(asSeen(post)) || (!canSend && !isUnsure)) return null;
  const send = async () => {
    setIsSending(true);
    try {
      const { message } = await (isUnsure
        ? api(resolvePublication, { id, answer: 'again' })
        : api(retryPublication, { id }));
      toast.success(message);
      await publicationsChanged();
    } catch (cause) {
      toastFailure('This post was not sent', cause);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        busy={isSending}
        className="max-sm:flex-1 pointer-coarse:h-10"
        onClick={() => (isUnsure ? setIsAsking(true) : void send())}
      >
        <RotateCcw size={13} aria-hidden="true" className="text-ink-3" />
        {state === 'ready' ? 'Send now' : 'Send again'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Send it again?"
        text={`Look on ${label} first: if the post is there already, it would stand there twice.`}
        action="Send again"
        onConfirm={send}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
