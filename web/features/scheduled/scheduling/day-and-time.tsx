import { useId } from 'react';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField } from '../../../components/fields/form-field.tsx';
import { NextSlotButton } from '../../../components/fields/next-slot-button.tsx';
import { localInput } from '../../../lib/local-time.ts';
import { timeZone } from '../../../lib/session/session-rules.ts';
import { DayField } from './day-field.tsx';
import type { ScheduleFields } from './schedule-request.ts';

interface Props {
  fields: Pick<ScheduleFields, 'date' | 'time' | 'platforms'>;
  onChange: (change: Partial<Pick<ScheduleFields, 'date' | 'time'>>) => void;
  isRefused: boolean;
}

/** When it goes out: a day and a time, or the next free slot of its networks. */
export function DayAndTime({ fields: { date, time, platforms }, onChange, isRefused }: Props) {
  const ids = useId();
  return (
    <>
      <div data-field="date" className="grid grid-cols-2 gap-4">
        <FormField label="Date" htmlFor={`${ids}-date`}>
          <DayField
            id={`${ids}-date`}
            value={date}
            onChange={(chosen) => onChange({ date: chosen })}
            aria-invalid={isRefused}
          />
        </FormField>
        <FormField label="Time" htmlFor={`${ids}-time`} hint={timeZone()}>
          <input
            id={`${ids}-time`}
            type="time"
            value={time}
            onChange={(event) => onChange({ time: event.target.value })}
            aria-invalid={isRefused}
            className={`${FIELD_LOOK} h-10`}
          />
        </FormField>
      </div>
      <NextSlotButton
        platforms={platforms}
        onPick={(at) => {
          const [day = '', hour = ''] = localInput(new Date(at)).split('T');
          onChange({ date: day, time: hour });
        }}
      />
    </>
  );
}
