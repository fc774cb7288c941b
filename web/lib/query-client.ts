import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onForget } from './session.ts';

const RETRIES = 2;

/** Whether asking again may help: the server was away, it did not refuse. */
function mayRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < RETRIES && (status === null || status >= 500);
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 30_000 } },
});

onForget(() => queryClient.clear());
