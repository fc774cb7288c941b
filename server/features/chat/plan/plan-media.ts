import { Failure } from '../../../../domain/errors.ts';
import { cutAtWord } from '../../../../domain/post/cut.ts';
import { postMediaOf } from '../../../../domain/post/photos.ts';
import { NO_PARTS, POST_MEDIA_MAX, type PostMedia } from '../../../../domain/post/post.ts';
import { hasNothingToPost, NOTHING_TO_POST } from '../../../../domain/schedule/plan.ts';
import { lookWishesOffThread } from '../../../assistant/off-thread.ts';
import type { MediaBeside, PlanChange } from '../../../assistant/operations.ts';
import { withoutCarousel } from '../../../assistant/picture/carousel.ts';
import { talkLanguage } from '../../../assistant/reading/languages/turn-in-english.ts';
import { inLanguage } from '../../../assistant/texts/in-language.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import type { NewPlan, PlanRow } from '../../plans/plan-rows.ts';
import { debitRun } from '../../usage/usage.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import { makeMedia, mediaOfDraft, variantAfter, type WantedMedia } from '../answers/make-media.ts';
import { onlySaid, textEffect } from '../answers/talk-answer.ts';
import type { Memory } from '../kept/memory.ts';

type Kind = PostMedia['kind'];
const MOST_WISHES = 20;
const LONGEST_WISH = 500;
const NOT_DRAWN = 'That picture is your own: open it on the card to change it, or ask for another picture.';
const NAMES: Record<Kind, string> = { image: 'picture', audio: 'sound' };

/** Plans with what was asked for beside their words; what can't be made is said, and the words stay. */
export async function plansWithMedia(
  exchange: Exchange,
  plans: NewPlan[],
  wishOf: (plan: NewPlan) => MediaBeside,
): Promise<{ plans: NewPlan[]; missing: string[] }> {
  const wanted = plans
    .filter(({ medium, input }) => medium === 'text' && input.trim() !== '')
    .flatMap((plan) => wantedFor(exchange, plan, wishOf(plan)).map((one) => ({ ...one, plan })));
  const { made, missing } = await makeCounted(exchange, wanted);
  const { photo } = exchange;
  return {
    plans: plans.map((plan) => {
      const own = photo && plan.medium === 'text' && !wishOf(plan).picture ? [postMediaOf(photo)] : [];
      const fresh = [...own, ...made.filter((_, i) => wanted[i]?.plan === plan).flat()];
      const before = madeBefore(exchange.memory, plan).filter(({ kind }) => fresh.every((one) => one.kind !== kind));
      const media = [...fresh, ...before].slice(0, POST_MEDIA_MAX);
      return media.length > 0 ? { ...withoutQuestion(plan), post: { ...NO_PARTS, media } } : plan;
    }),
    missing,
  };
}

/** What was made in the conversation for the draft whose words a plan posts. */
function madeBefore({ state, made }: Memory, { input, medium, platforms }: NewPlan): PostMedia[] {
  const own = medium === 'text' ? state.drafts.filter(({ text }) => text === input) : [];
  const draft = own.find(({ platform }) => platform !== null && platforms.includes(platform)) ?? own[0];
  return draft ? mediaOfDraft(made, draft.n, input) : [];
}

/** A picture is something to post: nothing has to be said with it. */
function withoutQuestion(plan: NewPlan): NewPlan {
  if (!hasNothingToPost(plan)) return plan;
  return { ...plan, question: null, assumed: plan.assumed.filter((one) => one !== NOTHING_TO_POST) };
}

/** What a wish means for the words of a plan. */
export function wantedFor(
  { sent }: Exchange,
  { input, platforms }: Pick<PlanRow, 'input' | 'platforms'>,
  beside: MediaBeside,
): WantedMedia[] {
  const text = { input, platforms, wishes: [sent.originalMessage] };
  return [
    ...(beside.picture ? [{ ...text, kind: 'image' as const }] : []),
    ...(beside.sound ? [{ ...text, kind: 'audio' as const, voice: beside.voice }] : []),
  ];
}

