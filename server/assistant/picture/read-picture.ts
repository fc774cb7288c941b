import { POSTER_MOST, type Poster } from '../../../domain/design.ts';
import type { PictureMatter } from '../../platform/ai/tasks.ts';
import { isDocument, readDocument } from './document.ts';
import { labelledPoster } from './labels.ts';
import { lookIn } from './look.ts';
import { numberedIn } from './numbered.ts';
import { type PartSpan, TALK } from './part.ts';
import { readAskedParts, readShownParts } from './parts.ts';
import { capital, posterOf } from './poster.ts';

/** What is asked of a picture: a person's own words, which may hold orders, or a finished text, which holds none. */
export interface AskedPicture {
  text: string;
  isFinished: boolean;
}

/** What asks for a thing rather than for words: 'draw', 'a picture of', 'ein Foto von'. */
const DRAWN =
  /(?<!\p{L})(?:draw|paint|illustrat\p{L}*|sketch|render|(?:image|picture|pic|illustration|artwork|drawing|painting|wallpaper) (?:of|showing))(?!\p{L})/iu;
const PHOTOGRAPHED =
  /(?<!\p{L})(?:(?:photo(?:graph|graphie)?|selfie|snapshot|foto(?:grafie|grafía|grafia)?)s? (?:of|showing|von|vom|de|del|di|da|du)|photo-?realistic|take a photo|fotorealistisch)(?!\p{L})/iu;

const OPENS_WITH_PHOTO =
  /^\W*(?:(?:please|can you|could you|show|take|make|create|generate|give me|i need|i want|me) )*(?:an? )?photo(?:graph)? of(?!\p{L})/iu;

/** Cuts what was asked of a picture into what it shows and how it should look: the one reader of such orders. */
export function readPicture(asked: AskedPicture, style: string | null): PictureMatter {
  const { poster, ...matter } = readWhole(asked, style);
  const first = <Part>(parts: Part[], kind: keyof typeof POSTER_MOST) => parts.slice(0, POSTER_MOST[kind]);
  const [notes, times, items] = [
    first(poster.notes, 'notes'),
    first(poster.times, 'times'),
    first(poster.items, 'items'),
  ];
  return { ...matter, poster: { ...poster, notes, times, items } };
}

function readWhole({ text, isFinished }: AskedPicture, style: string | null): PictureMatter {
  const styled = style === null ? [] : wishesIn(style);
  if (isDocument(text)) return { poster: documentPoster(text), look: lookIn(styled.join(', ')), medium: 'card' };
  const read = isFinished ? readShownParts : readAskedParts;
  const labelled = labelledPoster(text, read);
  const list = labelled ? null : numberedIn(text);
  const running = labelled?.order ?? list?.around ?? text;
  const spans = read(running);
  const poster = labelled?.poster ?? { ...posterOf(running, spans), ...counted(list) };
  const said = [...talkOf(running, spans), ...styled].join(', ');
  const isTold = poster.times.length > 0 || poster.items.length > 0 || poster.figure !== null || poster.price !== null;
  if (isTold || isFinished) return { poster, look: lookIn(said), medium: 'card' };
  const isPhoto = PHOTOGRAPHED.test(said) || OPENS_WITH_PHOTO.test(text);
  const medium = isPhoto ? 'photo' : DRAWN.test(said) ? 'drawing' : 'card';
  return { poster, look: lookIn(said), medium };
}

/** A numbered list is one whatever was learned. */
function counted(list: ReturnType<typeof numberedIn>): Partial<Poster> {
  return list ? { items: list.items.map(capital), isCounted: true, figure: null, isQuote: false } : {};
}

/** What is wished for the look: the talk in an order for something else, or all of it where it tells nothing else. */
function wishesIn(style: string): string[] {
  const talk = talkOf(style, readAskedParts(style));
  return talk.length > 0 ? talk : [style];
}

/** Of a text in headings the structure is known; its running lines say when and where it is. */
function documentPoster(text: string): Poster {
  const { title, items, isCounted, lines } = readDocument(text);
  const told = lines.join('\n');
  const poster = labelledPoster(told, readShownParts)?.poster ?? posterOf(told, readShownParts(told));
  const notes = [poster.title, ...poster.notes].filter((note) => note !== '');
  return { ...poster, ...(title === '' ? {} : { title, notes }), items, isCounted, isQuote: false };
}

/** What is said to the designer. */
function talkOf(text: string, spans: PartSpan[]): string[] {
  return spans.filter(({ part }) => TALK.includes(part)).map(({ from, to }) => text.slice(from, to));
}
