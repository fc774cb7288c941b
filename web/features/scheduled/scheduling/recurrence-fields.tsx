import { useId } from 'react';
import { EVERY_MAX, TIMES_MAX, WEEKDAYS, type Weekday } from '../../../../domain/schedule/recurrence.ts';
import { partsOfRule, RULE_UNITS, type RuleParts, ruleFrom } from '../../../../domain/schedule/recurrence-parts.ts';
import { recurrenceInWords } from '../../../../domain/schedule/recurrence-words.ts';
import { instantToWall } from '../../../../domain/time.ts';
import { Choice } from '../../../components/fields/choice.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField, FormGroup } from '../../../components/fields/form-field.tsx';

const DAY_NAMES: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const ORDINALS = [
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [-1, 'last'],
] as const;
const SINGLE: RuleParts = {
  unit: 'week',
  every: 1,
  weekdays: [],
  nth: null,
  monthDay: null,
  month: null,
  until: null,
  count: null,
};

export interface RecurrenceProps {
  /** The rule, or null where it runs once. */
  rule: string | null;
  /** The moment of the first occurrence; empty while it is not chosen. */
  at: string;
  /** The zone whose clock it keeps. */
  timeZone: string;
  /** It takes the place of the field that was just used. */
  hasFocus: boolean;
  onChange: (rule: string | null) => void;
}

/** Whether and how often something comes again, and when that ends. */
export default function RecurrenceFields({ rule, at, timeZone, hasFocus, onChange }: RecurrenceProps) {
  const ids = useId();
  const startsAt = instantToWall(at || new Date().toISOString(), timeZone);
  const parts = rule === null ? null : partsOfRule(rule, timeZone);
  const set = (change: Partial<RuleParts>) => onChange(ruleFrom({ ...(parts ?? SINGLE), ...change }, timeZone));
  /** Another unit begins with nothing but its rhythm and its end. */
  const choose = (unit: string) => {
    const found = RULE_UNITS.find((one) => one === unit);
    if (unit === '') onChange(null);
    else if (found) onChange(ruleFrom({ ...SINGLE, unit: found, until: parts?.until, count: parts?.count }, timeZone));
  };
  const many = parts !== null && parts.every > 1 ? 's' : '';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <FormField label="Repeats" htmlFor={`${ids}-unit`}>
          <span className="flex items-center gap-2">
            {parts && (
              <>
                <span className="text-sm text-ink-2">every</span>
                <input
                  type="number"
                  aria-label="Every how many"
                  min={1}
                  max={EVERY_MAX}
                  value={parts.every}
                  onChange={({ target }) => set({ every: within(target.valueAsNumber, EVERY_MAX) })}
                  className={`${FIELD_LOOK} h-10 max-w-20`}
                />
              </>
            )}
            <Choice
              id={`${ids}-unit`}
              autoFocus={hasFocus}
              frameClassName="min-w-32"
              value={rule === null ? '' : (parts?.unit ?? 'kept')}
              onChoose={choose}
              className={`${FIELD_LOOK} h-10`}
            >
              <option value="">Does not repeat</option>
              {rule !== null && !parts && <option value="kept">{recurrenceInWords(rule, timeZone)}</option>}
              {RULE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {parts ? `${unit}${many}` : `Every ${unit}`}
                </option>
              ))}
            </Choice>
          </span>
        </FormField>
        {parts && <End parts={parts} startsAt={startsAt} onChange={set} />}
      </div>
      {parts?.unit === 'week' && <Weekdays parts={parts} startsAt={startsAt} onChange={set} />}
      {parts?.unit === 'month' && <MonthPlace parts={parts} startsAt={startsAt} onChange={set} />}
      {rule !== null && (
        <p role="status" className="text-xs text-ink-3">
          Comes {recurrenceInWords(rule, timeZone)}, by the clock of {timeZone}.
        </p>
      )}
    </div>
  );
}

interface PartProps {
  parts: RuleParts;
  /** The wall time of the first occurrence, 'YYYY-MM-DDTHH:mm'. */
  startsAt: string;
  onChange: (change: Partial<RuleParts>) => void;
}

