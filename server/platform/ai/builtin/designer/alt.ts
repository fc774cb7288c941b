import type { Language } from '../../../../../domain/languages.ts';
import type { Design } from '../../../../../domain/post/design.ts';
import { slidePlace } from '../../../../../domain/post/slide-places.ts';
import { ALT_WORDS, altText } from '../../alt-words.ts';
import { nameOfSymbol } from './art/symbols.ts';
import { contentOf } from './brief/content.ts';

/** What a picture shows, for those who can't see it: its words in the order in which they are read. */
export function altOf({ poster, isDrawing, layout, symbol, photo, slide }: Design, language: Language = 'en'): string {
  const words = ALT_WORDS[language];
  const { kicker, big, headline, sub, items, details, by, cta } = contentOf(poster, isDrawing, slide !== null);
  const place = slide ? `${slidePlace(language, slide.at, slide.of)} ` : '';
  if (layout === 'textless' && photo) return `${place}${words.photo}`;
  if (layout === 'textless') {
    const named = symbol && nameOfSymbol(symbol, language);
    return `${place}${symbol ? (named ? `${words.symbol}${language === 'fr' ? ' :' : ':'} ${named}` : words.symbol) : words.forms}`;
  }
  const lead = `${place}${photo ? words.onPhoto : words.card}`;
  const facts = [...details.map((one) => one.text), by, cta];
  if (slide && big !== null) {
    const points = items.length > 0 ? items : [headline];
    const numbered = points.map((point, i) => `${Number(big) + i}. ${point}`);
    return altText(lead, [...numbered, sub, ...facts]);
  }
  const figure = [kicker, big].filter(Boolean).join(' ');
  return altText(lead, [figure, headline, sub, ...items, ...facts]);
}
