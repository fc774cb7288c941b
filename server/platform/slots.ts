import { Failure } from '../../domain/errors.ts';

/** Lets so much work be done at the same time; so much more waits in line, and the rest is sent away at once. */
export function createSlots(most: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0 && waiting.length >= mostWaiting)
      throw new Failure('UNAVAILABLE', 'Too much is being uploaded at the moment. Please try again in a minute.');
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
