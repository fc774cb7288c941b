import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField } from '../../../components/fields/form-field.tsx';
import { SLOT_WEEKDAYS } from '../scheduling/weekdays.ts';

const NUMBERS = SLOT_WEEKDAYS.map(({ number }) => number);
const DAYS: { name: string; weekdays: number[] }[] = [
  { name: 'Every day', weekdays: NUMBERS },
  { name: 'Weekdays', weekdays: NUMBERS.slice(0, 5) },
  { name: 'Weekends', weekdays: NUMBERS.slice(5) },
  ...SLOT_WEEKDAYS.map(({ name, number }) => ({ name, weekdays: [number] })),
];

/** Adds one time of day to one or several days of the week. */
export function SlotAdder({ onAdd }: { onAdd: (weekdays: number[], time: string) => void }) {
  const id = useId();
  const [day, setDay] = useState('Weekdays');
  const [time, setTime] = useState('09:00');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const weekdays = DAYS.find(({ name }) => name === day)?.weekdays ?? [];
        if (time !== '') onAdd(weekdays, time.slice(0, 5));
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <FormField label="Days" htmlFor={`${id}-days`} className="min-w-36 flex-1">
        <Choice id={`${id}-days`} value={day} onChoose={setDay} className={`${FIELD_LOOK} h-9`}>
          {DAYS.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      </FormField>
      <FormField label="Time" htmlFor={`${id}-time`} className="min-w-30 flex-1">
        <input
          id={`${id}-time`}
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
          className={`${FIELD_LOOK} h-9`}
        />
      </FormField>
      <Button type="submit" look="quiet">
        <Plus size={14} aria-hidden="true" />
        Add slot
      </Button>
    </form>
  );
}
