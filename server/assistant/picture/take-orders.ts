import type { PartSpan } from './part.ts';

/** 'A wide picture in mustard for | the stamp fair': a message that opens so opens with its order. */
const OPENING =
  /^\W*(?:(?:an?|the|eine?n?|una?|une|um) )?(?:[\p{L}\d:-]+,? ){0,3}(?:picture|image|pic|poster|flyer|banner|graphic|bild|plakat|cartel|póster|affiche|locandina|cartaz)(?:,? [\p{L}-]+){0,5}?(?:\s(?:for|about|announcing|showing|of|für|über|para|pour|per)\s+|:\s+)/iu;
/** '9:16', '1080x1350': the shape of a picture. */
const FORMAT = /^(?:\d{1,2}:\d{1,2}|\d{3,4} ?[x×] ?\d{3,4})$/u;
const SHAPES = ['9:16', '16:9', '4:5', '1:1'];

/** What is an order or a wish whatever was learned: the opening that names a picture, and a picture's shape. */
export function takeOrders(text: string, spans: PartSpan[]): PartSpan[] {
  const end = OPENING.exec(text)?.[0].length ?? 0;
  return spans.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    if (SHAPES.includes(words) || (span.part === 'figure' && FORMAT.test(words))) return [{ ...span, part: 'wish' }];
    if (!['title', 'note', 'join'].includes(span.part) || span.from >= end) return [span];
    const order: PartSpan = { part: 'order', from: span.from, to: Math.min(end, span.to) };
    return span.to > end ? [order, { ...span, from: end }] : [order];
  });
}
