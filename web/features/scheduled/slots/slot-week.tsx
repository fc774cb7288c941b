import { X } from 'lucide-react';
import type { PostingSlot } from '../../../../domain/schedule/posting-slots.ts';
import { timeOfDay } from '../../../lib/us-dates.ts';
import { SLOT_WEEKDAYS } from '../scheduling/weekdays.ts';

interface Props {
  slots: PostingSlot[];
  onRemove: (slot: PostingSlot) => void;
}

/** The slots of one network as a week: a column for each day, on a phone a row. */
export function SlotWeek({ slots, onRemove }: Props) {
  return (
    <ul className="grid grid-cols-7 gap-px overflow-hidden rounded-lg bg-line shadow-[0_0_0_1px_var(--c-line)] max-md:grid-cols-1">
      {SLOT_WEEKDAYS.map(({ name, number }) => (
        <li key={number} aria-label={name} className="min-w-0 bg-surface p-2 max-md:flex max-md:gap-3">
          <p className="pb-2 text-xs font-medium text-ink-2 max-md:w-10 max-md:shrink-0 max-md:pt-1.5 max-md:pb-0">
            {name.slice(0, 3)}
          </p>
          <ul className="flex min-h-16 flex-col gap-1 max-md:min-h-8 max-md:flex-1 max-md:flex-row max-md:flex-wrap">
            {slots
              .filter(({ weekday }) => weekday === number)
              .map((slot) => (
                <li
                  key={slot.time}
                  className="flex h-7 items-center justify-between gap-0.5 rounded-sm bg-sunken pl-2 text-xs whitespace-nowrap tabular-nums pointer-coarse:h-8"
                >
                  {spoken(slot.time)}
                  <button
                    type="button"
                    aria-label={`Remove ${name}, ${spoken(slot.time)}`}
                    onClick={() => onRemove(slot)}
                    className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-bad pointer-coarse:size-8"
                  >
                    <X size={12} aria-hidden="true" />
                  </button>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** '9:30 AM'. */
const spoken = (time: string): string => timeOfDay(`2030-01-01T${time}Z`, 'UTC');
