import { MONTHS } from '../mending/dates.ts';
import { pattern } from '../patterns.ts';
import { partsOf, sentencesOf } from '../spoken/clauses.ts';
import { gapIn } from './gaps.ts';

/** One thing that a document says: with the label the user gave it, its items, or the gap it leaves. */
export interface Point {
  label: string | null;
  text: string;
  items: string[];
  gaps: string[];
  /** Whether it starts a day, a week or a numbered item of its own. */
  opens: string | null;
  /** Its items are steps with numbers. */
  steps?: boolean;
}

const LABEL = /^((?:\p{L}|\d{1,2} \p{L})[\p{L}\d'’&+ -]{0,40}?)\s*(?::|=)\s+(?=\S)/u;
const ITEM = /,\s+(?:and\s+(?!\p{L}+ (?:is|are)\b))?|;\s+|\s+\/\s+/u;
const DAY_NAME = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const MONTH = `(?:${MONTHS.join('|')})`;
const STEP = `(?:${DAY_NAME}(?: \\d{1,2}(?: ${MONTH})?)?|[Dd]ay (?:\\d|one|two|three|four|five)|[Ww]eek \\d{1,2}|[Ww]eeks \\d{1,2}[–-]\\d{1,2}(?!,)|[Pp]ost \\d(?: \\([^)]*\\))?)`;
const OPENS = new RegExp(`^(${STEP})(?! ${MONTH})(?=[:,]? |:)`, 'u');
const WEEKDAY = new RegExp(`^${DAY_NAME}`, 'u');

/** 'yes till 10 pm sundays don't know yet': an answer, and another that is open. */
const ANSWERED = /^(?:yes|no)\b.*?(?= \p{L}+ (?:is |are )?(?:don'?t know|not sure|unknown|tb[acd]|open|to come)\b)/iu;

/** Where a list is to stand is said to the writer. */
const AT_THE_END = /^(?:and )?at the (?:very )?(?:end|bottom|top),? (?=.{3,30}:)/i;

/** The points of a mended text, in the user's order. */
export function pointsOf(text: string, labelOf: (row: string) => string): Point[] {
  const numbered = numberedSteps(text);
  const rows = sentencesOf(numbered.text)
    .flatMap((sentence) => partsOf(sentence, /;\s+/))
    .flatMap((sentence) =>
      stepsOf(
        sentence
          .replace(AT_THE_END, '')
          .replace(/^(\p{L}+(?: \p{L}+){0,2}) [-–] (?=\S)/u, '$1: ')
          .replace(/(?<!\b\p{Lu})\.$/u, ''),
      )
        .flatMap(leadOf)
        .flatMap((row) => labelledApart(row, labelOf)),
    );
  const points: Point[] = [];
  for (const row of rows) points.push(pointOf(row, points.at(-1)?.label ?? null, labelOf));
  return [...points.slice(0, numbered.at(points)), ...numbered.points, ...points.slice(numbered.at(points))];
}

const AMOUNT = /^\d ?(?:tsp|tbsp|cups?|cloves?|sprigs?|pinch|cans?|tins?|slices?|eggs?)\b/iu;

/** '1 print the case 2 solder the board 3 …' inside a text, as one point whose items are steps. */
function numberedSteps(text: string): { text: string; points: Point[]; at(points: Point[]): number } {
  const marks = [
    ...text.matchAll(
      /(?:^|(?<=(?<!\b(?:week|day|main|room|lift|step|part|year|class|flat|box|gate|from|to|by|at|of|in|on|the|and|or|for|over|under|than|about|cable|every|only|max|least))[\s:,.]))(\d)[.)]? (?!(?:cm|mm|m|km|kg|g|ml|l|W|V|A|h|x|min(?:utes?)?|hours?|days?|weeks?|months?|years?|yrs?|working|people|euros?|pounds?|dollars?|degrees|a|an|per|each|to|in|of|on|at|for|or|and|extra|January|February|March|April|May|June|July|August|September|October|November|December)\b)(?=["“'`\p{L}])/giu,
    ),
  ];
  const start = marks.findIndex(
    ([, n], i) =>
      n === '1' && marks.slice(i).some(([, two]) => two === '2') && marks.slice(i).some(([, three]) => three === '3'),
  );
  const none = { text, points: [], at: () => 0 };
  if (start < 0) return none;
  let next = 1;
  const run = marks.slice(start).filter(([, n]) => Number(n) === next && next++ > 0);
  // '250 g lentils, 1 tsp turmeric, 2 tomatoes, 3 cloves, 1 tsp cumin' counts things, not steps.
  const counts = marks.filter(({ index }) => index <= (run.at(-1)?.index ?? 0)).length;
  if (counts > run.length || AMOUNT.test(run[0]?.input.slice(run[0].index) ?? '')) return none;
  const last = run.at(-1);
  const from = run[0]?.index ?? 0;
  if (!last || run.length < 3) return none;
  const end = text.slice(last.index).search(/\.(?=\s|$)/);
  const to = end < 0 ? text.length : last.index + end;
  const items = run.map((mark, i) =>
    withGap(text.slice(mark.index + mark[0].length, run[i + 1]?.index ?? to).replace(/[\s,.;]+$/, '')),
  );
  const lead = text.slice(0, from).match(/[^.!?\n]*$/)?.[0] ?? '';
  const label = lead.replace(/\s*(?:order is|is|:)?\s*$/i, '').trim();
  const whole = label.split(' ').length < 5 && label !== '' ? label : null;
  return {
    text: `${text.slice(0, from - (whole === null ? 0 : lead.length))}${text.slice(to + 1)}`.trim(),
    points: [{ label: whole, text: items.join(', '), items, gaps: [], opens: null, steps: true }],
    at: (points) => Math.min(points.length, sentencesOf(text.slice(0, from)).length),
  };
}

/** 'supplier replaces, delivery date unknown': the open part of a step as a gap. */
const withGap = (step: string) =>
  partsOf(step, /,\s+/)
    .map((part) => gapIn(part, null) ?? part)
    .join(', ');

/** A sentence that runs through days or weeks, cut before each of them. */
function stepsOf(sentence: string): string[] {
  const found = [...sentence.matchAll(pattern(`(?:^|(?<=[,;:] ))${STEP}(?=[:,]? \\p{L}|:)`, 'gu'))];
  // Inside a week its days open nothing of their own.
  const isOfDays = WEEKDAY.test(found[0]?.[0] ?? '');
  const cuts = found.filter(([step]) => WEEKDAY.test(step) === isOfDays).map(({ index }) => index);
  if (cuts.length < 2) return [sentence];
  const head = sentence.slice(0, cuts[0]).replace(/[,;:]\s*$/, '');
  const steps = cuts.map((from, i) => sentence.slice(from, cuts[i + 1] ?? sentence.length).replace(/[,;]\s*$/, ''));
  return head.trim() === '' ? steps : [head, ...steps];
}

/** A question keeps its answer. */
const ASKS = /^(?:how|what|can|where|when|who|why|is|are|do|does|which)\b/iu;

/** 'For 40 portions - 4 kg lentils, …': the lead is a point of its own. */
function leadOf(row: string): string[] {
  const [, lead = '', list = ''] = row.match(/^(.{3,60}?)(?: -|:) (.+)$/su) ?? [];
  if (
    list === '' ||
    ASKS.test(lead) ||
    (LABEL.test(row) && lead.split(' ').length <= 5 && !/\d/.test(lead)) ||
    OPENS.test(row)
  )
    return [row];
  return partsOf(list, ITEM).length > 2 ? [lead, list] : [row];
}

/** 'present Bea, Olu, excused Piet': an item that names itself is a row of its own. */
function labelledApart(row: string, labelOf: (row: string) => string): string[] {
  const rows: string[] = [];
  let isOpen = false;
  const items = partsOf(row, /,\s+/);
  for (const item of OPENS.test(row) || items.length < 3 ? [row] : items) {
    const isOwn = rows.length > 0 && labelOf(item) !== '';
    if (isOpen && !isOwn) rows.push(`${rows.pop()}, ${item}`);
    else rows.push(item);
    isOpen = !isOwn;
  }
  return rows;
}

/** Labels that only say that the matter follows. */
const FOLLOWS =
  /^(?:and |then )?(?:the )?(?:facts|things|what to say|say|info|details to use|key facts|content|here goes|then|people ask)(?::| -)\s+/iu;

function pointOf(said: string, before: string | null, labelOf: (row: string) => string): Point {
  const row = said.replace(FOLLOWS, '');
  const step = row.match(OPENS)?.[1] ?? null;
  const opens = step?.replace(/(?<=\d)-(?=\d)/, '–') ?? null;
  const colon = row.match(LABEL);
  const first = labelOf(row);
  const label =
    opens ??
    (colon && (colon[1] ?? '').split(' ').length <= 5
      ? (colon[1] ?? '').replace(/ (?:list )?at the (?:end|bottom|top)$/i, '')
      : first || null);
  const body = opens
    ? row.slice(opens.length).replace(/^[:,]?\s+/, '')
    : colon && label !== null && colon[1]?.startsWith(label)
      ? row.slice(colon[0].length)
      : label === first && first !== ''
        ? row.slice(first.length + 1).replace(/^(?:is|are) /i, '')
        : row;
  const gaps: string[] = [];
  const whole = gapIn(row, before);
  const items = partsOf(body, / \/ .* \/ /s.test(body) ? /\s+\/\s+/u : ITEM).filter((item) => {
    const gap = whole === null ? null : gapIn(item, label);
    if (gap !== null) gaps.push(gap);
    return gap === null;
  });
  if (
    whole !== null &&
    (gaps.length === 0 || (label === null && items.every((item) => item.split(' ').length < 3 && !/[\d@]/.test(item))))
  ) {
    // 'yes but the number changes soon' answers, and leaves a gap.
    const answer = body.match(/^(?:yes|no)(?= but\b|,)/i)?.[0] ?? body.match(ANSWERED)?.[0] ?? '';
    const gap = answer === '' ? whole : (gapIn(body.slice(answer.length).trim(), before) ?? whole);
    return { label, text: answer, items: answer === '' ? [] : [answer], gaps: [gap], opens };
  }
  return { label, text: gaps.length > 0 ? items.join(', ') : body, items, gaps, opens };
}
