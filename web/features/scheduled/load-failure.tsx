import { reasonOf } from '../../lib/reason-of.ts';

/** Above tasks that are known from before: they could not be asked for again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="mx-4 mb-3 flex flex-wrap items-center gap-x-2 rounded-md bg-bad-wash px-3 py-2 text-sm text-bad"
    >
      <span className="font-medium">Failed to load scheduled tasks</span>
      <span>{reasonOf(error)}</span>
      <button type="button" onClick={onRetry} className="ml-auto font-medium underline underline-offset-3">
        Try again
      </button>
    </p>
  );
}
