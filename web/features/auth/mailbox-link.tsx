import { Link } from 'react-router';
import { useMailboxAddress } from './about-query.ts';

/** Where no mail server is configured: the way to the mails. Its room is kept from the start: the card above never jumps. */
export function MailboxLink({ isShown }: { isShown: boolean }) {
  const mailbox = useMailboxAddress();
  return (
    <p className="mt-3 h-6 text-center text-xs text-ink-2">
      {isShown && mailbox && (
        <Link
          to={mailbox}
          className="appear touchable inline-block rounded-sm py-1 underline decoration-line-strong underline-offset-[3px] hover:text-ink"
        >
          Mails are kept locally: open the mailbox
        </Link>
      )}
    </p>
  );
}
