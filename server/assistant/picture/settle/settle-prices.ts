import { classesOf } from '../../reading/spans/lexicon.ts';
import { type PartSpan, TALK } from '../part.ts';
import { isOnePhrase, isPrinted, SENTENCE } from './stretch.ts';

const MONEY = /[€$£₦₱¥]\s?\d|\d\s?(?:[€$£₦₱¥]|euros?\b|chf\b|kr\b|zł|p\b)/iu;
const FEWEST_PRICES = 3;

/** 'Tomatoes £1.50, chillies £1.50, compost £5 a bag': three things with their prices are a list, whatever was learned. */
export function takePrices(text: string, spans: PartSpan[]): PartSpan[] {
  const lists = [...text.matchAll(SENTENCE)].flatMap(({ index, 0: stretch }) => {
    const from = stretch.lastIndexOf(': ') < 0 ? 0 : stretch.lastIndexOf(': ') + 2;
    const parts = [...stretch.slice(from).matchAll(/(?:[^,]|,(?=\d))+/gu)];
    const isList = parts.length >= FEWEST_PRICES && parts.every(([part]) => MONEY.test(part) && /\p{L}{3}/u.test(part));
    return isList
      ? [
          {
            from: index + from,
            parts: parts.map((part) => ({ at: index + from + part.index, words: part[0] })),
            to: index + stretch.length,
          },
        ]
      : [];
  });
  return lists.reduce((all, { from, to, parts }) => {
    const items = parts.map(({ at, words }): PartSpan => {
      const start = at + words.length - words.trimStart().length;
      return { part: 'item', from: start, to: at + words.trimEnd().length };
    });
    const before = all.filter((span) => span.from < from).map((span) => ({ ...span, to: Math.min(span.to, from) }));
    return [...before, ...items, ...all.filter((span) => span.from >= to)];
  }, spans);
}

