import type { Content } from './card.ts';
import type { Document, Part } from './document.ts';
import { item, MOST_ITEMS } from './items.ts';
import { detailsOf, readMoment } from './moments.ts';
import { capital, HEADLINE_LENGTH, phrase, plainText, samePhrase, sentencesOf, shortened } from './phrases.ts';

const WHEN = /^(?:when|dates?|day)$/u;
const WHERE = /^(?:where|venue|location|place|address)$/u;
const PRICE = /^(?:prices?|cost|entry|admission|fee|tickets?)$/u;
const NAME = /^(?:title|headline|topic|subject|product|name)$/u;
/** Facts that read well in one line without their label, the most telling first. */
const LINES = [
  /^(?:offer|discount|deal)$/u,
  /^$/u,
  /^(?:our )?results?$/u,
  /^(?:message|details?|summary|intro(?:duction)?|idea|question|character|size|material|time)$/u,
];
/** Parts that are for the writer, not for readers. */
const FOR_THE_WRITER =
  /^(?:audience|target.*|readers|tone|style|voice|mood|genre|goals?|objectives?|aims?|purpose|platforms?|channels?|length|call to action|cta|ending|type)$/u;
const DAY = /^(?:(?:day|week) \d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/u;
const NUMBERED = /^(?:\d{1,2}[.):]|step \d{1,2}[.:]?)\s+(?=\S)/iu;
const IN_ORDER = /^(?:points|steps|method|instructions|directions)$/u;

interface Points {
  items: string[];
  isCounted: boolean;
}

/** The most telling list of a document: its days, its numbered headings, its first list, or a fact that lists. */
function pointsOf(parts: Part[]): Points {
  const days = parts.filter(({ name }) => DAY.test(name));
  if (days.length > 1) {
    const items = days.map(
      ({ heading, lines, items }) =>
        `${heading}: ${[...lines, ...items].map((one) => one.replace(/\.$/u, '')).join(', ')}`,
    );
    return { items, isCounted: false };
  }
  const numbered = parts.filter(({ heading }) => NUMBERED.test(heading));
  if (numbered.length > 1)
    return { items: numbered.map(({ heading }) => heading.replace(NUMBERED, '')), isCounted: true };
  const listed = parts.find(({ items }) => items.length > 1);
  if (listed) {
    const isTimed = listed.items.some((one) => /^\d/u.test(one));
    return { items: listed.items.map(headOf), isCounted: listed.ordered || (IN_ORDER.test(listed.name) && !isTimed) };
  }
  const told = parts
    .filter(({ name }) => name !== '')
    .map(({ name, lines }) => ({ name, items: (lines[0] ?? '').replace(/\.$/u, '').split(/;\s+|,\s+(?:and\s+)?/u) }))
    .find(({ items }) => items.length > 2 && items.every((one) => one.length < 40));
  return { items: told?.items ?? [], isCounted: IN_ORDER.test(told?.name ?? '') };
}

/** 'Bake in two small batches: the second one …' is a point and its explanation. */
function headOf(text: string): string {
  const [head = ''] = text.split(': ');
  return text.length > 80 && head.length >= 12 && head.length <= 60 ? head : text;
}

/** A document on a card: its title, what kind of text it is, one line and its points. */
export function documentContent({ title, parts: all }: Document): Content {
  const parts = all.filter(({ name }) => !FOR_THE_WRITER.test(name));
  const factOf = (pattern: RegExp) =>
    parts.find(({ name, lines }) => pattern.test(name) && lines.length > 0)?.lines[0]?.replace(/[.\s]+$/u, '') ?? null;
  const [when, where, price, name] = [WHEN, WHERE, PRICE, NAME].map(factOf);
  const { moment } = readMoment(when ?? '', true);
  // 'Recipe: banana bread' says above the title what it is.
  const [, form, rest] = title.match(/^(\p{L}[\p{L} -]{2,30}): (.+)$/u) ?? [];
  const head = (name && title.length < 24 ? name : (rest ?? title) || name || (factOf(/./u) ?? '')).replace(
    /^["“](.*)["”]\.?$|^[Aa]n? (?=\p{Ll})/u,
    '$1',
  );
  const { items, isCounted } = pointsOf(parts);
  const room = items.length > 1 ? 110 : 150;
  const sub = LINES.flatMap((pattern) => parts.filter((part) => pattern.test(part.name)).flatMap(({ lines }) => lines))
    .flatMap((line) => [line, sentencesOf(line)[0] ?? ''])
    .map((line) => capital(shortened(plainText(line), room)))
    // Half a sentence is worse than none.
    .find((line) => line.length > 8 && !line.endsWith('…') && !samePhrase(phrase(line), head));
  const headline = phrase(shortened(head, HEADLINE_LENGTH));
  const isPriced = price !== null && price !== undefined && price.length < 16;
  return {
    kind: when ? 'event' : items.length > 1 ? (isCounted ? 'steps' : 'tips') : 'announcement',
    kicker: form ? capital(form) : isPriced ? price : null,
    big: null,
    // A tool's name keeps its small letter.
    headline: /^\p{Ll}+-\p{Ll}/u.test(rest ?? title) ? head.charAt(0) + headline.slice(1) : headline,
    sub: sub ?? null,
    items: items.length > 1 ? items.slice(0, MOST_ITEMS).map(item) : [],
    isCounted,
    by: null,
    cta: null,
    // A card has room for an address, not for a description of it.
    details: detailsOf(moment, where && where.length <= 40 ? where : null),
    leaf: moment.day && moment.month ? { day: moment.day, month: capital(moment.month) } : null,
  };
}
