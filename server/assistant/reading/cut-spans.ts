import { ROLE_COUNT, type Scores } from './votes.ts';

/** The best way to cut a message into spans: the role of every word. No two neighbours have the same role (semi-Markov Viterbi). */
export function bestRoles({ count, spans, borders, first }: Scores): number[] {
  if (count === 0) return [];
  const best = new Float64Array((count + 1) * ROLE_COUNT).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array((count + 1) * ROLE_COUNT);
  const entry = new Float64Array(count * ROLE_COUNT).fill(Number.NEGATIVE_INFINITY);
  const before = new Int32Array(count * ROLE_COUNT).fill(-1);
  for (let role = 0; role < ROLE_COUNT; role++) entry[role] = first[role] as number;
  for (let to = 1; to <= count; to++) {
    for (let role = 0; role < ROLE_COUNT; role++)
      for (let start = 0; start < to; start++) {
        const sum = num(entry, start * ROLE_COUNT + role) + num(spans, (start * (count + 1) + to) * ROLE_COUNT + role);
        if (sum > num(best, to * ROLE_COUNT + role)) {
          best[to * ROLE_COUNT + role] = sum;
          from[to * ROLE_COUNT + role] = start;
        }
      }
    if (to === count) break;
    for (let role = 0; role < ROLE_COUNT; role++)
      for (let other = 0; other < ROLE_COUNT; other++) {
        if (other === role) continue;
        const sum = num(best, to * ROLE_COUNT + other) + num(borders, (to * ROLE_COUNT + other) * ROLE_COUNT + role);
        if (sum > num(entry, to * ROLE_COUNT + role)) {
          entry[to * ROLE_COUNT + role] = sum;
          before[to * ROLE_COUNT + role] = other;
        }
      }
  }
  let role = 0;
  for (let other = 1; other < ROLE_COUNT; other++)
    if (num(best, count * ROLE_COUNT + other) > num(best, count * ROLE_COUNT + role)) role = other;
  const roles = new Array<number>(count);
  for (let to = count; to > 0; ) {
    const start = num(from, to * ROLE_COUNT + role);
    roles.fill(role, start, to);
    role = num(before, start * ROLE_COUNT + role);
    to = start;
  }
  return roles;
}

function num(array: Float64Array | Float32Array | Int32Array, at: number): number {
  return array[at] as number;
}
