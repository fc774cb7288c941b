import { useId } from 'react';

const CHOICES = [
  { fresh: false, label: 'The same text every time' },
  { fresh: true, label: 'A new text each time' },
];

interface Props {
  fresh: boolean;
  isOff: boolean;
  onChange: (fresh: boolean) => void;
}

/** For a series that was written from a wish: whether its posts share one text. */
export function SeriesWords({ fresh, isOff, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0" disabled={isOff}>
      <legend className="mb-1.5 text-sm font-medium">Text of the series</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {CHOICES.map((choice) => (
          <label key={choice.label} className="flex items-center gap-2 text-base">
            <input
              type="radio"
              name={name}
              checked={choice.fresh === fresh}
              onChange={() => onChange(choice.fresh)}
              className="size-4 accent-(--c-accent)"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {fresh && (
        <p className="mt-1.5 text-xs text-ink-3">
          A connected AI model writes it an hour before its time, from what you asked for. A picture that was drawn for
          the text is drawn anew; your own pictures stay.
        </p>
      )}
    </fieldset>
  );
}
