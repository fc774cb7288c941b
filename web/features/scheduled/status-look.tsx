import { CircleCheck, CircleX, Clock3, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { TaskStatus } from '../../../domain/scheduled.ts';
import { classNames } from '../../lib/class-names.ts';

interface Look {
  label: string;
  icon: LucideIcon | null;
  text: string;
  wash: string;
}

const FAILED_COLOURS = { text: 'text-bad', wash: 'bg-bad-wash' };
const LOOKS: Record<TaskStatus, Look> = {
  scheduled: { label: 'Scheduled', icon: Clock3, text: 'text-info', wash: 'bg-info-wash' },
  executing: { label: 'In Progress', icon: LoaderCircle, text: 'text-warn', wash: 'bg-warn-wash' },
  completed: { label: 'Completed', icon: CircleCheck, text: 'text-ok', wash: 'bg-ok-wash' },
  failed: { label: 'Failed', icon: CircleX, ...FAILED_COLOURS },
};

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
      className={classNames('shrink-0', text, status === 'executing' && !isStill && 'animate-spin')}
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
