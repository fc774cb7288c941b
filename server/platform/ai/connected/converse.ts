import { isStepCount, type ModelMessage, streamText, ToolChoiceViolationError, type ToolSet, tool } from 'ai';
import type * as z from 'zod/mini';
import { held, storable, unusable } from '../answers.ts';
import type { TurnBounds } from '../bounds.ts';
import { type AiFailure, ToolDefect } from '../failures.ts';
import type { TextServer } from './providers.ts';

/** One thing that a model may ask for. What it throws ends the whole conversation; what may be told to the model is its result. */
export interface ModelTool {
  name: string;
  /** For the model. */
  description: string;
  schema: z.ZodMiniType<object>;
  /** Gives what the model is told of it: plain data. */
  execute(input: object, signal: AbortSignal): Promise<object>;
}

/** What a model reads, and what it may do about it. */
export interface ConversationTask {
  /** Ours: the rules. */
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  tools: ModelTool[];
  /** Called with each piece of what it says. */
  onText?: (delta: string) => void;
  /** Called with the name of each tool before it works. */
  onStep?: (tool: string) => void;
}

/** What a conversation cost. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  requests: number;
}

export interface ConversationResult {
  /** What it said at last; may be empty where it did something. */
  text: string;
  usage: Usage;
}

/** Lets a model work with tools, one call after the other, until it has said its last word or a tool breaks. */
export async function converse(
  { model, options }: Pick<TextServer, 'model' | 'options'>,
  task: ConversationTask,
  bounds: TurnBounds & { textBytes: number },
  abortSignal: AbortSignal,
): Promise<ConversationResult | ToolDefect> {
  const broken = new AbortController();
  const signal = AbortSignal.any([abortSignal, broken.signal]);
  const said = new Said(bounds.textBytes, task.onText);
  const usage: Usage = { inputTokens: 0, outputTokens: 0, requests: 0 };
  let mistakes = 0;
  let calls = 0;
  const answer = streamText({
    model,
    instructions: task.instructions,
    messages: task.messages as ModelMessage[],
    tools: toolSet(task, signal, (defect) => broken.abort(defect)),
    // Each call sees what the one before it did.
    toolCallConcurrency: 1,
    stopWhen: isStepCount(bounds.steps),
    // The last word is a word: no tool may be called any more.
    prepareStep: ({ stepNumber }) => (stepNumber === bounds.steps - 1 ? { toolChoice: 'none' } : {}),
    ...(bounds.stepTokens === null ? {} : { maxOutputTokens: bounds.stepTokens }),
    maxRetries: 0,
    abortSignal: signal,
    providerOptions: options,
    // Errors arrive as parts; without this the SDK prints them on the console.
    onError: () => {},
  });
  for await (const part of answer.stream) {
    if (broken.signal.aborted && !abortSignal.aborted) return broken.signal.reason;
    if (part.type === 'error') throw ToolChoiceViolationError.isInstance(part.error) ? endless() : part.error;
    if (part.type === 'abort') throw signal.reason;
    if (part.type === 'start-step') said.beginStep();
    if (part.type === 'text-delta') said.add(part.text);
    if (part.type === 'tool-call') calls++;
    if (part.type === 'tool-call' && part.invalid && ++mistakes > bounds.mistakes)
      throw unusable('bad-answer', 'it called tools that are not there, or with what they do not take', false);
    if (part.type === 'finish-step') {
      usage.requests++;
      usage.inputTokens += part.usage.inputTokens ?? 0;
      usage.outputTokens += part.usage.outputTokens ?? 0;
      if (usage.outputTokens > bounds.outputTokens) throw unusable('too-large', 'it wrote more than one turn may cost');
    }
    if (part.type !== 'finish') continue;
    if (part.finishReason === 'content-filter') throw held();
    if (part.finishReason === 'length') throw unusable('too-large', 'the answer was cut at its longest');
    if (part.finishReason === 'error' || part.finishReason === 'interrupted') break;
    if (said.text === '' && calls === 0) throw unusable('bad-answer', 'the answer holds nothing');
    return { text: said.text, usage };
  }
  throw unusable('unavailable', 'the answer was cut off');
}

const endless = (): AiFailure => unusable('bad-answer', 'it never came to an end', false);

function toolSet(
  { tools, onStep }: ConversationTask,
  signal: AbortSignal,
  onDefect: (defect: ToolDefect) => void,
): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, schema, execute }) => [
      name,
      tool({
        description,
        inputSchema: schema,
        execute: async (input) => {
          signal.throwIfAborted();
          onStep?.(name);
          try {
            return await execute(input, signal);
          } catch (thrown) {
            // What broke inside is nothing to tell a provider.
            onDefect(new ToolDefect(thrown));
            throw signal.reason;
          }
        },
      }),
    ]),
  );
}

/** What a model says over its steps: the last step that says anything is its answer. */
class Said {
  text = '';
  #bytes = 0;
  #isNewStep = false;
  readonly #mostBytes: number;
  readonly #onText: ((delta: string) => void) | undefined;

  constructor(mostBytes: number, onText: ((delta: string) => void) | undefined) {
    this.#mostBytes = mostBytes;
    this.#onText = onText;
  }

  beginStep(): void {
    this.#isNewStep = true;
  }

  add(delta: string): void {
    if (delta === '') return;
    this.#bytes += Buffer.byteLength(delta);
    if (this.#bytes > this.#mostBytes) throw unusable('too-large', 'the text is larger than allowed');
    const clean = storable(delta);
    const isNext = this.#isNewStep && this.text !== '';
    this.text = this.#isNewStep ? clean : this.text + clean;
    this.#isNewStep = false;
    this.#onText?.(isNext ? `\n\n${clean}` : clean);
  }
}
