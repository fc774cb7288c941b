import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  onChoose: (value: string) => void;
  /** For what stands around the field. */
  frameClassName?: string;
}

/** One of several, in a field of our own look. */
export function Choice({ onChoose, className, frameClassName, children, ...rest }: Props) {
  return (
    <span className={classNames('relative block', frameClassName)}>
      <select
        {...rest}
        onChange={(event) => onChoose(event.target.value)}
        className={classNames('w-full appearance-none truncate pr-8', className)}
      >
        {children}
      </select>
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
