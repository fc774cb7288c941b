import { DEFAULT_VOICE } from '../../../domain/agents.ts';
import type { Platform } from '../../../domain/platforms.ts';
import type { PostMedia } from '../../../domain/post.ts';
import { debitRun } from '../usage/usage.ts';
import type { ChatDeps } from './answering.ts';
import { mediaOf } from './picture-media.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'agentsFor' | 'brandOf'>;

interface Caller {
  userId: string;
  signal: AbortSignal;
}

interface Wish {
  /** The words that it is for. */
  text: string;
  /** How it was asked for, in whose words its look may stand. */
  asked: string;
  platforms: Platform[];
  /** The picture in whose place it comes. */
  insteadOf?: string | undefined;
}

/** Draws the picture of a post, as a part of it. */
export async function drawFor(
  { agentsFor, brandOf }: Deps,
  { userId, signal }: Caller,
  { text, asked, platforms, insteadOf }: Wish,
): Promise<PostMedia> {
  const [only, ...others] = platforms;
  const picture = await agentsFor(userId).image({
    agent: 'Image Agent',
    input: null,
    description: asked,
    incoming: text,
    platform: others.length === 0 ? (only ?? null) : null,
    agentType: null,
    brand: await brandOf(userId),
    speaker: DEFAULT_VOICE,
    history: [],
    variant: insteadOf === undefined ? 0 : variantAfter(insteadOf),
    signal,
  });
  const [made] = mediaOf(picture, text);
  if (!made) throw new Error('The picture was not stored');
  return made;
}

/** Counts one run for what is drawn, as for a picture in the conversation; what could not be made costs nothing. */
export async function countedDrawing<Result>(
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
function variantAfter(mediaId: string): number {
  return 1 + ((Number.parseInt(mediaId.slice(-6), 16) || 0) % MOST_VARIANTS);
}
