import { partsOf, sentencesOf } from '../clauses.ts';
import { pattern } from '../patterns.ts';
import { gapIn } from './gaps.ts';

/** One thing that a document says: with the label the user gave it, its items, or the gap it leaves. */
export interface Point {
  label: string | null;
  text: string;
  items: string[];
  gaps: string[];
  /** Whether it starts a day, a week or a numbered item of its own. */
  opens: string | null;
}

const LABEL = /^((?:\p{L}|\d{1,2} \p{L})[\p{L}\d'’&+ -]{0,40}?)\s*(?::|=)\s+(?=\S)/u;
const ITEM = /,\s+(?:and\s+(?!\p{L}+ (?:is|are)\b))?|;\s+|\s+\/\s+/;
const DAY_NAME = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const STEP = `(?:${DAY_NAME}(?: \\d{1,2}(?: ${MONTH})?)?|[Dd]ay (?:\\d|one|two|three|four|five)|[Ww]eek \\d)`;
const OPENS = new RegExp(`^(${STEP})(?=[:,]? |:)`, 'u');

/** The points of a mended text, in the user's order. */
export function pointsOf(text: string, isLabel: (word: string) => boolean): Point[] {
  const rows = sentencesOf(text).flatMap((sentence) => stepsOf(sentence.replace(/(?<!\b\p{Lu})\.$/u, '')).flatMap(leadOf));
  const points: Point[] = [];
  for (const row of rows) points.push(pointOf(row, points.at(-1)?.label ?? null, isLabel));
  return points;
}

/** A sentence that runs through days or weeks, cut before each of them. */
function stepsOf(sentence: string): string[] {
  const cuts = [...sentence.matchAll(pattern(`(?:^|(?<=[,;:] ))${STEP}(?=[:,]? \\p{L}|:)`, 'gu'))].map(({ index }) => index);
  if (cuts.length < 2) return [sentence];
  const head = sentence.slice(0, cuts[0]).replace(/[,;:]\s*$/, '');
  const steps = cuts.map((from, i) => sentence.slice(from, cuts[i + 1] ?? sentence.length).replace(/[,;]\s*$/, ''));
  return head.trim() === '' ? steps : [head, ...steps];
}

/** 'For 40 portions - 4 kg lentils, …': the lead is a point of its own. */
function leadOf(row: string): string[] {
  const [, lead = '', list = ''] = row.match(/^(.{3,60}?)(?: -|:) (.+)$/su) ?? [];
  if (list === '' || (LABEL.test(row) && lead.split(' ').length <= 5 && !/\d/.test(lead)) || OPENS.test(row)) return [row];
  return partsOf(list, ITEM).length > 2 ? [lead, list] : [row];
}

function pointOf(row: string, before: string | null, isLabel: (word: string) => boolean): Point {
  const opens = row.match(OPENS)?.[1] ?? null;
  const colon = row.match(LABEL);
  const first = row.match(/^\p{L}[\p{L}'’]+(?: by| to)?(?= )/u)?.[0] ?? '';
  const label = opens ?? (colon && (colon[1] ?? '').split(' ').length <= 5 ? (colon[1] ?? '').replace(/ (?:list )?at the (?:end|bottom|top)$/i, '') : isLabel(first) ? first : null);
  const body = opens ? row.slice(opens.length).replace(/^[:,]?\s+/, '') : colon && label !== null && colon[1]?.startsWith(label) ? row.slice(colon[0].length) : label === first && first !== '' ? row.slice(first.length + 1) : row;
  const gaps: string[] = [];
  const whole = gapIn(row, before);
  const items = partsOf(body, ITEM).filter((item) => {
    const gap = whole === null ? null : gapIn(item, label);
    if (gap !== null) gaps.push(label && gap === '[To be added]' ? gap : gap);
    return gap === null;
  });
  if (whole !== null && (gaps.length === 0 || items.every((item) => item.split(' ').length < 3))) return { label, text: '', items: [], gaps: [whole], opens };
  return { label, text: gaps.length > 0 ? items.join(', ') : body, items, gaps, opens };
}