/** Makes the picture and the sound of a plan that waits anew, or takes them away. */
export async function answerMedia(exchange: Exchange, [n = 0]: number[], change: PlanChange): Promise<ChatOutcome> {
  const { deps, sent, memory } = exchange;
  const [plan, row] = [memory.state.plans.find((each) => each.n === n), memory.plans.get(n)];
  const tell = (words: string) => inLanguage(words, talkLanguage(sent.originalMessage, memory.state));
  if (!plan || row?.state !== 'pending') return onlySaid(tell('That plan is not there any more.'), deps.clock());
  const asked = { image: change.picture, audio: change.sound };
  const kinds = (['image', 'audio'] as const).filter((kind) => asked[kind] !== undefined);
  const before = (kind: Kind) => row.post.media.find((one) => one.kind === kind);
  const [picture] = row.post.media.filter(({ kind }) => kind === 'image');
  if (change.picture === 'changed' && !picture?.drawn) return onlySaid(tell(NOT_DRAWN), deps.clock());
  const wanted = kinds
    .filter((kind) => asked[kind] !== 'none')
    .map((kind): WantedMedia => {
      const { mediaId, voice, wished } = before(kind) ?? {};
      // Other slides, or none of them any more, are read from what is said now.
      const isOther = withoutCarousel(sent.originalMessage).slides !== null;
      const wishes = [...(isOther ? [] : (wished?.wishes ?? [])), sent.originalMessage].slice(-MOST_WISHES);
      const variant =
        asked[kind] === 'changed' || mediaId === undefined ? (wished?.variant ?? 0) : variantAfter(mediaId);
      return {
        kind,
        input: row.input,
        platforms: row.platforms,
        voice: change.voice ?? voice,
        wishes,
        variant,
      };
    });
  // A photo that comes with the wish is what goes beside the words.
  const own = exchange.photo && change.picture === 'new' ? [postMediaOf(exchange.photo)] : [];
  const drawn = own.length > 0 ? wanted.filter(({ kind }) => kind !== 'image') : wanted;
  const { made, missing } = await makeCounted(exchange, drawn);
  const fresh = [...own, ...made.flat()];
  const done = kinds.filter((kind) => asked[kind] === 'none' || fresh.some((one) => one.kind === kind));
  if (done.length === 0) return onlySaid(missing.map(tell).join(' '), deps.clock());
  // The slides of a carousel go together.
  const gone = row.post.media.filter((one) => done.includes(one.kind) && (one === before(one.kind) || one.drawn));
  const media = [...fresh, ...row.post.media.filter((one) => !gone.includes(one))].slice(0, POST_MEDIA_MAX);
  const said = done.map((kind) =>
    asked[kind] === 'none'
      ? `The ${NAMES[kind]} is gone.`
      : asked[kind] === 'changed'
        ? 'The picture is changed.'
        : before(kind)
          ? `Here is another ${NAMES[kind]}.`
          : `Here is the ${NAMES[kind]}.`,
  );
  const message = [...said, ...missing, 'The plan still waits for your approval.'].map(tell).join(' ');
  return {
    status: 'scheduling_plan',
    message,
    outputs: [],
    plans: [],
    effects: [{ ...textEffect(plan, '', row.recurrence), text: null, post: { ...row.post, media } }],
  };
}

/** Makes all of it as one run, as in a conversation; what could not be made is said, and nothing made costs nothing. */
export async function makeCounted(
  exchange: Exchange,
  wanted: WantedMedia[],
): Promise<{ made: PostMedia[][]; missing: string[] }> {
  const { deps, asked } = exchange;
  if (wanted.length === 0) return { made: [], missing: [] };
  try {
    const { refund } = await debitRun(deps.db, asked.userId, deps.clock());
    const results = await Promise.allSettled(wanted.map((one) => makeMedia(deps, asked, one)));
    const made = await Promise.all(
      results.map((result, i) =>
        result.status === 'fulfilled' ? Promise.all(result.value.media.map((one) => withWishes(one, wanted[i]))) : [],
      ),
    );
    if (!asked.signal.aborted && made.flat().length === 0) await refund();
    const missing = results.flatMap((result, i) =>
      result.status === 'rejected'
        ? [missed(result.reason, wanted.slice(i, i + 1), asked.signal)]
        : result.value.remarks,
    );
    return { made, missing: [...new Set(missing)] };
  } catch (thrown) {
    return { made: wanted.map(() => []), missing: [missed(thrown, wanted, asked.signal)] };
  }
}

/** A drawn picture with how it was wished for: of a first message only what it says to the designer. */
async function withWishes(
  media: PostMedia,
  { wishes: [first = '', ...others] = [], variant = 0 }: Partial<WantedMedia> = {},
): Promise<PostMedia> {
  if (!media.drawn) return media;
  // What has been drawn is worth more than how it was wished for.
  const look = await lookWishesOffThread(first).catch(() => [first]);
  const wishes = [look.join(', '), ...others].map((wish) => cutAtWord(wish, LONGEST_WISH));
  return { ...media, wished: { wishes, variant } };
}

/** Why something could not be made, where people can be told; anything else is a fault. */
function missed(thrown: unknown, wanted: WantedMedia[], signal: AbortSignal): string {
  const isSaid = thrown instanceof AiFailure || (thrown instanceof Failure && thrown.code === 'QUOTA_EXCEEDED');
  if (!isSaid || signal.aborted) throw thrown;
  const names = [...new Set(wanted.map(({ kind }) => NAMES[kind]))].join(' and the ');
  return `The ${names} could not be made: ${thrown.message}`;
}
