import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { Call } from '../../../domain/api/call.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** What a failed call says: the server's own words, or what failed; and why, where the server could not be reached. */
export function brandFailure(error: unknown, call: Call): { what: string; why: string | null } {
  const said = error instanceof ApiError ? error.serverMessage : null;
  const isUnreached = error instanceof ApiError && error.status === null;
  return { what: said ?? call.fallback ?? 'An error occurred', why: isUnreached ? error.message : null };
}

/** Says in one toast that something runs, and then how it ended; gives the answer, or null where it failed. */
export async function tell<Answer extends { message: string }>(
  running: string,
  work: Promise<Answer>,
  call: Call,
): Promise<Answer | null> {
  const told = toast.promise(work, {
    pending: running,
    success: { render: ({ data }) => data.message },
    error: { render: ({ data }) => <Failure error={data} call={call} /> },
  });
  return told.catch(() => null);
}

function Failure({ error, call }: { error: unknown; call: Call }) {
  const { what, why } = brandFailure(error, call);
  return (
    <div>
      <p className={why === null ? undefined : 'font-medium'}>{what}</p>
      {why !== null && <p className="text-ink-2">{why}</p>}
    </div>
  );
}

const LONG_MS = 400;

/** Says that something is loading once it takes long. */
export function useLoadingToast(text: string, isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => toast.loading(text, { toastId: text }), LONG_MS);
    return () => {
      clearTimeout(timer);
      toast.dismiss(text);
    };
  }, [text, isLoading]);
}
