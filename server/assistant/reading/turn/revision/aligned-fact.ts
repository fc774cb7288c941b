import { type Fact, factsIn, figureOf, twinsOf } from '../facts.ts';
import { isAkin, topicWords } from '../said.ts';
import { clausesIn, foundIn, sentencesIn, standingIn } from '../text-parts.ts';
import { dateLike } from './date-like.ts';
import { factLike } from './fitted-words.ts';
import type { Replacement } from './revision-words.ts';

/** What a figure is of, by the words around it. */
type Part = 'clock' | 'end' | 'money' | 'count' | 'label' | 'other';

const CLOCK_BEFORE =
  /\b(?:at|from|by|doors?|starts?|starting|begins?|opens?|kick[- ]?off|o'clock|times?(?: (?:is|should be))?)\W*(?:is |are |at |from )?$/i;
const START_BEFORE =
  /\b(?:from|doors?|starts?|starting|begins?|opens?|kick[- ]?off)\W*(?:(?:is|are|at|from|only|now) )*$/i;
const END_BEFORE =
  /\b(?:until|till|til|up to|(?:clos|shut|stop|end|finish)(?:e?s|ing)?(?: (?:up|it))?(?: at)?|close(?: at)?|(?:over|done|out) by)\W*$/i;
/** What went up or down to a figure is a price or a number, and no end of anything. */
const RISEN =
  /\b(?:gone|went|go|goes|going|put|risen|raised|bumped|reduced|cut|dropped|lowered|come|came|is|are|['’]s)\b[^,.;]{0,25}?\b(?:up|down|reduced|cut|dropped|lowered|raised) to\W*$/i;
/** Things of which each has its number. */
const LABEL_BEFORE =
  /\b(?:sizes?|room|stand|stall|gate|hall|number|no\.?|nr\.?|platform|line|bus|tram|ferry|train|route|dock|pier|house|floor|level|unit|table|row|page|chapter|part|class|year|grade|studio|court|hut|building|block|bay|track|quay|terminal|ward|zone|group|volume|issue|episode|lot|box|locker|booth|desk|counter|shed|theatre|screen|suite|apartment|flat)\s+$/i;
const MONEY_BEFORE = /\b(?:prices?|costs?|fees?|entry|entrance|tickets?|pay|wage|rent|deposit|charge)\b[^,.;]{0,20}$/i;
const MONEY_AFTER =
  /^\s*(?:(?:a|per|each|an) (?:head|person|piece|hour|night|month|week|day|shelf|kilo|kg|go|pop|cup|jar|set|seat|ticket|family|child|adult)|each|pp|apiece)\b/i;

/** What a text is measured by. */
const OF_TEXT = /^(?:character|char|word|sign|letter|sentenc|lin|hashtag|paragraph|emoji|bullet|point)/;

/** So many that went or came are not how many there are. */
const WENT =
  /^\s+\p{L}+\s+(?:have |has |are |just |already |more )*(?:went|gone|sold|taken|booked|dropped out|left us|joined|came|cancelled)\b/iu;

/** The word that is counted: right behind the figure, or behind one word that tells more of it. */
function countedNoun(text: string, { to }: Fact): string[] {
  const after = /^\s+((?:\p{L}[\p{L}'’-]*\s*){1,3})/u.exec(text.slice(to))?.[1] ?? '';
  const near = after.split(/\s+/).findIndex((word) => NO_NOUN.test(word));
  const nouns = near < 0 ? after : after.split(/\s+/).slice(0, near).join(' ');
  return topicWords(nouns).map(({ stem }) => stem);
}
const NO_NOUN =
  /^(?:an?|the|of|in|on|at|for|to|with|and|or|but|not|per|each|is|are|was|now|from|by|until|till|please|sharp|actually|instead|this|that|went|came|go|goes)$/i;

/** The second time of two: 'noon' in '10:30 am to noon'. */
const ENDS_RANGE = /(?:\d|[ap]m|noon|half \p{L}+)\s*(?:to|-|–|until|till)\s*$/iu;

function partOf(text: string, fact: Fact): Part {
  if (fact.kind === 'money') return 'money';
  if (fact.kind !== 'number' && fact.kind !== 'time') return 'other';
  const before = text.slice(0, fact.from);
  if (MONEY_AFTER.test(text.slice(fact.to)) || MONEY_BEFORE.test(before) || RISEN.test(before)) return 'money';
  // 'Sizes 4 and 5': each number of the row is one.
  const row = before.replace(/(?:\d+\s*(?:,|and|or|&|\+)\s*)+$/i, '');
  if (fact.kind === 'number' && LABEL_BEFORE.test(row)) return 'label';
  const after = text.slice(fact.to);
  if (/^(?:\s*(?:o['’]?clock|[ap]m))?\s+(?:finish|close|end|closing)\b/i.test(after)) return 'end';
  if (/^(?:\s*(?:o['’]?clock|[ap]m))?\s+(?:start|kick[- ]?off|opening)\b|^\s*o['’]?clock\b/i.test(after))
    return 'clock';
  if (END_BEFORE.test(before) || (fact.kind === 'time' && ENDS_RANGE.test(before))) return 'end';
  if (/:|am|pm|noon|midnight|half/i.test(fact.text) || CLOCK_BEFORE.test(before)) return 'clock';
  return fact.kind === 'number' && countedNoun(text, fact).length > 0 ? 'count' : 'other';
}

/** Whether one figure may take the place of another, by what they are of. */
function fits(say: string, fact: Fact, draft: string, twin: Fact): boolean {
  const [said, own] = [partOf(say, fact), partOf(draft, twin)];
  if (said === 'end' || own === 'end') return said === own;
  // 'Stop at 11:30' is no number of a room.
  if (said === 'label' || own === 'label') return said === own || said === 'other' || own === 'other';
  if (said === 'other' || own === 'other') return true;
  if ([said, own].includes('money') && [said, own].includes('clock')) return false;
  // So many of one thing say nothing of another.
  if (said === 'count') {
    const nouns = countedNoun(draft, twin);
    return own === 'count' && countedNoun(say, fact).some((noun) => nouns.some((other) => isAkin(noun, other)));
  }
  return own !== 'count';
}

/** 'Six weeks' and '6 weeks' are one fact. */
const figureIn = ({ text }: Fact): string => text.toLowerCase().replace(/^\p{L}+/u, figureOf);

const RANGE = /\d\s?(?:-|–|to|till|until)\s?\d/i;

const OF_ONE_DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekends?\b|\beve\b|\bholidays?\b/i;
/** Whoever corrects a text names few facts; a list of numbers would be held against each of the draft's. */
const MOST_FACTS = 40;

/** A fact of the message for the likeliest fact of the draft: the only one of its kind, or the one among the same words. */
export function alignedFact(say: string, draft: string, whole = say): Replacement | null {
  const told = factsIn(whole);
  if (told.length > MOST_FACTS) return null;
  // What the message tells again as it stands is not what it corrects.
  const own = factsIn(draft).filter((fact) => !told.some((other) => isSaidAgain(fact, other)));
  const facts = factsIn(say);
  const days = newDays(say, own);
  if (days) return days;
  // 'Until 6 on Thursdays', where no day is told, speaks of that day alone.
  const isOfOtherDay = facts.some((fact) => fact.kind === 'weekday' && twinsOf(fact, own).length === 0);
  for (const found of facts) {
    if (isOfOtherDay || WENT.test(say.slice(found.to)) || countedNoun(say, found).some((noun) => OF_TEXT.test(noun)))
      continue;
    if (isPronoun(say, found) || isThere(found, draft, own)) continue;
    if (own.some((fact) => fact.kind === found.kind && figureIn(fact) === figureIn(found))) continue;
    const fact = asSaid(say, found, draft, own);
    // 'Every Monday at 9, 4 times' counts posts, and 'at 10 on Saturdays' is of one day.
    if (/^\s*(?:times|posts)\b/i.test(say.slice(found.to))) continue;
    const end = OF_ONE_DAY.test(say) ? null : (newEnd(say, fact, own) ?? newStart(say, fact, own));
    if (end) return end;
    // One day takes the place of no range of days.
    const isFit = (twin: Fact): boolean =>
      (RANGE.test(found.text) || !(twin.kind === 'date' && RANGE.test(twin.text))) && fits(say, fact, draft, twin);
    const twins = twinsOf(fact, own)
      .filter(isFit)
      .map((twin) => ({ twin, score: likeness(say, fact, draft, twin) }));
    const best = Math.max(...twins.map(({ score }) => score));
    const top = twins.filter(({ score }) => score === best);
    const sameKind = twins.filter(({ twin }) => twin.kind === fact.kind);
    const only = sameKind.length === 1 ? sameKind[0] : undefined;
    const pick = best >= NEAR || top.length === 1 ? top[0] : (only ?? (best > 0 ? top[0] : undefined));
    if (!pick) continue;
    if (pick.twin.kind === 'date') {
      const date = dateLike(pick.twin.text, say) ?? (found.kind === 'weekday' ? null : found.text);
      if (date) return { from: pick.twin.text, to: date };
      continue;
    }
    return (
      countedWith(say, found, draft, pick.twin) ?? inItsPlace(draft, pick.twin, factLike(pick.twin.text, found.text))
    );
  }
  return null;
}

/** Whether the draft has a fact as it is said; the 9 of '9 euros' is no hour. */
const isThere = (fact: Fact, draft: string, own: Fact[]): boolean =>
  fact.kind === 'number'
    ? own.some(({ kind, text }) => kind === 'number' && text === fact.text)
    : foundIn(draft, fact.text) !== null;

const isSaidAgain = (fact: Fact, other: Fact): boolean =>
  fact.kind === 'date' && dateLike(fact.text, other.text) === fact.text && /\d/.test(other.text);

/** 'The one we started with' counts nothing. */
function isPronoun(say: string, fact: Fact): boolean {
  if (!/^one$/i.test(fact.text)) return false;
  return (
    partOf(say, fact) !== 'count' ||
    /\b(?:the|this|that|which|each|every|another|other|first|last|no)\s+$/i.test(say.slice(0, fact.from))
  );
}

/** A figure that stands elsewhere too is named with the word before it: the '2' of 'room 2', not that of '2 to 4'. */
function inItsPlace(draft: string, { text, from, to }: Fact, fresh: string): Replacement {
  if (standingIn(draft, text)?.at === from) return { from: text, to: fresh };
  const lead = /[\p{L}'’-]+\s+$/u.exec(draft.slice(0, from))?.[0] ?? '';
  return { from: lead + draft.slice(from, to), to: lead + fresh };
}

const DAY_RANGE = /\b(\d{1,2})(?:st|nd|rd|th)?\s?(?:-|–|to|till|until)\s?(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/i;

/** Days of another month are another date. */
const MONTH_NAMED =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?\b/i;

/** 'The 23rd to 27th' for the days of '24 to 27 December'. */
function newDays(say: string, own: Fact[]): Replacement | null {
  const [, first = '', last = ''] = DAY_RANGE.exec(say) ?? [];
  const ranges = own.filter(({ kind, text }) => kind === 'date' && RANGE.test(text));
  const [range] = ranges;
  if (!range || ranges.length > 1 || first === '' || MONTH_NAMED.test(say)) return null;
  const to = range.text.replace(
    /\d{1,2}((?:st|nd|rd|th)?\s?(?:-|–|to|till|until)\s?)\d{1,2}/i,
    (_, joint: string) => `${first}${joint}${last}`,
  );
  return to === range.text ? null : { from: range.text, to };
}

/** '7.20' is a price or an hour: what the words around it say, else what the draft has. */
function asSaid(say: string, fact: Fact, draft: string, own: Fact[]): Fact {
  const part = partOf(say, fact);
  // 'Dresses start at 20' is said of what the draft prices.
  if (fact.kind === 'number' && isPriced(say.slice(0, fact.from), draft)) return { ...fact, kind: 'money' };
  if (part === 'money' && own.some(({ kind }) => kind === 'money')) return { ...fact, kind: 'money' };
  if (!/^\d+\.\d\d$/.test(fact.text) || part === 'clock' || part === 'end') return fact;
  const likest = own
    .filter(({ kind }) => kind === 'money' || kind === 'time')
    .map((twin) => ({
      kind: twin.kind,
      score: likeness(say, fact, draft, twin) + (/\.\d\d(?!\d)/.test(twin.text) ? 1 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)[0];
  return likest ? { ...fact, kind: likest.kind } : { ...fact, kind: 'money' };
}

/** Whether words name a thing beside which the draft has a price, and no other figure. */
function isPriced(words: string, draft: string): boolean {
  const clauses = sentencesIn(draft).flatMap(clausesIn);
  const clause = clauses.find((one) => topicWords(words).some(({ word }) => foundIn(one, word) !== null));
  const kinds = factsIn(clause ?? '').map(({ kind }) => kind);
  return kinds.length > 0 && kinds.every((kind) => kind === 'money');
}

/** 'Till 4' for the '3' of '12 to 3'. */
function newEnd(say: string, fact: Fact, own: Fact[]): Replacement | null {
  if (partOf(say, fact) !== 'end') return null;
  const ranges = own.filter(({ kind }) => kind === 'range');
  const [range] = ranges;
  return range && ranges.length === 1
    ? {
        from: range.text,
        to: range.text.replace(
          /\d{1,2}(?:[:.]\d\d)?(\s?[ap]m)?$/i,
          (_, half) => fact.text + (/[ap]m/i.test(fact.text) ? '' : (half ?? '')),
        ),
      }
    : null;
}

/** 'Starts at 11' for the '10' of '10 to 1'. */
function newStart(say: string, fact: Fact, own: Fact[]): Replacement | null {
  const isTime = fact.kind === 'time' || fact.kind === 'number';
  if (!isTime || !START_BEFORE.test(say.slice(0, fact.from)) || partOf(say, fact) !== 'clock') return null;
  const [range, ...others] = own.filter(({ kind }) => kind === 'range');
  if (!range || others.length > 0) return null;
  return { from: range.text, to: range.text.replace(/^\d{1,2}(?:[:.]\d\d)?/, fact.text) };
}

/** '2 basses' for '1 bass': the noun goes with its number. */
function countedWith(say: string, fact: Fact, draft: string, twin: Fact): Replacement | null {
  const noun = (text: string, { to }: Fact) => /^\s+(\p{L}+)/u.exec(text.slice(to));
  const [fresh, old] = [noun(say, fact), noun(draft, twin)];
  if (!fresh?.[1] || !old?.[1] || fresh[1].toLowerCase() === old[1].toLowerCase()) return null;
  const [a, b] = [topicWords(fresh[1])[0]?.stem, topicWords(old[1])[0]?.stem];
  return a && b && isAkin(a, b) ? { from: twin.text + old[0], to: fact.text + fresh[0] } : null;
}

/** Beside the same word. */
const NEAR = 2;

/** How much two facts are alike: the words right beside them, the words around them, the look of the figure. */
function likeness(a: string, first: Fact, b: string, second: Fact): number {
  const after = (text: string, { to }: Fact) => topicWords(text.slice(to).split(/[,.;:!?]/)[0] ?? '')[0]?.stem;
  const before = (text: string, { from }: Fact) =>
    topicWords(
      text
        .slice(0, from)
        .split(/[,.;:!?]/)
        .at(-1) ?? '',
    ).at(-1)?.stem;
  const isSame = (x: string | undefined, y: string | undefined) => x !== undefined && y !== undefined && isAkin(x, y);
  const shape = (text: string) => text.replace(/\d/g, '9').replace(/[^9.,]/g, '');
  return (
    (isSame(after(a, first), after(b, second)) ? 3 : 0) +
    (isSame(before(a, first), before(b, second)) ? 2 : 0) +
    (leadOf(a, first) !== '' && leadOf(a, first) === leadOf(b, second) ? 2 : 0) +
    (sharesNeighbour(a, first, b, second) ? 0.6 : 0) +
    (first.kind === second.kind ? 0.5 : 0) +
    (partOf(a, first) === partOf(b, second) ? 0.5 : 0) +
    (START_BEFORE.test(a.slice(0, first.from)) && /^\s*(?:to|-|–|until|till)\s*\S/i.test(b.slice(second.to)) ? 2 : 0) +
    (shape(first.text) === shape(second.text) ? 0.6 : 0)
  );
}

/** The word that leads to a fact, however common it is: 'start on the 11th'. */
function leadOf(text: string, { from }: Fact): string {
  const clause =
    text
      .slice(0, from)
      .split(/[,.;:!?]/)
      .at(-1) ?? '';
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.findLast((word) => !JOINING.test(word))?.replace(/s$/, '') ?? '';
}
const JOINING = /^(?:the|an?|on|at|is|are|in|of|to|be|will|now|for|by|from|it|s|should)$/;

/** Whether the words right beside two facts are the same. */
function sharesNeighbour(a: string, first: Fact, b: string, second: Fact): boolean {
  const near = (text: string, { from, to }: Fact) =>
    topicWords(`${text.slice(Math.max(0, from - 25), from)} | ${text.slice(to, to + 25)}`);
  const others = near(b, second);
  return near(a, first).some(({ stem }) => others.some((word) => isAkin(word.stem, stem)));
}

/** A price with what it is for: '£6 a head'. */
export function withUnit(price: string, draft: string): string {
  const at = draft.indexOf(price) + price.length;
  return price + (MONEY_AFTER.exec(draft.slice(at))?.[0] ?? '');
}
