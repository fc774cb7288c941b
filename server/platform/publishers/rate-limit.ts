const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a network wants to be left alone: Retry-After in seconds or as a date, or X's times of reset in Unix seconds; null where it does not say. */
export function waitOf({ status, headers }: { status: number; headers: Headers }, now: Date): number | null {
  const after = headers.get('retry-after');
  if (after !== null) return bounded(/^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now.getTime());
  if (status !== 429) return null;
  // A day's budget that is used up counts more than the quarter of an hour that is always named beside it.
  const daily = ['user', 'app'].find((who) => headers.get(`x-${who}-limit-24hour-remaining`) === '0');
  const reset = headers.get(daily ? `x-${daily}-limit-24hour-reset` : 'x-rate-limit-reset');
  return reset === null ? null : bounded(Number(reset) * 1000 - now.getTime());
}

const bounded = (ms: number): number | null => (Number.isFinite(ms) ? Math.min(Math.max(ms, 0), DAY_MS) : null);
