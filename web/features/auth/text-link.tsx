import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface Props {
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** A quiet way on, beside or below a field. */
export function TextLink({ onClick, className, children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={classNames(
        'touchable rounded-sm py-0.5 text-sm text-ink-2 underline decoration-line-strong underline-offset-[3px] transition-colors duration-120 hover:text-ink',
        className,
      )}
    >
      {children}
    </button>
  );
}
