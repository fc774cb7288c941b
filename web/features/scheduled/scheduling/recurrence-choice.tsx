import { lazy, Suspense, useId, useState } from 'react';
import type { Frequency } from '../../../../domain/schedule/plan.ts';
import { ruleOf } from '../../../../domain/schedule/recurrence.ts';
import { Choice } from '../../../components/fields/choice.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField } from '../../../components/fields/form-field.tsx';
import { patiently } from '../../../lib/api/connection.ts';
import type { RecurrenceProps } from './recurrence-fields.tsx';

/** The calendar's arithmetic is large: it is loaded for what repeats. */
const RecurrenceFields = lazy(patiently(() => import('./recurrence-fields.tsx')));

const UNITS: [unit: string, frequency: Frequency][] = [
  ['hour', 'hourly'],
  ['day', 'daily'],
  ['week', 'weekly'],
  ['month', 'monthly'],
  ['year', 'yearly'],
];

/** Whether something comes again; once it does, how. */
export function RecurrenceChoice({ rule, onChange, ...rest }: Omit<RecurrenceProps, 'hasFocus'>) {
  const [isTouched, setIsTouched] = useState(false);
  const change = (next: string | null) => {
    setIsTouched(true);
    onChange(next);
  };
  const units = <Units rule={rule} hasFocus={isTouched} onChange={change} />;
  if (rule === null) return units;
  return (
    <Suspense fallback={units}>
      <RecurrenceFields rule={rule} onChange={change} hasFocus={isTouched} {...rest} />
    </Suspense>
  );
}

function Units({ rule, hasFocus, onChange }: Pick<RecurrenceProps, 'rule' | 'hasFocus' | 'onChange'>) {
  const id = useId();
  return (
    <FormField label="Repeats" htmlFor={id} className="max-w-60">
      <Choice
        id={id}
        autoFocus={hasFocus}
        value={UNITS.find(([, frequency]) => ruleOf(frequency) === rule)?.[0] ?? ''}
        onChoose={(chosen) => {
          const found = UNITS.find(([unit]) => unit === chosen);
          onChange(found ? ruleOf(found[1]) : null);
        }}
        className={`${FIELD_LOOK} h-10`}
      >
        <option value="">Does not repeat</option>
        {UNITS.map(([unit]) => (
          <option key={unit} value={unit}>
            Every {unit}
          </option>
        ))}
      </Choice>
    </FormField>
  );
}
