import type { PictureMatter, Poster } from '../../platform/ai/tasks.ts';
import { isDocument, readDocument } from './document.ts';
import { lookIn } from './look.ts';
import { type PartSpan, readAskedParts, readShownParts, TALK } from './parts.ts';
import { posterOf } from './poster.ts';

/** What is asked of a picture: a person's own words, which may hold orders, or a finished text, which holds none. */
export interface AskedPicture {
  text: string;
  isFinished: boolean;
}

const DRAWN =
  /\b(?:draw|paint|illustrat\w*|sketch|render|(?:image|picture|pic|photo|photograph|illustration|artwork|drawing|painting|wallpaper) (?:of|showing))\b/iu;

/** Cuts what was asked of a picture into what it shows and how it should look: the one reader of such orders. */
export function readPicture({ text, isFinished }: AskedPicture, style: string | null): PictureMatter {
  if (isDocument(text)) return { poster: documentPoster(text), look: lookIn(style ?? ''), isDrawing: false };
  const spans = isFinished ? readShownParts(text) : readAskedParts(text);
  const said = [...talkOf(text, spans), style ?? ''].join(', ');
  const poster = posterOf(text, spans);
  const isTold = poster.times.length > 0 || poster.items.length > 0 || poster.figure !== null || poster.price !== null;
  return { poster, look: lookIn(said), isDrawing: !isTold && DRAWN.test(said) };
}

/** Of a text in headings the structure is known; its running lines say when and where it is. */
function documentPoster(text: string): Poster {
  const { title, items, isCounted, lines } = readDocument(text);
  const told = lines.join('\n');
  const poster = posterOf(told, readShownParts(told));
  const notes = [poster.title, ...poster.notes].filter((note) => note !== '');
  return { ...poster, ...(title === '' ? {} : { title, notes }), items, isCounted, isQuote: false };
}

/** What is said to the designer. */
function talkOf(text: string, spans: PartSpan[]): string[] {
  return spans.filter(({ part }) => TALK.includes(part)).map(({ from, to }) => text.slice(from, to));
}
