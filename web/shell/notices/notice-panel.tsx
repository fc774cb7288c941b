import {
  CalendarX,
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  type LucideIcon,
  Send,
  Settings,
  Unplug,
} from 'lucide-react';
import { Link } from 'react-router';
import { type Notice, type NoticeKind, noticeLink } from '../../../domain/notices.ts';
import { Button } from '../../components/button.tsx';
import { TwoLines } from '../../components/cut-name.tsx';
import { toastFailure } from '../../components/toast-failure.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { classNames } from '../../lib/class-names.ts';
import { markNoticesRead, useNotices } from '../../lib/queries/notices.ts';
import { longMoment, shortMoment } from '../../lib/us-dates.ts';

const LOOKS: Record<NoticeKind, { icon: LucideIcon; look: string }> = {
  failed: { icon: CircleAlert, look: 'bg-bad-wash text-bad' },
  missed: { icon: CalendarX, look: 'bg-bad-wash text-bad' },
  approval: { icon: ClipboardCheck, look: 'bg-info-wash text-info' },
  ready: { icon: Send, look: 'bg-accent-wash text-accent-text' },
  sent: { icon: CircleCheck, look: 'bg-ok-wash text-ok' },
  connection: { icon: Unplug, look: 'bg-warn-wash text-warn' },
};

const markRead = (ids?: string[]): void =>
  void markNoticesRead(ids).catch((cause) => toastFailure('This was not marked as read', cause));

/** What the user was told, newest first. */
export default function NoticePanel({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useNotices();
  return (
    <section aria-label="Notifications" className="flex max-h-[inherit] flex-col">
      <header className="flex min-h-12 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="flex-1 text-sm font-medium">Notifications</h2>
        {data && data.unread > 0 && (
          <Button look="ghost" size="small" onClick={() => markRead()}>
            Mark all as read
          </Button>
        )}
        <Link
          to="/settings?section=notifications"
          onClick={onClose}
          aria-label="Notification settings"
          title="Notification settings"
          className="touchable grid size-8 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
        >
          <Settings size={15} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </header>
      {!data && error && (
        <p role="alert" className="p-4 text-sm text-bad">
          {reasonOf(error)}{' '}
          <button type="button" onClick={() => void refetch()} className="font-medium underline underline-offset-3">
            Try again
          </button>
        </p>
      )}
      {data?.data.length === 0 && (
        <p className="px-6 py-10 text-center text-sm text-balance text-ink-2">
          Nothing to tell you. What fails, waits for you or is ready to post will stand here.
        </p>
      )}
      <ul className="min-h-0 overflow-y-auto">
        {data?.data.map((notice) => (
          <li key={notice.id} className="border-b border-line last:border-0">
            <NoticeLink notice={notice} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoticeLink({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { id, kind, title, detail, at, isRead } = notice;
  const { icon: Icon, look } = LOOKS[kind];
  const way = noticeLink(notice);
  return (
    <Link
      to={way.path}
      onClick={() => {
        if (!isRead) markRead([id]);
        onClose();
      }}
      className="flex gap-3 px-4 py-3 outline-offset-[-2px] transition-colors duration-120 hover:bg-hover"
    >
      <span className={classNames('grid size-8 shrink-0 place-items-center rounded-md', look)}>
        <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        {!isRead && <span className="sr-only">Unread: </span>}
        <TwoLines text={title} className={classNames('text-sm', isRead ? 'text-ink-2' : 'font-medium')} />
        <span className="mt-0.5 line-clamp-3 text-xs text-ink-2 [overflow-wrap:anywhere]">{detail}</span>
        <span className="mt-1 flex flex-wrap gap-x-3 text-xs">
          <span className="font-medium text-accent-text">{way.label}</span>
          <time dateTime={at} title={longMoment(at)} className="text-ink-3 tabular-nums">
            {shortMoment(at)}
          </time>
        </span>
      </span>
      {!isRead && <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
    </Link>
  );
}
