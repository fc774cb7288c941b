import type { Design } from '../../../../../domain/design.ts';
import { ALT_TEXT_MAX } from '../../../../../domain/post.ts';
import { cutAtWord } from '../../../../../domain/text.ts';
import { contentOf } from './brief/content.ts';

/** What a picture shows, for those who can't see it: its words in the order in which they are read. */
export function altOf({ poster, isDrawing, layout, symbol, photo, slide }: Design): string {
  const { kicker, big, headline, sub, items, details, by, cta } = contentOf(poster, isDrawing);
  const place = slide ? `Slide ${slide.at} of ${slide.of}. ` : '';
  if (layout === 'textless' && photo) return `${place}A photo`;
  if (layout === 'textless')
    return `${place}${symbol ? `A plain picture with the symbol of a ${symbol}` : 'Plain forms in two colours'}`;
  const figure = [kicker, big].filter(Boolean).join(' ');
  const lines = [figure, headline, sub, ...items, ...details.map((one) => one.text), by, cta].filter((one) => one);
  return cutAtWord(`${place}${photo ? 'Photo with the words' : 'Card that reads'}: ${lines.join('. ')}`, ALT_TEXT_MAX);
}
