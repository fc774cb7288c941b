import type { PartSpan } from './part.ts';

/** 'A wide picture in mustard for | the stamp fair': a message that opens so opens with its order. */
const OPENING =
  /^\W*(?:(?:an?|the|eine?n?|una?|une|um) )?(?:[\p{L}\d:-]+,? ){0,3}(?:picture|image|pic|poster|flyer|banner|graphic|announcement|carousel|infographic|bild|plakat|cartel|póster|affiche|locandina|cartaz)(?:,? (?:[\p{L}-]+|\d{1,2}:\d{1,2})){0,5}?(?:\s(?:for|about|announcing|showing|of|für|über|para|pour|per)\s+|:\s+)/iu;
/** '9:16', '1080x1350': the shape of a picture. */
const FORMAT = /^(?:\d{1,2}:\d{1,2}|\d{3,4} ?[x×] ?\d{3,4})$/u;
/** 'What would you name our goat? A picture please': readers are asked, unless it is for the picture. */
const QUESTION =
  /^\W*(?:what|which|who|where|why|how|was|welche[nrs]?|wer|wie|wo|qué|cuál|quién|quel(?:le)?s?|qui|quale|chi|qual|quem)(?!\p{L})[^.!?\n]{5,150}(?=\?)/iu;
const PICTURE = /(?<!\p{L})(?:picture|image|pic|poster|flyer|banner|graphic|photo|card)s?(?!\p{L})/iu;
const SHAPES = ['9:16', '16:9', '4:5', '1:1'];

/** What is an order or a wish whatever was learned: the opening that names a picture, and a picture's shape. */
export function takeOrders(text: string, spans: PartSpan[]): PartSpan[] {
  const end = OPENING.exec(text)?.[0].length ?? 0;
  return keepMatter(text, spans).flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    if (SHAPES.includes(words) || (span.part === 'figure' && FORMAT.test(words))) return [{ ...span, part: 'wish' }];
    if (!['title', 'note', 'join'].includes(span.part) || span.from >= end) return [span];
    const order: PartSpan = { part: 'order', from: span.from, to: Math.min(end, span.to) };
    return span.to > end ? [order, { ...span, from: end }] : [order];
  });
}

/** What is no order though it reads like one: a question to readers, and a verb in the middle of the matter. */
function keepMatter(text: string, spans: PartSpan[]): PartSpan[] {
  const question = QUESTION.exec(text)?.[0] ?? '';
  const isAsked = question !== '' && !PICTURE.test(question);
  const kept: PartSpan[] = [];
  for (const [i, span] of spans.entries()) {
    const [last, next] = [kept.at(-1), spans[i + 1]];
    if (isAsked && span.to <= question.length) {
      if (last) last.to = span.to;
      else kept.push({ ...span, part: 'title' });
    } else if (isVerbOf(text, span, next) && last !== undefined && last.part !== 'order')
      kept.push({ ...span, part: 'note' });
    else if (last?.part === 'note' && isVerbOf(text, spans[i - 1], span)) last.to = span.to;
    else kept.push({ ...span });
  }
  return kept;
}

/** '…, build | a rocket': one word that goes on in the matter. */
function isVerbOf(text: string, span: PartSpan | undefined, next: PartSpan | undefined): boolean {
  if (span?.part !== 'order' || !next || !['title', 'note'].includes(next.part)) return false;
  return /^\p{L}+$/u.test(text.slice(span.from, span.to)) && text.slice(span.to, next.from) === ' ';
}
