import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { MONTH_LABELS, yearsAround } from './calendar-events.ts';
import { inMonth } from './visible-range.ts';

interface Props {
  title: string;
  date: Date;
  onPick: (date: Date) => void;
}

/** The calendar's title, which opens a choice of month and year. */
export function MonthYearPicker({ title, date, onPick }: Props) {
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [year, month] = [date.getFullYear(), date.getMonth()];
  const place = () => {
    if (!layer.current || !button.current) return;
    const { left, bottom } = button.current.getBoundingClientRect();
    layer.current.style.left = `${Math.max(8, Math.min(left, window.innerWidth - layer.current.offsetWidth - 8))}px`;
    layer.current.style.top = `${bottom + 6}px`;
    layer.current.querySelector('[data-year][aria-pressed="true"]')?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className="touchable flex h-8 items-center gap-1.5 rounded-md px-2 text-lg font-[560] whitespace-nowrap max-md:gap-1 max-md:px-1 max-md:text-base transition-colors duration-120 hover:bg-hover"
      >
        {title}
        <ChevronDown size={14} aria-hidden="true" className="text-ink-3" />
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Choose a month and year"
        onToggle={({ newState }) => newState === 'open' && place()}
        className="menu w-80 p-2"
      >
        <div className="flex h-52 gap-2 pointer-coarse:h-66">
          <fieldset className="grid min-w-0 flex-1 grid-cols-2 gap-1">
            <legend className="sr-only">Month</legend>
            {MONTH_LABELS.map((name, at) => (
              <Pick
                key={name}
                isChosen={at === month}
                onUse={() => {
                  onPick(inMonth(date, year, at));
                  layer.current?.hidePopover();
                }}
              >
                {name}
              </Pick>
            ))}
          </fieldset>
          <fieldset className="flex w-18 flex-col gap-1 overflow-y-auto border-l border-line pl-2">
            <legend className="sr-only">Year</legend>
            {yearsAround(year).map((each) => (
              <Pick key={each} isYear isChosen={each === year} onUse={() => onPick(inMonth(date, each, month))}>
                {each}
              </Pick>
            ))}
          </fieldset>
        </div>
      </div>
    </>
  );
}

function Pick(props: { isChosen: boolean; isYear?: boolean; onUse: () => void; children: ReactNode }) {
  const { isChosen, isYear = false, onUse, children } = props;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-year={isYear || undefined}
      onClick={onUse}
      className={classNames(
        'min-h-7 pointer-coarse:min-h-10 shrink-0 rounded-sm px-2 text-left text-sm tabular-nums transition-colors duration-120',
        isChosen ? 'bg-solid font-medium text-on-solid' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
