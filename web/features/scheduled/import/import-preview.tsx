import { useState } from 'react';
import { type DateOrder, dateOrderSchema } from '../../../../domain/api/schedule/import-posts.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-head.tsx';
import type { PreviewedFile } from './import-stages.ts';
import { ImportTable } from './import-table.tsx';

interface Props {
  looked: PreviewedFile;
  busy: 'reading' | 'scheduling' | null;
  problem: string | null;
  onOrder: (order: DateOrder) => void;
  onSchedule: () => void;
  onOther: () => void;
}

const ORDERS: Record<DateOrder, string> = {
  'day-first': 'Day first: 03/04 is April 3',
  'month-first': 'Month first: 03/04 is March 4',
};

/** Every row of a file with its faults, and the one button that schedules the good ones. */
export function ImportedRows({ looked, busy, problem, onOrder, onSchedule, onOther }: Props) {
  const { rows, good, asksDateOrder, unused, timeZone } = looked.preview;
  const [onlyFaults, setOnlyFaults] = useState(false);
  const faulty = rows.length - good;
  return (
    <>
      <div className="flex flex-col gap-4 p-5">
        <p role="status" className="text-base text-pretty">
          <b className="font-medium">{looked.file.name}</b>: {counted(good, 'post')} can be scheduled
          {faulty > 0 && `, ${counted(faulty, 'row')} can’t and ${faulty === 1 ? 'is' : 'are'} left out`}.{' '}
          <span className="text-ink-2">Times are in {timeZone.replaceAll('_', ' ')}.</span>
        </p>
        {unused.length > 0 && (
          <p className="text-sm text-pretty text-ink-2 [overflow-wrap:anywhere]">
            {unused.length === 1 ? 'This column is' : 'These columns are'} not used:{' '}
            <b className="font-medium">{unused.join(', ')}</b>. Posts are made of text, date, time, network, labels and
            name.
          </p>
        )}
        {(asksDateOrder || looked.dateOrder) && (
          <fieldset className="rounded-md bg-warn-wash px-3 py-2.5">
            <legend className="text-sm font-medium md:float-left md:mr-4 max-md:contents">
              How are your dates written?
            </legend>
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {dateOrderSchema.options.map((order) => (
                <label key={order} className="flex items-center gap-2 text-sm pointer-coarse:min-h-10">
                  <input
                    type="radio"
                    name="date-order"
                    className="accent-[var(--c-accent)]"
                    disabled={busy !== null}
                    checked={looked.dateOrder === order}
                    onChange={() => onOrder(order)}
                  />
                  {ORDERS[order]}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {faulty > 0 && (
          <label className="flex items-center gap-2 text-sm pointer-coarse:min-h-10">
            <input
              type="checkbox"
              className="accent-[var(--c-accent)]"
              checked={onlyFaults}
              onChange={(event) => setOnlyFaults(event.target.checked)}
            />
            Show only rows with faults
          </label>
        )}
        <ImportTable rows={onlyFaults ? rows.filter(({ faults }) => faults.length > 0) : rows} />
      </div>
      <DialogFoot>
        {problem && (
          <p role="alert" className="mr-auto min-w-48 flex-1 text-sm font-medium text-pretty text-bad">
            {problem}
          </p>
        )}
        <Button look="quiet" disabled={busy !== null} onClick={onOther}>
          Choose another file
        </Button>
        <Button busy={busy !== null} disabled={good === 0} onClick={onSchedule}>
          {busy === 'scheduling'
            ? 'Scheduling…'
            : busy === 'reading'
              ? 'Reading…'
              : `Schedule ${counted(good, 'post')}`}
        </Button>
      </DialogFoot>
    </>
  );
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
