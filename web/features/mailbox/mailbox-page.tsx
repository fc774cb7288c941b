import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Inbox } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type KeptMail, listMails } from '../../../domain/api/system.ts';
import { FullPage, Waiting } from '../../components/full-page.tsx';
import { Logo } from '../../components/logo.tsx';
import { api } from '../../lib/api/api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { MailView } from './mail-view.tsx';

/** The mails are files that any process may write: nothing else tells of a new one. */
const LOOK_EVERY_MS = 1_000;

/** The mails of a Fanfare without a mail server: each as it was sent, and what became of its link. */
export default function MailboxPage() {
  usePageTitle('Mailbox');
  const [query] = useSearchParams();
  const key = query.get('key') ?? undefined;
  const { data: mails, error } = useQuery({
    queryKey: ['mailbox', key],
    queryFn: async ({ signal }) => (await api(listMails, { key }, { signal })).data,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  });
  if (!mails)
    return error ? (
      <FullPage
        title="There is no mailbox here"
        text="It opens on the machine that Fanfare runs on, or with the address that was printed at the start, while no mail server is set."
        ways={<BackLink />}
      />
    ) : (
      <Waiting />
    );
  return (
    <div className="min-h-full bg-sunken">
      <header className="border-b border-line bg-canvas">
        <div className="mx-auto flex h-14 max-w-[760px] items-center justify-between px-6 max-sm:px-4">
          <Link to="/" aria-label="Fanfare, home" className="flex rounded-md">
            <Logo />
          </Link>
          <BackLink />
        </div>
      </header>
      <main className="mx-auto max-w-[760px] px-6 pt-10 pb-16 max-sm:px-4 max-sm:pt-6">
        <h1 className="text-2xl font-[560] max-md:text-xl">Mailbox</h1>
        <p className="mt-1 text-base text-pretty text-ink-2">
          No mail server is set, so mails are kept on this machine.{' '}
          {key === undefined ? 'Only this machine' : 'Only the address that was printed at the start'} can open this
          page.
        </p>
        {mails.length === 0 ? <Nothing /> : <Mails mails={mails} />}
      </main>
    </div>
  );
}

function Mails({ mails }: { mails: KeptMail[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  // The newest is open until another is chosen.
  const open = chosen ?? nameOf(mails[0]);
  return (
    <ol aria-label="Mails, newest first" aria-live="polite" className="mt-6 flex flex-col gap-3">
      {mails.map((mail) => (
        <li key={nameOf(mail)}>
          <MailView
            mail={mail}
            isOpen={nameOf(mail) === open}
            onToggle={() => setChosen(nameOf(mail) === open ? '' : nameOf(mail))}
          />
        </li>
      ))}
    </ol>
  );
}

/** What tells a mail from all others. */
const nameOf = (mail: KeptMail | undefined): string => `${mail?.at} ${mail?.to} ${mail?.link}`;

function Nothing() {
  return (
    <div className="mt-6 rounded-xl bg-surface px-6 py-14 text-center shadow-sm">
      <Inbox size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-ink-3" />
      <p className="mt-3 text-base font-medium">No mail yet</p>
      <p className="mt-1 text-sm text-ink-2">Sign up, and the verification mail appears here by itself.</p>
    </div>
  );
}

function BackLink() {
  return (
    <Link
      to="/"
      className="touchable inline-flex h-8 items-center gap-1.5 rounded-button px-2.5 text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
    >
      <ArrowLeft size={15} aria-hidden="true" />
      Back to Fanfare
    </Link>
  );
}
