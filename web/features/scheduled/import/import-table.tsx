import { CircleAlert } from 'lucide-react';
import type { ImportRow } from '../../../../domain/api/schedule/import-posts.ts';
import { NoteList } from '../../../components/output/note-list.tsx';
import { longMoment } from '../../../lib/us-dates.ts';
import { TaskPlatforms } from '../task/task-platforms.tsx';

const CELL = 'px-3 py-2.5 align-top max-md:block max-md:px-0 max-md:py-0.5';

/** The rows of a file as they were read; on a phone a card for each. */
export function ImportTable({ rows }: { rows: ImportRow[] }) {
  return (
    <div className="overflow-x-auto rounded-lg shadow-[0_0_0_1px_var(--c-line)]">
      <table className="w-full text-left text-sm max-md:block">
        <thead className="bg-sunken text-xs text-ink-2 max-md:sr-only">
          <tr>
            {['Row', 'Post', 'Network', 'When', 'Labels'].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: one }: { row: ImportRow }) {
  const { row, text, name, platforms, scheduledFor, when, isNextSlot, labels, faults, notes } = one;
  return (
    <tr className="border-t border-line max-md:block max-md:px-3 max-md:py-2.5">
      <td className={`${CELL} text-ink-3 tabular-nums`}>
        <span className="md:hidden">Row </span>
        {row}
      </td>
      <td className={`${CELL} min-w-60`}>
        {name !== '' && <p className="font-medium [overflow-wrap:anywhere]">{name}</p>}
        <p className="line-clamp-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {text || <span className="text-ink-3">No text</span>}
        </p>
        {faults.length > 0 && (
          <ul aria-label={`Faults of row ${row}`} className="mt-1.5 flex flex-col gap-1">
            {faults.map((fault) => (
              <li key={fault} className="flex gap-1.5 text-pretty text-bad [overflow-wrap:anywhere]">
                <CircleAlert size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
                {fault}
              </li>
            ))}
          </ul>
        )}
        <NoteList notes={notes} label={`Notes on row ${row}`} className="mt-1.5" />
      </td>
      <td className={CELL}>{platforms.length > 0 && <TaskPlatforms platforms={platforms} />}</td>
      <td className={`${CELL} md:whitespace-nowrap`}>
        {scheduledFor ? longMoment(scheduledFor) : <span className="text-ink-2">{when}</span>}
        {scheduledFor && isNextSlot && <span className="block text-xs text-ink-3">Next free slot</span>}
      </td>
      <td className={`${CELL} text-ink-2 [overflow-wrap:anywhere] md:min-w-28`}>{labels.join(', ')}</td>
    </tr>
  );
}
