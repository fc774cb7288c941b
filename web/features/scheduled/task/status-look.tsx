import { CircleCheck, CircleHelp, CircleX, Clock3, LoaderCircle, type LucideIcon, Send } from 'lucide-react';
import { PUBLICATION_WORDS, type PublicationState } from '../../../../domain/post/publication.ts';
import type { TaskStatus } from '../../../../domain/schedule/scheduled.ts';
import { classNames } from '../../../lib/class-names.ts';
import type { Task } from './task.ts';

interface Look {
  label: string;
  icon: LucideIcon | null;
  text: string;
  wash: string;
}

const FAILED_COLOURS = { text: 'text-bad', wash: 'bg-bad-wash' };
const POSTING = { label: PUBLICATION_WORDS.sending, icon: LoaderCircle, text: 'text-warn', wash: 'bg-warn-wash' };
const LOOKS: Record<TaskStatus | PublicationState, Look> = {
  scheduled: { label: 'Scheduled', icon: Clock3, text: 'text-info', wash: 'bg-info-wash' },
  executing: { label: 'In Progress', icon: LoaderCircle, text: 'text-warn', wash: 'bg-warn-wash' },
  completed: { label: 'Completed', icon: CircleCheck, text: 'text-ok', wash: 'bg-ok-wash' },
  failed: { label: 'Failed', icon: CircleX, ...FAILED_COLOURS },
  ready: { label: PUBLICATION_WORDS.ready, icon: Send, text: 'text-accent-text', wash: 'bg-accent-wash' },
  queued: POSTING,
  sending: POSTING,
  sent: { label: PUBLICATION_WORDS.sent, icon: CircleCheck, text: 'text-ok', wash: 'bg-ok-wash' },
  refused: { label: PUBLICATION_WORDS.refused, icon: CircleX, ...FAILED_COLOURS },
  unconfirmed: { label: PUBLICATION_WORDS.unconfirmed, icon: CircleHelp, text: 'text-warn', wash: 'bg-warn-wash' },
};

/** Where a task stands: what has run stands where its posts do, and is completed only where there is nothing to post. */
export function standingOf({ status, posting }: Pick<Task, 'status' | 'posting'>): string {
  return status === 'completed' && posting ? posting : status;
}

/** How a status looks; one that nobody knows has no icon and the failed colours. */
export function lookOf(status: string): Look {
  const known = Object.entries(LOOKS).find(([name]) => name === status)?.[1];
  return known ?? { label: status, icon: null, ...FAILED_COLOURS };
}

/** The sign of a status in its colour; that of work in progress turns. */
export function StatusIcon({
  status,
  size = 14,
  isStill = false,
}: {
  status: string;
  size?: number;
  isStill?: boolean;
}) {
  const { icon: Icon, text } = lookOf(status);
  if (!Icon) return null;
  return (
    <Icon
      size={size}
      strokeWidth={2}
      aria-hidden="true"
      data-status={status}
      className={classNames('shrink-0', text, Icon === LoaderCircle && !isStill && 'animate-spin')}
    />
  );
}

/** A status in words on its colour. */
export function StatusBadge({ status }: { status: string }) {
  const { label, text, wash } = lookOf(status);
  return (
    <span
      className={classNames(
        'inline-flex h-6 items-center gap-1.5 rounded-sm px-2 text-xs font-medium whitespace-nowrap',
        text,
        wash,
      )}
    >
      <StatusIcon status={status} size={13} />
      {label}
    </span>
  );
}
