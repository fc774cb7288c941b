import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { updatePlanPost } from '../../../domain/api/schedule/plans.ts';
import { Failure } from '../../../domain/errors.ts';
import { saysNothing } from '../../../domain/post/fit.ts';
import type { PostDraft } from '../../../domain/post/post.ts';
import { AS_WRITTEN, type Medium, NO_WISH, NOTHING_TO_POST, type SchedulePlan } from '../../../domain/schedule/plan.ts';
import { WISH_MAX } from '../../../domain/workflow/graph.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { checkUpcoming, momentAt, type ScheduledMoment } from '../scheduled/moments.ts';
import { ownParts } from '../scheduled/post-media.ts';
import { restOfRule } from '../scheduled/series/recurrence-edits.ts';
import { soundNotes, withNewWords, withoutTime } from './change-plan.ts';
import { type PlanRow, toPlan } from './plan-rows.ts';
import { lockPlan, type PlanDeps } from './plans.ts';

type PostInput = z.output<typeof updatePlanPost.input>;

/** Changes the post of a plan that waits. What a network would refuse may stand there meanwhile, and is said on the card. */
export async function changePost({ db, clock }: PlanDeps, userId: string, asked: PostInput): Promise<SchedulePlan> {
  const { id, text, media, own, platforms, fresh, scheduledAt } = asked;
  return db.transaction(async (tx) => {
    const plan = await lockPlan(tx, userId, id);
    if (plan.state === 'confirmed')
      throw new Failure('CONFLICT', 'This plan is already approved. Change its scheduled task instead.');
    if (plan.state === 'rejected')
      throw new Failure('CONFLICT', 'This plan was rejected and can’t be changed any more. Ask for a new one.');
    if (fresh && (plan.wish === null || plan.recurrence === null)) throw new Failure('VALIDATION', NO_WISH);
    const draft = { text: text ?? plan.input, media: media ?? plan.post.media, own: own ?? plan.post.own };
    const time = scheduledAt === undefined ? {} : timeAfter(plan, new Date(scheduledAt), clock());
    const chosen = { platforms: platforms ?? plan.platforms, fresh: fresh ?? plan.fresh, ...time };
    return toPlan(await storePost(tx, plan, draft, chosen));
  });
}

/** A plan at another moment; what was noted or assumed of its old one is said by now. */
function timeAfter(plan: PlanRow, at: Date, now: Date): Pick<PlanRow, keyof ScheduledMoment | 'notes' | 'assumed'> {
  const { wallTime: start, timeZone, recurrence: rule } = plan;
  const moved = momentAt(at, timeZone, null);
  checkUpcoming(moved, now);
  const recurrence = rule === null ? null : restOfRule({ start, timeZone, rule }, plan.scheduledAt, moved.wallTime);
  return { ...moved, recurrence, notes: [], assumed: withoutTime(plan.assumed) };
}

async function storePost(
  tx: Transaction,
  plan: PlanRow,
  sent: PostDraft,
  chosen: Pick<PlanRow, 'platforms' | 'fresh'> & Partial<PlanRow>,
): Promise<PlanRow> {
  const draft = await ownParts(tx, plan.userId, sent);
  const { text, media, own } = draft;
  const medium = mediumOf(plan, draft);
  if (medium !== 'text' && text.length > WISH_MAX)
    throw new Failure('VALIDATION', 'This text is too long to make a picture or a sound of. Please shorten it.');
  const [row] = await tx
    .update(schedulePlans)
    .set({
      ...chosen,
      ...wordsAfter({ ...plan, ...chosen }, draft, chosen.platforms),
      medium,
      post: { media, own },
    })
    .where(eq(schedulePlans.id, plan.id))
    .returning();
  await tellChange(tx, plan.userId, 'chat.changed');
  return row ?? plan;
}

/** A picture or a sound that its owner has brought along need not be made. */
function mediumOf(plan: PlanRow, { media }: PostDraft): Medium {
  return media.some(({ kind }) => kind === plan.medium) ? 'text' : plan.medium;
}

/** What the plan says of its words. Where they are still to be written, and nobody has written any, they still are. */
function wordsAfter(plan: PlanRow, draft: PostDraft, platforms: PlanRow['platforms']): Partial<PlanRow> {
  const isEmpty = saysNothing(draft, platforms);
  const isWritten = [draft.text, ...Object.values(draft.own).map(({ text = '' }) => text)].some((text) => text.trim());
  const wasEmpty = plan.assumed.includes(NOTHING_TO_POST);
  if (!isWritten && plan.input.trim() === '' && (isEmpty || !wasEmpty)) return {};
  const words = withNewWords(plan, draft.text, soundNotes(plan, draft.text, draft.media));
  const assumed = isEmpty ? [...words.assumed, NOTHING_TO_POST] : words.assumed;
  return { ...words, assumed, description: plan.medium === 'text' ? AS_WRITTEN : plan.description };
}
