import type { Ai } from '../../platform/ai/ai.ts';
import { storable } from '../../platform/ai/answers.ts';
import type { Usage } from '../../platform/ai/connected/converse.ts';
import type { Operation } from '../operations.ts';
import { INSTRUCTIONS, requestMessage } from './instructions.ts';
import type { ToolContext } from './tool-context.ts';
import { STEP_WORDS, toolsFor } from './tools.ts';

/** One message that a connected model reads and acts upon. */
export interface ModelTurn extends ToolContext {
  /** 0 for the first answer; another number wishes for another version of it. */
  variant: number;
  /** How the built-in reader understood it. */
  hint: Operation[];
  onText: (delta: string) => void;
  /** Called with what people read while something is done. */
  onStep: (words: string) => void;
}

export interface ModelReply {
  /** Its own words about what it did; may be empty. */
  text: string;
  engine: string;
  usage: Usage;
}

/** More is no remark about what was done. */
const MOST_REPLY = 4_000;

/**
 * Lets a connected model read a message: what it does goes through the same performer as the built-in reading. It throws
 * AiFailure where the model can not be used; what was performed until then is the caller's to drop.
 */
export async function readWithModel(
  ai: Pick<Ai, 'converse'>,
  { hint, variant, onText, onStep, ...context }: ModelTurn,
): Promise<ModelReply> {
  const { text, engine, usage } = await ai.converse({
    instructions: INSTRUCTIONS,
    messages: [{ role: 'user', content: requestMessage(context, hint, variant) }],
    tools: toolsFor(context),
    onText,
    onStep: (tool) => onStep(STEP_WORDS[tool] ?? 'Working…'),
  });
  return { text: storable(text).toWellFormed().trim().slice(0, MOST_REPLY), engine, usage };
}
