import type { Brand } from '../../../../domain/brand.ts';
import type { Design } from '../../../../domain/post/design.ts';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { AgentType } from '../../../../domain/schedule/agent-types.ts';
import type { DesignTask, PictureTask, SpeechTask, WritingTask } from '../tasks.ts';

/** What is asked when a scheduled post is drafted from one sentence. */
export interface ContentTask {
  description: string;
  platforms: Platform[];
  agentType: AgentType;
  brand: Brand;
}

/** The drafts for a scheduled post; one for a platform of words alone has no picture. */
export interface GeneratedContent {
  text_input: string;
  text_description: string;
  image_input?: string;
  image_description?: string;
}

/** What the writer has made: a text, with what its author should know of it and what of it was not done, or a question to its author instead. */
export type WriterAnswer = string | { text: string; notes: string[]; undone?: string[] } | { question: string };

/** A picture of the designer's own, as PNG, or as JPEG on a photo, with the design that it was drawn from. */
export interface DrawnDesign {
  design: Design;
  png: Uint8Array;
}

/** What serves when no model is connected: a writer, a designer and a voice that live in this process. */
export interface BuiltinEngine {
  write(task: WritingTask, signal?: AbortSignal): Promise<WriterAnswer>;
  content(task: ContentTask, signal?: AbortSignal): Promise<GeneratedContent>;
  /** Chooses a design and draws it: one picture, or the slides of a carousel. */
  draw(task: PictureTask, signal?: AbortSignal): Promise<DrawnDesign[]>;
  /** A design that is known, as PNG, or as JPEG on a photo. */
  drawDesign(task: DesignTask, signal?: AbortSignal): Promise<Uint8Array>;
  /** MP3 bytes. */
  speak(task: SpeechTask, signal?: AbortSignal): Promise<Uint8Array>;
}
