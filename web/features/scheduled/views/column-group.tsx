import type { ReactNode } from 'react';

interface Props {
  title: string;
  icon: ReactNode;
  count: number;
  children: ReactNode;
}

/** Cards in a column of the board for which its title would not be true: under their own, with their own count. */
export function ColumnGroup({ title, icon, count, children }: Props) {
  return (
    <section aria-label={title} className="mb-2 border-b border-line pb-2">
      <h3 className="flex h-7 items-center gap-1.5 px-1.5 text-xs font-medium text-ink-2">
        {icon}
        {title}
        <span className="ml-auto font-mono font-normal text-ink-3">{count}</span>
      </h3>
      {children}
    </section>
  );
}
