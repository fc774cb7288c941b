import { classNames } from '../lib/class-names.ts';

const MOST = 99;

/** How many there are, small and beside what they are; nothing for none. */
export function CountBadge({ count, what, className }: { count: number; what: string; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'rounded-full bg-accent-wash px-1.5 text-2xs font-medium text-accent-text tabular-nums',
        className,
      )}
    >
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
