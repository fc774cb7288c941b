import { Choice } from '../../../components/fields/choice.tsx';
import { SPAN_LABELS } from '../calendar/visible-range.ts';
import { FILTER_LOOK } from '../filters/filter-choices.tsx';
import type { TaskAddress } from '../task/task-address.ts';

/** What a phone offers, in its order: the calendar's stretches stand beside the other views. */
const OFFERS: Record<string, { label: string; show: Partial<TaskAddress> }> = {
  agenda: { label: 'Agenda', show: { view: 'agenda' } },
  month: { label: SPAN_LABELS.month, show: { view: 'calendar', span: 'month' } },
  week: { label: '3 days', show: { view: 'calendar', span: 'week' } },
  day: { label: SPAN_LABELS.day, show: { view: 'calendar', span: 'day' } },
  kanban: { label: 'Kanban', show: { view: 'kanban' } },
  list: { label: 'List', show: { view: 'list' } },
};

interface Props {
  shown: TaskAddress;
  show: (change: Partial<TaskAddress>) => void;
}

/** How the tasks are shown, in one field: a phone has no room for a row of buttons. */
export function PhoneViewChoice({ shown: { view, span }, show }: Props) {
  return (
    <Choice
      aria-label="View"
      value={view === 'calendar' ? span : view}
      className={`${FILTER_LOOK} pl-2.5 font-medium`}
      frameClassName="shrink-0"
      onChoose={(name) => show(OFFERS[name]?.show ?? {})}
    >
      {Object.entries(OFFERS).map(([name, { label }]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </Choice>
  );
}
