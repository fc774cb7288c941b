const LINKS = /\b(?:https?:\/\/|www\.)\S+/giu;
const HASHTAGS = /(?:^|\s)#[\p{L}\d_]+/gu;
const BLOCK_MARKS = /(?:^|\n)\s*(?:#{1,6}\s+|>\s+|\|)/gu;
const INLINE_MARKS = /[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}|(?<=\s)\|(?=\s|$)/gu;
/** '[your name]' marks a gap for the person who posts; a link's words stay. */
const GAPS = /\[([^\]\n]*)\]\([^)\n]*\)|\[[^\]\n]*\]/gu;
const LEADING =
  /^(?:(?:and|but|so|that|about|for|of|on|with|to|is|are|the fact that|regarding|because|from|announcing|introducing|promoting|celebrating)\s+)+(?=\S)/iu;
export const HEADLINE_LENGTH = 64;
const SUB_LENGTH = 150;

/** A brief's text without links, hashtags and markdown signs. */
export function plainText(text: string): string {
  return text
    .replace(GAPS, (_, words?: string) => words ?? ' ')
    .replace(LINKS, ' ')
    .replace(HASHTAGS, ' ')
    .replace(BLOCK_MARKS, '\n')
    .replace(INLINE_MARKS, '')
    .replace(/\n\s*\n/g, '\n')
    .trim();
}

