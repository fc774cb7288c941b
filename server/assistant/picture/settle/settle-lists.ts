import { classesOf } from '../../reading/spans/lexicon.ts';
import type { PartSpan, PicturePart } from '../part.ts';
import { between, isPrinted, SENTENCE } from './stretch.ts';

const FEWEST = 3;
/** What the items of a list may have been taken for. */
const LISTED: readonly PartSpan['part'][] = ['item', 'note', 'title'];
/** 'Montags 18–19:30 Uhr Bambini': of rows with a day, hours and what is on then two make a timetable. */
const FULL_ROW =
  /^\p{L}+\.?,? (?:de |von |dalle |das )?\d{1,2}(?:[:.h]\d\d)?\s?(?:h|uhr)?\s?(?:[-–]|to|bis|a|à|às|alle)\s?\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|h|uhr)?:? \p{L}{4,}/iu;
const FEWEST_FULL = 2;
const LINE = /[^\n]+/gu;
/** 'tues 19:30 strings, wed 19:30 winds': the same within a line. */
const IN_LINE = /(?<=[,:–—-]\s+|^)[^\s,:.!?\n](?:[^,.!?\n:]|[.,](?=\d)|:(?!\s))*/gu;
const FIRST_WORD = /^[\s•*–—-]*(\p{L}+)\.?(?:(?:\s*[-–/&+]\s*|\s+(?:to|bis|a|au|al)\s+)\p{L}+\.?)?(?=[\s:,–—-])/u;
const MONEY = /[€$£₦₱¥]\s?\d|\d\s?(?:[€$£₦₱¥]|euros?\b|chf\b|kr\b|zł|p\b)/iu;
const isDay = (word: string): boolean => classesOf(word.toLowerCase()).includes('day');
/** 'Palm Sunday', 'Good Friday': a day may have a name before it. */
const MOST_NAME = 3;
const namesDay = (row: string): boolean => (row.match(/\p{L}+/gu) ?? []).slice(0, MOST_NAME).some(isDay);

/** Stretches as items, in the place of whatever stood there; talk behind the last of them stays. */
function withItems(text: string, spans: PartSpan[], items: PartSpan[]): PartSpan[] {
  const [from, to] = [items[0]?.from ?? 0, items.at(-1)?.to ?? 0];
  const before = spans.filter((span) => span.from < from).map((span) => ({ ...span, to: Math.min(span.to, from) }));
  const after = spans.filter((span) => span.to > to).map((span) => ({ ...span, from: Math.max(span.from, to) }));
  return [...before, ...items, ...after].flatMap((span) => {
    const words = text.slice(span.from, span.to);
    const lead = /^[\s,;:.]*/u.exec(words)?.[0].length ?? 0;
    const trimmed = { ...span, from: span.from + lead, to: span.from + words.replace(/[\s:–—-]+$/u, '').length };
    return trimmed.to > trimmed.from ? [trimmed] : [];
  });
}

/** 'Mon 7:00 Vinyasa / 18:30 Yin': three lines that begin with a day are a timetable, each line one row of it. */
export function takeDayLines(text: string, spans: PartSpan[]): PartSpan[] {
  const begun = (pattern: RegExp, isRow: (row: string) => boolean) =>
    [...text.matchAll(pattern)].filter(({ 0: row }) => isRow(row));
  const own = begun(LINE, namesDay);
  const lines = own.length >= FEWEST ? own : begun(IN_LINE, (row) => isDay(FIRST_WORD.exec(row)?.[1] ?? ''));
  const [first, last] = [lines[0]?.index ?? 0, lines.at(-1)?.index ?? 0];
  const isBlock = text.slice(first, last).split(own.length >= FEWEST ? '\n' : ',').length - 1 < lines.length;
  const rows = lines.map(({ index, 0: line }): PartSpan => {
    const from = index + (/^[\s•*–—-]*/u.exec(line)?.[0].length ?? 0);
    return { part: 'item', from, to: index + line.trimEnd().replace(/[.,;]$/u, '').length };
  });
  // Days with nothing but their hours are times.
  const isPlan = rows.some(({ from, to }) => /\p{L}{4}/u.test(text.slice(from, to).replace(/^\p{L}+/u, '')));
  const isTimes = rows.every(
    ({ from, to }) =>
      isDay(FIRST_WORD.exec(text.slice(from, to))?.[1] ?? '') &&
      spans.some((span) => span.part === 'hours' && span.from > from && span.to === to),
  );
  const isFull = rows.every(({ from, to }) => FULL_ROW.test(text.slice(from, to)));
  return rows.length >= (isFull ? FEWEST_FULL : FEWEST) && isBlock && isPlan && !isTimes
    ? withItems(text, spans, rows)
    : spans;
}

