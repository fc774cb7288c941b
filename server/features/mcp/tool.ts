import type * as z from 'zod/mini';
import type { AnswerOf, Call, InputOf } from '../../../domain/api/call.ts';

/** Makes a call of the contract for whoever asks, as its route would. */
export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C>>;

/** What a tool is told with beside its input. */
export interface ToolSurroundings {
  ask: Ask;
  /** The zone in which days and times are told. */
  timeZone: string;
  /** Where the product is: addresses of pictures begin with it. */
  appUrl: URL;
}

/** Something that an assistant can do here: a call of the contract, in words that a model chooses by. */
export interface Tool<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniObject = z.ZodMiniObject,
> {
  name: string;
  title: string;
  description: string;
  /** What it comes to: what a token may not call it may not do here either. */
  call: Call;
  input: Input;
  output: Output;
  /** Whether something is gone afterwards. */
  isDestructive?: boolean;
  /** Whether it reaches beyond Fanfare: something goes out to networks. */
  reachesOut?: boolean;
  /** Whether doing it twice is doing it once. */
  isIdempotent?: boolean;
  /** What it says, and the same as data. */
  run(input: z.output<Input>, asking: ToolSurroundings): Promise<{ text: string; data: z.input<Output> }>;
}

/** Writes down one tool. */
export function tool<Input extends z.ZodMiniObject, Output extends z.ZodMiniObject>(
  written: Tool<Input, Output>,
): Tool {
  // What it runs with was checked against its own input before.
  return written as unknown as Tool;
}
