import { Plus } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { offeredMoment } from '../scheduling/offered-moment.ts';
import { openTaskLayer } from '../tasks-ui.ts';
import type { AgendaDay, AgendaEntry } from './agenda-days.ts';
import { AgendaPlan, ProjectedRow, TaskRow } from './agenda-rows.tsx';

const DAY_MS = 24 * 60 * 60_000;

/** One day of the agenda; drawn only while it is near the window. */
export const AgendaDaySection = memo(function AgendaDaySection({ day, entries, today }: AgendaDay & { today: Date }) {
  const title = inUsEnglish(day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
  });
  const away = Math.round((day.getTime() - today.getTime()) / DAY_MS);
  const near = away === 0 ? 'Today' : away === 1 ? 'Tomorrow' : away === -1 ? 'Yesterday' : null;
  return (
    <section aria-label={title} className="pb-3 [contain-intrinsic-size:auto_160px] [content-visibility:auto]">
      <h2 className="sticky top-0 z-1 flex h-9 items-center gap-2 bg-canvas text-sm font-medium">
        {near && <span className={near === 'Today' ? 'text-accent-text' : undefined}>{near}</span>}
        <span className={near ? 'font-normal text-ink-2' : undefined}>{title}</span>
        {away >= 0 && (
          <IconButton
            label={`Schedule on ${title}`}
            onClick={() => openTaskLayer({ kind: 'schedule', at: offeredMoment(day, new Date()) })}
            className="ml-auto"
          >
            <Plus size={15} />
          </IconButton>
        )}
      </h2>
      {entries.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong px-3 py-4 text-center text-sm text-ink-3">
          Nothing is scheduled for today.
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-xs">
          {entries.map((entry) => (
            <li key={entry.key}>
              <Row entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function Row({ entry }: { entry: AgendaEntry }) {
  if (entry.kind === 'task') return <TaskRow task={entry.task} />;
  return entry.kind === 'plan' ? <AgendaPlan plan={entry.plan} /> : <ProjectedRow projected={entry.projected} />;
}
