import type { Platform } from '../../../domain/post/platforms.ts';
import { languageOf } from '../reading/language.ts';
import { type Gloss, glossInstruction } from '../reading/languages/gloss.ts';
import { typedOf, WORDED } from '../reading/languages/turn-in-english.ts';
import { revise } from '../revising/revise.ts';
import type { DraftState } from '../state.ts';
import { stepsOf, type UnreadWords } from './steps.ts';
import type { Step } from './wishes.ts';

/** A text after an instruction. */
export interface FollowedText {
  text: string;
  /** What the author should know of what was done. */
  notes: string[];
  /** What was asked and not done, and why, in sentences. */
  undone: string[];
}

/** A step in the words that were typed: what goes into a text, and what was not understood, is never translated. */
function asSaid(step: Step | UnreadWords, gloss: Gloss): Step | UnreadWords {
  if ('unread' in step) return { unread: typedOf(step.unread, gloss) };
  const { said, from, to } = step;
  const isWorded = WORDED.includes(step.change);
  return {
    ...step,
    said: typedOf(said, gloss),
    ...(from === undefined ? {} : { from: typedOf(from, gloss) }),
    ...(to === undefined || !isWorded || ['unsaid', 'absent'].includes(to) ? {} : { to: typedOf(to, gloss) }),
  };
}

const quote = (words: string): string => `“${words.replace(/^["“']|["”']$/g, '')}”`;

/** Does to a text what an instruction says, as far as an editor can; what it can't do is said, and the text goes on without it. */
export function follow(text: string, instruction: string, platform: Platform | null): FollowedText {
  let draft: DraftState = { n: 1, platform, text, matter: '', constraints: [], versions: [], isOnlyPlanned: false };
  const notes: string[] = [];
  const undone: string[] = [];
  const language = languageOf(instruction, languageOf(text));
  const gloss = glossInstruction(instruction, language);
  for (const step of stepsOf(gloss.text, text).map((one) => asSaid(one, gloss))) {
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
  return { text: draft.text, notes: [...new Set(notes)], undone: [...new Set(undone)] };
}
