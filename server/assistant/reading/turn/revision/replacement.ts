import { distance } from '../../../../lib/distance.ts';
import { factsIn, figureOf, twinsOf } from '../facts.ts';
import { topicWords } from '../said.ts';
import { clauseWith, foundIn } from '../text-parts.ts';
import { isEdit, isTold } from '../told.ts';
import { alignedFact, withUnit } from './aligned-fact.ts';
import { comesOnTop, corrects, plainCorrection } from './chatter.ts';
import { dateLike } from './date-like.ts';
import { factLike } from './fitted-words.ts';
import { namedFact } from './removals.ts';
import type { Replacement } from './revision-words.ts';
import {
  firstName,
  isCapital,
  longerName,
  namesIn,
  otherOne,
  otherPlace,
  predicateOf,
  saidAnew,
  sameLabel,
  sameLead,
  sameNoun,
  sameTitle,
} from './statement.ts';

const LEAD =
  /^(?:(?:it'?s|its|it is|that'?s|should be|make (?:it|that)|say|call it|use|put|the \w+ is|change (?:it|that) to|the|is|now|really|so)\b[\s,:]*)+/i;
const trimmed = (text: string): string =>
  plainCorrection(text)
    .replace(LEAD, '')
    .replace(/^["'“„«]+|["'”»]+$/g, '')
    .trim();

/** What takes words out, and what puts others in their place. */
const OUT = '(?:get rid of|drop|remove|lose|take out|delete|cut|scratch|scrap|kill|ditch|forget)';
const IN = '(?:put|use|say|write|have|make it|insert|give)';
const TAKES_OUT = new RegExp(`^(?:${OUT}|take)\\b`, 'i');
/** Somebody or something that is no longer to be had. */
const GONE =
  '(?:off|out|away|gone|ill|sick|on holiday|sold out|cancelled|not coming|unavailable|leaving|closed|shut|booked out)(?! (?:up|down|to|from|for|by|at|on|until|till)\\b)';

const FAILED =
  "(?:fell through|has fallen through|dropped out|has dropped out|pulled out|has pulled out|can['’]?t (?:do it|make it|come)|won['’]?t (?:do|work|happen)|isn['’]?t (?:possible|happening|available)|didn['’]?t work out)";

/** Ways of naming both the old and the new: which group is which. */
const PAIRS: [RegExp, from: number, to: number][] = [
  [new RegExp(`${OUT} (.+?)(?:,| and| but)+ ${IN} (.+?)(?: instead)?$`, 'i'), 1, 2],
  [/(?:change|replace|swap|switch|turn|move) (?:the (?:word|phrase|bit) )?(.+?) (?:to|with|for|into|by) (.+)$/i, 1, 2],
  [
    /(?:don'?t|do not|never) (?:say|write|use|call it) (.+?),? (?:but |rather )?(?:say|write|use|call it|make it) (.+)$/i,
    1,
    2,
  ],
  [/(.+?)\s*(?:->|=>|→)\s*(.+)$/, 1, 2],
  [/^(\S+(?: \S+)?) = (.+?)(?:,.*)?$/, 1, 2],
  [/\bno longer (.+?),? (?:but|it'?s|now) (.+)$/i, 1, 2],
  [/\b(?:not|never) (?:(?:on|at|in) )?(.+?),? (?:but|it'?s) (.+)$/i, 1, 2],
  [/^(?:.*?,\s*)?not ([^\s,]+(?: [^\s,]+)?), (?:it'?s |but )?(.+)$/i, 1, 2],
  [
    /(.+?) (?:should be|should say|must be|is wrong,? (?:it'?s|should be|make it|say|write)|is wrong:|needs to be|has to be) (.+)$/i,
    1,
    2,
  ],
  [new RegExp(`^(.+?)(?:(?:['’]s| is| are) ${GONE}| ${FAILED})[,;.]?(?: so| and)* (.+)$`, 'i'), 1, 2],
  [/instead of (.+?),? (?:say|write|use|put|make it) (.+)$/i, 1, 2],
  [/(.+?),? (?:not|instead of|rather than) (.+)$/i, 2, 1],
  [
    /(?:say|write|use|put|have) (.+?) (?:where|wherever|when) (?:it|you|we) (?:says?|said|have|has|wrote|put) (.+)$/i,
    2,
    1,
  ],
  [/why did you (?:write|say|put) (.+?),? i (?:said|meant|wrote) (.+)$/i, 1, 2],
  [/you (?:wrote|said|put) (.+?),? (?:it'?s|but it'?s|should be|i said) (.+)$/i, 1, 2],
];

/** What is replaced in a draft, and by what. */
export function readReplacement(say: string, draft: string): Replacement | null {
  const named =
    spelledAnew(say, draft) ??
    quotedAnew(say, draft) ??
    pairIn(say, draft) ??
    sameLabel(plainCorrection(say), draft) ??
    longerName(say, draft);
  if (named) return named;
  if (isEdit(say)) return quotedOnly(say, draft);
  if (ON_TOP.test(say)) return samePhrase(say, draft);
  return (
    samePhrase(say, draft) ??
    alignedIn(say, draft) ??
    likeWord(plainCorrection(say), draft) ??
    quotedOnly(say, draft) ??
    sameClause(say, draft)
  );
}

/** '“Ale is back on tap 3” instead of again': the whole phrase is quoted anew, with the word that goes. */
function quotedAnew(say: string, draft: string): Replacement | null {
  const same = samePhrase(say, draft);
  const old = /\b(?:instead of|rather than|not) ["“'‘]?([^"”'’.,]+?)["”'’]?\W*$/i.exec(say)?.[1]?.trim();
  if (!same?.from || !old) return null;
  const whole = foundIn(draft, `${same.from} ${old}`);
  return whole ? { from: whole, to: same.to } : foundIn(same.from, old) ? same : null;
}

/** Said on top of what is there: 'closed on the 29th too'. */
const ON_TOP = /\b(?:too|as well)\W*$|^\W*(?:and |also |plus )/i;

/** A replacement that a few words name without a doubt: a fact for a fact, or a word that is spelt almost alike. */
export function replacedSurely(say: string, draft: string): Replacement | null {
  return alignedFact(plainCorrection(say), draft) ?? likeWord(say, draft);
}

/** Whether a message names words of a draft and what shall stand in their place. */
export const namesPair = (say: string, draft: string): boolean => pairIn(say, draft) !== null;

/** Whether a message corrects what stands in a draft, whatever kind of change it was taken for: what aligns with nothing is new. */
export function correctsDraft(say: string, draft: string): boolean {
  if (
    spelledAnew(say, draft) ||
    namesPair(say, draft) ||
    sameLabel(plainCorrection(say), draft) ||
    longerName(say, draft)
  )
    return true;
  if (isEdit(say) || ON_TOP.test(say)) return false;
  return clausesOf(say).some(
    (clause) =>
      !comesOnTop(clause) && (corrects(say) || speaksOf(clause, draft)) && alignedClause(say, clause, draft) !== null,
  );
}

/** What facts are called; whoever says one of these words speaks of the fact, not of something new. */
const NAMES =
  /^(?:price|cost|fee|entry|ticket|time|date|day|hour|start|begin|open|clos|shut|stop|finish|end|door|place|venue|pub|bar|caf|restaurant|hall|location|host|teach|coach|contact|speak|phone|number|mail|email|link|site|went|going|gone|up|down|raise|move|change|check|count|say|said|left|deadline)/;

/** Whether a clause speaks of what the draft tells: nothing in it is new but the fact that it brings. */
function speaksOf(clause: string, draft: string): boolean {
  const facts = factsIn(clause);
  const outside = topicWords(clause).filter(({ from, to }) => !facts.some((fact) => from < fact.to && to > fact.from));
  const known = topicWords(draft);
  const fresh = outside.filter(({ stem, word }) => !NAMES.test(word) && !known.some((word) => word.stem === stem));
  return facts.length === 0 ? fresh.length < outside.length : outside.length === 0 || fresh.length < outside.length;
}

/** Who says so is no part of what is said: 'Marco says 14 for the risotto'. */
const REPORTED =
  /^(?:the |our |my )?[\p{L}'’]+(?: [\p{L}'’]+)? (?:says?|said|tells (?:me|us)|told (?:me|us)|reckons?|insists?|informs us|lets? us know)(?: that)?[\s,:]+(?=\S)/iu;

/** The parts of a message of which each may say a fact: a reason that follows is none. */
const clausesOf = (say: string): string[] =>
  plainCorrection(plainCorrection(say).replace(REPORTED, ''))
    .split(/(?:[,;]|[.!](?=\s)|\s[–—-])\s+/)
    .map((clause) => plainCorrection(clause))
    .filter((clause) => clause !== '');

function alignedIn(say: string, draft: string): Replacement | null {
  for (const clause of clausesOf(say)) {
    const found = corrects(say) || speaksOf(clause, draft) ? alignedClause(say, clause, draft) : null;
    if (found) return found;
  }
  return null;
}

const ADDRESS = ['mail', 'link', 'phone', 'handle'];

function alignedClause(say: string, clause: string, draft: string): Replacement | null {
  const facts = factsIn(clause).filter(({ text, to }) => !/^one$/i.test(text) || to < clause.length);
  if (facts.length > 0 && !facts.every(({ kind }) => ADDRESS.includes(kind))) return alignedFact(clause, draft, say);
  return (
    sameTitle(clause, draft) ??
    sameLead(say, clause, draft) ??
    (facts.length > 0 ? alignedFact(clause, draft) : null) ??
    saidAnew(clause, draft) ??
    otherPlace(say, clause, draft) ??
    sameNoun(clause, draft)
  );
}

/** The old words and the new, where a message names both. */
function pairIn(say: string, draft: string): Replacement | null {
  const whole = say.trim().replace(/[.!?\s]+$/, '');
  const other = otherOne(whole, draft);
  if (other) return other;
  for (const [pattern, from, to] of PAIRS) {
    const match = pattern.exec(whole);
    if (!match) continue;
    const [old, fresh] = [(match[from] ?? '').trim(), match[to] ?? ''];
    const place = wholeDate(foundIn(draft, old) ?? placeOf(trimmed(old), draft), draft);
    if (!place || TAKES_OUT.test(fresh)) continue;
    const lead = factsIn(place).length === 0 ? sameLead(say, trimmed(fresh), draft) : null;
    const found = beside(place, fresh, draft) ?? lead ?? inPlace(place, fresh, draft);
    if (found) return found;
  }
  return null;
}

const ARTICLE = /^(?:the|an?|our|my)\s+/i;

const PREPOSITION = /^(?:in|at|on)\s+(?=(?:the|an?|our|my)\s)/i;
const AFTER_PREPOSITION = /\b(?:in|at|on|to|from|with|by|for|of|near|until|till)\s+$/i;

function inPlace(place: string, fresh: string, draft: string): Replacement | null {
  const hasName = isCapital(place) && firstName(fresh) !== null;
  const like = likeOld(place, hasName ? fresh : (predicateOf(fresh) ?? fresh));
  if (like === '' || like === place) return null;
  const before = draft.slice(0, draft.indexOf(place));
  // 'Our apprentice' becomes 'our journeywoman', and a place is called without its 'in' where the old one was.
  const bare = (/\b(?:the|an?|our|my|your|this|that)\s+$/i.test(before) ? like.replace(ARTICLE, '') : like).replace(
    PREPOSITION.test(place) || AFTER_PREPOSITION.test(before) ? /^(?!)/ : PREPOSITION,
    '',
  );
  if (bare !== like) return { from: place.replace(ARTICLE, ''), to: bare };
  // An article stays where it stands, and a name goes whole.
  const old = isCapital(like) ? wholeName(place, like, draft) : ARTICLE.test(like) ? place : place.replace(ARTICLE, '');
  return { from: /^free\b/i.test(like) ? withUnit(old, draft) : old, to: like };
}

/** 'Dr Okafor' where 'Dr Obi' takes the place of Okafor. */
function wholeName(place: string, fresh: string, draft: string): string {
  const bare = place.replace(ARTICLE, '');
  const whole = namesIn(draft).find((name) => name.split(' ').includes(bare)) ?? bare;
  return fresh.includes(' ') ? whole : bare;
}

/** 'Swap bisque to Wednesdays': the day that stands beside the thing, not the thing. */
function beside(place: string, fresh: string, draft: string): Replacement | null {
  const [fact, ...others] = factsIn(trimmed(fresh));
  if (!fact || others.length > 0 || factsIn(place).length > 0 || fact.text.length < trimmed(fresh).length) return null;
  const at = draft.indexOf(place) + place.length;
  const next = twinsOf(fact, factsIn(draft))
    .filter(({ from }) => from >= at && !/[.;!?\n]/.test(draft.slice(at, from)))
    .toSorted((a, b) => a.from - b.from)[0];
  return next ? { from: next.text, to: likeOld(next.text, fact.text) } : null;
}

const SPELLING =
  /(?<!\p{L})(?:spel(?:led|t|ling)|misspel(?:led|t)|schreibt (?:man|sich)|se escribe|s['’]écrit|escreve-se|si scrive)(?!\p{L})/iu;

/** 'The name is spelled Calum': the word of the draft that is almost so. */
function spelledAnew(say: string, draft: string): Replacement | null {
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
  const named = factsIn(old).length === 0 ? namedFact(old, draft) : null;
  if (named) return named;
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
  const digits = (text: string): string => figureOf(text).replace(/\D/g, '');
  return (
    long.startsWith(short.slice(0, Math.max(3, short.length - 2))) ||
    (digits(long) !== '' && digits(long) === digits(short))
  );
}

/** The new words, no longer than what they replace asks for: a fact for a fact. */
function likeOld(old: string, fresh: string): string {
  const plain = trimmed(fresh);
  const kind = factsIn(old).find(({ text }) => text.length === old.length)?.kind;
  if (kind === 'date') return dateLike(old, fresh) ?? plain;
  if (!kind) {
    const name = isCapital(old) ? firstName(fresh) : null;
    if (name && name.toLowerCase() !== old.toLowerCase() && !plain.split(/\s+/).some((word) => isNear(word, old)))
      return name;
    // 'postponed, to the 29th' is one thing.
    const short = (plain.split(/,\s+(?!(?:to|until|till)\b)|\s+because\s+/)[0] ?? plain).replace(/,\s+/g, ' ');
    const alike = /\s/.test(old) ? undefined : short.split(/\s+/).find((word) => isNear(word, old));
    return alike && alike.toLowerCase() !== old.toLowerCase() ? alike : short;
  }
  const facts = factsIn(fresh);
  const same = facts.find((fact) => fact.kind === kind) ?? facts.at(-1);
  const about = same
    ? /\b(?:about|around|roughly|nearly|almost|over)\s+$/i.exec(fresh.slice(0, same.from))?.[0]
    : undefined;
  return same ? `${about ?? ''}${factLike(old, same.text)}`.trim() : plain;
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
  const plain = plainCorrection(plainCorrection(say).replace(REPORTED, ''));
  // Several sentences stand in the place of no clause.
  if (/[.!?]\s/.test(plain) || plain.split(/,\s+/).filter((part) => factsIn(part).length > 0).length > 1) return null;
  const from = isTold(plain) ? clauseWith(draft, plain) : null;
  const kinds = factsIn(plain).map(({ kind }) => kind);
  const isLoss = from !== null && factsIn(from).some((fact) => !kinds.some((kind) => kind === fact.kind));
  return from && !isLoss ? { from, to: trimmed(plain) } : null;
}

const isNear = (a: string, b: string): boolean => distance(a.toLowerCase(), b.toLowerCase()) <= 2;
