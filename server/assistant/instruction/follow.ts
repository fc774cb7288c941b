import type { Platform } from '../../../domain/platforms.ts';
import { revise } from '../revising/revise.ts';
import type { DraftState } from '../state.ts';
import { stepsOf } from './steps.ts';

/** A text after an instruction. */
export interface Followed {
  text: string;
  /** What the author should know of what was done. */
  notes: string[];
  /** What was asked and not done, and why, in sentences. */
  undone: string[];
}

const quote = (words: string): string => `“${words.replace(/^["“']|["”']$/g, '')}”`;

/** Does to a text what an instruction says, as far as an editor can; what it can't do is said, and the text goes on without it. */
export function follow(text: string, instruction: string, platform: Platform | null): Followed {
  let draft: DraftState = { n: 1, platform, text, matter: '', constraints: [], versions: [], isOnlyPlanned: false };
  const notes: string[] = [];
  const undone: string[] = [];
  for (const step of stepsOf(instruction, text)) {
    if ('unread' in step) {
      undone.push(`${quote(step.unread)} needs a connected AI model, or plainer words.`);
      continue;
    }
    const { said, ...wish } = step;
    const made = revise(draft, { op: 'revise', draft: 1, ...wish });
    draft = made.draft;
    if (made.question !== null) undone.push(`${quote(said)}: ${made.question}`);
    else if (made.isUndone) undone.push(`${quote(said)} needs a connected AI model.`);
    else if (made.note !== null) notes.push(made.note);
  }
  return { text: draft.text, notes, undone };
}
