import { NO_BRAND } from '../../domain/brand.ts';
import { NO_POSTER } from '../../domain/post/design.ts';
import { readPicture } from '../../server/assistant/picture/read-picture.ts';
import type { AiBounds } from '../../server/platform/ai/bounds.ts';
import type { ContentTask } from '../../server/platform/ai/builtin/engine.ts';
import { ANY_LOOK, type PictureTask, type SpeechTask, type WritingTask } from '../../server/platform/ai/tasks.ts';

/** A small writing task; tests override what they are about. */
export function writingTask(overrides: Partial<WritingTask> = {}): WritingTask {
  return {
    brief: 'Announce our new sourdough',
    description: null,
    platform: 'linkedin',
    agentType: 'social-media',
    brand: NO_BRAND,
    history: [],
    variant: 0,
    ...overrides,
  };
}

/** A small picture task; tests override what they are about. */
export function pictureTask(overrides: Partial<PictureTask> = {}): PictureTask {
  return {
    brief: 'A loaf of sourdough',
    poster: { ...NO_POSTER, title: 'A loaf of sourdough' },
    look: ANY_LOOK,
    medium: 'card',
    language: 'en',
    description: null,
    platform: 'instagram',
    brand: NO_BRAND,
    variant: 0,
    ...overrides,
  };
}

/** The picture task that a finished text comes to. */
export function shownPicture(text: string, overrides: Partial<PictureTask> = {}): PictureTask {
  return pictureTask({ brief: text, ...readPicture({ text, isFinished: true }, null), platform: null, ...overrides });
}

/** Orders are read once: tests draw the same ones again and again. */
const read = new Map<string, ReturnType<typeof readPicture>>();

/** The picture task that somebody's own words come to. */
export function orderedPicture(brief: string, overrides: Partial<PictureTask> = {}): PictureTask {
  const order = read.get(brief) ?? readPicture({ text: brief, isFinished: false }, null);
  read.set(brief, order);
  return pictureTask({ brief, ...structuredClone(order), platform: null, ...overrides });
}

export const speechTask: SpeechTask = {
  text: 'Fresh bread at seven.',
  language: 'en',
  voice: 'Michael News',
};

/** A small drafting task; tests override what they are about. */
export function contentTask(overrides: Partial<ContentTask> = {}): ContentTask {
  return {
    description: 'our new sourdough',
    platforms: ['linkedin', 'instagram'],
    agentType: 'digital-marketing',
    brand: NO_BRAND,
    ...overrides,
  };
}

/** Bounds that a test reaches at once; generous where a loaded machine could be slow. */
export const QUICK_BOUNDS: AiBounds = {
  textMs: 20_000,
  mediaMs: 20_000,
  idleMs: 20_000,
  retries: 2,
  backoffMs: 1,
  textBytes: 64 * 1024,
  imageBytes: 1024 * 1024,
  audioBytes: 1024 * 1024,
  textWireBytes: 1024 * 1024,
  turn: { ms: 20_000, steps: 5, calls: 20, mistakes: 2, stepTokens: 4_000, outputTokens: 8_000 },
};