/** 'Bank statements; all receipts, even the crumpled ones; the mileage log': what semicolons part is a list. */
export function takeSemicolons(text: string, spans: PartSpan[]): PartSpan[] {
  if (text.split('; ').length < FEWEST) return spans;
  const list = [...text.matchAll(/[^\n.!?:;]+(?:;\s+[^\n.!?:;]+){2,}/gu)].find(({ index, 0: words }) =>
    spans.some(
      ({ part, from, to }) =>
        (part === 'item' || (LISTED.includes(part) && text[index - 1] === ':')) &&
        from < index + words.length &&
        to > index,
    ),
  );
  if (!list) return spans;
  const items = [...list[0].matchAll(/[^;]+/gu)].map(({ index, 0: item }): PartSpan => {
    const from = list.index + index + (/^\s*(?:and\s+|und\s+|y\s+|et\s+|e\s+)?/u.exec(item)?.[0].length ?? 0);
    return { part: 'item', from, to: list.index + index + item.trimEnd().length };
  });
  return withItems(text, spans, items);
}

/** '… Nails £8\nMuddy Paws, Keighley': below a list of prices stands whose it is. */
export function signLists(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span): PartSpan[] => {
    const lines = text.slice(span.from, span.to).split('\n');
    const last = lines.at(-1) ?? '';
    const isSigned =
      span.part === 'item' &&
      lines.length > FEWEST &&
      lines.slice(0, -1).every((line) => MONEY.test(line)) &&
      !/\d|(?<!\p{L})(?:free|gratis|frei|kostenlos|gratuite?|libre|grátis)(?!\p{L})/iu.test(last) &&
      /^\p{Lu}/u.test(last.trim());
    if (!isSigned) return [span];
    const from = span.to - last.length;
    return [
      { ...span, to: from - 1 },
      { part: 'note', from, to: span.to },
    ];
  });
}

/** What may be cut off an item that stands on a line of its own. */
const ON_LINE: readonly PicturePart[] = ['price', 'hours', 'figure', 'note', 'item'];

/** 'Ferragosto menu\nStarter | Pasta\nGrill': a title ends with its line; what stands below it is the first of the list. */
function withFirstLine(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span, i): PartSpan[] => {
    const next = spans[i + 1];
    const end = text.slice(span.from, span.to).indexOf('\n');
    if (span.part !== 'title' || end < 0 || next?.part !== 'item' || !text.slice(next.from, next.to).includes('\n'))
      return [span];
    const from = span.from + end + 1;
    return [
      { ...span, to: span.from + end },
      { part: 'item', from, to: span.to },
    ];
  });
}

/** 'De-matting + | £10 per half hour': of a list in lines, a line is one item. */
export function keepLines(text: string, cut: PartSpan[]): PartSpan[] {
  const spans = withFirstLine(text, cut);
  const opensLine = ({ from }: PartSpan): boolean => /(?:^|\n)[^\p{L}\d\n]*$/u.test(text.slice(0, from));
  const isHead = (span: PartSpan, next: PartSpan | undefined): boolean =>
    isPrinted(span) &&
    opensLine(span) &&
    next?.part === 'item' &&
    /^[^\n]*\n/u.test(text.slice(next.from, next.to)) &&
    !text.slice(span.from, next.from).includes('\n');
  // 'Bath & dry | £22\nNails £8': the first line is one as well.
  const at = spans.findIndex((span, i) => isHead(span, spans[i + 1]));
  if (at >= 0)
    return [
      ...spans.slice(0, at),
      { ...(spans[at + 1] as PartSpan), from: (spans[at] as PartSpan).from },
      ...spans.slice(at + 2),
    ];
  if (spans.filter((span) => span.part === 'item' && opensLine(span)).length < FEWEST) return spans;
  const joined: PartSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isSame = last?.part === 'item' && ON_LINE.includes(span.part) && !between(text, last, span).includes('\n');
    if (last && isSame) last.to = span.to;
    else joined.push(span);
  }
  return joined;
}

/** 'Includes brakes, gears | and | a full clean': of a list that was cut unevenly nothing is sure, so it stays a line. */
export function keepUneven(text: string, spans: PartSpan[]): PartSpan[] {
  return [...text.matchAll(SENTENCE)].reduce((all, { index, 0: sentence }) => {
    const items = all.filter(({ part, from, to }) => part === 'item' && from >= index && to <= index + sentence.length);
    const [first, last] = [items[0], items.at(-1)];
    const isUneven = first !== last && items.some(({ from, to }) => text.slice(from, to).includes(', '));
    // 'What we take: glass, tins. | What we don't: | paint, tyres': a second list is a line under its name.
    const name = all.find(
      (span) => isPrinted(span) && span.from >= index && first && between(text, span, first) === ': ',
    );
    const isSecond = name !== undefined && all.some(({ part, to }) => part === 'item' && to <= name.from);
    if (!first || !last || !(isUneven || isSecond)) return all;
    const line: PartSpan = { part: 'note', from: isSecond ? name.from : first.from, to: last.to };
    return [...all.filter(({ to }) => to <= line.from), line, ...all.filter(({ from }) => from >= line.to)];
  }, spans);
}
