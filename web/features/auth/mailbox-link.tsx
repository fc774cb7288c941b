import { useQuery } from '@tanstack/react-query';
import { about } from '../../../domain/api/system.ts';
import { api } from '../../lib/api.ts';

/** Where no mail server is configured: the way to the mails. */
export function MailboxLink() {
  const { data } = useQuery({ queryKey: ['about'], queryFn: ({ signal }) => api(about, {}, { signal }) });
  if (!data?.mailbox) return null;
  return (
    <p className="appear mt-3 text-center text-xs text-ink-2">
      <a
        href={data.mailbox}
        target="_blank"
        rel="noreferrer"
        className="inline-block rounded-sm py-1 underline decoration-line-strong underline-offset-[3px] hover:text-ink"
      >
        Mails are kept locally: open the mailbox
      </a>
    </p>
  );
}
