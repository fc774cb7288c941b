import type { EvidenceKind } from '../../server/assistant/reading/spans/evidence.ts';
import { STRETCH_EVIDENCE } from '../../server/assistant/reading/spans/stretch.ts';
import {
  EVIDENCE_KINDS,
  noVotes,
  type Scores,
  type SeenEvidence,
  score,
  type Votes,
  votesOf,
} from '../../server/assistant/reading/spans/votes.ts';

/** A message with the role of each of its words, as people cut it. */
export interface Example {
  seen: SeenEvidence;
  roles: number[];
}

export interface Lesson {
  epochs: number;
  /** How much of the evidence is covered up at each look, so that no single word is relied on. */
  dropout: number;
  rate: number;
  /** The same seed gives the same votes. */
  seed: number;
}

/** Votes that are being learned, with the squared gradients so far (AdaGrad) and the sum for averaging. */
interface VoteSums {
  weights: Float32Array;
  squares: Float32Array;
  sum: Float64Array;
}

const TINY = 1e-4;
const DECAY = 1e-5;

/**
 * Learns the votes by which the corpus becomes most likely (a semi-Markov conditional random field, stochastic gradient
 * ascent with AdaGrad). Deterministic: the order comes from the seed.
 */
export function learn(
  examples: Example[],
  known: Votes['known'],
  roleCount: number,
  { epochs, dropout, rate, seed }: Lesson,
): Votes {
  const votes = noVotes(known, roleCount);
  const random = randomFrom(seed);
  const parts: Record<EvidenceKind | 'stretch' | 'first', VoteSums> = {
    word: learned(votes.weights.word),
    border: learned(votes.weights.border),
    start: learned(votes.weights.start),
    end: learned(votes.weights.end),
    stretch: learned(votes.stretch),
    first: learned(votes.first),
  };
  const step = ({ weights, squares }: VoteSums, at: number, gradient: number): void => {
    const whole = gradient + DECAY * (weights[at] as number);
    squares[at] = (squares[at] as number) + whole * whole;
    weights[at] = (weights[at] as number) - (rate * whole) / Math.sqrt(squares[at] as number);
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { seen: whole, roles } of shuffled(examples, random)) {
      const seen = { ...whole, evidence: covered(whole.evidence, dropout, random) };
      const expected = expectations(score(seen, votes), seen, roles);
      for (let at = 0; at < seen.count; at++) {
        for (const kind of ['word', 'start', 'end'] as const)
          for (let role = 0; role < roleCount; role++) {
            const gradient = expected[kind][at * roleCount + role] as number;
            if (Math.abs(gradient) < TINY) continue;
            for (const number of seen.evidence[kind][at] ?? []) step(parts[kind], number * roleCount + role, gradient);
          }
      }
      for (const [at, pair, gradient] of expected.border)
        for (const number of seen.evidence.border[at] ?? [])
          step(parts.border, number * votesOf('border', roleCount) + pair, gradient);
      for (const [at, gradient] of expected.stretch) if (Math.abs(gradient) > TINY) step(parts.stretch, at, gradient);
    }
    if (epoch === 0 && epochs > 1) continue;
    for (const { weights, sum } of Object.values(parts))
      for (let i = 0; i < weights.length; i++) sum[i] = (sum[i] as number) + (weights[i] as number);
  }
  const rounds = Math.max(1, epochs - 1);
  for (const { weights, sum } of Object.values(parts))
    for (let i = 0; i < weights.length; i++) weights[i] = (sum[i] as number) / rounds;
  return votes;
}

interface Expectations extends Record<'word' | 'start' | 'end', Float64Array> {
  border: [at: number, pair: number, gradient: number][];
  stretch: Map<number, number>;
}

