import type { BuiltinEngine, DrawnDesign } from '../../server/platform/ai/builtin/engine.ts';
import { AiFailure } from '../../server/platform/ai/failures.ts';
import { simpleEngine } from '../support/doubles/simple-engine.ts';
import { SOME_DRAWING } from '../support/stage/drawings.ts';

interface Call {
  answer(): void;
  fail(): void;
}

/** An engine that answers when the test says so: what happens in between is the test's choice. */
export interface HeldEngine {
  engine: BuiltinEngine;
  /** How many workers that still hold their lease wait for an answer. */
  waiting(): number;
  /** From now on those who wait are ghosts: somebody else has their work. */
  forsake(): void;
  answerWaiting(isGood: boolean): void;
  /** Answers those who have lost their work long ago. */
  answerGhosts(): void;
}

/** Holds every picture back until the test lets it go. */
export function heldEngine(): HeldEngine {
  let living: Call[] = [];
  let ghosts: Call[] = [];
  const draw = (): Promise<DrawnDesign[]> =>
    new Promise((resolve, reject) =>
      living.push({
        answer: () => resolve([SOME_DRAWING]),
        fail: () => reject(new AiFailure('refused')),
      }),
    );
  return {
    engine: simpleEngine({ draw }),
    waiting: () => living.length,
    forsake: () => {
      ghosts = [...ghosts, ...living];
      living = [];
    },
    answerWaiting: (isGood) => {
      for (const call of living.splice(0)) isGood ? call.answer() : call.fail();
    },
    answerGhosts: () => {
      for (const call of ghosts.splice(0)) call.answer();
    },
  };
}
