import type { Brand } from '../../../../../domain/brand.ts';
import { NO_POSTER, type Poster } from '../../../../../domain/post/design.ts';
import type { PictureLook } from '../../tasks.ts';
import { briefSentences, headAndTail } from './brief/phrases.ts';

/** As many as the networks take that take the fewest of a carousel. */
export const MOST_SLIDES = 10;
/** A carousel has a cover and at least two points. */
const FEWEST_POINTS = 2;
const MOST_PER_SLIDE = 2;
/** What leads a slide is read at a glance. */
const LEAD_LENGTH = 90;

/** What the slides of a carousel say, the cover first, and the points that have no place on them. */
export interface Slides {
  posters: Poster[];
  left: string[];
}

/** Whose name a carousel may end with. */
type Signer = Pick<Brand, 'name' | 'tagline'>;

/** The slides of a poster: each of its points is one; null where it has no two points. */
export function slidesOf(poster: Poster, { slides }: Pick<PictureLook, 'slides'>, brand: Signer): Slides | null {
  const points = poster.items;
  if (points.length < FEWEST_POINTS) return null;
  const closing = closingOf(poster, brand);
  const asked = Math.max(FEWEST_POINTS + 1, typeof slides === 'number' ? slides : MOST_SLIDES);
  const title = [poster.figure, poster.title || brand.name].filter(Boolean).join(' ');
  const covers = title === '' ? 0 : 1;
  // Whoever counted their points and forgot the call or the cover gets one slide more rather than points that share one.
  const isUncovered = covers > 0 && points.length === asked;
  const isCall = poster.call !== null && (isUncovered || points.length + covers === asked);
  const most = Math.min(MOST_SLIDES, asked + (isUncovered ? 1 : 0) + (isCall ? 1 : 0));
  // Any other last word gives way before points have to share a slide.
  const room = (isClosed: boolean): number => most - covers - (isClosed ? 1 : 0);
  const isClosed = closing !== null && (points.length <= room(true) || points.length > room(false));
  const each = points.length <= room(isClosed) ? 1 : MOST_PER_SLIDE;
  const told = points.slice(0, room(isClosed) * each);
  const groups = Array.from({ length: Math.ceil(told.length / each) }, (_, i) => told.slice(i * each, (i + 1) * each));
  const cover: Poster = { ...NO_POSTER, title, notes: poster.notes.slice(0, 1) };
  const posters = [
    ...(title === '' ? [] : [cover]),
    ...groups.map((group, i) => pointPoster(group, i * each + 1)),
    ...(isClosed && closing ? [closing] : []),
  ];
  return { posters, left: points.slice(told.length) };
}

/** One point with its number and what explains it; points that share a slide stand below each other. */
function pointPoster(points: string[], number: number): Poster {
  const [only = '', ...others] = points;
  if (others.length > 0) return { ...NO_POSTER, figure: String(number), items: points, isCounted: true };
  const [title, note] = leadAndRest(only);
  return { ...NO_POSTER, figure: String(number), title, notes: note === '' ? [] : [note] };
}

/** 'Clean the lens: a soft cloth does' is a point and its explanation. */
const EXPLAINED = /^([^:]{3,80}?)(?::|\s[–—-])\s+(\S[\s\S]*)$/u;

function leadAndRest(point: string): [lead: string, rest: string] {
  const [first = point, ...others] = briefSentences(point);
  const [, lead, rest = ''] = EXPLAINED.exec(first) ?? [];
  if (lead !== undefined) return [lead, [capital(rest), ...others].join(' ')];
  const [head, tail] = headAndTail(others.length > 0 ? first.replace(/\.$/u, '') : first, LEAD_LENGTH);
  return [head, [tail, ...others].filter((one) => one !== '').join(' ')];
}

/** As a line of its own begins; an address stays as it is written. */
const capital = (text: string): string =>
  /^\S+[.@]\p{L}/u.test(text) ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The last slide says what readers are to do, when, where and for how much; nothing of it is invented. */
function closingOf({ title, times, place, price, call, by }: Poster, { name, tagline }: Signer): Poster | null {
  if (times.length > 0 || place !== null || price !== null)
    return { ...NO_POSTER, title, times, place, price, by, call };
  if (call !== null) return { ...NO_POSTER, title: capital(call) };
  return name === null ? null : { ...NO_POSTER, title: name, notes: tagline === null ? [] : [tagline] };
}