/** What the votes of today expect to see, less what people saw: the gradient, by the forward-backward algorithm. */
function expectations(
  { count, roles: R, spans, borders, first }: Scores,
  { stretches }: SeenEvidence,
  roles: number[],
): Expectations {
  const low = Number.NEGATIVE_INFINITY;
  const span = (from: number, to: number, role: number): number =>
    spans[(from * (count + 1) + to) * R + role] as number;
  const border = (at: number, before: number, role: number): number => borders[(at * R + before) * R + role] as number;
  const ended = new Float64Array((count + 1) * R).fill(low);
  const entered = new Float64Array(count * R).fill(low);
  const afterEnd = new Float64Array((count + 1) * R).fill(low);
  const afterStart = new Float64Array(count * R).fill(low);
  const terms = new Float64Array(Math.max(R, count + 1));
  for (let role = 0; role < R; role++) entered[role] = first[role] as number;
  for (let to = 1; to <= count; to++) {
    for (let role = 0; role < R; role++) {
      for (let from = 0; from < to; from++) terms[from] = (entered[from * R + role] as number) + span(from, to, role);
      ended[to * R + role] = logSum(terms, to);
    }
    if (to === count) break;
    for (let role = 0; role < R; role++) {
      for (let before = 0; before < R; before++)
        terms[before] = before === role ? low : (ended[to * R + before] as number) + border(to, before, role);
      entered[to * R + role] = logSum(terms, R);
    }
  }
  for (let role = 0; role < R; role++) afterEnd[count * R + role] = 0;
  for (let from = count - 1; from >= 0; from--) {
    for (let role = 0; role < R; role++) {
      for (let to = from + 1; to <= count; to++)
        terms[to - from - 1] = span(from, to, role) + (afterEnd[to * R + role] as number);
      afterStart[from * R + role] = logSum(terms, count - from);
    }
    if (from === 0) break;
    for (let before = 0; before < R; before++) {
      for (let role = 0; role < R; role++)
        terms[role] = role === before ? low : border(from, before, role) + (afterStart[from * R + role] as number);
      afterEnd[from * R + before] = logSum(terms, R);
    }
  }
  for (let role = 0; role < R; role++) terms[role] = (first[role] as number) + (afterStart[role] as number);
  const total = logSum(terms, R);

  const out: Expectations = {
    word: new Float64Array(count * R),
    start: new Float64Array(count * R),
    end: new Float64Array(count * R),
    border: [],
    stretch: new Map(),
  };
  const kinds = new Int32Array(STRETCH_EVIDENCE);
  const count1 = (from: number, to: number, role: number, probability: number): void => {
    out.start[from * R + role] = (out.start[from * R + role] as number) + probability;
    out.end[(to - 1) * R + role] = (out.end[(to - 1) * R + role] as number) + probability;
    for (let at = from; at < to; at++) out.word[at * R + role] = (out.word[at * R + role] as number) + probability;
    for (const kind of stretches.see(from, to, kinds))
      out.stretch.set(kind * R + role, (out.stretch.get(kind * R + role) ?? 0) + probability);
  };
  for (let from = 0; from < count; from++)
    for (let to = from + 1; to <= count; to++)
      for (let role = 0; role < R; role++) {
        const probability = Math.exp(
          (entered[from * R + role] as number) + span(from, to, role) + (afterEnd[to * R + role] as number) - total,
        );
        if (probability > TINY) count1(from, to, role, probability);
      }
  for (let from = 0; from < count; ) {
    const role = roles[from] as number;
    let to = from + 1;
    while (to < count && roles[to] === role) to++;
    count1(from, to, role, -1);
    from = to;
  }
  for (let at = 1; at < count; at++)
    for (let before = 0; before < R; before++)
      for (let role = 0; role < R; role++) {
        if (before === role) continue;
        const isSo = roles[at - 1] === before && roles[at] === role;
        const probability = Math.exp(
          (ended[at * R + before] as number) + border(at, before, role) + (afterStart[at * R + role] as number) - total,
        );
        const gradient = probability - (isSo ? 1 : 0);
        if (Math.abs(gradient) > TINY) out.border.push([at, before * R + role, gradient]);
      }
  return out;
}

function learned(weights: Float32Array): VoteSums {
  return { weights, squares: new Float32Array(weights.length).fill(1e-8), sum: new Float64Array(weights.length) };
}

function covered(evidence: SeenEvidence['evidence'], share: number, random: () => number): SeenEvidence['evidence'] {
  return Object.fromEntries(
    EVIDENCE_KINDS.map((kind) => [kind, evidence[kind].map((numbers) => numbers.filter(() => random() > share))]),
  ) as SeenEvidence['evidence'];
}

function logSum(terms: Float64Array, count: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, terms[i] as number);
  if (most === Number.NEGATIVE_INFINITY) return most;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((terms[i] as number) - most);
  return most + Math.log(sum);
}

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function shuffled<T>(list: T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
