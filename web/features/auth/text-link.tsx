import type { ReactNode } from 'react';

/** A quiet way on, below a field. */
export function TextLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mt-1 self-end rounded-sm py-0.5 text-sm text-ink-2 underline decoration-line-strong underline-offset-[3px] transition-colors duration-120 hover:text-ink"
    >
      {children}
    </button>
  );
}
