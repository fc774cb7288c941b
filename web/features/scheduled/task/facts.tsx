import type { ReactNode } from 'react';

/** Pairs of a name and what it is. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1">{children}</dl>;
}

/** One of them. */
export function TaskFact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="mt-1 text-base [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
