import type * as z from 'zod/mini';
import type { Design } from '../../../domain/post/design.ts';
import type { ContentTask } from './builtin/engine.ts';
import type { ConversationResult, ConversationTask } from './connected/converse.ts';
import type { ToolDefect } from './failures.ts';
import type { JudgeTask, PictureTask, Remarks, SpeechTask, WritingTask } from './tasks.ts';

/** A text with what is to be said of it. */
export type WrittenText = { text: string } & Remarks;

/** What makes texts, the built-in editor or a connected model: each tries once and ends when its signal does. */
export interface TextMaker {
  write(task: WritingTask, signal: AbortSignal): Promise<WrittenText>;
  /** Hands the text over piece by piece too, while it is written. */
  stream(task: WritingTask, signal: AbortSignal, onDelta: (delta: string) => void): Promise<WrittenText>;
  object<T>(schema: z.ZodMiniType<T>, task: ContentTask, signal: AbortSignal): Promise<T>;
  /** Whether the answer is yes. */
  judge(task: JudgeTask, signal: AbortSignal): Promise<boolean>;
  converse(task: ConversationTask, signal: AbortSignal): Promise<ConversationResult | ToolDefect>;
}

/** A picture with what it shows, and with its design where the built-in designer made it. */
export interface MadePicture {
  bytes: Uint8Array;
  mediaType: string;
  /** For those who can't see it. */
  alt: string;
  design?: Design;
}

/** One picture or the slides of a carousel, what of the order they do not show, and what else is to be known of them. */
export interface DrawnPictures {
  pictures: MadePicture[];
  undone?: string[];
  notes?: string[];
}

/** What makes pictures. */
export interface PictureMaker {
  draw(task: PictureTask, signal: AbortSignal): Promise<DrawnPictures>;
}

/** A spoken text as MP3, and what is to be known of it. */
export interface MadeSpeech {
  bytes: Uint8Array;
  notes?: string[];
}

/** What makes speech. */
export interface SpeechMaker {
  speak(task: SpeechTask, signal: AbortSignal): Promise<MadeSpeech>;
}
