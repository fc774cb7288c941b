import { CircleCheck, CircleMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { type ImportPreview, importWorkflows, previewWorkflowImport } from '../../../../domain/api/account/own-data.ts';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import { Button } from '../../../components/button.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { byContract } from '../../../lib/api/problem.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { importable } from './export-file.ts';
import { ImportNames } from './import-names.tsx';
import { importedText } from './import-texts.ts';

type Result = AnswerOf<typeof importWorkflows>['data'];

/** Takes a file and its workflows, asks about names that are there already, then tells which it took and which not. */
export function ImportWorkflows() {
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [asked, setAsked] = useState<{ file: File; preview: ImportPreview } | null>(null);
  const work = async (step: () => Promise<void>) => {
    setIsRunning(true);
    try {
      await step();
    } catch (failure) {
      toastFailure(importWorkflows.fallback ?? '', failure);
    } finally {
      setIsRunning(false);
    }
  };
  const take = async (file: File, replace: string[]) => {
    const { data } = await api(importWorkflows, { file, replace: JSON.stringify(replace) });
    setResult(data);
    if (data.imported > 0) toast.success(importedText(data));
    void queryClient.invalidateQueries({ queryKey: ['workflows'] });
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen || isRunning) return;
    setResult(null);
    await work(async () => {
      const file = await importable(chosen);
      const problem = byContract(importWorkflows, { file });
      if (problem) throw new Error(problem.text);
      const { data: preview } = await api(previewWorkflowImport, { file });
      if (preview.workflows.some(({ existing }) => existing)) setAsked({ file, preview });
      else await take(file, []);
    });
  };
  return (
    <>
      <div className="max-sm:col-start-2">
        <input
          ref={input}
          type="file"
          accept=".zip,.json,application/zip,application/json"
          aria-label="Export file"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button look="quiet" size="small" busy={isRunning} onClick={() => input.current?.click()}>
          {isRunning ? 'Importing…' : 'Import workflows'}
        </Button>
      </div>
      {result && <Outcome {...result} />}
      <ImportNames
        preview={asked?.preview ?? null}
        onImport={(replace) => {
          if (asked) void work(() => take(asked.file, replace));
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function Outcome({ imported, replaced, skipped }: Result) {
  return (
    <div role="status" className="appear col-span-full rounded-md bg-sunken p-4 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        <CircleCheck size={15} aria-hidden="true" className={imported > 0 ? 'text-ok' : 'text-ink-3'} />
        {importedText({ imported, replaced })}
        {imported > 0 && (
          <Link
            to="/scheduled?tab=builder"
            className="ml-auto rounded-sm py-0.5 font-normal text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
          >
            Open the builder
          </Link>
        )}
      </p>
      {skipped.length > 0 && (
        <>
          <p className="mt-3 text-xs text-ink-3">Not taken over</p>
          <ul className="mt-1.5 flex max-h-60 flex-col gap-1.5 overflow-y-auto">
            {skipped.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
              <li key={at} className="flex gap-2 text-sm">
                <CircleMinus size={14} aria-hidden="true" className="mt-0.75 shrink-0 text-warn" />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="font-medium">{name}:</span> <span className="text-ink-2">{reason}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
