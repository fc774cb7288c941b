import { Failure } from '../../domain/errors.ts';

/** Lets so much work be done at the same time; the others wait in line, and where that is full, are sent away at once. */
export function createSlots(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
  refusal = (): Failure =>
    new Failure('UNAVAILABLE', 'Too much is being uploaded at the moment. Please try again in a minute.'),
): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free === 0 && waiting.length >= mostWaiting) throw refusal();
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
