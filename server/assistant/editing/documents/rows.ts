import { capital } from '../capital.ts';
import type { Constraints } from '../constraints.ts';
import type { Form } from './kinds.ts';
import type { Point } from './points.ts';

/** A part of a document as it is shown. */
export interface Section {
  heading: string;
  form: Form;
  rows: string[];
}

/** Words too small to tell what something is about. */
const SMALL = new Set('you the what and for who how are not with does doe our have else there'.split(' '));
const stem = (word: string) => word.toLowerCase().replace(/(?:ies|s|ing|ed)$/, '');
export const contentWords = (text: string) =>
  (text.match(/\p{L}{3,}/gu) ?? []).map(stem).filter((word) => !SMALL.has(word));

export const sentence = (text: string) => capital(/[.!?\]`…]["”’')]*$|@\S+$/.test(text) ? text : `${text}.`);

/** Labels that only say that things follow. */
const NEED = /^(?:needs?|stuff|bring|materials?)$/i;

/** The rows that a point gives its section: items where it has several, its sentence otherwise. */
export function pointRows(point: Point, section: Section | null, asked: boolean): string[] {
  const name = section?.heading.toLowerCase() ?? '';
  const isNamed = (words: string[]) => words.length > 0 && words.every((word) => contentWords(name).includes(word));
  const label =
    point.label &&
    !name.startsWith(point.label.toLowerCase()) &&
    !(name !== '' && NEED.test(point.label)) &&
    !isNamed(contentWords(point.label))
      ? `${capital(point.label)}: `
      : '';
  const gaps = point.gaps.map((gap) =>
    name !== '' && isNamed(contentWords(gap.replace(/ to be added\]$/, ''))) ? '[To be added]' : gap,
  );
  const several =
    (point.steps || isRow(point)) && section !== null && (section.form !== 'text' || asked || point.opens !== null);
  if (several && section && point.steps) section.form = 'steps';
  else if (several && section && section.form === 'text') section.form = 'list';
  if (point.text === '') return gaps.map((gap) => (label && gap === '[To be added]' ? `${label}[to be added]` : gap));
  const items = several
    ? point.items.map((item, i) => (i === 0 && !point.opens ? `${label}${item}` : item))
    : [`${point.opens ? '' : label}${point.text}`];
  return [...(isTimed(point.items) ? items.map(timed) : items), ...gaps];
}

/** A point that is a row of items: three and more, times of a day, or things with their prices. */
export const isRow = ({ items }: Point): boolean =>
  (items.length > 2 && !items.some((item) => GOES_ON.test(item))) ||
  (items.length === 2 && (isTimed(items) || items.every(isPriced)));

/** Words that go on with a sentence: 'not tomorrow, now'. */
const GOES_ON = /^(?:not|now|but|if|because|which|who)\b/i;
const CLOCK = /^\d{1,2}(?::\d{2})?(?:–\d{1,2}(?::\d{2})?)? (?=\p{L})/u;
/** Items that run through a day: beside '10:30 walk', '12 lunch' is a time too. */
const isTimed = (items: string[]) => items.filter((item) => /^\d{1,2}:\d{2}/.test(item)).length * 2 >= items.length;
/** '10:30 vineyard walk' opens with its time in the plan of a day. */
const timed = (item: string) => item.replace(CLOCK, (time) => `${time.trimEnd()}: `);

const PRICED =
  /^(\p{L}.*?(?<!\b(?:from|until|till|to|at|by|in|since|of|over|under|age|room|class|year|no|max)\b|\d)),? ((?:from |\+ ?|minus )?[£€$]?\d+(?:[.,]\d{1,2})?(?: ?(?:€|£|%|EUR|CHF|kr|euros?|pounds|dollars))?(?: each| a \p{L}+| per \p{L}+| p\.?p\.?)?|free)$/u;
export const isPriced = (item: string): boolean => PRICED.test(item);
/** 'trousers shortened 12': a thing and its price. */
export const priced = (item: string): string => (/:/.test(item) ? item : item.replace(PRICED, '$1: $2'));

/** More facts than this under one heading are a list. */
const MANY = 3;
const SHORT_FACT = 12;

/** A section as Markdown. */
export function shown({ heading, form, rows }: Section, { list }: Constraints): string {
  const isCounted = list?.form === 'bullets' && list.count !== null;
  const bullet = isCounted && rows.length !== list.count ? '' : '- ';
  const steps = form === 'steps' || (list?.form === 'numbered' && /^$|step|method|build|how/i.test(heading));
  const facts = heading !== '' && rows.length > MANY && rows.every((row) => row.split(' ').length <= SHORT_FACT);
  const body =
    steps && rows.length > 1
      ? rows.map((row, i) => `${i + 1}. ${capital(row)}`).join('\n')
      : (facts || form !== 'text') && rows.length > 1
        ? rows.map((row) => `${bullet}${capital(row)}`).join('\n')
        : rows.map(sentence).join(heading === '' ? '\n\n' : rows.length > MANY ? '\n' : ' ');
  return heading === '' ? body : `## ${capital(heading)}\n${body}`;
}