const REDUCED = /^(?:up to |bis zu |hasta |jusqu['’]à |fino al? |até )?[-–−]?\d{1,3}\s?%\s+\p{L}/iu;
const FEWEST_REDUCTIONS = 2;
/** What is told of a whole offer, and is none of its rows. */
const OF_ALL: readonly PartSpan['part'][] = ['day', 'hours', 'place', 'call', ...TALK];

/** '15% off helmets, 25% off lights, free bell': several reductions among others are a list, and none of them leads. */
export function takeReductions(text: string, spans: PartSpan[]): PartSpan[] {
  for (const { index, 0: stretch } of text.matchAll(SENTENCE)) {
    const start = index + Math.max(0, stretch.lastIndexOf(': ') + 1);
    const all = [...text.slice(start, index + stretch.length).matchAll(/(?:[^,]|,(?=\d))+/gu)].map(
      ({ index: at, 0: words }): PartSpan => ({
        part: 'item',
        from: start + at + words.length - words.trimStart().length,
        to: start + at + words.trimEnd().length,
      }),
    );
    const isOfAll = (part: PartSpan): boolean =>
      spans.some((span) => OF_ALL.includes(span.part) && span.from < part.to && span.to > part.from);
    const isReduced = ({ from, to }: PartSpan): boolean => REDUCED.test(text.slice(from, to));
    const first = all.findIndex(isReduced);
    if (first < 0) continue;
    const end = all.findIndex((part, i) => i > first && (isOfAll(part) || isDate(text.slice(part.from, part.to))));
    const items = all.slice(first, end < 0 ? all.length : end);
    if (items.length < FEWEST_PRICES || items.filter(isReduced).length < FEWEST_REDUCTIONS) continue;
    const [from, to] = [items[0]?.from ?? 0, items.at(-1)?.to ?? 0];
    const before = spans.filter((span) => span.from < from).map((span) => ({ ...span, to: Math.min(span.to, from) }));
    const dates = all
      .slice(items.length + first)
      .filter((part) => isDate(text.slice(part.from, part.to)))
      .map((part): PartSpan => ({ ...part, part: 'day' }));
    const after = spans.filter(
      (span) => span.from >= to && !dates.some((day) => span.from < day.to && span.to > day.from),
    );
    return [...before, ...items, ...[...dates, ...after].sort((one, other) => one.from - other.from)];
  }
  return spans;
}

/** '3 – 9 May': days and months alone. */
function isDate(words: string): boolean {
  const named = words.toLowerCase().match(/\p{L}+/gu) ?? [];
  return named.length > 0 && named.every((word) => classesOf(word).some((one) => one === 'day' || one === 'month'));
}

/** The one or two words between the last comma and a price. */
const PRICED_THING = /(?<=[\p{L}\d],)\s+(?!and\s|und\s|y\s|et\s|e\s|only|nur|just)\p{L}+(?: \p{L}+)?$/u;

/** A word or two by themselves. */
const THING = /^(?!(?:and|und|y|et|e|only|nur|just|sólo|solo|só)\s)\p{L}+(?: \p{L}+)?$/u;

/** '£1,250 | pcm': what a price is paid for. */
const PER =
  /^\s?(?:pcm|pw|pppw|pppn|p\/[wmhd]|pp|each|a head|(?:per|a) (?:person|head|month|week|night|hour|session|class|child))(?!\p{L})/iu;

/** 'Schulhof Lindenstraße, Standgebühr | 5 €': what a price is for stands before it, in its phrase. */
export function pricedBy(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const [before, next] = [spans[i - 1], spans[i + 1]];
    const unit =
      span.part === 'price' && next?.part === 'note' ? PER.exec(text.slice(span.to, next.to))?.[0] : undefined;
    if (next && unit) {
      span.to += unit.length;
      next.from = span.to + (/^[\s,]*/u.exec(text.slice(span.to, next.to))?.[0].length ?? 0);
    }
    // '…, family 22, under 5s | free': the last of a list has its price like the others.
    if (
      span.part === 'price' &&
      before?.part === 'item' &&
      isOnePhrase(text, before, span) &&
      /\d/u.test(text.slice(before.from, before.to))
    ) {
      before.to = span.to;
      span.from = span.to;
      continue;
    }
    if (span.part !== 'price' || !isOnePhrase(text, before ?? span, span)) continue;
    // '…, batteries | 5 euros': what it costs is named behind the last comma.
    const [thing = ''] =
      before && (isPrinted(before) || before.part === 'hours')
        ? (PRICED_THING.exec(text.slice(before.from, before.to)) ?? [])
        : [];
    if (before && thing !== '') {
      span.from = before.to - thing.trimStart().length;
      before.to -= thing.length + 1;
      continue;
    }
    // '…, alle Schnitzel | 12,50 €'.
    if (
      before?.part === 'note' &&
      THING.test(text.slice(before.from, before.to)) &&
      /[,;.:\n]\s*$/u.test(text.slice(0, before.from))
    ) {
      span.from = before.from;
      before.to = before.from;
      continue;
    }
    if (before?.part !== 'place') continue;
    // 'Mill Lane | 3. Entry free': a house has its number.
    const house = /^(\d{1,4}[a-z]?)(?:[.,]\s+(?=\p{L})|$)/iu.exec(text.slice(span.from, span.to));
    if (house?.[1]) {
      before.to = span.from + house[1].length;
      span.from += house[0].length;
      continue;
    }
    const comma = text.slice(before.from, before.to).lastIndexOf(', ');
    if (comma < 0) continue;
    span.from = before.from + comma + 2;
    before.to = before.from + comma;
  }
  return spans.filter(({ from, to }) => to > from);
}

/** 'Batch | 114 | of our honey': a number within a phrase is no figure by itself. */
export function joinFigures(text: string, spans: PartSpan[]): PartSpan[] {
  const joined: PartSpan[] = [];
  let counting: PartSpan | null = null;
  const first = spans.find(({ part }) => part === 'figure');
  for (const span of spans) {
    const last = joined.at(-1);
    const isOne = last !== undefined && isPrinted(last) && isOnePhrase(text, last, span);
    // '30% off hybrids, | 20% | off helmets': a card has one figure, and what others count goes with them.
    if (last?.part === 'figure' && last !== first && isPrinted(span) && isOnePhrase(text, last, span)) {
      joined.pop();
      joined.push({ part: 'note', from: last.from, to: span.to });
      continue;
    }
    if (isOne && span.part === 'figure') {
      counting = last;
      last.part = 'title';
      last.to = span.to;
    } else if (isOne && isPrinted(span) && last === counting) last.to = span.to;
    else joined.push(span);
  }
  return joined;
}
