import { phrase, shortened } from './phrases.ts';

const LINE_ITEM = /^\s*(?:\d{1,2}[.):]|[-–—•*▪✓✔]|step \d+[:.]?)\s+(\S.*)$/iu;
const INLINE_ITEM = /(?:^|[\s:;,])(?:\d{1,2}[.)]|\(\d{1,2}\))\s+(.+?)(?=[\s;,]+(?:\d{1,2}[.)]|\(\d{1,2}\))\s|$)/gu;
const LIST_INTRO =
  /\b(?:\d+|two|three|four|five|six|seven|tips|ways|reasons|includes?|steps|features|menu|ingredients|checklist|recipe|agenda|how to)\b/iu;
/** Lists of things, in which nothing comes first. */
const UNCOUNTED = /\b(?:includes?|features|menu|ingredients|checklist|recipe)\b/iu;
const ITEM_LENGTH = 90;
export const MOST_ITEMS = 6;

/** One item as it stands in a list on a card. */
export function item(text: string): string {
  return phrase(shortened(text.replace(/[*_`]+/g, '').trim(), ITEM_LENGTH));
}

/** Takes a list out of a text: numbered or dashed lines, '1) … 2) …' in a row, or what follows a colon with commas. */
export function readItems(text: string): { items: string[]; isCounted: boolean; rest: string } {
  const lines = text.split('\n');
  const listed = lines.filter((line) => LINE_ITEM.test(line));
  if (listed.length >= 2) {
    const items = listed.map((line) => item(line.match(LINE_ITEM)?.[1] ?? ''));
    const rest = lines.filter((line) => !LINE_ITEM.test(line)).join('\n');
    return { items: items.slice(0, MOST_ITEMS), isCounted: true, rest };
  }
  const inline = [...text.matchAll(INLINE_ITEM)];
  if (inline.length >= 2) {
    const start = inline[0]?.index ?? 0;
    return {
      items: inline.map((match) => item(match[1] ?? '')).slice(0, MOST_ITEMS),
      isCounted: true,
      rest: text.slice(0, start).replace(/[:\s]+$/u, ''),
    };
  }
  const colon = text.match(/^([^\n]{4,80}):\s+([^:\n]+?)(?:\.\s+([^\n]*))?$/mu);
  if (colon && LIST_INTRO.test(colon[1] ?? '')) {
    const parts = (colon[2] ?? '')
      .split(/;\s+|,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/u)
      .map((part) => part.trim())
      .filter(Boolean);
    const isList =
      parts.length >= 3 && parts.length <= MOST_ITEMS && parts.every((part) => part.length >= 3 && part.length <= 60);
    if (isList) {
      const said = [colon[1], colon[3]].filter(Boolean).join('. ');
      return {
        items: parts.map(item),
        isCounted: !UNCOUNTED.test(colon[1] ?? ''),
        rest: text.replace(colon[0], said),
      };
    }
  }
  return { items: [], isCounted: true, rest: text };
}
