import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface Props {
  label: ReactNode;
  htmlFor: string;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A field below its label. */
export function FormField({ label, htmlFor, hint, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={htmlFor} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children}
      {hint && <div className="mt-1.5 text-xs text-ink-3">{hint}</div>}
    </div>
  );
}

/** Several choices below their common label. */
export function FormGroup({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {children}
    </fieldset>
  );
}
