import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { placeLayer } from '../../../components/menu.tsx';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { MonthGrid } from '../calendar/month-grid.tsx';
import { dayForAddress, dayFromAddress, step } from '../calendar/visible-range.ts';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** Such as 2027-01-31. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, typed or chosen from a month; nothing before today. */
export function DayField({ value, onChange, ...rest }: Props) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const chosen = dayFromAddress(value);
  const today = dayForAddress(new Date());
  const [month, setMonth] = useState(chosen ?? new Date());
  const onToggle = (isOpen: boolean) => {
    if (!isOpen || !layer.current || !button.current) return;
    setMonth(chosen ?? new Date());
    placeLayer(layer.current, button.current);
  };
  const turn = (by: 1 | -1) => setMonth(step('month', month, by, false));
  return (
    <div className="relative">
      <input
        {...rest}
        type="date"
        min={today}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The house's grid stands in for the browser's.
        className={`${FIELD_LOOK} h-10 pr-10 [&::-webkit-calendar-picker-indicator]:hidden`}
      />
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label="Choose a day"
        title="Choose a day"
        className="touchable absolute top-1 right-1 grid size-8 place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
      >
        <CalendarDays size={15} aria-hidden="true" />
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Choose a day"
        onToggle={({ newState }) => onToggle(newState === 'open')}
        className="menu w-72! p-3 pointer-coarse:w-80!"
      >
        <div className="mb-2 flex items-center">
          <p aria-live="polite" className="flex-1 pl-1 text-sm font-medium">
            {inUsEnglish(month, { month: 'long', year: 'numeric' })}
          </p>
          <IconButton label="Previous month" onClick={() => turn(-1)}>
            <ChevronLeft size={16} />
          </IconButton>
          <IconButton label="Next month" onClick={() => turn(1)}>
            <ChevronRight size={16} />
          </IconButton>
        </div>
        <MonthGrid
          month={month}
          chosen={chosen}
          earliest={dayFromAddress(today) ?? undefined}
          onChoose={(day) => {
            onChange(dayForAddress(day));
            layer.current?.hidePopover();
          }}
        />
      </div>
    </div>
  );
}
