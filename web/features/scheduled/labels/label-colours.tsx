import { Check } from 'lucide-react';
import { LABEL_COLOURS, type LabelColour } from '../../../../domain/schedule/labels.ts';

interface Props {
  chosen: LabelColour;
  onChoose: (colour: LabelColour) => void;
}

/** The colours of labels, one to be chosen. */
export function LabelColours({ chosen, onChoose }: Props) {
  return (
    <fieldset className="flex flex-wrap gap-0.5">
      <legend className="sr-only">Colour</legend>
      {LABEL_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          data-label={colour}
          aria-label={colour}
          title={colour}
          aria-pressed={colour === chosen}
          onClick={() => onChoose(colour)}
          className="grid size-6 place-items-center rounded-sm hover:bg-hover"
        >
          <span className="label-dot grid size-4 place-items-center text-surface">
            {colour === chosen && <Check size={11} strokeWidth={3} aria-hidden="true" />}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
