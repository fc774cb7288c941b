import { capital } from '../capital.ts';
import { CONCEPTS, type DocumentKind, type Form } from './kinds.ts';
import type { Point } from './points.ts';
import { contentWords, isPriced, isRow, pointRows, priced, type Section } from './rows.ts';

/** How well a point fits a heading: its label, its words, the idea behind the heading. */
function fitOf({ label, text }: Point, heading: string): number {
  const names = contentWords(heading);
  const own = label ? contentWords(label) : [];
  const same = own.filter((word) => names.includes(word)).length;
  const body = contentWords(text).filter((word) => names.includes(word)).length;
  const line = `${label ? `${label}: ` : ''}${text}`;
  const ideas = CONCEPTS.filter(([idea, words]) => idea.test(heading) && words.test(line)).map(
    ([, , worth]) => worth ?? 2,
  );
  return same * 4 + Math.min(body, 2) * 2 + Math.max(0, ...ideas);
}

/** Sorts points under the headings that were asked for; what speaks of none of them stays with what was said before it. */
export function underHeadings(points: Point[], headings: string[], isLabel: (word: string) => boolean): Section[] {
  const sections: Section[] = headings.map((heading) => ({
    heading,
    form: heading === '' ? 'list' : 'text',
    rows: [],
  }));
  const intro: Section = { heading: '', form: 'text', rows: [] };
  const others: Section[] = [];
  const open = (heading: string, form: Form) => opened([...sections, ...others], others, heading, form);
  let last: Section | null = null;
  for (const { point, isPart } of points.flatMap(partsOfPoint)) {
    const [best] = sections
      .map((section) => ({ section, score: fitOf(point, section.heading) }))
      .sort((a, b) => b.score - a.score);
    const target: Section | null = LENGTH.test(point.text)
      ? intro
      : best && best.score > (point.steps ? 3 : 1)
        ? best.section
        : point.label && isLabel(point.label)
          ? open(capital(point.label), 'text')
          : point.opens
            ? open(point.opens, 'list')
            : point.steps
              ? (sections.find(({ rows }) => rows.length === 0) ?? open('', 'steps'))
              : point.text === ''
                ? open('', 'text')
                : isPart || last === null
                  ? isPart || !isNote(point)
                    ? (sections[0] ?? intro)
                    : intro
                  : last;
    target.rows.push(...pointRows(onlyNames(point, target) ? { ...point, text: '' } : point, target, true));
    if (target !== intro) last = target;
  }
  for (const section of sections)
    if (section.rows.length === 0 && section.heading !== '') section.rows.push('[To be added]');
  return [intro, ...sections, ...others];
}

/** 'for the quick ones: an extension' under 'Extension' says nothing that the heading does not. */
const onlyNames = ({ text }: Point, { heading }: Section) => {
  const words = contentWords(text);
  return words.length > 0 && !/[\d`]/.test(text) && words.every((word) => contentWords(heading).includes(word));
};

/** 'For 4', 'serves 6', 'makes 24'. */
const FOR_HOW_MANY = /^(?:for|serves|makes|enough for|feeds)\b.*\d/i;
/** How long the whole takes. */
const LENGTH = /^\d+ (?:minutes|hours?)$/;
/** One or two words before everything else, 'November': a note on the whole. */
const isNote = ({ text }: Point) => text !== '' && text.split(' ').length <= 2;

/** A row of facts without a label, each on its own: what speaks of no heading belongs to the whole, so to the first. */
const partsOfPoint = (point: Point): { point: Point; isPart: boolean }[] =>
  point.label === null && !point.steps && point.items.length > 2 && !/^(?:you|we)\b/i.test(point.text)
    ? apart(point).map((part) => ({ point: part, isPart: true }))
    : [{ point, isPart: false }];
const apart = (point: Point): Point[] => [
  ...point.items.map((item) => ({ label: null, text: item, items: [item], gaps: [], opens: null })),
  ...point.gaps.map((gap) => ({ label: null, text: '', items: [], gaps: [gap], opens: null })),
];

function opened(all: Section[], into: Section[], heading: string, form: Form): Section {
  const there = all.find((section) => section.heading.toLowerCase() === heading.toLowerCase());
  if (there) return there;
  const made = { heading, form, rows: [] };
  into.push(made);
  return made;
}

/** Lays points out in the user's order: under the sections that the kind knows, under their own labels, or as they are. */
export function inOrder(points: Point[], kind: DocumentKind): Section[] {
  const intro: Section = { heading: '', form: 'text', rows: [] };
  const sections: Section[] = [];
  const named = (heading: string, form: Form) => opened(sections, sections, heading, form);
  /** A block without a heading: the last one, if it is of that form, or a new one. */
  const bare = (form: Form) => {
    const last = sections.at(-1);
    if (last?.heading === '' && last.form === form) return last;
    const made: Section = { heading: '', form, rows: [] };
    sections.push(made);
    return made;
  };
  for (const point of points) {
    const own = sectionOf(point, kind, sections);
    // Under a heading a sentence would seem to belong there: it goes to the top. A gap says itself what it belongs to.
    const isLoose = sections.length === 0 || (sections.at(-1)?.heading !== '' && point.text !== '');
    const target = own
      ? own.heading === ''
        ? bare(own.form)
        : named(own.heading, own.form)
      : isLoose
        ? intro
        : bare('text');
    const isKnown = kind.sections.some(
      ({ heading, words }) => heading === own?.heading && words.test(point.label ?? ''),
    );
    const rows = pointRows(
      isKnown ? { ...point, label: null } : kind.isRows && point.label ? { ...point, items: [point.text] } : point,
      target,
      false,
    );
    target.rows.push(...(kind.id === 'price-list' && target.form === 'list' ? rows.map(priced) : rows));
  }
  return [intro, ...sections];
}

/** The heading and the form under which a point stands; null for a sentence that stands for itself. */
function sectionOf(point: Point, kind: DocumentKind, before: Section[]): { heading: string; form: Form } | null {
  const { label, text, items, gaps, opens, steps } = point;
  if (LENGTH.test(text)) return null;
  if (opens) return { heading: opens, form: 'list' };
  const isRowOfKind = kind.form !== 'text' && isRow(point);
  const known = kind.sections.find(
    ({ words }) =>
      words.test(label ?? '') || (!isRowOfKind && words.test(text)) || words.test(`${label ?? ''}${gaps.join(' ')}`),
  );
  if (known) return known;
  const begun = kind.isFlow && !FOR_HOW_MANY.test(text) ? before.find(({ form }) => form === 'steps') : undefined;
  if (begun && text !== '') return begun;
  if (steps)
    return {
      heading: capital(label ?? kind.sections.find(({ form }) => form === 'steps')?.heading ?? ''),
      form: 'steps',
    };
  const isAllPriced = items.length > 0 && items.every(isPriced);
  if (kind.id === 'price-list' && isAllPriced) return { heading: capital(label ?? ''), form: 'list' };
  // A label among the rows of a list is one of them: 'wedding things: by appointment only'.
  const isAmongRows = kind.id === 'price-list' && before.some(({ heading, form }) => heading === '' && form === 'list');
  if (kind.isRows || (isAmongRows && label !== null && items.length < 3))
    return text === '' && label === null ? null : { heading: '', form: 'list' };
  if (label && items.length > 0 && !/\d$/.test(label))
    return { heading: capital(label), form: items.length > 2 ? 'list' : 'text' };
  if (label && gaps.length > 0) return { heading: capital(label), form: 'text' };
  return isRowOfKind && label === null ? { heading: '', form: kind.form } : null;
}
