import { type Fact, factsIn, twinsOf } from '../facts.ts';
import { isAkin, topicWords } from '../said.ts';
import { clauseWith, foundIn } from '../text-parts.ts';
import { isEdit, isTold } from '../told.ts';
import { dateLike } from './date-like.ts';

export interface Replacement {
  from?: string;
  to?: string;
}

const LEAD =
  /^(?:(?:it'?s|its|it is|that'?s|should be|make (?:it|that)|say|call it|use|put|the \w+ is|change (?:it|that) to|no|sorry|actually|argh|oh|hang on|ah|oops|wait|the|is|now|really|i meant?|so)\b[\s,:]*)+/i;
const TAIL =
  /[\s,.!]*(?:\b(?:sorry|actually|please|pls|thanks|now|really|instead|everywhere|throughout|though|this year|my bad|oops|abeg|not)\b[\s,.!]*)+$/i;
const trimmed = (text: string): string =>
  text
    .trim()
    .replace(LEAD, '')
    .replace(TAIL, '')
    .replace(/^["'“„«]+|["'”»]+$/g, '')
    .trim();

/** Ways of naming both the old and the new: which group is which. */
const PAIRS: [RegExp, from: number, to: number][] = [
  [/(?:change|replace|swap|switch|turn) (?:the (?:word|phrase|bit) )?(.+?) (?:to|with|for|into|by) (.+)$/i, 1, 2],
  [
    /(?:don'?t|do not|never) (?:say|write|use|call it) (.+?),? (?:but |rather )?(?:say|write|use|call it|make it) (.+)$/i,
    1,
    2,
  ],
  [/(.+?)\s*(?:->|=>|→)\s*(.+)$/, 1, 2],
  [/^(\S+(?: \S+)?) = (.+?)(?:,.*)?$/, 1, 2],
  [/\b(?:not|never) (?:(?:on|at|in) )?(.+?),? (?:but|it'?s) (.+)$/i, 1, 2],
  [/^(?:.*?,\s*)?not ([^\s,]+(?: [^\s,]+)?), (?:it'?s |but )?(.+)$/i, 1, 2],
  [
    /(.+?) (?:should be|should say|must be|is wrong,? (?:it'?s|should be|make it|say|write)|is wrong:|needs to be|has to be) (.+)$/i,
    1,
    2,
  ],
  [/instead of (.+?),? (?:say|write|use|put|make it) (.+)$/i, 1, 2],
  [/(.+?),? (?:not|instead of|rather than) (.+)$/i, 2, 1],
  [/why did you (?:write|say|put) (.+?),? i (?:said|meant|wrote) (.+)$/i, 1, 2],
  [/you (?:wrote|said|put) (.+?),? (?:it'?s|but it'?s|should be|i said) (.+)$/i, 1, 2],
];

/** What is replaced in a draft, and by what. */
export function readReplacement(say: string, draft: string): Replacement | null {
  const whole = say.trim().replace(/[.!?\s]+$/, '');
  const spelled = spelledAnew(say, draft);
  if (spelled) return spelled;
  for (const [pattern, from, to] of PAIRS) {
    const match = pattern.exec(whole);
    if (!match) continue;
    const [old, fresh] = [(match[from] ?? '').trim(), match[to] ?? ''];
    const place = wholeDate(foundIn(draft, old) ?? placeOf(trimmed(old), draft), draft);
    const like = place ? likeOld(place, fresh) : '';
    if (place && like !== '' && like !== place) return { from: place, to: like };
  }
  if (isEdit(say)) return quotedOnly(say, draft);
  return (
    samePhrase(say, draft) ??
    twinFact(whole, draft) ??
    sameNoun(whole, draft) ??
    likeWord(whole, draft) ??
    quotedOnly(say, draft) ??
    sameClause(whole, draft)
  );
}

/** A replacement that a few words name without a doubt: a fact for a fact, or a word that is spelt almost alike. */
export function replacedSurely(say: string, draft: string): Replacement | null {
  return twinFact(say, draft) ?? likeWord(say, draft);
}

const SPELLING =
  /(?<!\p{L})(?:spel(?:led|t|ling)|misspel(?:led|t)|schreibt (?:man|sich)|se escribe|s['’]écrit|escreve-se|si scrive)(?!\p{L})/iu;

/** 'The name is spelled Calum': the word of the draft that is almost so. */
export function spelledAnew(say: string, draft: string): Replacement | null {
  return SPELLING.test(say) ? likeWord(say.replace(SPELLING, ''), draft) : null;
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** A part of a date stands for the whole of it: 'thursday 26' for 'Thursday 26 November'. */
function wholeDate(place: string | null, draft: string): string | null {
  const at = place === null ? -1 : draft.indexOf(place);
  const date = factsIn(draft).find(({ kind, from, to }) => kind === 'date' && from <= at && to > at);
  const isPart = place !== null && (/\d/.test(place) || WEEKDAY.test(place));
  return isPart && date && date.text.length > place.length ? date.text : place;
}

/** Quoted words that begin and end like words of the draft stand in their place: 'since last Monday' for 'since Monday'. */
export function samePhrase(say: string, draft: string): Replacement | null {
  const quoted = /(?:^|\s)["“„«'‘]([^"”“»’]{5,}?)["”»'’](?=\s|$|[?.,!])/.exec(say)?.[1]?.trim();
  const words = quoted?.split(/\s+/) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => word?.replace(/[^\p{L}\p{N}]/gu, ''));
  if (!quoted || words.length < 2 || first === '' || last === '' || foundIn(draft, quoted)) return null;
  const from = new RegExp(
    `(?<![\\p{L}])${first}(?:\\s+[^\\s.!?]+){0,${words.length + 1}}?\\s+${last}(?![\\p{L}])`,
    'iu',
  ).exec(draft)?.[0];
  return from ? { from, to: quoted } : null;
}

/** Where the old words stand in the draft: all of them, or their first fact. */
function placeOf(old: string, draft: string): string | null {
  const exact = foundIn(draft, old) ?? foundIn(draft, old.replace(/^(?:the|a|an|our|my)\s+/i, ''));
  if (exact) return exact;
  const facts = factsIn(old);
  for (const fact of facts) {
    const same = foundIn(draft, fact.text);
    if (same) return same;
    const twin = twinsOf(fact, factsIn(draft)).find((other) => isSameFact(other.text, fact.text));
    if (twin) return twin.text;
  }
  return null;
}

/** 'thurs' and 'Thursday 8 April' name the same day. */
function isSameFact(a: string, b: string): boolean {
  const [short, long] = [a, b].map((text) => text.toLowerCase()).sort((x, y) => x.length - y.length) as [
    string,
    string,
  ];
  return (
    long.startsWith(short.slice(0, Math.max(3, short.length - 2))) ||
    long.replace(/\D/g, '') === short.replace(/\D/g, '')
  );
}

/** The new words, no longer than what they replace asks for: a fact for a fact. */
function likeOld(old: string, fresh: string): string {
  const plain = trimmed(fresh);
  const kind = factsIn(old).find(({ text }) => text.length === old.length)?.kind;
  if (kind === 'date') return dateLike(old, fresh) ?? plain;
  if (!kind) {
    // 'postponed, to the 29th' is one thing.
    const short = (plain.split(/,\s+(?!(?:to|until|till)\b)|\s+because\s+/)[0] ?? plain).replace(/,\s+/g, ' ');
    const alike = /\s/.test(old)
      ? undefined
      : short.split(/\s+/).find((word) => distance(word.toLowerCase(), old.toLowerCase()) <= 2);
    return alike && alike.toLowerCase() !== old.toLowerCase() ? alike : short;
  }
  const facts = factsIn(fresh);
  const same = facts.find((fact) => fact.kind === kind) ?? facts.at(-1);
  const about = same
    ? /\b(?:about|around|roughly|nearly|almost|over)\s+$/i.exec(fresh.slice(0, same.from))?.[0]
    : undefined;
  return same ? `${about ?? ''}${same.text}`.trim() : plain;
}

const RANGE = /\d\s?(?:-|–|to|till|until)\s?\d/i;

/** A fact of the message for the likeliest fact of the draft: the only one of its kind, or the one among the same words. */
function twinFact(say: string, draft: string): Replacement | null {
  const own = factsIn(draft);
  const isPrice = /\b(?:price|cost|costs|fee|entry|ticket)s?\b/i.test(say);
  for (const found of factsIn(say)) {
    if (foundIn(draft, found.text) || /^one$/i.test(found.text)) continue;
    // '1.50' is an hour only where the draft has one.
    const isAmount = /^\d+\.\d\d$/.test(found.text) && own.every(({ kind }) => kind !== 'time');
    const fact: Fact = isAmount || (isPrice && found.kind === 'number') ? { ...found, kind: 'money' } : found;
    // One day takes the place of no range of days.
    const isFit = (twin: Fact): boolean => RANGE.test(found.text) || !(twin.kind === 'date' && RANGE.test(twin.text));
    const twins = twinsOf(fact, own)
      .filter(isFit)
      .map((twin) => ({ twin, score: likeness(say, fact, draft, twin) }));
    const best = Math.max(...twins.map(({ score }) => score));
    const top = twins.filter(({ score }) => score === best);
    const sameKind = twins.filter(({ twin }) => twin.kind === fact.kind);
    const only = sameKind.length === 1 ? sameKind[0] : undefined;
    const pick = best >= NEAR || top.length === 1 ? top[0] : (only ?? (best > 0 ? top[0] : undefined));
    if (!pick) continue;
    if (pick.twin.kind === 'date') return { from: pick.twin.text, to: dateLike(pick.twin.text, say) ?? found.text };
    return (
      countedWith(say, found, draft, pick.twin) ?? {
        from: pick.twin.text,
        to: priced(cased(found.text, pick.twin.text), pick.twin.text),
      }
    );
  }
  return null;
}

/** '2 basses' for '1 bass': the noun goes with its number. */
function countedWith(say: string, fact: Fact, draft: string, twin: Fact): Replacement | null {
  const noun = (text: string, { to }: Fact) => /^\s+(\p{L}+)/u.exec(text.slice(to));
  const [fresh, old] = [noun(say, fact), noun(draft, twin)];
  if (!fresh?.[1] || !old?.[1] || fresh[1].toLowerCase() === old[1].toLowerCase()) return null;
  const [a, b] = [topicWords(fresh[1])[0]?.stem, topicWords(old[1])[0]?.stem];
  return a && b && isAkin(a, b) ? { from: twin.text + old[0], to: fact.text + fresh[0] } : null;
}

/** A bare figure in the place of a price keeps its currency. */
function priced(fresh: string, old: string): string {
  if (!/^[\d.,]+$/.test(fresh)) return fresh;
  const [before, after] = [
    /^[^\d]+/.exec(old)?.[0],
    /(?<=\d)\s?(?:€|£|euros?|eur|pounds?|kr|zl|zł|lira|p|%|[ap]m)$/i.exec(old)?.[0],
  ];
  return `${before && /[€$£₦₱¥]/.test(before) ? before : ''}${fresh}${after ?? ''}`;
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
    (sharesNeighbour(a, first, b, second) ? 0.6 : 0) +
    (first.kind === second.kind ? 0.5 : 0) +
    (shape(first.text) === shape(second.text) ? 0.6 : 0)
  );
}

const cased = (text: string, like: string): string =>
  /^\p{Lu}\p{Ll}/u.test(like) && /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** Whether the words right beside two facts are the same. */
function sharesNeighbour(a: string, first: Fact, b: string, second: Fact): boolean {
  const near = (text: string, { from, to }: Fact) =>
    topicWords(`${text.slice(Math.max(0, from - 25), from)} | ${text.slice(to, to + 25)}`);
  const others = near(b, second);
  return near(a, first).some(({ stem }) => others.some((word) => isAkin(word.stem, stem)));
}

/** 'right paw' for 'left paw': the same noun with another word before it. */
function sameNoun(say: string, draft: string): Replacement | null {
  const words = trimmed(say)
    .split(/[\s,.!]+/)
    .filter(Boolean);
  for (let i = words.length - 1; i > 0; i--) {
    const noun = words[i] as string;
    // 'Before screwdrivers' is no other kind of them.
    if (noun.length < 3 || [noun, words[i - 1] as string].some((word) => topicWords(word).length === 0)) continue;
    const found = new RegExp(`([\\p{L}\\p{N}'-]+)\\s+${noun.replace(/[^\p{L}\p{N}]/gu, '')}(?![\\p{L}])`, 'iu').exec(
      draft,
    );
    if (found && found[1]?.toLowerCase() !== words[i - 1]?.toLowerCase() && words.length <= 4)
      return { from: found[0], to: `${words[i - 1]} ${noun}` };
  }
  return null;
}

/** 'Marci with an i' for 'Marcy': a word of the draft that is spelt almost alike. */
function likeWord(say: string, draft: string): Replacement | null {
  for (const [word] of say.matchAll(/[\p{L}][\p{L}\p{N}'’-]{3,}/gu)) {
    if (foundIn(draft, word) || topicWords(word).length === 0) continue;
    const near = [...draft.matchAll(/[\p{L}][\p{L}\p{N}'’-]{2,}/gu)]
      .map(([other]) => other)
      .find(
        (other) =>
          /^\p{Lu}/u.test(other) &&
          !other.toLowerCase().startsWith(word.toLowerCase()) &&
          !word.toLowerCase().startsWith(other.toLowerCase()) &&
          distance(word.toLowerCase(), other.toLowerCase()) <= (word.length > 5 ? 2 : 1),
      );
    if (near) return { from: near, to: word };
  }
  return null;
}

/** Doubts about quoted words of the draft: they are to be replaced, by what is open. */
function quotedOnly(say: string, draft: string): Replacement | null {
  const quoted = /(?:^|\s)["“„«']([^"”“»']{3,})["”»'](?=\s|$|[?.,!])/.exec(say)?.[1];
  const from = quoted ? foundIn(draft, quoted) : null;
  return from ? { from } : null;
}

function sameClause(say: string, draft: string): Replacement | null {
  const from = isTold(say) ? clauseWith(draft, say) : null;
  return from ? { from, to: trimmed(say) } : null;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
