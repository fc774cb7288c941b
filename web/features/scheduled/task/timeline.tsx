import type { TaskEvent } from '../../../../domain/schedule/scheduled.ts';
import { classNames } from '../../../lib/class-names.ts';
import { inUsEnglish } from '../../../lib/us-dates.ts';

const WORDS: Record<TaskEvent['what'], { text: string; dot: string }> = {
  scheduled: { text: 'Scheduled', dot: 'bg-info' },
  changed: { text: 'Changed', dot: 'bg-ink-3' },
  labelled: { text: 'Labels changed', dot: 'bg-ink-3' },
  started: { text: 'Started', dot: 'bg-warn' },
  'taken-over': { text: 'Taken over by another worker', dot: 'bg-warn' },
  completed: { text: 'Completed', dot: 'bg-ok' },
  failed: { text: 'Failed', dot: 'bg-bad' },
  posted: { text: 'Posted', dot: 'bg-ok' },
  refused: { text: 'Refused', dot: 'bg-bad' },
  unconfirmed: { text: 'Unconfirmed', dot: 'bg-warn' },
  'handed-over': { text: 'Ready to post', dot: 'bg-info' },
};

/** What happened to a task, in order. */
export function Timeline({ events, isLoading }: { events: TaskEvent[]; isLoading: boolean }) {
  return (
    <>
      {isLoading ? (
        <div className="flex flex-col gap-3" role="status">
          <span className="sr-only">Loading…</span>
          <span className="h-4 w-64 animate-pulse rounded-sm bg-hover" />
          <span className="h-4 w-48 animate-pulse rounded-sm bg-hover" />
        </div>
      ) : (
        <ol>
          {events.map(({ at, what, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may share their moment
            <li key={`${at} ${index}`} className="relative flex gap-3 pb-3 last:pb-0">
              {index < events.length - 1 && (
                <span aria-hidden="true" className="absolute top-3 bottom-0 left-[3.5px] w-px bg-line-strong" />
              )}
              <span aria-hidden="true" className={classNames('mt-1.5 size-2 shrink-0 rounded-full', WORDS[what].dot)} />
              <div className="min-w-0 flex-1 text-sm">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span>{WORDS[what].text}</span>
                  <time dateTime={at} className="text-xs text-ink-3 tabular-nums">
                    {inUsEnglish(at, {
                      month: 'short',
                      day: 'numeric',
                      hour: 'numeric',
                      minute: '2-digit',
                      second: '2-digit',
                    })}
                  </time>
                </p>
                {detail && <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">{detail}</p>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
