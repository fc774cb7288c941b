import { useId } from 'react';
import { FormGroup } from '../fields/form-field.tsx';

interface Props<Value extends string> {
  label: string;
  options: readonly Value[];
  chosen: Value | null;
  nameOf: (value: Value) => string;
  /** The colour of a small mark before the name. */
  colourOf?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** One of a few, each to be seen at once. */
export function Choices<Value extends string>({ label, options, chosen, nameOf, colourOf, onChoose }: Props<Value>) {
  const group = useId();
  return (
    <FormGroup label={label}>
      <div className="flex flex-wrap gap-1.5">
        {options.map((value) => (
          <label
            key={value}
            className="relative flex h-8 cursor-pointer pointer-coarse:h-10 items-center gap-1.5 rounded-md px-2.5 text-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-[background,color,box-shadow] duration-120 hover:bg-hover hover:text-ink has-checked:bg-accent-wash has-checked:text-ink has-checked:shadow-[inset_0_0_0_1.5px_var(--c-accent)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {colourOf && (
              <span
                aria-hidden="true"
                style={{ background: colourOf(value) }}
                className="size-3.5 rounded-full shadow-[inset_0_0_0_1px_var(--c-line-strong)]"
              />
            )}
            {nameOf(value)}
          </label>
        ))}
      </div>
    </FormGroup>
  );
}
