import { Temporal } from 'temporal-polyfill';
import type { Medium } from '../../../domain/schedule/plan.ts';
import { assemble } from './grammar/assemble.ts';
import { composePlans } from './grammar/composing/compose.ts';
import { correctPhrases } from './grammar/corrections.ts';
import type { Phrase } from './grammar/phrases.ts';
import type { Plan, ReadingMoment } from './grammar/reading.ts';
import { scanText } from './grammar/scanned.ts';
import type { Token } from './grammar/tokens.ts';
import type { Role, Span } from './spans/roles.ts';

/** More days, times and places than this are no wish but a flood: what comes after them steers nothing. */
const MOST_PHRASES = 150;
/** What counts posts or takes something out may stand in the order itself. */
const IN_ORDERS = new Set<Phrase['meaning']['kind']>(['posts', 'count', 'except', 'left-out', 'correction', 'later']);

const GIVEN = /^["“„«»‹‘'`「『《]|\s/;
/** Said of the post, or not meant: a quotation there is none to post. */
const ASIDE: Role[] = ['constraint', 'slip', 'aside', 'noise'];

/** The plans of a message: its spans tell what says where and when, and what is to be posted; the calendar dates it. */
export function plansIn(
  text: string,
  spans: Span[],
  { now, timeZone }: ReadingMoment,
  medium: Medium = 'text',
): Plan[] {
  const scanned = scanText(text);
  const { tokens } = scanned;
  const phrases = scanned.phrases.slice(0, MOST_PHRASES);
  const roles = spans.flatMap(({ role, text: words }) => Array.from({ length: words.length }, () => role));
  // What is quoted or pasted is never read for days and places.
  for (const { kind, start, end } of tokens)
    if (
      kind === 'shield' &&
      GIVEN.test(text.slice(start, end)) &&
      !roles.slice(start, end).some((role) => ASIDE.includes(role))
    )
      roles.fill('matter', start, end);
  const placeOf = ({ from, to }: Phrase): [number, number] => [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const has = (phrase: Phrase, role: Role): boolean => roles.slice(...placeOf(phrase)).includes(role);
  const steers = (phrase: Phrase): boolean => {
    const { meaning } = phrase;
    if (meaning.kind === 'platforms')
      return has(phrase, 'platform') || (meaning.isVerb === true && has(phrase, 'order'));
    if (has(phrase, 'when') || has(phrase, 'platform')) return true;
    return IN_ORDERS.has(meaning.kind) && !has(phrase, 'matter') && !has(phrase, 'aside');
  };
  const all = assemble(phrases, tokens);
  const whole = all.filter((phrase, i) => steers(phrase) || goesWith(phrase, all[i - 1], all[i + 1], steers));
  const inside = (one: Phrase) => whole.some(({ from, to }) => one.from >= from && one.to <= to);
  const alone = assemble(phrases.filter(inside), tokens);
  // 'The day before' counts from a day that stands in the matter.
  const said = [
    ...alone,
    ...whole.filter((one) => one.meaning.kind === 'days' && !alone.some((other) => meet(one, other))),
  ];
  const steering = correctPhrases(said.filter(({ meaning }) => meaning.kind !== 'past' && meaning.kind !== 'noise'));
  const kept = [
    ...steering,
    ...leftOfSlips(
      all.filter((phrase) => has(phrase, 'slip') && !whole.includes(phrase)),
      steering,
    ),
  ].sort((a, b) => a.from - b.from);
  // No border runs through a phrase, nor between it and its preposition.
  for (const phrase of whole) {
    const [start, end] = placeOf({ ...phrase, from: phrase.from - (isPreposition(tokens[phrase.from - 1]) ? 1 : 0) });
    roles.fill('when', start, end);
  }
  return composePlans({
    text,
    tokens,
    phrases: kept,
    targets: kept.filter(
      ({ meaning }) => meaning.kind === 'platforms' || (meaning.kind === 'posts' && meaning.platforms.length > 0),
    ),
    past: said.filter(({ meaning }) => meaning.kind === 'past'),
    matter: stretchesOf(roles, 'matter'),
    medium,
    now: Temporal.Instant.from(now),
    timeZone,
  });
}

const isPreposition = (token: Token | undefined): boolean => /^(?:for|on|at|by)$/.test(token?.norm ?? '');
const meet = (a: Phrase, b: Phrase): boolean => a.from < b.to && b.from < a.to;

/** A zone and 'instead of the 15th' go with the time before them, 'yesterday' with the time behind it. */
function goesWith(
  { from, to, meaning }: Phrase,
  before: Phrase | undefined,
  after: Phrase | undefined,
  steers: (phrase: Phrase) => boolean,
): boolean {
  if (/^(?:zone|except|left-out)$/.test(meaning.kind)) return before?.to === from && steers(before);
  return meaning.kind === 'past' && after?.from === to && after.meaning.kind === 'time' && steers(after);
}

const FACETS = [/^(?:days|range|window|elapsed|repeat)$/, /^time$/, /^platforms$/];

/** 'At 9am Monday. Correction: 10am': of what was taken back, the day holds where only the time was said anew. */
function leftOfSlips(slips: Phrase[], steering: Phrase[]): Phrase[] {
  const open = FACETS.filter((kinds) => !steering.some(({ meaning }) => kinds.test(meaning.kind)));
  return slips.filter(({ meaning }) => open.some((kinds) => kinds.test(meaning.kind)));
}

/** The stretches of a text that have a role. */
function stretchesOf(roles: Role[], role: Role): [from: number, to: number][] {
  const found: [number, number][] = [];
  roles.forEach((own, at) => {
    const last = found.at(-1);
    if (own !== role) return;
    if (last?.[1] === at) last[1]++;
    else found.push([at, at + 1]);
  });
  return found;
}
