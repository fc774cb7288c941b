import { eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { withoutOwnWords } from '../../../domain/post/fit.ts';
import { PLATFORMS } from '../../../domain/post/platforms.ts';
import type { PostMedia } from '../../../domain/post/post.ts';
import { NOTHING_TO_POST, OWN_WORDS, platformWords, WRITTEN_LATER } from '../../../domain/schedule/plan.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import type { ScheduledMoment } from '../scheduled/moments.ts';
import { nameAfter } from '../scheduled/post-name.ts';
import type { PlanRow } from './plan-rows.ts';
import { lockPlan } from './plans.ts';

/** What can be changed about a plan that waits. */
export type PlanEdit = { moment: ScheduledMoment } & Pick<PlanRow, 'platforms' | 'frequency' | 'notes'> &
  Partial<Pick<PlanRow, 'input' | 'textNotes' | 'post'>>;

/** What stands among a plan's assumptions for want of words. */
const ABOUT_THE_TEXT: string[] = [NOTHING_TO_POST, OWN_WORDS, WRITTEN_LATER];

const MADE_BEFORE = 'The sound says the words of before. Ask for another sound to have these spoken, or take it away.';

/** That a sound still says other words than a plan that has new ones. */
export function soundNotes(plan: PlanRow, input: string, media: PostMedia[]): string[] {
  const isStale = input !== plan.input || plan.textNotes.includes(MADE_BEFORE);
  const old = plan.post.media.map(({ mediaId }) => mediaId);
  return isStale && media.some(({ voice, mediaId }) => voice && old.includes(mediaId)) ? [MADE_BEFORE] : [];
}

/** What a plan says of itself once it has new words: its name where that came from the old ones, and nothing open about those. */
export function withNewWords(
  plan: PlanRow,
  input: string,
  textNotes: string[] = [],
): Pick<PlanRow, 'input' | 'workflowName' | 'assumed' | 'textNotes' | 'question'> {
  const wish = `${plan.originalMessage} ${plan.description}`;
  return {
    input,
    workflowName: nameAfter(plan.workflowName, { text: plan.input, wish }, input),
    assumed: plan.assumed.filter((words) => !ABOUT_THE_TEXT.includes(words)),
    textNotes,
    question: null,
  };
}

/** New words for all networks: what single ones had in words of their own was about the old ones. */
function wordsForAll(plan: PlanRow, input: string, textNotes: string[] = []) {
  const { media, own } = plan.post;
  const others = PLATFORMS.filter((platform) => own[platform]?.text !== undefined);
  const [whose, get] = others.length === 1 ? ['its', 'it gets'] : ['their', 'they get'];
  const note = `${platformWords(others)} had words of ${whose} own; now ${get} these too.`;
  const notes = [...textNotes, ...(others.length === 0 ? [] : [note]), ...soundNotes(plan, input, media)];
  const words = withNewWords(plan, input, notes);
  return { ...words, post: { media, own: withoutOwnWords(own) } };
}

/** The remarks on the words of a plan once it has other pictures or sounds. */
function textNotesWith(plan: PlanRow, media: PostMedia[]): string[] {
  return [...plan.textNotes.filter((note) => note !== MADE_BEFORE), ...soundNotes(plan, plan.input, media)];
}

/** What is assumed of a plan beside its time. */
export function withoutTime(assumed: string[]): string[] {
  return assumed.filter((each) => !/ (?:assumed|read as .*)$/.test(each));
}

/** Changes a plan that still waits for approval. */
export async function changePlan(tx: Transaction, userId: string, planId: string, edit: PlanEdit): Promise<PlanRow> {
  const plan = await lockPlan(tx, userId, planId);
  if (plan.state !== 'pending') throw new Failure('CONFLICT', 'This plan no longer waits for approval.');
  const { moment, input, textNotes, ...said } = edit;
  const words = input === undefined ? { assumed: plan.assumed } : wordsForAll(plan, input, textNotes);
  const assumed = withoutTime(words.assumed);
  const heard = input === undefined && said.post ? { textNotes: textNotesWith(plan, said.post.media) } : {};
  const [row] = await tx
    .update(schedulePlans)
    .set({ ...words, ...heard, ...moment, ...said, assumed })
    .where(eq(schedulePlans.id, plan.id))
    .returning();
  await tellChange(tx, userId, 'chat.changed');
  return row ?? plan;
}
