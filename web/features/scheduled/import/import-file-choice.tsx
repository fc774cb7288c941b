import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_ROWS_MAX,
  importTemplate,
} from '../../../../domain/api/schedule/import-posts.ts';
import { MEGABYTE } from '../../../../domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { saveFile } from '../../../components/output/save-file.ts';
import { classNames } from '../../../lib/class-names.ts';
import { timeZone } from '../../../lib/session/session-rules.ts';

interface Props {
  isReading: boolean;
  problem: string | null;
  onChoose: (file: File) => void;
}

/** Where a file is dropped or chosen, and what it should look like. */
export function ImportFileChoice({ isReading, problem, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => file && !isReading && onChoose(file);
  return (
    <div className="flex flex-col gap-4 p-5">
      <section
        aria-label="Drop a CSV file here"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed px-5 py-9 text-center transition-colors duration-120',
          isOver ? 'border-accent bg-accent-wash' : 'border-line-firm bg-sunken',
        )}
      >
        <FileSpreadsheet size={26} strokeWidth={1.5} aria-hidden="true" className="text-ink-3" />
        <p className="text-base text-ink-2">Drop a CSV file here, or</p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label="CSV file"
          hidden
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button look="quiet" busy={isReading} data-autofocus onClick={() => input.current?.click()}>
          {isReading ? 'Reading…' : 'Choose a file'}
        </Button>
        <p className="text-xs text-ink-3">
          Up to {IMPORT_ROWS_MAX.toLocaleString('en-US')} posts and {IMPORT_FILE_MAX_BYTES / MEGABYTE} MB
        </p>
      </section>
      {problem && (
        <p role="alert" className="rounded-md bg-bad-wash px-3 py-2 text-sm text-pretty text-bad">
          {problem}
        </p>
      )}
      <p className="text-sm text-pretty text-ink-2">
        One row for each post, with the columns <b className="font-medium text-ink">text</b>,{' '}
        <b className="font-medium text-ink">date</b>, <b className="font-medium text-ink">time</b>,{' '}
        <b className="font-medium text-ink">network</b> and <b className="font-medium text-ink">labels</b> in any order.
        Times are read in {timeZone().replaceAll('_', ' ')}; a row without a time gets the next free posting slot. You
        see every row before anything is scheduled.{' '}
        <button
          type="button"
          onClick={() => {
            const year = new Date().getFullYear() + 1;
            const address = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${importTemplate(year)}`)}`;
            saveFile(address, 'fanfare-posts.csv');
          }}
          className="font-medium text-ink underline underline-offset-3"
        >
          Download a template
        </button>
      </p>
    </div>
  );
}
