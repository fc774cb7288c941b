interface Props<Value extends string> {
  legend: string;
  /** The name of the group, of which one is chosen. */
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
}

/** One of a few, side by side. */
export function ChipChoice<Value extends string>({ legend, name, choices, value, onChoose, isFirst }: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(88px,1fr))] gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex h-9 cursor-pointer items-center justify-center rounded-md bg-surface px-2 text-sm whitespace-nowrap text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-[background,color,box-shadow] duration-120 hover:text-ink has-checked:font-medium has-checked:text-ink has-checked:shadow-[inset_0_0_0_1.5px_var(--c-ink)] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent dark:bg-canvas"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              data-autofocus={(isFirst && choice.value === value) || undefined}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
