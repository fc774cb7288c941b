import * as z from 'zod/mini';
import { platformSchema } from '../post/platforms.ts';
import { waySchema } from './way.ts';

/** What makes texts where no model is connected, as shown to people. */
export const BUILTIN_EDITOR = 'Built-in editor';
/** What draws where no model is connected. */
export const BUILTIN_DESIGNER = 'Built-in designer';
/** What speaks where no model is connected. */
export const BUILTIN_VOICE = 'Built-in voice';

/** A picture of a carousel: its address and what it shows. */
const slideSchema = z.object({ output: z.string(), alt: z.string() });
export type Slide = z.infer<typeof slideSchema>;

/** What one agent made. `timestamp` is Unix seconds, the one place on the wire that is not ISO. */
export const outputSchema = z.object({
  output_type: z.enum(['text', 'image', 'audio']),
  /** The text itself, or the address of the picture or the sound. */
  output: z.string(),
  /** Of a picture: a raster data URL where the client asked for it, since it is large, else null. */
  image_data: z.optional(z.nullable(z.string())),
  /** Of a picture: what it shows, for those who can't see it. */
  alt: z.optional(z.string()),
  /** Of a carousel: all its pictures, the cover first. */
  slides: z.optional(z.array(slideSchema).check(z.maxLength(20))),
  /** The name of the agent that made it. */
  agent: z.string(),
  timestamp: z.int(),
  /** What it was made for, where the request named a platform. */
  platform: z.optional(platformSchema),
  /** What made it, as shown to people: 'Built-in editor', 'openai gpt-5.2'. */
  engine: z.optional(z.string()),
  /** Whether it asks its author for something that is missing, instead of being what was asked for. */
  question: z.optional(z.boolean()),
  /** What its author should know of it, in sentences: what was left out or assumed, which rule of the brand is broken. */
  notes: z.optional(z.array(z.string())),
  /** Of a run: what it was made from, so that it need not be made again while that is the same. */
  fingerprint: z.optional(z.string().check(z.maxLength(100))),
  /** Whether it was taken over from an earlier run, and cost nothing. */
  reused: z.optional(z.boolean()),
  /** Of a branch: the way that it sends its text. */
  way: z.optional(waySchema),
  /** What its agent was told and did not do, and why, in sentences: such an output is not shown as done. */
  undone: z.optional(z.array(z.string())),
});
export type Output = z.infer<typeof outputSchema>;

/** What people should know of an output: first what was not done, then the rest. */
export function notesOf({ undone = [], notes = [] }: Pick<Output, 'undone' | 'notes'>): string[] {
  return [...undone.map((reason) => `Not done: ${reason}`), ...notes];
}

/** The picture at an address, where an output shows it, itself or as one of its slides. */
export function pictureAt({ output_type, output, alt = '', slides = [] }: Output, address: string): Slide | null {
  if (output_type !== 'image') return null;
  return [...slides, { output, alt }].find((one) => one.output === address) ?? null;
}

/** The output with a picture in the place of the one at an address. */
export function withPicture<Made extends Output>(made: Made, address: string, picture: Slide): Made {
  if (made.output_type !== 'image') return made;
  const instead = <One extends { output: string }>(one: One): One =>
    one.output === address ? { ...one, ...picture } : one;
  const { image_data: _, ...whole } = made;
  return {
    ...instead(made.output === address ? (whole as Made) : made),
    ...(made.slides ? { slides: made.slides.map(instead) } : {}),
  };
}

/** Asks for the pictures themselves inside an answer. */
export const imageDataWish = z._default(z.union([z.boolean(), z.stringbool()], 'Please write true or false'), false);
