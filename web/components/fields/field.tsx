import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../../lib/api/problem.ts';
import { classNames } from '../../lib/class-names.ts';
import { FIELD_LOOK } from './field-look.ts';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'name'> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown here when it is this field's. */
  problem: Problem | null;
  /** What is good to know about it. */
  hint?: ReactNode;
  /** Of a password whose eye stands elsewhere: whether it can be read. */
  isRevealed?: boolean;
}

/** A labelled field that says what is wrong with it; passwords can be looked at. */
export function Field({ label, name, value, onChange, problem, hint, isRevealed, type = 'text', ...rest }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const isReadable = isRevealed ?? isShown;
  const text = problem?.field === name ? problem.text : null;
  useEffect(() => {
    // Each refusal leads to its field, the same one twice included.
    if (problem?.field === name) input.current?.focus();
  }, [problem, name]);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          name={name}
          type={isPassword && isReadable ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={text !== null}
          aria-describedby={text === null && !hint ? undefined : `${id}-said`}
          // Room for a toast above it when it comes into view.
          className={classNames(FIELD_LOOK, 'h-10 scroll-mt-24', isPassword && 'pr-11')}
          {...rest}
        />
        {isPassword && isRevealed === undefined && (
          <Eyes
            label={label}
            isOpen={isShown}
            onToggle={() => setIsShown(!isShown)}
            className="absolute top-1 right-1"
          />
        )}
      </div>
      {text !== null ? (
        <p id={`${id}-said`} className="appear mt-1.5 text-xs text-bad">
          {text}
        </p>
      ) : (
        hint && (
          <p id={`${id}-said`} className="mt-1.5 text-xs text-ink-3">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface EyesProps {
  /** What the password is called. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  className: string;
}

/** Shows a password, or hides it. */
export function Eyes({ label, isOpen, onToggle, className }: EyesProps) {
  const Icon = isOpen ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-label={`${isOpen ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
      onClick={onToggle}
      className={classNames(
        'touchable grid size-8 place-items-center rounded-sm text-ink-3 transition-colors duration-120 hover:text-ink',
        className,
      )}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