function End({ parts: { until, count }, startsAt, onChange }: PartProps) {
  const ids = useId();
  const kind = until !== null ? 'until' : count !== null ? 'count' : '';
  return (
    <FormField label="Ends" htmlFor={`${ids}-end`}>
      <span className="flex items-center gap-2">
        <Choice
          id={`${ids}-end`}
          value={kind}
          onChoose={(end) =>
            onChange({ until: end === 'until' ? monthAfter(startsAt) : null, count: end === 'count' ? 10 : null })
          }
          className={`${FIELD_LOOK} h-10`}
        >
          <option value="">never</option>
          <option value="until">on a day</option>
          <option value="count">after a number</option>
        </Choice>
        {until !== null && (
          <input
            type="date"
            aria-label="Last day"
            min={startsAt.slice(0, 10)}
            value={until}
            onChange={({ target }) => target.value && onChange({ until: target.value })}
            className={`${FIELD_LOOK} h-10`}
          />
        )}
        {count !== null && (
          <>
            <input
              type="number"
              aria-label="How many times"
              min={1}
              max={TIMES_MAX}
              value={count}
              onChange={({ target }) => onChange({ count: within(target.valueAsNumber, TIMES_MAX) })}
              className={`${FIELD_LOOK} h-10 max-w-22`}
            />
            <span className="text-sm text-ink-2">times</span>
          </>
        )}
      </span>
    </FormField>
  );
}

/** The days of the week; none chosen means the day on which it begins. */
function Weekdays({ parts: { weekdays }, startsAt, onChange }: PartProps) {
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(startsAt)];
  return (
    <FormGroup label="On">
      <div className="flex flex-wrap gap-1.5">
        {WEEKDAYS.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            title={DAY_NAMES[day]}
            onClick={() => {
              const next = WEEKDAYS.filter((each) => (each === day) !== chosen.includes(each));
              // Some day it must be.
              if (next.length > 0) onChange({ weekdays: next });
            }}
            className="h-9 min-w-11 rounded-md px-2 text-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-colors duration-120 hover:bg-hover aria-pressed:bg-hover aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1.5px_var(--c-ink)]"
          >
            {DAY_NAMES[day].slice(0, 3)}
          </button>
        ))}
      </div>
    </FormGroup>
  );
}

/** The day of the month, or one of its weekdays. */
function MonthPlace({ parts: { nth, weekdays, monthDay }, startsAt, onChange }: PartProps) {
  const ids = useId();
  const date = Number(startsAt.slice(8, 10));
  const day = weekdays[0] ?? weekdayOf(startsAt);
  return (
    <FormField label="On" htmlFor={`${ids}-place`}>
      <span className="flex flex-wrap items-center gap-2">
        <Choice
          id={`${ids}-place`}
          value={nth === null ? 'day' : String(nth)}
          onChoose={(place) =>
            onChange(
              place === 'day'
                ? { nth: null, weekdays: [], monthDay: null }
                : { nth: Number(place), weekdays: [day], monthDay: null },
            )
          }
          className={`${FIELD_LOOK} h-10`}
        >
          <option value="day">day</option>
          {ORDINALS.map(([number, name]) => (
            <option key={number} value={number}>
              the {name}
            </option>
          ))}
        </Choice>
        {nth === null ? (
          <Choice
            aria-label="Day of the month"
            value={String(monthDay ?? date)}
            onChoose={(value) => onChange({ monthDay: Number(value) })}
            className={`${FIELD_LOOK} h-10`}
          >
            {Array.from({ length: 31 }, (_, index) => index + 1).map((number) => (
              <option key={number}>{number}</option>
            ))}
            <option value="-1">the last</option>
          </Choice>
        ) : (
          <Choice
            aria-label="Weekday"
            value={day}
            onChoose={(value) => onChange({ weekdays: [value as Weekday] })}
            className={`${FIELD_LOOK} h-10`}
          >
            {WEEKDAYS.map((each) => (
              <option key={each} value={each}>
                {DAY_NAMES[each]}
              </option>
            ))}
          </Choice>
        )}
      </span>
    </FormField>
  );
}

function within(number: number, most: number): number {
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 1), most) : 1;
}

/** The weekday of a wall time, whatever the zone. */
function weekdayOf(wall: string): Weekday {
  const day = new Date(`${wall.slice(0, 10)}T00:00Z`).getUTCDay();
  return WEEKDAYS[(day + 6) % 7] ?? 'MO';
}

function monthAfter(wall: string): string {
  const date = new Date(`${wall.slice(0, 10)}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 28);
  return date.toISOString().slice(0, 10);
}
