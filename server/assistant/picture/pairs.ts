import type { ListInText } from './listed.ts';

/** How two states are called, one before the other, in the six languages. */
const ONE =
  'before|old|was|then|until now|vorher|früher|bisher|alte[rs]?|antes|viej[oa]|antigu[oa]|anterior|avant|ancien(?:ne)?|prima|vecchi[oa]|antig[oa]';
const OTHER =
  'after|new|now|today|nachher|jetzt|heute|künftig|neue[rs]?|después|ahora|nuev[oa]|après|maintenant|nouveau|nouvelle|dopo|adesso|ora|nuov[oa]|depois|agora|nov[oa]';
const MARK = String.raw`\s*[:–—]\s*`;
/** 'Old address: 12 High Street. New address: 48 Market Square'. */
const PAIR = new RegExp(
  `(?<![\\p{L}/])(?<one>(?:${ONE})(?: \\p{L}+)?)${MARK}(?<first>[^\\n:]+?)[.;,]?\\s+(?:(?:and|und|y|et|e)\\s+)?(?<other>(?:${OTHER})(?: \\p{L}+)?)${MARK}(?<second>(?:[^.;!\\n]|[.](?=\\d))+?)(?=[.;!](?:\\s|$)|\\n|,\\s+(?:from|ab|desde|dès|à partir|dal|a partir)\\s|$)`,
  'iu',
);
/** 'Old price £49, new price £35', 'war 49 €, jetzt 35 €'. */
const MONEY = String.raw`(?:[€$£]\s?\d[\d.,]*\d|[€$£]\s?\d|\d[\d.,]*\s?(?:€|£|euros?))`;
const PRICES = new RegExp(
  `(?<![\\p{L}/])(?<one>(?:${ONE}|statt)(?: \\p{L}+)?):?\\s+(?<first>${MONEY})[,;.]?\\s+(?<other>(?:${OTHER}|nur)(?: \\p{L}+)?):?\\s+(?<second>${MONEY})`,
  'iu',
);
/** 'A before/after picture', 'Vorher-nachher': what it is called where nothing else is told. */
const CALLED = new RegExp(`(?<!\\p{L})(?:${ONE})\\s?(?:[/–-]|and|und|y|et|e|&)\\s?(?:${OTHER})(?!\\p{L})`, 'iu');

/** Two states that are set against each other, each under its name; null where a text tells none. */
export function pairIn(text: string): ListInText | null {
  const { 0: whole = '', index = 0, groups } = PAIR.exec(text) ?? PRICES.exec(text) ?? {};
  if (!groups) return null;
  const before = text
    .slice(0, index)
    .replace(CALLED, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s:–—-]+$/u, '');
  const after = text.slice(index + whole.length).replace(/^[\s.,;!]+/u, '');
  const items = [`${groups.one}: ${groups.first}`, `${groups.other}: ${groups.second}`];
  return { around: `${before}\n${after}`.trim(), after, items: items.map((item) => item.trim()), isCounted: false };
}

/** The title of a pair that has no other: its two names, as its author wrote them. */
export function pairTitle(text: string, [one = '', other = '']: readonly string[]): string {
  const named = (item: string): string => item.split(':')[0] ?? '';
  return CALLED.exec(text)?.[0] ?? `${named(one)} / ${named(other).toLowerCase()}`;
}
