import { escaped } from '../../../../lib/escaped.ts';
import { factsIn } from '../facts.ts';
import { isAkin, topicWords } from '../said.ts';
import { corrects } from './chatter.ts';
import type { Replacement } from './revision-words.ts';

const ARTICLE = '(?:the |an? |our |my |your |their |its? |this |that |these |those )?';
/** 'The dent is on the right', 'teacher's Tomas Reyes'. */
const IS =
  /^(?:the |our |my |your |this |that )?((?:[\p{L}'’-]+ ){0,2}[\p{L}-]+?)(?:['’]s|\s+(?:is|are|was|were|will be|should be|has to be|needs to be|must be))\s+(?:(?:now|actually|really|only|just|called|named)\s+)*(.+)$/iu;
/** Where something is, with whom, for whom. */
const PREPOSITION = 'in|at|on|by|near|with|for|from|to|outside|behind|under|opposite|inside|next to|via|over';
const PLACES = /^(?:in|at|on|by|near|outside|behind|under|opposite|inside|next to)$/i;
/** Where what is said of one thing ends in a text. */
const BORDER = new RegExp(
  `[,.;:!?–—\\n(]|\\s(?:${PREPOSITION}|until|till|and|but|or|that|which|who|where|every|each|is|are|if|when|because)\\s|$`,
  'iu',
);
const TITLE = String.raw`(?:(?:Dr|St|Mr|Mrs|Ms|Prof)\.? )?`;
const NAME = String.raw`${TITLE}\p{Lu}[\p{L}'’-]*(?: (?:of |de |van |the )?\p{Lu}[\p{L}'’-]*)*`;
const BARE_ARTICLE = /^(?:the|an?|our|my|your|their)\s+/i;
export const isCapital = (words: string): boolean => /^\p{Lu}/u.test(words.replace(BARE_ARTICLE, ''));

/** The first name that a phrase holds: what has a capital. */
export const firstName = (words: string): string | null =>
  namesIn(words).find((name) => !/^(?:I|It|We|The|They|Call|Ask|See|Write)$/.test(name)) ?? null;

/** 'Marta Ruiz Gil' for 'Marta Ruiz': a name that is said in full. */
export function longerName(say: string, draft: string): Replacement | null {
  const own = namesIn(draft);
  for (const name of namesIn(say)) {
    const words = name.split(' ');
    const short = own.find((other) => {
      const parts = other.split(' ');
      return parts.length > 1 && parts.length < words.length && parts.every((part) => words.includes(part));
    });
    if (short && !own.includes(name)) return { from: short, to: name };
  }
  return null;
}

/** The names of a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${NAME}`, 'gu'))].map(([name]) => name.replace(/['’]s?$/, ''));

/** The words of a draft from a place on, up to where what they say ends; a name with capitals stays whole. */
function upToBorder(text: string): string {
  const name = new RegExp(`^(?:the |The )?${NAME}`, 'u').exec(text)?.[0];
  const border = text.slice(1).search(BORDER) + 1;
  const short = text.slice(0, border === 0 ? text.length : border);
  return (name && name.length > short.length ? name : short).trimEnd();
}

/** The words of a draft that a word of the message is a form of, with their place. */
function standing(word: string, draft: string): { from: number; to: number }[] {
  const stem = topicWords(word)[0]?.stem;
  if (stem === undefined) return [];
  return topicWords(draft).filter((other) => isAkin(other.stem, stem));
}

/** What is said of a thing that the draft speaks of, in the place of what the draft says of it. */
export function saidAnew(say: string, draft: string): Replacement | null {
  const is = IS.exec(say);
  const [subject, predicate] = [is?.[1]?.trim() ?? '', is?.[2]?.trim() ?? ''];
  if (predicate === '') return null;
  // 'Tomas Reyes is the teacher' says who the teacher is.
  const role = /^(?:the|our|my)\s+([\p{L}-]+)$/iu.exec(predicate)?.[1];
  if (role && isCapital(subject) && standing(role, draft).length > 0) return ofThing(role, subject, draft);
  return ofThing(subject, predicate, draft) ?? ofKind(subject, predicate, draft);
}

/** What people and places are called: a name takes the place of the only name that stands so. */
const KINDS: [RegExp, lead: string][] = [
  [
    /^(?:pub|bar|caf[eé]|restaurant|venue|place|location|hall|school|shop|store|church|library|hotel|club|room|studio|park|town|city|village)$/i,
    '(?:at|in) (?:the )?',
  ],
  [
    /^(?:contact|teacher|coach|trainer|speaker|guide|host|cook|chef|singer|band|dj|artist|author|doctor|boss|manager|name|guest|instructor|tutor)$/i,
    '(?:with|by|for|to|contact|call|ask|from) ',
  ],
];

function ofKind(subject: string, said: string, draft: string): Replacement | null {
  const lead = KINDS.find(([name]) => name.test(subject))?.[1];
  if (!lead || !isCapital(said)) return null;
  const all = [...draft.matchAll(new RegExp(`(?<=\\b${lead})${NAME}`, 'gu'))].filter(
    ([name]) => factsIn(name).length === 0,
  );
  const [only] = all;
  return only && all.length === 1 ? { from: only[0], to: said.replace(BARE_ARTICLE, '') } : null;
}

/** What is said of something: 'the Anchor' of 'the pub's the Anchor'. */
export function predicateOf(words: string): string | null {
  return IS.exec(words)?.[2]?.trim() ?? null;
}

function ofThing(thing: string, said: string, draft: string): Replacement | null {
  const heads = topicWords(thing);
  const head = heads.at(-1);
  if (!head || head.isCalendar) return null;
  for (const { from, to } of standing(head.word, draft)) {
    const found = behind(said, draft, to) ?? before(said, draft, from);
    if (found && found.from.toLowerCase() !== found.to?.toLowerCase()) return found;
  }
  return null;
}

type Substitution = { from: string; to: string };

/** The thing stands first: 'dent on the left', 'teacher is Priya Nair', 'coach Dana'. */
function behind(said: string, draft: string, at: number): Substitution | null {
  const rest = draft.slice(at);
  const place = new RegExp(`^(${PREPOSITION})\\s+`, 'i').exec(said);
  if (place) {
    const own = new RegExp(`^\\s+(?:is |are |was |will be )?(${PREPOSITION})\\s+`, 'i').exec(rest);
    const isSame = own?.[1]?.toLowerCase() === place[1]?.toLowerCase();
    const arePlaces = PLACES.test(own?.[1] ?? '') && PLACES.test(place[1] ?? '');
    if (!own || !(isSame || arePlaces)) return null;
    const lead = own[0].length - `${own[1]} `.length;
    const old = `${own[1]} ${upToBorder(rest.slice(own[0].length))}`;
    return factsIn(old).length > 0 && factsIn(said).length === 0
      ? null
      : { from: rest.slice(lead, lead + old.length), to: said };
  }
  const is = /^(?:\s+(?:is|are|was|will be)|\s*:)\s+/i.exec(rest);
  if (is) return { from: upToBorder(rest.slice(is[0].length)), to: said };
  const name = new RegExp(`^,?\\s+(${NAME})`, 'u').exec(rest);
  return name?.[1] && isCapital(said) ? { from: name[1], to: said.replace(BARE_ARTICLE, '') } : null;
}

/** The thing stands last: 'the new hall', 'the Crown pub'. */
function before(said: string, draft: string, at: number): Substitution | null {
  const only = /^(?:the |an? )?([\p{L}\p{N}'’-]+)(?: one)?$/iu.exec(said)?.[1];
  const old = /([\p{L}'’-]+)\s+$/u.exec(draft.slice(0, at))?.[1];
  if (!only || !old || topicWords(old).length === 0 || topicWords(only).length === 0) return null;
  // 'Tools are provided' tells what happens to them, and not which ones they are.
  if (/(?:ed|ing|free|ready|welcome)$/i.test(only)) return null;
  return factsIn(old).length > 0 ? null : { from: `${old}`, to: only };
}

/** The same words before another thing: 'ask for Dean' for 'ask for Becky', 'comes with chips now' for 'with mash'. */
export function sameLead(say: string, plain: string, draft: string): Replacement | null {
  const words = plain.split(/\s+/);
  for (let from = 0; from < words.length - 1; from++)
    for (let to = words.length - 1; to > from; to--) {
      const found = behindLead(words.slice(from, to).join(' '), words.slice(to).join(' '), draft, corrects(say));
      if (found) return found;
    }
  return null;
}

function behindLead(lead: string, fresh: string, draft: string, isDenied: boolean): Replacement | null {
  const isOnlyPlace = new RegExp(`^(?:${PREPOSITION})(?: the)?$`, 'i').test(lead);
  if (isOnlyPlace ? !isDenied : topicWords(lead).length === 0) return null;
  const all = [...draft.matchAll(new RegExp(`(?<![\\p{L}])${escaped(lead)}\\s+`, 'giu'))];
  const [found] = all;
  if (!found || all.length > 1) return null;
  const rest = draft.slice(found.index + found[0].length);
  // A thing for a thing, a name for a name; where a fact comes with it, up to the end of what is said.
  const name = isCapital(fresh) ? new RegExp(`^${NAME}`, 'u').exec(rest)?.[0] : undefined;
  const old = [name ?? upToBorder(rest), rest.split(/[,.;!?\n](?!\d)/)[0] ?? ''].find(
    (words) => words !== '' && factsIn(words).length === factsIn(fresh).length,
  );
  if (!old || old.toLowerCase() === fresh.toLowerCase()) return null;
  if (!isAlike(old, fresh) && !(isDenied && (isOnlyPlace || lead.includes(' ')))) return null;
  return { from: found[0] + old, to: found[0] + fresh };
}

/** A name for a name, an address for an address. */
const isAlike = (old: string, fresh: string): boolean =>
  isCapital(old) && isCapital(fresh) && old.split(' ').length + fresh.split(' ').length <= 12;

const JOINING =
  /^(?:an?|the|of|in|on|at|for|to|with|before|after|and|or|not|no|this|that|by|from|our|my|your|their|is|are|be|have|has|some|any|all|more|less|make|add|mention|drop|remove|say|use|keep|only|also)$/i;

/** 'Right paw' for 'left paw', 'the west gate' for 'the east gate': the same noun with another word before it. */
export function sameNoun(plain: string, draft: string): Replacement | null {
  const words = plain
    .replace(
      /^(?:(?:it|that|they)(?:['’]s|['’]re| is| are| should be)?|make (?:it|that)|say|use|we (?:have|mean|said))\s+/i,
      '',
    )
    .replace(new RegExp(`^${ARTICLE}`, 'i'), '')
    .split(/[\s,.!]+/)
    .filter(Boolean);
  if (words.length > 4) return null;
  for (let i = words.length - 1; i > 0; i--) {
    const [noun, other] = [words[i] as string, words[i - 1] as string];
    // 'Before screwdrivers' is no other kind of them.
    if (noun.length < 3 || topicWords(noun).length === 0 || JOINING.test(other) || /\d/.test(other)) continue;
    const bare = noun.replace(/[^\p{L}\p{N}]/gu, '');
    const found = new RegExp(`([\\p{L}\\p{N}'-]+)\\s+${bare}(?![\\p{L}])`, 'iu').exec(draft);
    if (!found || found[1]?.toLowerCase() === other.toLowerCase()) continue;
    const from = JOINING.test(found[1] ?? '') ? found[0].slice((found[1] ?? '').length).trimStart() : found[0];
    return { from, to: `${other} ${noun}` };
  }
  return null;
}

const LABEL = String.raw`(?:\d{1,4}\p{L}|\p{L}\d{1,4}|\d{1,4})(?![\p{L}\p{N}]|[.:]\d)`;
const LABELLED = new RegExp(String.raw`(?<![\p{L}])(\p{L}{3,})\s+(${LABEL})`, 'iu');

/** 'Room 12b' for 'room 12', 'gate B7' for 'gate B9': a thing that is told apart by a number or a letter. */
export function sameLabel(say: string, draft: string): Replacement | null {
  const [whole = '', noun = '', label = ''] = LABELLED.exec(say) ?? [];
  if (topicWords(noun).every(({ isCalendar }) => isCalendar) || topicWords(say.replace(whole, '')).length > 0)
    return null;
  const own = [...draft.matchAll(new RegExp(`(?<![\\p{L}])${noun}\\s+(${LABEL})`, 'giu'))];
  const [only] = own;
  const isOther = only?.[1]?.toLowerCase() !== label.toLowerCase();
  // A price keeps its sign: there the facts themselves tell what is meant.
  const isNamed = /\p{L}/u.test(label) || /^\d+$/.test(only?.[1] ?? '') || !/^\d/.test(only?.[1] ?? '');
  return only && own.length === 1 && isOther && isNamed
    ? { from: only[0], to: `${only[0].slice(0, -(only[1]?.length ?? 0))}${label}` }
    : null;
}

const AT_NAME = new RegExp(`\\b(?:at|in|to|into)\\s+((?:the |The |our )?${NAME})`, 'u');
const OWN_PLACE = new RegExp(
  `(?<=\\b(?:at|in) (?:the |The )?)${NAME}|(?<=[,:;]\\s(?:the |The )?)${NAME}(?=\\s*[,.;!?\\n]|$)`,
  'gu',
);
const MOVES = /\b(?:mov\w+|switch\w*|shift\w*|relocat\w+|meet\w*|venue|place|location)\b/i;

/** 'We meet at the Forge instead', 'they moved it to Holme Farm': a name for the only place that the draft names. */
export function otherPlace(say: string, clause: string, draft: string): Replacement | null {
  const fresh = corrects(say) || MOVES.test(clause) ? AT_NAME.exec(clause)?.[1] : undefined;
  if (!fresh || factsIn(fresh).length > 0) return null;
  const own = [...draft.matchAll(OWN_PLACE)].map(([name]) => name).filter((name) => factsIn(name).length === 0);
  const [only] = own;
  return only && new Set(own).size === 1 && !fresh.includes(only) ? { from: only, to: fresh } : null;
}

const TITLED =
  /(?<!\p{L})(Dr|Prof|Mr|Mrs|Ms|Miss|Sir|Lady|Coach|Chef|Captain|Pastor|Father|Sister|Councillor)\.? (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?)/gu;

/** 'It's Dr Osei who does it now' for the only doctor that the draft names. */
export function sameTitle(say: string, draft: string): Replacement | null {
  const [fresh, ...more] = [...say.matchAll(TITLED)];
  const own = [...draft.matchAll(TITLED)].filter(([, title]) => title === fresh?.[1]);
  const [only] = own;
  const isOther = only && fresh && only[2] !== fresh[2] && more.length === 0;
  return isOther && own.length === 1 ? { from: only[0], to: fresh[0] } : null;
}

/** 'Not the east gate, the north one': the noun is said once. */
export function otherOne(say: string, draft: string): Replacement | null {
  const [, old = '', noun = '', fresh = ''] =
    /\bnot (?:on |at |in )?(?:the |an? |our )?([\p{L}\p{N}'’-]+)\s+([\p{L}-]{3,}),?\s+(?:but |it'?s )?(?:the |an? )?([\p{L}\p{N}'’-]+)(?: one)?\W*$/iu.exec(
      say,
    ) ?? [];
  const found =
    fresh === '' || [old, noun].some((word) => topicWords(word).length === 0)
      ? null
      : new RegExp(`(?<![\\p{L}])${escaped(old)}\\s+${escaped(noun)}(?![\\p{L}])`, 'iu').exec(draft);
  return found ? { from: found[0], to: `${fresh} ${noun}` } : null;
}
