import type { Brand } from '../../../../../domain/brand.ts';
import { wordPattern } from '../../../../../domain/brand-check.ts';
import type { Platform } from '../../../../../domain/platforms.ts';
import type { Brief } from './brief.ts';
import type { Chooser } from './choose.ts';
import { asLabel } from './facts.ts';
import { hashtagsFor } from './hashtags.ts';
import { layOut, type Piece } from './layout.ts';
import { capital, lowerFirst, sentence, withoutStop } from './mend.ts';
import { ASK_FOR_THEIRS, MOTTOS, POST_PHRASES, type PostPhrases } from './phrases/posts.ts';
import { asQuestion, quoteOf } from './sayings.ts';
import { fillAll, type Slots, slotsFor } from './slots.ts';
import type { Style } from './style.ts';

/** A post before it is laid out: its opening and what may follow. */
export interface PostPlan {
  hook: string;
  body: string[];
  points: string[];
  details: Detail[];
  calls: string[];
  closing: string | null;
  emoji: string | null;
  tags: string[];
}

export interface Detail {
  label: string;
  icon: string;
  value: string;
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
  return { text: layOut(piecesOf(plan, context), context.platform, context.style), plan };
}

function planPost(context: PostContext): PostPlan {
  const { brief, brand, style, choose } = context;
  const phrases = POST_PHRASES[brief.post];
  const slots = slotsFor(brief, brand, extraSlots(context));
  const forbidden = style.rules.forbidden.map(wordPattern);
  const filled = (wordings: readonly string[]) => fillAll(wordings, slots, style.relaxed, forbidden);
  const { hook, used } = openingOf(context, phrases, slots, filled);
  const said = [hook];
  const fresh = (text: string) => {
    if (alreadySaid(text, said)) return false;
    said.push(text);
    return true;
  };
  const body = brief.statements.filter((one) => one !== used && fresh(one));
  const points = brief.points.filter(fresh);
  const details = detailsOf(brief).filter(({ value }) => fresh(value));
  const own = brief.calls.filter(fresh);
  const asks =
    brief.wishes.endWithQuestion || (own.length === 0 && (context.platform === 'linkedin' || brief.post === 'topic'));
  const calls =
    own.length > 0 && !brief.wishes.endWithQuestion ? own : [...own, ...filledCall(phrases, filled, choose, asks)];
  return {
    hook,
    body,
    points,
    details,
    calls,
    closing: closingOf(context, said.concat(calls)),
    emoji: choose.pick(phrases.emoji, 'emoji') ?? null,
    tags: hashtagsFor(brief, brand, phrases.tags, style.hashtags),
  };
}

function extraSlots({ brief, choose }: PostContext): Record<string, string | null> {
  const quoted = quoteOf(brief);
  return {
    'quote-line': quoted ? `"${quoted.quote}"${quoted.by ? `\n${capital(quoted.by)}` : ''}` : null,
    motto: quoted
      ? `"${quoted.quote}"${quoted.by ? `\n${capital(quoted.by)}` : ''}`
      : (choose.pick(MOTTOS, 'motto') ?? null),
    question: brief.post === 'conversation' ? askedQuestion(brief) : null,
  };
}

function askedQuestion(brief: Brief): string | null {
  const asked = brief.request.rest.split(/(?<=\?)\s/)[0] ?? '';
  const whole = /^(?:what|which|who|where|when|why|how|if|whether|do|does|are|is|would|should|have|can)\b/i.test(asked)
    ? asked
    : brief.subject;
  return whole ? asQuestion(whole) : null;
}

/** The first line: the person's own sentence, introduced or not, or a wording that carries the subject. */
function openingOf(
  context: PostContext,
  phrases: PostPhrases,
  slots: Slots,
  filled: (wordings: readonly string[]) => string[],
): { hook: string; used: string | null } {
  const { brief, choose } = context;
  if (brief.post === 'conversation' && slots.has('question')) {
    return { hook: slots.get('question') ?? '', used: brief.statements[0] ?? null };
  }
  const first = brief.statements[0];
  const hooks = filled(phrases.hooks);
  if (first && !brief.subject) {
    const leadIns = filled(phrases.leadIns).map((leadIn) => `${leadIn}: ${lowerFirst(first)}`);
    return { hook: choose.pick([first, ...leadIns], 'opening') ?? first, used: first };
  }
  if (hooks.length > 0) {
    const rich = hooks.filter(
      (hook) => mentions(hook, brief) === Math.max(...hooks.map((one) => mentions(one, brief))),
    );
    return { hook: choose.pick(rich.length > 1 ? rich : hooks.slice(0, 3), 'hook') ?? '', used: null };
  }
  const fallback = first ?? brief.calls[0] ?? brief.points[0] ?? brief.subject ?? brief.text;
  return { hook: sentence(capital(fallback)), used: first ?? null };
}

/** How many of the facts that matter a hook already tells. */
function mentions(hook: string, brief: Brief): number {
  const { offer, when } = brief.facts;
  return [offer, when].filter(
    (fact) => fact && hook.toLowerCase().includes(fact.toLowerCase().replace(/^(?:on|at) /, '')),
  ).length;
}

