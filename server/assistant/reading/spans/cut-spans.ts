import type { Scores } from './votes.ts';

/** The best way to cut a message into spans: the role of every word. No two neighbours have the same role (semi-Markov Viterbi), and none has a barred one. */
export const bestRoles = (scores: Scores, barred: readonly number[] = []): number[] => bestCut(scores, barred).roles;

/** Words that have to be of one role, by their numbers. */
export interface Held {
  role: number;
  words: ReadonlySet<number>;
}

/** The best way to cut a message, and its score; some words may be held to a role. */
export function bestCut(
  { count, roles, spans, borders, first }: Scores,
  barred: readonly number[] = [],
  held: Held | null = null,
): { roles: number[]; sum: number } {
  if (count === 0) return { roles: [], sum: 0 };
  const best = new Float64Array((count + 1) * roles).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array((count + 1) * roles);
  const entry = new Float64Array(count * roles).fill(Number.NEGATIVE_INFINITY);
  const before = new Int32Array(count * roles).fill(-1);
  for (let role = 0; role < roles; role++) if (!barred.includes(role)) entry[role] = first[role] as number;
  let behindHeld = 0;
  for (let to = 1; to <= count; to++) {
    if (held?.words.has(to - 1)) behindHeld = to;
    for (let role = 0; role < roles; role++)
      for (let start = held === null || role === held.role ? 0 : behindHeld; start < to; start++) {
        const sum = num(entry, start * roles + role) + num(spans, (start * (count + 1) + to) * roles + role);
        if (sum > num(best, to * roles + role)) {
          best[to * roles + role] = sum;
          from[to * roles + role] = start;
        }
      }
    if (to === count) break;
    for (let role = 0; role < roles; role++)
      for (let other = 0; other < roles; other++) {
        if (other === role || barred.includes(role)) continue;
        const sum = num(best, to * roles + other) + num(borders, (to * roles + other) * roles + role);
        if (sum > num(entry, to * roles + role)) {
          entry[to * roles + role] = sum;
          before[to * roles + role] = other;
        }
      }
  }
  let role = 0;
  for (let other = 1; other < roles; other++)
    if (num(best, count * roles + other) > num(best, count * roles + role)) role = other;
  const sum = num(best, count * roles + role);
  const cut = new Array<number>(count);
  for (let to = count; to > 0; ) {
    const start = num(from, to * roles + role);
    cut.fill(role, start, to);
    role = num(before, start * roles + role);
    to = start;
  }
  return { roles: cut, sum };
}

function num(array: Float64Array | Float32Array | Int32Array, at: number): number {
  return array[at] as number;
}
