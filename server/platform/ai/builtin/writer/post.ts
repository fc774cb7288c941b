import type { Brand } from '../../../../../domain/brand.ts';
import { wordPattern } from '../../../../../domain/brand-check.ts';
import type { Platform } from '../../../../../domain/platforms.ts';
import type { Brief } from './brief.ts';
import type { Chooser } from './choose.ts';
import { closingOf } from './closing.ts';
import { alreadySaid, type Detail, detailsOf } from './details.ts';
import { hashtagsFor } from './hashtags.ts';
import { layOut, type Piece } from './layout.ts';
import { capital } from './mend.ts';
import { type Filler, openingOf, sayingSlots } from './opening.ts';
import { ASK_FOR_THEIRS, LIST_INTROS, LIVELY, POST_PHRASES, type PostPhrases } from './phrases/posts.ts';
import { fillAll, slotsFor } from './slots.ts';
import type { Style } from './style.ts';

/** A post before it is laid out: its opening and what may follow. */
export interface PostPlan {
  hook: string;
  lively: boolean;
  body: string[];
  points: string[];
  /** A line before the points, where there is one. */
  listIntro: string | null;
  details: Detail[];
  /** Another order of the same parts: details first, then the words. */
  detailsFirst: boolean;
  calls: string[];
  closing: string | null;
  emoji: string | null;
  tags: string[];
}

export interface PostContext {
  brief: Brief;
  brand: Brand;
  style: Style;
  platform: Platform | null;
  choose: Chooser;
}

/** Writes a post of the kind that the brief asks for. */
export function writePost(context: PostContext): { text: string; plan: PostPlan } {
  const plan = planPost(context);
  return { text: layOut(piecesOf(plan, context.style), context.platform, context.style), plan };
}

function planPost({ brief, brand, style, platform, choose }: PostContext): PostPlan {
  const phrases = POST_PHRASES[brief.post];
  const slots = slotsFor(brief, brand, sayingSlots(brief, choose));
  const forbidden = style.rules.forbidden.map(wordPattern);
  const filled: Filler = (wordings) => fillAll(wordings, slots, style.relaxed, forbidden);
  const { hook, used } = openingOf(brief, choose, phrases, slots, filled);
  const said = [hook];
  const fresh = (text: string) => {
    if (alreadySaid(text, said)) return false;
    said.push(text);
    return true;
  };
  const sale = slots.get('sale');
  const body = sale && !hook.toLowerCase().includes(sale.toLowerCase()) ? [`It is all part of ${sale}.`] : [];
  said.push(...body);
  body.push(...brief.statements.filter((one) => one !== used && fresh(one)));
  const points = brief.points.filter(fresh);
  const own = brief.calls.filter(fresh);
  const found = detailsOf(brief).filter(({ value }) => fresh(value));
  // One place alone reads better as a sentence than as a line with a label.
  const place =
    (brief.post === 'launch' || brief.post === 'product') && slots.has('them')
      ? found.find(({ label }) => label === 'Where')
      : undefined;
  if (place) body.push(`You will find ${slots.get('them')} ${slots.get('where')}.`);
  const asks =
    brief.wishes.endWithQuestion || (own.length === 0 && (platform === 'linkedin' || brief.post === 'topic'));
  // With enough to tell, a professional reader gets it in order: the news, the list, one question.
  const told = body.length + points.length + found.length;
  const ordered = platform === 'linkedin' && told >= 3 && style.length !== 'short';
  const calls =
    own.length > 0 && !brief.wishes.endWithQuestion
      ? own
      : [...own, ...invitation(phrases, filled, choose, asks, /\bthank/i.test(said.join(' ')))];
  return {
    hook,
    lively: LIVELY.has(brief.post),
    body,
    points,
    details: found.filter((detail) => detail !== place),
    listIntro:
      ordered && points.length >= 2 && brief.post !== 'tip'
        ? (choose.pick([...LIST_INTROS, null], 'intro') ?? null)
        : null,
    detailsFirst: !ordered && (choose.pick([false, true], 'structure') ?? false),
    calls,
    closing: closingOf(brief, brand, style, platform, choose, said.concat(calls).join(' ')),
    emoji: brief.post === 'quote' ? null : (choose.pick(phrases.emoji, 'emoji') ?? null),
    tags: hashtagsFor(brief, brand, phrases.tags, style.hashtags),
  };
}

function invitation(phrases: PostPhrases, filled: Filler, choose: Chooser, asks: boolean, thanked: boolean): string[] {
  // One thank-you is enough.
  const calls = filled(phrases.calls).filter((one) => !(thanked && /\bthank/i.test(one)));
  const questions = filled(phrases.questions);
  const call = choose.pick(asks && questions.length > 0 ? questions : calls, 'call');
  return call ? [call] : [];
}

function piecesOf(plan: PostPlan, style: Style): Piece[] {
  const details = plan.details.map(({ label, value }): Piece => ({ role: 'detail', text: value, label, worth: 70 }));
  const words = [
    ...plan.body.map((text, index): Piece => ({ role: 'body', text, worth: 80 - index * 4 })),
    ...(plan.listIntro ? [{ role: 'intro', text: plan.listIntro, worth: 76 } as const] : []),
    ...plan.points.map((text, index): Piece => ({ role: 'point', text: capital(text), worth: 75 - index * 3 })),
  ];
  return [
    { role: 'hook', text: plan.hook, worth: 100, emoji: plan.emoji, lively: plan.lively },
    ...(plan.detailsFirst ? [...details, ...words] : [...words, ...details]),
    ...plan.calls.map((text, index): Piece => ({ role: 'call', text, worth: 60 - index * 5 })),
    ...(plan.closing
      ? [{ role: 'closing', text: plan.closing, worth: style.rules.nameRequired ? 90 : 20 } as const]
      : []),
    ...plan.tags.map((text, index): Piece => ({ role: 'tag', text, worth: index === 0 ? 55 : 30 - index })),
  ];
}

const TIP_OF =
  /^(?:(?:a|an|the|our|some|my|\d+|two|three|five) )?(?:[\w-]+ )?(?:tips?|facts?|tricks?|advice|hacks?|ways?)(?: of the (?:day|week|month))?\s*(?:about|on|for|to|of|with)?\s*/i;

/** A post that asks readers for what the brief does not tell: their own tips or experiences. */
export function askReaders({ brief, brand, style, platform, choose }: PostContext): { text: string; plan: PostPlan } {
  const topic = (brief.subject ?? '').replace(TIP_OF, '').replace(/^how to /i, '');
  const question = topic
    ? choose.pick(fillAll(ASK_FOR_THEIRS, new Map([['topic', topic]]), style.relaxed), 'hook')
    : undefined;
  const calls = [
    'Tell us in the comments.',
    'We read every answer.',
    'Share it below, so that everyone learns something.',
  ];
  const plan: PostPlan = {
    hook:
      question ??
      choose.pick(['What is the best tip you have ever been given?', 'Your turn: what is your best tip?'], 'hook') ??
      '',
    lively: false,
    body: [],
    points: [],
    listIntro: null,
    details: [],
    detailsFirst: false,
    calls: [choose.pick(calls, 'call') ?? ''],
    closing: null,
    emoji: choose.pick(POST_PHRASES.tip.emoji, 'emoji') ?? null,
    tags: hashtagsFor(
      { ...brief, post: 'topic', subject: topic || null },
      brand,
      POST_PHRASES.tip.tags,
      style.hashtags,
    ),
  };
  return { text: layOut(piecesOf(plan, style), platform, style), plan };
}
