import { notifyManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { onForget } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { untilAnswered } from './connection.ts';

// What is known already is shown before the next paint: the library's own way waits for a timer.
notifyManager.setScheduler(queueMicrotask);

const RETRIES = 2;

/** Whether asking again may help: the server was away, it did not refuse. */
function mayRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < RETRIES && (status === null || status >= 500);
}

/** What a server, or the proxy before it, says while it is away; null where nobody said anything. */
const AWAY = [null, 502, 503, 504];
const wasUnanswered = (error: unknown): boolean => error instanceof ApiError && AWAY.includes(error.status);
const isShownUnanswered = { type: 'active' as const, predicate: ({ state }: Query) => wasUnanswered(state.error) };

let isAskingAgain = false;

/** What a screen could not be given while the server was away comes by itself when it is back. */
async function askAgain(): Promise<void> {
  if (isAskingAgain) return;
  isAskingAgain = true;
  await untilAnswered(async () => {
    await queryClient.refetchQueries(isShownUnanswered);
    return queryClient.getQueryCache().findAll(isShownUnanswered).length === 0;
  });
  isAskingAgain = false;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (wasUnanswered(error)) void askAgain();
    },
  }),
  defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000 } },
});

onForget(() => queryClient.clear());
