import { CircleAlert, CircleCheck } from 'lucide-react';
import { Spinner } from '../../../components/spinner.tsx';
import type { FormOutcome } from './use-model-form.ts';

interface Props {
  id: string;
  outcome: FormOutcome | null;
  /** What is being tried at this moment. */
  trial: string | null;
}

/** How a test or a change ended; always there, so that it is read aloud when something is said. */
export function ModelOutcome({ id, outcome, trial }: Props) {
  return (
    <div id={id} role="status" className="text-sm">
      {trial !== null && (
        <p className="appear mt-4 flex items-center gap-2 text-ink-2">
          <Spinner size={14} />
          {trial}
        </p>
      )}
      {outcome && (
        <p
          className={`appear mt-4 flex items-start gap-2 rounded-md px-3 py-2 ${outcome.isGood ? 'bg-ok-wash text-ok' : 'bg-bad-wash text-bad'}`}
        >
          {outcome.isGood ? (
            <CircleCheck size={15} aria-hidden="true" className="mt-0.75 shrink-0" />
          ) : (
            <CircleAlert size={15} aria-hidden="true" className="mt-0.75 shrink-0" />
          )}
          <span className="min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">{outcome.text}</span>
        </p>
      )}
    </div>
  );
}
