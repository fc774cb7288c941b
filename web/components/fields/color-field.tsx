import { useId } from 'react';
import { hexColor, INVALID_COLOR, sixDigits } from '../../../domain/brand.ts';
import { FIELD_LOOK } from './field-look.ts';

interface Props {
  label: string;
  hint?: string;
  value: string;
  onChange: (typed: string) => void;
}

/** A colour by eye or by number: the picker and the field say the same. */
export function ColorField({ label, hint, value, onChange }: Props) {
  const id = useId();
  const color = hexColor(value);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <span
          className="relative size-10 shrink-0 overflow-hidden rounded-md shadow-[inset_0_0_0_1px_var(--c-line-strong)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
          style={{ backgroundColor: color ?? 'transparent' }}
        >
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()} color`}
            value={color === null ? '#000000' : sixDigits(color).toLowerCase()}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => color !== null && color !== value && onChange(color)}
          placeholder="#1A2B3C"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={color === null}
          aria-describedby={`${id}-note`}
          className={`${FIELD_LOOK} h-10 font-mono`}
        />
      </div>
      <p
        id={`${id}-note`}
        role={color === null ? 'alert' : undefined}
        className={`mt-1.5 text-xs empty:hidden ${color === null ? 'text-bad' : 'text-ink-3'}`}
      >
        {color === null ? INVALID_COLOR : hint}
      </p>
    </div>
  );
}
