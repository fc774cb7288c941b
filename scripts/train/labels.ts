import { chancesOf, type LabelVotes } from '../../server/assistant/reading/spans/label-votes.ts';
import { randomFrom, shuffled } from './learn.ts';

/** What is seen of one example, and the number of its label. */
export interface LabelLesson {
  evidence: string[];
  label: number;
}

/** What one would believe of a piece of evidence before any example: a vote for each label. */
export type LabelBelief = [evidence: string, votes: number[]];

const EPOCHS = 30;
const RATE = 0.02;
const DROPOUT = 0.3;
const LEAST_SEEN = 2;

/** Learns votes for labels: multinomial logistic regression, the same order each time, pulled towards what was believed. */
export function learnLabels(
  lessons: LabelLesson[],
  labels: number,
  decay: number,
  believed: LabelBelief[],
): LabelVotes {
  const counts = new Map<string, number>();
  for (const { evidence } of lessons) for (const name of evidence) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seenOften = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const names = [...new Set([...believed.map(([name]) => name), ...seenOften])];
  const known = new Map(names.map((name, number) => [name, number]));
  const beliefs = new Float32Array(names.length * labels);
  for (const [name, votes] of believed)
    votes.forEach((vote, k) => {
      const at = (known.get(name) as number) * labels + k;
      beliefs[at] = (beliefs[at] as number) + vote;
    });
  const weights = Float32Array.from(beliefs);
  const sum = new Float64Array(names.length * labels);
  const random = randomFrom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { evidence, label } of shuffled(lessons, random)) {
      const seen = evidence.filter((name) => known.has(name) && random() > DROPOUT);
      chancesOf(seen, { known, weights }, labels).forEach((chance, k) => {
        const gradient = chance - (k === label ? 1 : 0);
        if (Math.abs(gradient) < 1e-4) return;
        for (const name of seen) {
          const at = (known.get(name) as number) * labels + k;
          const whole = gradient + decay * ((weights[at] as number) - (beliefs[at] as number));
          weights[at] = (weights[at] as number) - RATE * whole;
        }
      });
    }
    if (epoch >= EPOCHS / 2)
      for (let i = 0; i < weights.length; i++) sum[i] = (sum[i] as number) + (weights[i] as number);
  }
  return { known, weights: Float32Array.from(sum, (total) => total / (EPOCHS / 2)) };
}
