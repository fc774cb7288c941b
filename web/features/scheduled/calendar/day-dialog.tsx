import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { closeTaskLayer, useTasksUi } from '../tasks-ui.ts';
import type { CalendarEvent } from './calendar-events.ts';
import { DayEvents } from './day-events.tsx';

interface Props {
  events: CalendarEvent[];
  onShow: (event: CalendarEvent) => void;
}

/** Everything on a day that has more than the month has room for. */
export function DayDialog({ events, onShow }: Props) {
  const day = useTasksUi(({ layer }) => (layer?.kind === 'day' ? layer.day : null));
  const title = day ? inUsEnglish(day, { weekday: 'long', month: 'long', day: 'numeric' }) : '';
  const onDay = day ? events.filter(({ start }) => start.toDateString() === day.toDateString()) : [];
  return (
    <Dialog
      isOpen={day !== null}
      onClose={() => closeTaskLayer('day')}
      label={title || 'Day'}
      className="dialog max-w-105"
    >
      {day && (
        <>
          <DialogHead title={title} onClose={() => closeTaskLayer('day')} />
          <div className="p-2">
            <DayEvents day={day} events={onDay} onShow={onShow} />
          </div>
        </>
      )}
    </Dialog>
  );
}
