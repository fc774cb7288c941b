/** What no mend may touch, letter for letter: links, addresses, handles, hashtags, code, codes, quotations. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"”]+|(?<![@\w.-])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s,;)\]”"']*)?(?![\w-])/giu;
// From the beginning of a run only: from each of its thousands of letters it would take seconds.
const MAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const HANDLE = /(?<![\w.])@[\p{L}\p{N}_]{2,}(?:@[\w.-]+\w)?/gu;
const HASHTAG = /(?<![\w&])#[\p{L}\p{N}_]+/gu;
const CODE =
  /```[\s\S]*?```|`[^`\n]+`|(?:GET|POST|PUT|PATCH|DELETE) \/[\w/<>{}:-]*|(?<=\s)\/[a-z][\w/-]+|<[\w -]+>|\?\w+=\S+/g;
/** Letters and figures mixed, or capitals inside a word: a code, a type number, a name with a spelling of its own. */
const CODES =
  /(?<![\p{L}\p{N}])(?:(?=[\p{L}\p{N}./+-]*\p{L})(?=[\p{L}\p{N}./+-]*\d)\p{Lu}[\p{L}\p{N}]*(?:[-/+.][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}+-]*|\p{Lu}+\d[\p{Lu}\d]*|\d+(?!(?:AM|PM)\b)\p{Lu}+|--\p{L}[\w-]*|\d+\.\d+\.\d+(?:-\d+)?)(?![\p{L}\p{N}])/gu;
const DOUBLE_QUOTED = /[“„«"][^“”„«»"\n]{3,}[”“»"]/gu;
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])['‘][^'‘’\n]{3,}(?:['’]\p{L}[^'‘’\n]*)*['’](?![\p{L}\p{N}])/gu;

const FIRST = 0xe000;
/** Signs above are marks of other steps. */
const MOST = 0x1800;

/** A text whose precious parts are each one private sign, and the way back. */
export interface ShieldedText {
  text: string;
  restore(text: string): string;
}

/** Puts what must stay letter for letter behind signs that no rule knows. */
export function shield(text: string, verbatim: boolean): ShieldedText {
  const kept: string[] = [];
  const hide = (part: string) => (kept.length < MOST ? String.fromCharCode(FIRST + kept.push(part) - 1) : part);
  // What was hidden last may stand around what was hidden before it.
  const restore = (shielded: string) =>
    kept.reduceRight((open, part, i) => open.replaceAll(String.fromCharCode(FIRST + i), () => part), shielded);
  const patterns = [CODE, DOUBLE_QUOTED, ...(verbatim ? [SINGLE_QUOTED] : []), MAIL, LINK, HANDLE, HASHTAG, CODES];
  let hidden = text.replace(/[\uE000-\uF8FF]/g, hide);
  for (const pattern of patterns) hidden = hidden.replace(pattern, (part) => hideTrimmed(part, hide));
  return { text: hidden, restore };
}

/** The mark that ends a sentence after a link is no part of it. */
function hideTrimmed(part: string, hide: (part: string) => string): string {
  const tail = /^["“„«'‘`]/.test(part) ? '' : (part.match(/[.,:;!?]+$/)?.[0] ?? '');
  return hide(part.slice(0, part.length - tail.length)) + tail;
}

/** A sign that stands for something shielded. */
export const SHIELDED = /[\uE000-\uF8FF]/;

/** The links, addresses and handles of a text, letter for letter. */
export function addressesIn(text: string): string[] {
  const mails = text.match(MAIL) ?? [];
  const rest = text.replace(MAIL, ' ');
  const found = [
    ...mails,
    ...(rest.match(LINK) ?? []).filter((link) => /\p{L}{2}/u.test(link)),
    ...(rest.match(HANDLE) ?? []),
  ];
  return found.map((one) => one.replace(/[.,:;!?]+$/, ''));
}

/** The quotations of a text. */
export function quotationsIn(text: string): string[] {
  return [...(text.match(DOUBLE_QUOTED) ?? []), ...(text.replace(DOUBLE_QUOTED, ' ').match(SINGLE_QUOTED) ?? [])];
}
