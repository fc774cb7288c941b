import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One matter of a section, on a sheet of its own. */
export function Panel({ title, text, children }: Props) {
  return (
    <section aria-label={title} className="rounded-lg bg-surface shadow-sm">
      <header className="px-6 pt-5 max-sm:px-4">
        <h3 className="text-md font-medium">{title}</h3>
        {text && <p className="mt-0.5 max-w-120 text-sm text-pretty text-ink-2">{text}</p>}
      </header>
      {children}
    </section>
  );
}

/** What a panel holds. */
export function PanelBody({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('px-6 pt-5 pb-6 max-sm:px-4', className)}>{children}</div>;
}

/** What can be done with it, at its foot. */
export function PanelFoot({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <footer
      className={classNames(
        'flex min-h-14 flex-wrap items-center justify-end gap-2 rounded-b-lg border-t border-line bg-sunken px-6 py-2.5 max-sm:px-4',
        className,
      )}
    >
      {children}
    </footer>
  );
}
