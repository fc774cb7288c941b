import * as z from 'zod/mini';
import type { Brand } from '../../../domain/brand.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { ModelTool } from '../../platform/ai/connected/converse.ts';
import type { ConversationTurn } from '../../platform/ai/tasks.ts';
import type { ReadingMoment } from '../reading/grammar/reading.ts';
import type { ConversationState } from '../state.ts';
import { constraintsIn, faultsOf, forbiddenIn } from './check-words.ts';
import type { FindPosts, OperationReport, Perform, Words } from './told.ts';

/** What the tools of one turn work on. */
export interface ToolContext {
  message: string;
  history: ConversationTurn[];
  brand: Brand;
  moment: ReadingMoment;
  /** As it stands after what was performed so far. */
  state: () => ConversationState;
  perform: Perform;
  findPosts: FindPosts;
}

/** Words of bounded length. Checked, not described: some servers refuse length rules in a schema, or choke on them. */
export const words = (most: number, least = 0) =>
  z.string().check(
    z.refine((text) => text.length <= most, `This is longer than ${most} characters.`),
    z.refine((text) => text.trim().length >= least, 'This is empty.'),
  );

/** A tool with the type of its input. */
export function modelTool<Schema extends z.ZodMiniType<object>>(
  name: string,
  description: string,
  schema: Schema,
  execute: (input: z.infer<Schema>, signal: AbortSignal) => Promise<OperationReport | object>,
): ModelTool {
  // The loop hands over only what the schema has taken.
  return { name, description, schema, execute: (input, signal) => execute(input as z.infer<Schema>, signal) };
}

/** Holds what a model writes against what is known: the first faulty text for a thing is handed back, the second is kept with notes. */
export type CheckWords = (
  thing: string,
  text: string,
  about: { matter: string; platforms: Platform[] | null },
) => { words: Words } | { refused: string };

export function createCheck(context: ToolContext): CheckWords {
  const handedBack = new Set<string>();
  return (thing, text, about) => {
    const forbidden = forbiddenIn(text);
    if (forbidden !== null) return { refused: forbidden };
    const faults = faultsIn(text, about, context);
    if (faults.length > 0 && !handedBack.has(thing)) {
      handedBack.add(thing);
      return { refused: `Nothing was kept yet. Mend the text and call this once more: ${faults.join(' ')}` };
    }
    return { words: { text: text.trim(), notes: faults } };
  };
}

/** What is wrong with a text in this turn: held against all that was said in the conversation, and the wishes of the message. */
export function faultsIn(
  text: string,
  about: { matter: string; platforms: Platform[] | null },
  { message, history, brand, state }: Pick<ToolContext, 'message' | 'history' | 'brand' | 'state'>,
): string[] {
  const { drafts, plans } = state();
  const source = [
    message,
    ...history.map(({ content }) => content),
    ...drafts.map((draft) => draft.text),
    ...plans.map(({ content }) => content),
  ].join('\n');
  return faultsOf({ text, source, brand, constraints: constraintsIn(message), ...about });
}
