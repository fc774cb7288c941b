import { capital } from '../capital.ts';
import { CONCEPTS } from './concepts.ts';
import type { DocumentKind } from './kinds.ts';
import type { Point } from './points.ts';
import { contentWords } from './words.ts';

/** A part of a document: its heading, and the points under it. */
export interface Section {
  heading: string;
  points: Point[];
}

/** Points under the headings that were asked for, each where it fits best; the user's order decides where words do not. */
export function underHeadings(told: Point[], headings: string[]): Section[] {
  // Headings with nothing to stand under them are themselves what is told: an outline.
  if (told.length === 0) return [{ heading: '', points: [{ label: null, form: 'steps', rows: headings }] }];
  const sections: Section[] = ['', ...headings].map((heading) => ({ heading, points: [] }));
  const points = told.flatMap((point) => rowByRow(point, headings)).map((point) => underItsName(point, headings));
  for (const [i, place] of placesOf(points, headings).entries()) {
    const [point, section] = [points[i], sections[place]];
    const last = section?.points.at(-1);
    if (point && last?.label === point.label && last.form === point.form && point.form !== 'gap')
      last.rows.push(...point.rows);
    else if (point) section?.points.push({ ...point, rows: [...point.rows] });
  }
  for (const section of sections)
    if (section.heading !== '' && section.points.length === 0)
      section.points.push({ label: null, form: 'gap', rows: ['[To be added]'] });
  return sections.filter((section) => section.points.length > 0);
}

/** Each sentence finds its own place; things in a row hold together, as steps do, unless they speak of different headings. */
function rowByRow(point: Point, headings: string[]): Point[] {
  const rows = point.rows.map((row) => ({ ...point, rows: [row] }));
  if (point.label !== null || point.form === 'steps' || point.form === 'gap') return [point];
  const spokenOf = new Set(rows.flatMap((row) => headings.filter((heading) => fitOf(row, heading) >= SPEAKS)));
  return point.form === 'list' && spokenOf.size < 2 ? [point] : rows;
}
/** So much a heading and a row have in common that it is about it. */
const SPEAKS = 2;

/** 'Target group: regulars' under a heading that is called so. */
function underItsName(point: Point, headings: string[]): Point {
  const [row = ''] = point.rows;
  if (point.label !== null || point.form !== 'text') return point;
  const said = (name: string, next: RegExp) =>
    row.toLowerCase().startsWith(name.toLowerCase()) && next.test(row.slice(name.length)) ? name.length : 0;
  // 'next 7 december' under 'Next meeting': its first word, where what it names follows at once.
  const named = headings
    .map((heading) => {
      const [first = ''] = heading.split(' ');
      return { heading, length: said(heading, /^[ :]/) || said(first, /^:? (?:on )?\d/i) };
    })
    .find(({ length }) => length > 0);
  const { heading, length = 0 } = named ?? {};
  const rest = row.slice(length).replace(/^\s*[:=–-]?\s*/u, '');
  return heading === undefined || rest === ''
    ? point
    : { ...point, label: heading, rows: [rest, ...point.rows.slice(1)] };
}

/** To go back to an earlier heading takes more than to stay or to go on. */
const BACK = 0.8;
const AHEAD = 0.2;
/** What comes before everything else and speaks of no heading opens the document. */
const OPENING = 0.4;
/** Who lists headings tells the facts in much the same order. */
const IN_ORDER = 1;

/** The best heading for every point, by fit and order together (dynamic programming); 0 is the opening. */
function placesOf(points: Point[], headings: string[]): number[] {
  const fits = points.map((point, at) => [
    point.form === 'list' ? 0 : OPENING,
    ...headings.map(
      (heading, i) => fitOf(point, heading) + IN_ORDER * nearness(at / points.length, (i + 0.5) / headings.length),
    ),
  ]);
  const move = (from: number, to: number) => (to === from ? 0 : to > from ? -AHEAD * Math.min(1, to - from) : -BACK);
  let best = fits[0]?.map((fit, place) => ({ sum: fit + move(0, place), path: [place] })) ?? [];
  for (const row of fits.slice(1)) {
    const before = best;
    best = row.map((fit, place) => {
      const sums = before.map(({ sum }, from) => sum + move(from, place) - (place === 0 && from > 0 ? BACK : 0));
      const from = sums.indexOf(Math.max(...sums));
      return { sum: fit + (sums[from] ?? 0), path: [...(before[from]?.path ?? []), place] };
    });
  }
  return best.toSorted((a, b) => b.sum - a.sum)[0]?.path ?? [];
}

const nearness = (a: number, b: number) => 1 - Math.abs(a - b);

/** How well a point fits a heading: its label, its words, the idea behind the heading. */
function fitOf({ label, rows, form }: Point, heading: string): number {
  const names = contentWords(heading);
  const has = (words: string[]) => words.filter((word) => names.includes(word)).length;
  const text = rows.join(', ');
  const line = `${label ? `${label}: ` : ''}${text}`;
  const ideas = CONCEPTS.filter(([idea, words]) => idea.test(heading) && words.test(line)).map(
    ([, , worth]) => worth ?? 2,
  );
  const isSteps = form === 'steps' && STEPS.test(heading) ? 3 : 0;
  const named = label === null ? 0 : label.toLowerCase() === heading.toLowerCase() ? 2 : has(contentWords(label));
  const gap = form === 'gap' ? has(contentWords(text)) * 2 : 0;
  return named * 4 + Math.min(has(contentWords(text)), 2) * 2 + Math.max(0, isSteps, ...ideas) + gap;
}
const STEPS = /\b(?:steps?|method|how to|course|lesson|programme|setup|install|procedure)\b/i;

/** Points in the user's order, each labelled run under its own heading where labels are what parts the document. */
export function inOrder(points: Point[], kind: DocumentKind): Section[] {
  const named = points.map((point) => ({ ...point, label: point.label ?? kind.headings[point.form] ?? null }));
  const isParted = new Set(named.flatMap(({ label }) => label ?? [])).size > 1 || named.some(isLabelledList);
  const sections: Section[] = [{ heading: '', points: [] }];
  for (const point of named) {
    const heading = isParted ? (point.label ?? '') : '';
    const there = sections.find((section) => heading !== '' && section.heading.toLowerCase() === heading.toLowerCase());
    const last = sections.at(-1);
    // A sentence behind a list would seem to belong to its heading: what stands for itself opens the document.
    const target = there ?? (heading === '' ? (last?.heading === '' ? last : sections[0]) : undefined);
    if (target) target.points.push(point);
    else sections.push({ heading, points: [point] });
  }
  return sections
    .filter((section) => section.points.length > 0)
    .map(({ heading, points: own }) => ({ heading: capital(heading), points: own }));
}

const isLabelledList = ({ label, form, rows }: Point): boolean => label !== null && form !== 'text' && rows.length > 2;
