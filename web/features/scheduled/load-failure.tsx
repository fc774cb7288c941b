import { reasonBeside } from '../../lib/api/reason-of.ts';
import { LOAD_FAILED } from './failure-texts.ts';

interface Props {
  what?: string;
  error: unknown;
  onRetry: () => void;
}

/** Above what is known from before, or in its place: it could not be asked for. */
export function TasksLoadFailure({ what = LOAD_FAILED, error, onRetry }: Props) {
  return (
    <p
      role="alert"
      className="mx-4 max-md:mx-3 mb-3 flex flex-wrap items-center gap-x-2 rounded-md bg-bad-wash px-3 py-2 text-sm text-bad"
    >
      <span className="font-medium">{what}</span>
      <span>{reasonBeside(what, error)}</span>
      <button type="button" onClick={onRetry} className="ml-auto font-medium underline underline-offset-3">
        Try again
      </button>
    </p>
  );
}
