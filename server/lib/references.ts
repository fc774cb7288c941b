import { OWN_NOUN, OWN_VERB, PLACE_NAME } from './platform-words.ts';

const POINTER = `(?:it|this|that|these|those|them|both|all of (?:it|them|these|those)|(?:the|this|that|your|my|these|those)(?: (?:last|previous|same|above|first|final|new))?(?: ${PLACE_NAME})? (?:one|ones|posts?|texts?|drafts?|versions?|captions?|${OWN_NOUN}s?|messages?|copy|answer|content|above))`;
const ONLY_POINTER = new RegExp(`^${POINTER}(?: (?:post|posts|text|again|too|now|please|instead|above))*$`, 'i');
const POINTS = new RegExp(`(?:^|[\\s,])${POINTER}(?=$|[\\s.,!?])`, 'i');
const NOISE = new RegExp(
  String.raw`^(?:(?:please|pls|ok|okay|great|perfect|now|then|and|just|schedule|post|publish|share|${OWN_VERB})\b[\s,.!]*)+`,
  'i',
);

/** Whoever writes more than this says something of their own. */
const MOST_OF_REFERENCE = 200;

/** Whether what a message wants posted is nothing of its own but what was said before: 'that', 'the last version'. */
export function isReference(content: string): boolean {
  if (content.length > MOST_OF_REFERENCE) return false;
  const said = content
    .trim()
    .replace(/[\s.,!?]+$/, '')
    .replace(NOISE, '')
    .trim();
  return said === '' || ONLY_POINTER.test(said);
}

/** Whether a short message speaks about what was said before: 'make it shorter', 'a picture for that post'. */
export function refersBack(message: string): boolean {
  return message.length <= MOST_OF_REFERENCE && !/[:\n"“]/.test(message) && POINTS.test(message);
}

const QUOTES = /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|(?<![\p{L}\p{N}])'([^']{12,})'(?![\p{L}\p{N}])/gu;

/** The texts that a message quotes, in order. */
export function quotedTexts(message: string): string[] {
  return [...message.matchAll(QUOTES)].map((match) => match.slice(1).find(Boolean)?.trim() ?? '').filter(Boolean);
}

/** Whether a content stands in the message as the very words to post: quoted, or pasted below the request. */
export function isVerbatim(message: string, content: string): boolean {
  const plain = flat(content);
  if (plain === '') return false;
  if (quotedTexts(message).some((quote) => flat(quote) === plain)) return true;
  const pasted = /\n([\s\S]+)$/.exec(message.trim())?.[1];
  return pasted !== undefined && plain.length > 20 && flat(pasted).includes(plain);
}

const flat = (text: string): string =>
  text
    .replace(/^["“”„«']+|["“”»']+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const ASKS =
  /\bbe about\?|\bdo you mean\?|\ba few facts\b|\bmore (?:details|information)\b|\bplease (?:tell|share|provide|give|let me know)\b/i;

/** Whether a text that should have been a post only asks its author something back. */
export function asksBack(text: string): boolean {
  const said = text.trim();
  return said.length < 300 && !said.includes('\n') && !said.includes('#') && said.includes('?') && ASKS.test(said);
}