function filledCall(
  phrases: PostPhrases,
  filled: (wordings: readonly string[]) => string[],
  choose: Chooser,
  asks: boolean,
): string[] {
  const questions = filled(phrases.questions);
  const options = asks && questions.length > 0 ? questions : filled(phrases.calls);
  const call = choose.pick(options, 'call');
  return call ? [call] : [];
}

const ICONS = {
  When: '📅',
  Where: '📍',
  Price: '🎟️',
  Offer: '🏷️',
  Code: '🏷️',
  Link: '🔗',
  Email: '✉️',
  Phone: '📞',
} as const;

function detailsOf(brief: Brief): Detail[] {
  const { when, where, price, offer, code, link, email, phone } = brief.facts;
  const details: [keyof typeof ICONS, string | null][] = [
    ['When', when ? asLabel(when) : null],
    ['Where', where ? asLabel(where) : null],
    ['Offer', offer ? capital(offer) : null],
    ['Price', price],
    ['Code', code],
    ['Link', link],
    ['Email', email],
    ['Phone', phone],
  ];
  return details.flatMap(([label, value]) => (value ? [{ label, icon: ICONS[label], value }] : []));
}

const SMALL = new Set(
  'a an the and or of to in on at for with by from our your my we us is are be it this that all you as not'.split(' '),
);

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}%€£$@.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '' && !SMALL.has(word));
}

/** Whether everything that a text tells has been told before. */
function alreadySaid(text: string, said: string[]): boolean {
  const known = new Set(said.flatMap(contentWords));
  const words = contentWords(text);
  return words.length > 0 && words.every((word) => known.has(word));
}

/** A last line from the brand itself, where it adds something. */
function closingOf({ brief, brand, style, platform, choose }: PostContext, said: string[]): string | null {
  if (platform === 'twitter' || style.length === 'short') {
    return style.rules.nameRequired && brand.name && !said.join(' ').includes(brand.name) ? `${brand.name}` : null;
  }
  const options: string[] = [];
  const named = brand.name && !said.join(' ').includes(brand.name);
  if (brand.tagline && brand.name) options.push(`${brand.name}. ${sentence(brand.tagline)}`);
  else if (brand.tagline) options.push(sentence(brand.tagline));
  if (brand.mission && platform === 'linkedin') options.unshift(missionLine(brand));
  if (options.length === 0)
    return named && (style.rules.nameRequired || brief.post !== 'conversation') ? `Your team at ${brand.name}` : null;
  return (platform === 'linkedin' ? options[0] : choose.pick(options, 'closing')) ?? null;
}

function missionLine(brand: Brand): string {
  const mission = withoutStop(brand.mission ?? '');
  const toDo = /^(?:we (?:want|aim|strive) )?to (.+)$/i.exec(mission)?.[1];
  const name = brand.name ? `At ${brand.name}, we` : 'We';
  return toDo
    ? `${name} set out to ${toDo}.`
    : sentence(`${brand.name ? `What drives ${brand.name}` : 'What drives us'}: ${lowerFirst(mission)}`);
}

function piecesOf(plan: PostPlan, { style }: PostContext): Piece[] {
  const pieces: Piece[] = [{ role: 'hook', text: plan.hook, worth: 100, emoji: plan.emoji }];
  plan.body.forEach((text, index) => {
    pieces.push({ role: 'body', text, worth: 80 - index * 4 });
  });
  plan.points.forEach((text, index) => {
    pieces.push({ role: 'point', text: capital(text), worth: 75 - index * 3 });
  });
  plan.details.forEach(({ label, icon, value }) => {
    pieces.push({ role: 'detail', text: value, label, icon, worth: 70 });
  });
  plan.calls.forEach((text, index) => {
    pieces.push({ role: 'call', text, worth: 60 - index * 5 });
  });
  if (plan.closing) pieces.push({ role: 'closing', text: plan.closing, worth: style.rules.nameRequired ? 90 : 20 });
  plan.tags.forEach((text, index) => {
    pieces.push({ role: 'tag', text, worth: index === 0 ? 55 : 30 - index });
  });
  return pieces;
}

/** A post that asks readers for what the brief does not tell: their own tips or experiences. */
export function askReaders(context: PostContext): { text: string; plan: PostPlan } {
  const { brief, brand, style, choose } = context;
  const topic = (brief.subject ?? '').replace(
    /^(?:(?:a|an|the|our|some|my|\d+|two|three|five) )?(?:[\w-]+ )?(?:tips?|facts?|tricks?|advice|hacks?|ways?)(?: of the (?:day|week|month))?\s*(?:about|on|for|to|of|with)?\s*/i,
    '',
  );
  const slots = new Map([['topic', topic]]);
  const question = topic ? choose.pick(fillAll(ASK_FOR_THEIRS, slots, style.relaxed), 'hook') : undefined;
  const plan: PostPlan = {
    hook: question ?? 'What is the best tip you have ever been given?',
    body: [],
    points: [],
    details: [],
    calls: [
      choose.pick(
        ['Tell us in the comments.', 'We read every answer.', 'Share it below, so that everyone learns something.'],
        'call',
      ) ?? '',
    ],
    closing: null,
    emoji: choose.pick(POST_PHRASES.tip.emoji, 'emoji') ?? null,
    tags: hashtagsFor({ ...brief, subject: topic || null }, brand, POST_PHRASES.tip.tags, style.hashtags),
  };
  return { text: layOut(piecesOf(plan, context), context.platform, style), plan };
}
