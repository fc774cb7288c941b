import type { Call } from '../../../domain/api/call.ts';
import { sentenceFor } from '../../../domain/input-sentences.ts';

/** What is wrong with a form, and at which field; null stands for the form as a whole. */
export interface Problem {
  field: string | null;
  text: string;
}

export type FormRule = [isBroken: boolean, field: string | null, text: string];

/** The first rule that is broken, as the problem it makes. */
export function firstBroken(rules: FormRule[]): Problem | null {
  const broken = rules.find(([isBroken]) => isBroken);
  return broken ? { field: broken[1], text: broken[2] } : null;
}

/** The first thing that a call's contract has to say against its input: lengths and forms. */
export function byContract(call: Call, fields: object): Problem | null {
  const issue = call.input.safeParse(fields, { error: sentenceFor }).error?.issues[0];
  return issue ? { field: String(issue.path[0] ?? '') || null, text: issue.message } : null;
}
