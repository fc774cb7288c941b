import type { Poster } from '../../../../../../domain/post/design.ts';

/** The families of cards. */
const KINDS = [
  'announcement',
  'quote',
  'offer',
  'event',
  'tips',
  'steps',
  'product',
  'number',
  'question',
  'hiring',
  'subject',
] as const;
export type CardKind = (typeof KINDS)[number];

const HIRING =
  /(?<!\p{L})(?:(?<=^|we['’]re |we are |now |also )hiring|vacanc(?:y|ies)|job|join our team|wir suchen|stellenanzeige|buscamos|contratamos|on recrute|nous recrutons|recrutement|cerchiamo|assumiamo|contratando|vagas?)(?!\p{L})/iu;
const REDUCED = /%|[€$£]|(?<!\p{L})(?:off|for|x)(?!\p{L})|^\d+ ?[x×] ?\d/iu;

/** What kind of card a poster is, by the parts that it has. */
export function cardKindOf(
  { title, notes, times, place, price, figure, items, isCounted, isQuote, by }: Poster,
  isDrawing: boolean,
): CardKind {
  if (isQuote || (by !== null && items.length < 2 && times.length === 0 && figure === null)) return 'quote';
  if (items.length >= 2) return isCounted ? 'steps' : 'tips';
  if (figure !== null) return REDUCED.test(figure) && !/^of\b/iu.test(title) ? 'offer' : 'number';
  if (HIRING.test([title, ...notes].join(' '))) return 'hiring';
  if (times.length > 0) return 'event';
  if (/\?$/u.test(title)) return 'question';
  if (isDrawing) return 'subject';
  return price !== null || place !== null ? 'product' : 'announcement';
}
