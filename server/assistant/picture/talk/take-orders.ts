import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { leanToTalk } from '../lean.ts';
import { namesLook, speaksOfLook } from '../look-words.ts';
import type { PartSpan, PicturePart } from '../part.ts';
import { takeTalk } from './said-to-designer.ts';

const MEDIA =
  'picture|image|pic|poster|flyer|banner|graphic|announcement|carousel|infographic|bild|plakat|grafik|cartel|póster|affiche|visuel|locandina|cartaz';
/** 'A wide picture in mustard for | the stamp fair': a message that opens so opens with its order. */
const OPENING = new RegExp(
  `^\\W*(?:(?:an?|the|eine?n?|una?|une|um) )?(?:[\\p{L}\\d:-]+,? ){0,3}(?:${MEDIA})(?:,? (?:[\\p{L}-]+|\\d{1,2}:\\d{1,2})){0,5}?(?:\\s(?:for|4|about|announcing|showing|of|für|über|para|pour|per)\\s+|:\\s+)`,
  'iu',
);
/** 'Cookery class | poster': what is named before the medium, where what was learned takes it for matter. */
const NAMED_BEFORE = new RegExp(
  `(?<=^(?:(?:(?:i |we )?(?:need|want)|(?:please )?(?:make|create|design|do)(?: me| us)?|can (?:you|u) (?:make|do|create)(?: me| us)?|can (?:i|we) have) )?(?:(?:an?|the|our|eine?n?) )?)(?!(?:an?|the|our|eine?n?) )((?:[\\p{L}'’-]+ ){1,3})(?=(?:${MEDIA}|post|card|story|sign|notice)(?!\\p{L}))`,
  'iu',
);
const MEDIUM = new RegExp(`(?<!\\p{L})(?:${PLATFORM_NAME}|${MEDIA})(?!\\p{L})`, 'iu');
/** 'Dibuja | un gato dormido', 'Please draw me | a boat'. */
const DRAW = new RegExp(
  `^\\W*(?:(?:please|pls|bitte|por favor|can you|could you|kannst du)\\s+)?(?:draw|paint|sketch|illustrate|zeichne|zeichnet|male|mal|dibuja|dibújame|pinta|píntame|dessine|dessine-moi|peins|disegna|disegnami|dipingi|desenha|desenhe)(?:\\s+(?:me|us|mir|uns|bitte|please))*\\s+(?:(?:an?|eine?|una?|une|uma?)\\s+(?:\\S+\\s+){0,2}(?:drawing|illustration|sketch|painting|zeichnung|dibujo|dessin|disegno|desenho)\\s+(?:of|von|de|di)\\s+)?(?=\\p{L})(?!(?:(?:an?|the|eine?n?|una?|une|uma?)\\s+)?(?:\\S+\\s+){0,2}(?:${MEDIA}|card|story|karte|tarjeta|carte|cartolina|cartão)(?!\\p{L}))`,
  'iu',
);
const SHAPES = ['9:16', '16:9', '4:5', '1:1', '1.91:1'];

/** Where the order ends with which a message opens. */
export function openingEnd(text: string): number {
  return Math.max(...[DRAW, OPENING].map((opening) => opening.exec(text)?.[0].length ?? 0));
}

/** What is an order or a wish whatever was learned: the opening that names a picture, and a picture's shape. */
export function takeOrders(text: string, spans: PartSpan[]): PartSpan[] {
  const end = openingEnd(text);
  // 'Draw a picture: …' names no thing to be drawn.
  const isDrawn = DRAW.exec(text)?.[0].length === end;
  const isOpened = OPENING.exec(text)?.[0].length === end;
  const kept = takeTalk(text, spans).flatMap((span) => withNamed(text, span, isOpened ? 'title' : 'note'));
  const isUntold = !kept.some(({ part }) => ['title', 'note', 'quote', 'item', 'figure'].includes(part));
  return kept.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    if (SHAPES.includes(words)) return [{ ...span, part: 'wish' }];
    // 'Flyer 4 | my dj set': behind its opening an order that tells nothing else tells what it is for.
    const isCut = isDrawn || (isUntold && isOpened && span.to - end > 3);
    // 'Quiz night | flyer: …': what is told before the medium is its matter.
    if (['title', 'note'].includes(span.part) && isOpened && span.to <= text.search(MEDIUM) && !speaksOfLook(words))
      return [span];
    if (span.from >= end || !['title', 'note', 'join', ...(isCut ? ['order'] : [])].includes(span.part)) return [span];
    const order: PartSpan = {
      part: 'order',
      from: span.from,
      to: Math.min(text.slice(0, end).trimEnd().length, span.to),
    };
    const rest: PartSpan = { ...span, part: span.part === 'order' ? 'title' : span.part, from: end };
    return span.to > end ? [order, rest] : [order];
  });
}

function withNamed(text: string, span: PartSpan, part: PicturePart): PartSpan[] {
  const found = span.part === 'order' ? NAMED_BEFORE.exec(text) : null;
  const { index, words } = { index: found?.index ?? -1, words: found?.[1] ?? '' };
  const named: PartSpan = { part, from: index, to: index + words.trimEnd().length };
  const isIn = index >= span.from && named.to < span.to;
  if (!isIn || namesLook(words) || MEDIUM.test(words) || leanToTalk(text, named) > 0) return [span];
  return [{ ...span, to: index }, named, { ...span, from: named.to + 1 }].filter(({ from, to }) => to > from);
}
