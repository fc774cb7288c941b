import { Failure } from '../../../domain/errors.ts';
import { NO_PARTS, type PostMedia } from '../../../domain/post.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import { inLanguage } from '../../assistant/texts/in-language.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { NewPlan } from '../plans/plan-rows.ts';
import type { Exchange, Made } from './answering.ts';
import { countedDrawing, drawFor } from './draw-picture.ts';
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
  const { deps, asked } = exchange;
  const wish = { asked: exchange.sent.originalMessage };
  const result = await drawn(exchange, () =>
    Promise.all(wished.map(({ input: text, platforms }) => drawFor(deps, asked, { ...wish, text, platforms }))),
  );
  if ('missing' in result) return { plans, missing: result.missing };
  const pictures = new Map(wished.map((plan, i) => [plan, result.made[i]]));
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
  const wish = { text: row.input, asked: sent.originalMessage, platforms: row.platforms, insteadOf: before?.mediaId };
  const result = await drawn(exchange, () => drawFor(deps, exchange.asked, wish));
  if ('missing' in result) return onlySaid(tell(result.missing), deps.clock());
  return changed('Here is another picture. The plan still waits for your approval.', [result.made, ...others]);
}

/** What was drawn, or why it could not be. */
async function drawn<Result>(
  { deps, asked }: Exchange,
  work: () => Promise<Result>,
): Promise<{ made: Result } | { missing: string }> {
  try {
    return { made: await countedDrawing(deps, asked, work) };
  } catch (thrown) {
    const isSaid = thrown instanceof AiFailure || (thrown instanceof Failure && thrown.code === 'QUOTA_EXCEEDED');
    if (!isSaid || asked.signal.aborted) throw thrown;
    return { missing: `The picture could not be made: ${thrown.message}` };
  }
}
