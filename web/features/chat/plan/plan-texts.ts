import { PLATFORMS, type Platform } from '../../../../domain/post/platforms.ts';
import {
  NOTHING_TO_POST,
  OWN_WORDS,
  PLAN_CANCELLED,
  platformWords,
  SAY_WHAT,
  type SchedulePlan,
  WRITTEN_LATER,
} from '../../../../domain/schedule/plan.ts';

export const NO_SET_FOUND = 'No multiple schedule plans found to confirm';

const NOTES = new Map([
  [
    NOTHING_TO_POST,
    `There is nothing to post yet, so this can’t be approved. Say again what you want to post and when, ${SAY_WHAT}`,
  ],
  [OWN_WORDS, 'That is too little to write from, so your own words stand here. Tell me more, and I write a post.'],
  [WRITTEN_LATER, 'The text is written when it runs.'],
]);

/** What the card says of its plan, each in a sentence: its notes, and everything that the message left open. */
export function planRemarks(
  plan: Pick<SchedulePlan, 'notes' | 'assumed' | 'post' | 'platforms' | 'recurrence'>,
): string[] {
  const { notes, assumed } = plan;
  const known = assumed.flatMap((each) => NOTES.get(each) ?? []);
  const words = assumed.filter((each) => !NOTES.has(each)).map((each) => each.replace(/ assumed$/, ''));
  return [
    ...notes,
    ...ownOf(plan),
    ...(DAY_NOT_EVERYWHERE.test(plan.recurrence ?? '') ? [SHORT_MONTHS] : []),
    ...known,
    ...(words.length > 0 ? [`You did not say, so I assumed: ${words.join('; ')}.`] : []),
  ];
}

const DAY_NOT_EVERYWHERE = /BYMONTHDAY=(?:\d+,)*(?:29|30|31)(?:;|$)/;
const SHORT_MONTHS = 'Where a month is too short for that day, it comes on its last one.';

/** Which networks get something else than what the card shows for all. */
function ownOf({ post: { own }, platforms }: Pick<SchedulePlan, 'post' | 'platforms'>): string[] {
  const isMeant = (platform: Platform) => platforms.length === 0 || platforms.includes(platform);
  const those = PLATFORMS.filter((platform) => {
    const { text, media } = own[platform] ?? {};
    return isMeant(platform) && (text ?? media) !== undefined;
  });
  if (those.length === 0) return [];
  const has = those.length === 1 ? 'has words or pictures of its own' : 'have words or pictures of their own';
  return [`${platformWords(those)} ${has}. Choose a network above to see them.`];
}

/** The message that a rejection shows. */
export function cancellationText(count: number): string {
  return count === 1 ? PLAN_CANCELLED : `${PLAN_CANCELLED} ${count} posts are not scheduled.`;
}

/** The message after a whole set was approved. */
export function allConfirmedText(count: number): string {
  return `✅ **All Posts Confirmed**: ${count} ${count === 1 ? 'post is' : 'posts are'} scheduled.`;
}

export interface PlanFault {
  /** Its place in the set, from 1. */
  post: number;
  workflowName: string;
  reason: string;
}

/** The message after only a part of a set could be approved. */
export function partlyConfirmedText(confirmed: number, total: number, faults: PlanFault[]): string {
  const lines = faults.map(({ post, workflowName, reason }) => `- Post ${post}, ${workflowName}: ${reason}`);
  return [`**Partial Confirmation**: ${confirmed}/${total} posts are scheduled.`, '', ...lines].join('\n');
}
