import type { Scores } from './votes.ts';

/** The best way to cut a message into spans: the role of every word. No two neighbours have the same role (semi-Markov Viterbi), and none has a barred one. */
export const bestRoles = (scores: Scores, barred: readonly number[] = []): number[] => bestCut(scores, barred).roles;

/** Words that have to be of one role, by their numbers. */
export interface HeldWords {
  role: number;
  words: ReadonlySet<number>;
}

/** The best way to cut a message, and its score; some words may be held to a role. */
export function bestCut(
  { count, roles, spans, borders, first }: Scores,
  barred: readonly number[] = [],
  held: HeldWords | null = null,
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

/** Bars each stretch that stands only in cuts that are worse than the best one by more than `margin`; whether it left another cut than the best one. */
export function barHopeless(scores: Scores, margin: number): boolean {
  const { count, roles, spans } = scores;
  if (count === 0) return false;
  const [before, behind] = [bestBefore(scores), bestBehind(scores)];
  const best = bestCut(scores);
  const least = best.sum - margin;
  let left = 0;
  for (let from = 0; from < count; from++)
    for (let to = from + 1; to <= count; to++)
      for (let role = 0; role < roles; role++) {
        const at = (from * (count + 1) + to) * roles + role;
        const sum = num(before, from * roles + role) + num(spans, at) + num(behind, to * roles + role);
        if (sum < least) spans[at] = Number.NEGATIVE_INFINITY;
        else left += 1;
      }
  return left > best.roles.filter((role, at) => role !== best.roles[at - 1]).length;
}

/** At from * roles + role: the best score of all that stands before a stretch that begins there. */
function bestBefore({ count, roles, spans, borders, first }: Scores): Float64Array {
  const sums = new Float64Array(count * roles).fill(Number.NEGATIVE_INFINITY);
  sums.set(first);
  for (let to = 1; to < count; to++)
    for (let role = 0; role < roles; role++) {
      let ended = Number.NEGATIVE_INFINITY;
      for (let from = 0; from < to; from++)
        ended = Math.max(ended, num(sums, from * roles + role) + num(spans, (from * (count + 1) + to) * roles + role));
      for (let next = 0; next < roles; next++) {
        if (next === role) continue;
        const at = to * roles + next;
        sums[at] = Math.max(num(sums, at), ended + num(borders, (to * roles + role) * roles + next));
      }
    }
  return sums;
}

/** At to * roles + role: the best score of all that stands behind a stretch that ends there. */
function bestBehind({ count, roles, spans, borders }: Scores): Float64Array {
  const sums = new Float64Array((count + 1) * roles).fill(Number.NEGATIVE_INFINITY);
  sums.fill(0, count * roles);
  for (let from = count - 1; from > 0; from--)
    for (let role = 0; role < roles; role++) {
      let begun = Number.NEGATIVE_INFINITY;
      for (let to = from + 1; to <= count; to++)
        begun = Math.max(begun, num(spans, (from * (count + 1) + to) * roles + role) + num(sums, to * roles + role));
      for (let last = 0; last < roles; last++) {
        if (last === role) continue;
        const at = from * roles + last;
        sums[at] = Math.max(num(sums, at), begun + num(borders, (from * roles + last) * roles + role));
      }
    }
  return sums;
}

function num(array: Float64Array | Float32Array | Int32Array, at: number): number {
  return array[at] as number;
}
