import { DEFAULT_VOICE } from '../../../domain/agents.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Platform } from '../../../domain/platforms.ts';
import { NO_PARTS, type PostMedia } from '../../../domain/post.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import { inLanguage } from '../../assistant/texts/in-language.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { NewPlan } from '../plans/plan-rows.ts';
import { debitRun } from '../usage/usage.ts';
import type { Exchange, Made } from './answering.ts';
import { mediaOf } from './picture-media.ts';
import { onlySaid, textEffect } from './talk-answer.ts';

/** How a picture of a plan changes: another one, or none. */
export type PictureChange = 'new' | 'none';

/** Plans with the pictures that were asked for beside their words; one that can't be drawn is said, and the words stay. */
export async function withPictures(
  exchange: Exchange,
  plans: NewPlan[],
  isWished: (plan: NewPlan) => boolean,
): Promise<{ plans: NewPlan[]; missing: string | null }> {
  const wished = plans.filter((plan) => isWished(plan) && plan.medium === 'text' && plan.input.trim() !== '');
  if (wished.length === 0) return { plans, missing: null };
  const drawn = await countedRun(exchange, () =>
    Promise.all(wished.map(({ input, platforms }) => draw(exchange, { text: input, platforms, variant: 0 }))),
  );
  if ('missing' in drawn) return { plans, missing: drawn.missing };
  const pictures = new Map(wished.map((plan, i) => [plan, drawn.made[i]]));
  return {
    plans: plans.map((plan) => {
      const picture = pictures.get(plan);
      return picture ? { ...plan, post: { ...NO_PARTS, media: [picture] } } : plan;
    }),
    missing: null,
  };
}

/** Draws the picture of a plan that waits anew, or takes it away. */
export async function answerPicture(exchange: Exchange, [n = 0]: number[], change: PictureChange): Promise<Made> {
  const { deps, sent, memory } = exchange;
  const [plan, row] = [memory.state.plans.find((each) => each.n === n), memory.plans.get(n)];
  const tell = (words: string) => inLanguage(words, languageOf(sent.originalMessage));
  if (!plan || row?.state !== 'pending') return onlySaid(tell('That plan is not there any more.'), deps.clock());
  const [before] = row.post.media.filter(({ kind }) => kind === 'image');
  const others = row.post.media.filter((one) => one !== before);
  const changed = (message: string, media: PostMedia[]): Made => ({
    status: 'scheduling_plan',
    message: tell(message),
    outputs: [],
    plans: [],
    effects: [{ ...textEffect(plan, '', row.recurrence), text: null, post: { ...row.post, media } }],
  });
  if (change === 'none') return changed('The picture is gone. The plan still waits for your approval.', others);
  const { input: text, platforms } = row;
  const drawn = await countedRun(exchange, () =>
    draw(exchange, { text, platforms, variant: before ? variantAfter(before.mediaId) : 0 }),
  );
  if ('missing' in drawn) return onlySaid(tell(drawn.missing), deps.clock());
  return changed('Here is another picture. The plan still waits for your approval.', [drawn.made, ...others]);
}

/** Counts one run for what is drawn, as for a picture in the conversation; what could not be made costs nothing. */
async function countedRun<Result>(
  { deps, asked: { userId, signal } }: Exchange,
  work: () => Promise<Result>,
): Promise<{ made: Result } | { missing: string }> {
  try {
    const { refund } = await debitRun(deps.db, userId, deps.clock());
    try {
      return { made: await work() };
    } catch (thrown) {
      if (!signal.aborted) await refund();
      throw thrown;
    }
  } catch (thrown) {
    const isSaid = thrown instanceof AiFailure || (thrown instanceof Failure && thrown.code === 'QUOTA_EXCEEDED');
    if (!isSaid || signal.aborted) throw thrown;
    return { missing: `The picture could not be made: ${thrown.message}` };
  }
}

async function draw(
  { deps, sent, asked: { userId, signal } }: Exchange,
  { text, platforms, variant }: { text: string; platforms: Platform[]; variant: number },
): Promise<PostMedia> {
  const [only, ...others] = platforms;
  const picture = await deps.agentsFor(userId).image({
    agent: 'Image Agent',
    input: null,
    description: sent.originalMessage,
    incoming: text,
    platform: others.length === 0 ? (only ?? null) : null,
    agentType: null,
    brand: await deps.brandOf(userId),
    speaker: DEFAULT_VOICE,
    history: [],
    variant,
    signal,
  });
  const [made] = mediaOf(picture, text);
  if (!made) throw new Error('The picture was not stored');
  return made;
}

const MOST_VARIANTS = 50;

/** Another version than the one before, whichever that was. */
function variantAfter(mediaId: string): number {
  return 1 + (Number.parseInt(mediaId.slice(-6), 16) % MOST_VARIANTS);
}