/** The first letter as a capital; words in their own spelling ('iPhone', 'eBay') keep it. */
export function capital(text: string): string {
  return /^\p{Ll}(?:\d|[\p{Ll}\d]*\p{Lu})/u.test(text)
    ? text
    : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A phrase as it stands on a card: no dangling joints, no final full stop. */
export function phrase(text: string): string {
  const bare = text
    .replace(/^(?:(?!--\w)[\s,;:.!?–—\-•*])+/u, '')
    .replace(/[\s,;:–—-]+$/u, '')
    .replace(/(?<!\.)\.$/u, '')
    // 'Just in', 'Drop in': there the last word joins nothing.
    .replace(
      /(?<!\b(?:just|come|drop|join|tune|sign|log|opt))\s+(?:and|or|with|for|of|on|in|at|to|the|a|an|from|by|our)$/iu,
      '',
    );
  return capital(bare.replace(/\s+/g, ' ').trim());
}

const FEELING =
  /^(?:(?:we|i)(?:['’](?:re|m)| are| am)?\s+)?(?:so |very |super )?(?:excited|thrilled|proud|happy|delighted|pleased|glad) to (?:announce|share|say|tell you|introduce|present)(?: that)?[:,]?\s+/iu;

/** A phrase without the joint words it may open with. */
export function opened(text: string): string {
  // 'Is it time?' needs its first word.
  if (/\?\s*$/u.test(text)) return phrase(text);
  return phrase(
    text
      .replace(/^[\s,;:.!?–—-]+/u, '')
      .replace(LEADING, '')
      .replace(FEELING, ''),
  );
}

/** The sentences of a text, a line's end being one too. */
export function sentencesOf(text: string): string[] {
  const found =
    text.match(
      /(?:\b(?:Dr|Mr|Mrs|Ms|St|No|e\.g|i\.e|vs)\.(?=\s)|\d\.(?=\s(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez))|\.(?=\S)|[^.!?\n])+[.!?…]*/gu,
    ) ?? [];
  return found.map((sentence) => sentence.trim()).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** Where a sentence that is too long for a headline is parted: at a clause, else before a joint word, else at a word. */
function part(sentence: string, length: number): [string, string] {
  if (sentence.length <= length) return [sentence, ''];
  const joints = [
    /[,;:–—](?=\s)|\s-\s/gu,
    /\s(?=(?:because|so that|that|which|who|where|when|while|but|with)\s)/giu,
    /\s(?=(?:from|for|and|by|in|at|on|to|as)\s)/giu,
    /\s/gu,
  ];
  // 'From 3 days to 4 hours' stays together.
  const isRange = (at: number) =>
    /\bfrom\s[^,]{1,30}$/iu.test(sentence.slice(0, at)) && /^\s+to\s/iu.test(sentence.slice(at));
  for (const joint of joints) {
    const places = [...sentence.matchAll(joint)]
      .map((match) => match.index)
      .filter((at) => at >= 12 && at <= length && !isRange(at));
    const at = places.at(-1);
    if (at !== undefined) return [sentence.slice(0, at), sentence.slice(at).replace(/^[\s,;:–—-]+/u, '')];
  }
  return [`${sentence.slice(0, length)}…`, ''];
}

/** Shortens a text to a length at a sentence, a clause or a word; only the last leaves an ellipsis. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.length + 1 > length) break;
    kept = kept === '' ? sentence : `${kept} ${sentence}`;
  }
  if (kept.length >= length * 0.3) return kept;
  const cut = text.slice(0, length);
  const clause = cut.search(/[,;:–—][^,;:–—]*$/u);
  if (clause > length * 0.4) return cut.slice(0, clause);
  return `${cut.replace(/\s+\S*$/u, '').replace(/[\s,;:.–—-]+$/u, '')}…`;
}

export interface Headline {
  kicker: string | null;
  headline: string;
  sub: string | null;
}

/** Asks nothing: it announces a fact. */
export const DID_YOU_KNOW = /^did you know\s*\?$/iu;

/** Words that introduce a sentence without naming a thing. */
const LEAD_IN = /^(?:you|here|just|on|from|we|what|an?|for|new|before|something|come|this|so)\b[\p{Ll}\s'’,]*$/iu;

/** 'Workshop: sourdough for beginners' and 'Exciting news! We …' open with a label rather than with the matter. */
function takeLabel(sentences: string[]): { label: string | null; sentences: string[] } {
  const [first = '', second, ...others] = sentences;
  const colon = first.match(/^([^:]{3,30}):\s+(\S.{5,})$/u);
  // A longer label introduces a sentence that goes on in small letters: 'You heard it here first: we …'.
  const most = LEAD_IN.test(colon?.[1] ?? '') && /^\p{Ll}/u.test(colon?.[2] ?? '') ? 6 : 4;
  if (colon && (colon[1] ?? '').split(' ').length <= most)
    return { label: phrase(colon[1] ?? ''), sentences: [colon[2] ?? '', ...(second ? [second] : []), ...others] };
  const isCall =
    second !== undefined &&
    ((/!$/u.test(first) && first.split(' ').length <= 3 && !/\b(?:is|are|was|were)\b/iu.test(first)) ||
      DID_YOU_KNOW.test(first));
  return isCall ? { label: phrase(first), sentences: [second, ...others] } : { label: null, sentences };
}

/** A headline, the label before it and what remains to be said below it. */
export function headlineAndSub(text: string, length = HEADLINE_LENGTH, hasLabel = true): Headline {
  const all = sentencesOf(text);
  const { label, sentences } = hasLabel ? takeLabel(all) : { label: null, sentences: all };
  const [first = '', ...others] = sentences;
  const [head, tail] = part(first.replace(/\.$/u, ''), length);
  const rest = [tail === '' ? '' : capital(tail), ...others.map(capital)].filter((one) => one !== '');
  const joined = rest
    .map((one) => (/[.!?…]$/u.test(one) || rest.length === 1 ? one : `${one.replace(/[,;:]+$/u, '')}.`))
    .join(' ');
  const sub = shortened(joined, SUB_LENGTH).trim();
  return { kicker: label, headline: opened(head) || phrase(head), sub: sub === '' ? null : sub };
}

/** Whether a phrase is said within another text. */
export function samePhrase(one: string | null, other: string): boolean {
  return one !== null && other.toLowerCase().includes(one.toLowerCase());
}
