import { classesOf } from '../reading/lexicon.ts';
import type { PartSpan } from './part.ts';

/** 'Le samedi 14 juin', 'June 14th', '12.05.2027': as a date begins that leads what is told. */
const LEADING =
  /^(?:(?:on|am|el|le|il|em|no) )?(?:(?<weekday>\p{L}+)\.?,? (?:(?:den|the|le|el) )?)?(?:\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de |of )?(?<month>\p{L}+)\.?|(?<first>\p{L}+)\.? \d{1,2}(?:st|nd|rd|th)?(?!\d|[:.]\d)|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})?)(?:,? (?:de )?20\d\d)?(?=[\s:,–—-]|$)/iu;
/** 'Le | dimanche 4 mai': it belongs to the day. */
const ARTICLE = /^(?:the|der|den|am|el|le|il|o)$/iu;
const JOINT = /^\s*[:,–—-]?\s*/u;
/** 'Dalle 10 alle 19', '9–5': from when to when. */
const HOURS =
  /^(?:from|von|de|das|da|dalle|desde las|entre)?\s*\d{1,2}(?:[:.h]\d\d)?\s*(?:h|uhr|am|pm)?\s*(?:[-–]|to|till|until|bis|à|a|às|alle|a las|hasta las)\s*\d{1,2}(?:[:.h]\d\d)?\s*(?:h|uhr|am|pm)?$/iu;

const isIn = (name: 'day' | 'month', word: string | undefined): boolean =>
  word !== undefined && classesOf(word.toLowerCase()).includes(name);

/** The date that stands at the head of a text, if one does. */
function dateAtHead(words: string): string {
  const { 0: date = '', groups: { weekday, month, first } = {} } = LEADING.exec(words) ?? {};
  const isDate = [month, first].every((word) => word === undefined || isIn('month', word));
  return isDate && (weekday === undefined || isIn('day', weekday)) ? date : '';
}

/** A title that is a date or begins with one tells when; hours that were taken for a price are hours. */
export function nameTimes(text: string, cut: PartSpan[]): PartSpan[] {
  const spans = cut.filter((span, i) => cut[i + 1]?.part !== 'day' || !ARTICLE.test(text.slice(span.from, span.to)));
  const titles = spans.filter(({ part }) => part === 'title' || part === 'note');
  return spans.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    if (span.part === 'price' && HOURS.test(words)) return [{ ...span, part: 'hours' }];
    const date = span === titles[0] && !spans.some(({ part }) => part === 'day') ? dateAtHead(words) : '';
    if (date === '') return [span];
    const day: PartSpan = { part: 'day', from: span.from, to: span.from + date.length };
    const rest = { ...span, from: day.to + (JOINT.exec(words.slice(date.length))?.[0].length ?? 0) };
    if (rest.from < rest.to) return [day, rest];
    return titles.length > 1 ? [day] : [span];
  });
}
