import type { Output } from './workflow/outputs.ts';

/** How many workflows a free account may start on a day of its own zone. */
export const FREE_RUNS_PER_DAY = 10;
/** How many schedules a free account may set for one day. */
export const FREE_SCHEDULES_PER_DAY = 10;
/** How many things a connected model makes for a free account on one day, unless the operator sets another number. */
export const FREE_MODEL_BUDGET = 200;

/** What the free plan counts and what it does not, as people read it. */
export const FREE_PLAN_RULES = [
  `Each run or answer that makes something is one of your ${FREE_RUNS_PER_DAY} workflows of the day.`,
  'Small talk, a question back, a failure and a plan that waits for your approval cost nothing.',
  `Up to ${FREE_SCHEDULES_PER_DAY} schedules can be set for one day. Approved ones always run; what has run keeps its place.`,
  'Where the operator has connected a model, each text, picture and sound that it makes also counts against a budget of the day; what your own key makes does not.',
] as const;

/** The same in a line, for whoever is about to ask. */
export const FREE_PLAN_IN_SHORT = `A plan costs nothing. An answer that makes something is one of your ${FREE_RUNS_PER_DAY} of the day.`;

/**
 * Whether an answer made something, so that it counts as one of the day's workflows: words to the author name no engine,
 * and what an earlier run made was counted with that one.
 */
export function isCounted(outputs: Pick<Output, 'engine' | 'reused'>[]): boolean {
  return outputs.some(({ engine, reused }) => engine !== undefined && !reused);
}
