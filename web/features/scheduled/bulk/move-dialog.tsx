import { type FormEvent, useId, useState } from 'react';
import type { BulkAction } from '../../../../domain/schedule/bulk.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogFoot, DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { localInput } from '../../../lib/local-time.ts';

type Move = Extract<BulkAction, { kind: 'move' }>;
type How = 'days' | 'time' | 'date';

interface Props {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onMove: (action: Move) => Promise<void>;
}

/** Where many posts are to be moved: by days, to a time of day, or to another date. */
export function MoveDialog({ isOpen, count, onClose, onMove }: Props) {
  const [isMoving, setIsMoving] = useState(false);
  const title = count === 1 ? 'Move 1 post' : `Move ${count} posts`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} className="dialog max-w-105" isHeld={isMoving}>
      {isOpen && (
        <>
          <DialogHead title={title} onClose={onClose} isHeld={isMoving} />
          <MoveForm
            isMoving={isMoving}
            onClose={onClose}
            onMove={async (action) => {
              setIsMoving(true);
              await onMove(action);
              setIsMoving(false);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'onClose' | 'onMove'> {
  isMoving: boolean;
}

function MoveForm({ isMoving, onClose, onMove }: FormProps) {
  const ids = useId();
  const [how, setHow] = useState<How>('days');
  const [days, setDays] = useState('1');
  const [time, setTime] = useState('09:00');
  const [date, setDate] = useState(() => localInput(new Date()).slice(0, 10));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const by = Number(days);
    if (how === 'days' && (!Number.isInteger(by) || by === 0 || Math.abs(by) > 3_650))
      return setProblem('Please give a number of days, e.g. 7 for a week later or -1 for the day before.');
    if (how === 'time' && time === '') return setProblem('Please choose a time.');
    if (how === 'date' && date === '') return setProblem('Please choose a date.');
    setProblem(null);
    return void onMove({ kind: 'move', ...(how === 'days' ? { days: by } : how === 'time' ? { time } : { date }) });
  };
  const choice = (value: How, label: string) => (
    <label htmlFor={`${ids}-${value}-choice`} className="flex items-center gap-2 text-base">
      <input
        id={`${ids}-${value}-choice`}
        type="radio"
        name={ids}
        checked={how === value}
        onChange={() => setHow(value)}
        className="size-4 accent-(--c-solid)"
      />
      {label}
    </label>
  );
  const field = (value: How) => ({
    id: `${ids}-${value}`,
    onFocus: () => setHow(value),
    className: `${FIELD_LOOK} h-9 max-w-40`,
  });
  return (
    <form onSubmit={submit} noValidate>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 p-5">
        {choice('days', 'By a number of days')}
        <input
          {...field('days')}
          type="number"
          aria-label="Days"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        {choice('time', 'To a time of day')}
        <input
          {...field('time')}
          type="time"
          aria-label="Time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        {choice('date', 'To a date')}
        <input
          {...field('date')}
          type="date"
          aria-label="Date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <p className="col-span-2 text-sm text-pretty text-ink-2">
          The rest of each moment stays. Posts that have run are not moved; of series, only these occurrences are.
        </p>
        {problem && (
          <p role="alert" className="col-span-2 text-sm text-bad">
            {problem}
          </p>
        )}
      </div>
      <DialogFoot>
        <Button look="quiet" onClick={onClose} disabled={isMoving}>
          Cancel
        </Button>
        <Button type="submit" busy={isMoving}>
          Move
        </Button>
      </DialogFoot>
    </form>
  );
}
