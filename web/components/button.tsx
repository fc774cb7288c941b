import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from './spinner.tsx';

const SHAPE =
  'touchable inline-flex items-center justify-center gap-2 rounded-button px-4 text-sm font-medium whitespace-nowrap select-none transition-[background,color,box-shadow,scale] duration-120 ease-out active:scale-98';
const SIZES = { small: 'h-8 px-3', medium: 'h-9', large: 'h-10' };
const LOOKS = {
  solid: 'bg-solid text-on-solid hover:bg-solid-hover disabled:opacity-60 aria-disabled:opacity-60',
  quiet:
    'bg-surface text-ink shadow-xs hover:shadow-sm disabled:text-ink-3 aria-disabled:text-ink-3 dark:bg-hover dark:hover:bg-active',
  ghost: 'text-ink-2 enabled:hover:bg-hover enabled:hover:text-ink disabled:opacity-50 aria-disabled:opacity-50',
  danger:
    'bg-bad text-white hover:brightness-95 disabled:opacity-60 aria-disabled:opacity-60 dark:text-[oklch(0.2_0.02_22)]',
};

interface Looks {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
}

/** The look of a button, for what is a link to another site. */
export const buttonLook = ({ look = 'solid', size = 'medium' }: Looks, className?: string) =>
  classNames(SHAPE, SIZES[size], LOOKS[look], className);

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Turns a ring and takes no clicks while something runs. */
  busy?: boolean;
}

/** A button in the product's look. */
export function Button({
  look,
  size,
  busy = false,
  className,
  children,
  onClick,
  'aria-disabled': isAriaDisabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      // Not disabled while it runs: that would drop the keyboard, which is wanted here again in a moment.
      aria-disabled={busy || isAriaDisabled || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonLook({ look, size }, className)}
      {...rest}
    >
      {busy && <Spinner size={14} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Looks) {
  return <Link className={buttonLook({ look, size }, className)} {...rest} />;
}

/** A square button that shows an icon; its label is what it is called. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'touchable grid size-8 shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
