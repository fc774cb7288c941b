import type { Platform } from '../../../../domain/post/platforms.ts';
import { POST_MEDIA_MAX, type PostMedia } from '../../../../domain/post/post.ts';
import { DEFAULT_VOICE, type Voice } from '../../../../domain/workflow/agents.ts';
import { notesOf } from '../../../../domain/workflow/outputs.ts';
import { madeMediaOf } from '../../scheduled/media-of.ts';
import { debitRun } from '../../usage/usage.ts';
import type { ChatDeps } from '../answering.ts';
import type { Memory } from '../kept/memory.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'agentsFor' | 'brandOf'>;

interface Caller {
  userId: string;
  signal: AbortSignal;
}

/** What is made for the words of a post: a picture of them, or the words spoken. */
export interface WantedMedia {
  kind: PostMedia['kind'];
  /** The words that it is for. */
  input: string;
  platforms: Platform[];
  voice?: Voice | undefined;
  /** How a picture shall look, one wish after the other. */
  wishes: string[];
  variant?: number | undefined;
}

/** Makes the picture of a post, its slides or its sound, with what is to be known of it. */
export async function makeMedia(
  { agentsFor, brandOf }: Pick<Deps, 'agentsFor' | 'brandOf'>,
  { userId, signal }: Caller,
  { kind, input, platforms, voice = DEFAULT_VOICE, wishes: [wish, ...changes], variant = 0 }: WantedMedia,
): Promise<{ media: PostMedia[]; remarks: string[] }> {
  const [only, ...others] = platforms;
  const output = await agentsFor(userId)[kind]({
    agent: kind === 'image' ? 'Image Agent' : 'Audio Agent',
    input: null,
    description: kind === 'image' ? (wish ?? null) : null,
    changes,
    incoming: input,
    platform: others.length === 0 ? (only ?? null) : null,
    agentType: null,
    brand: await brandOf(userId),
    speaker: voice,
    history: [],
    variant,
    signal,
  });
  const media = madeMediaOf(output, input, voice);
  if (media.length === 0) throw new Error(`The ${kind} was not stored`);
  return { media, remarks: notesOf(output) };
}

/** What was made for a draft, as parts of the post with its words. */
export function mediaOfDraft(made: Memory['made'], n: number, words: string): PostMedia[] {
  return (made.get(n) ?? []).flatMap((one) => madeMediaOf(one, words, DEFAULT_VOICE)).slice(0, POST_MEDIA_MAX);
}

/** Counts one run for what is made, as in a conversation; what could not be made costs nothing. */
export async function counted<Result>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, signal }: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const { refund } = await debitRun(db, userId, clock());
  try {
    return await work();
  } catch (thrown) {
    if (!signal.aborted) await refund();
    throw thrown;
  }
}

const MOST_VARIANTS = 50;

/** Another version than the one before, whichever that was. */
export function variantAfter(mediaId: string): number {
  return 1 + ((Number.parseInt(mediaId.slice(-6), 16) || 0) % MOST_VARIANTS);
}
