import { CHANGES, type Operation, TOPICS } from '../../../operations.ts';

/** What a message may ask for, as fine as its words tell it. */
export const TURN_KINDS = [
  'write',
  'draw',
  'speak',
  'plan',
  'changePlan',
  'cancelPlans',
  'listPlans',
  'buildWorkflow',
  'approve',
  'ask',
  ...TOPICS.map((topic) => `reply ${topic}` as const),
  ...CHANGES.map((change) => `revise ${change}` as const),
] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** The kind of an operation. */
export function turnKindOf(operation: Operation): TurnKind {
  if (operation.op === 'reply') return `reply ${operation.topic}`;
  if (operation.op === 'revise') return `revise ${operation.change}`;
  return operation.op;
}

/** How likely each kind is by what the words of a message mean, as a logarithm. */
export type KindMeaning = (kind: TurnKind) => number;
