import type { CharacterRange } from './grammar/pasted.ts';

const PICTURE =
  '(?:stor(?:y|ies)|reels?|banners?|covers?|posters?|flyers?|plakat|affiche|cartel|cartaz|locandina|pictures?|pics?|images?|photos?|graphics?|slides?|bild|imagen|immagine|imagem|carousel|card|format|size|ratio|portrait|landscape|vertical|upright|hochkant|hochformat|querformat)';
/** No score and no hour is written so. */
const ONLY_SHAPE = '16:9|1[.,]91:1';
/** '4:5' may be a score, and '1:1' a lesson. */
const NAMED = String.raw`(?<!\p{L})(?:an? )?(?:square|portrait|upright|vertical|quadratisch|hochkant|cuadrad[oa]|carrée?|quadrat[oa])[ ,(]{1,2}(?:1:1|4:5)\)?`;
const CLOCK_LIKE = String.raw`9:16(?!\s*(?:[ap]\.?\s?m\b|[-–—]\s*\d|h\b|uhr\b|to \d|train|bus\b|tram|ferry|flight))`;
/** Sixteen minutes past nine stands beside no picture, and alone between marks only where one is asked for. */
const BESIDE = String.raw`(?<=(?<!\p{L})${PICTURE}[ ,:(]{1,2})${CLOCK_LIKE}|${CLOCK_LIKE}(?=[ ,)]{1,2}${PICTURE}(?!\p{L}))`;
const APART = String.raw`(?<=(?:^|[,.;(]\s?))${CLOCK_LIKE}(?=\s*(?:[,.;)]|$))`;

const found = (shapes: string): RegExp => new RegExp(String.raw`(?<![\d.:])(?:${shapes})(?![\d:])`, 'giu');
const SURE = found(`${ONLY_SHAPE}|${NAMED}|${BESIDE}`);
const IN_AN_ORDER = found(`${ONLY_SHAPE}|${NAMED}|${BESIDE}|${APART}`);
const NAMES_PICTURE = new RegExp(String.raw`(?<!\p{L})${PICTURE}(?!\p{L})`, 'iu');

/** Where a message writes the shape of a picture in numbers: no grammar of times reads them, and no text prints them. */
export function shapesIn(message: string): CharacterRange[] {
  return [...message.matchAll(NAMES_PICTURE.test(message) ? IN_AN_ORDER : SURE)].map(({ index, 0: shape }) => ({
    start: index,
    end: index + shape.length,
  }));
}
