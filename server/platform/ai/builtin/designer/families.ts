import type { GroundName, Layout } from '../../../../../domain/post/design.ts';
import type { CardKind } from './brief/kinds.ts';
import { dated, ticket } from './layouts/event.ts';
import { bigType, centred, poster } from './layouts/full.ts';
import { barList, discList, headedList, note, ruledList, tileList } from './layouts/list.ts';
import { band, card, split } from './layouts/panels.ts';
import { type PhotoStage, photoAlone, photoCard, photoPanel, photoWords } from './layouts/photo.ts';
import { bubble } from './layouts/question.ts';
import { quote, quoteCentred } from './layouts/quote.ts';
import { slide } from './layouts/slide.ts';
import { textless } from './layouts/textless.ts';
import type { Stage } from './stage.ts';

/** One way to build a card, with the grounds it looks well on. */
interface Way {
  arrange: (stage: Stage) => void;
  /** The same on a photo; where it is left out the words stand on the photo where that is calm. */
  onPhoto?: (stage: PhotoStage) => void;
  grounds: readonly [GroundName, ...GroundName[]];
}

export const LAYOUT_WAYS: Record<Layout, Way> = {
  poster: { arrange: poster, grounds: ['deep', 'paper', 'primary'] },
  split: { arrange: split, grounds: ['paper', 'deep', 'tint'] },
  band: { arrange: band, grounds: ['paper', 'deep'] },
  centred: { arrange: centred, grounds: ['primary', 'tint', 'accent', 'deep'] },
  big: { arrange: bigType, grounds: ['accent', 'primary', 'paper', 'deep'] },
  card: { arrange: card, grounds: ['accent', 'primary', 'deep'] },
  quote: { arrange: quote, grounds: ['paper', 'deep', 'tint'] },
  'quote-centred': { arrange: quoteCentred, grounds: ['primary', 'tint', 'accent'] },
  dated: { arrange: dated, grounds: ['deep', 'paper', 'primary', 'tint'] },
  ticket: { arrange: ticket, grounds: ['accent', 'primary', 'tint'] },
  discs: { arrange: discList, grounds: ['paper', 'deep', 'tint'] },
  ruled: { arrange: ruledList, grounds: ['paper', 'tint', 'deep'] },
  tiles: { arrange: tileList, grounds: ['deep', 'paper', 'primary'] },
  bars: { arrange: barList, grounds: ['paper', 'deep', 'tint', 'primary'] },
  headed: { arrange: headedList, grounds: ['accent', 'primary', 'deep'] },
  note: { arrange: note, grounds: ['accent', 'primary', 'tint'] },
  bubble: { arrange: bubble, grounds: ['accent', 'primary', 'tint'] },
  slide: { arrange: slide, grounds: ['paper', 'primary', 'deep', 'tint', 'accent'] },
  textless: { arrange: textless, onPhoto: photoAlone, grounds: ['deep', 'primary', 'paper', 'tint'] },
  'photo-words': { arrange: poster, onPhoto: photoWords, grounds: ['deep', 'primary', 'paper'] },
  'photo-panel': { arrange: split, onPhoto: photoPanel, grounds: ['primary', 'paper', 'accent', 'deep'] },
  'photo-card': { arrange: card, onPhoto: photoCard, grounds: ['paper', 'deep', 'primary'] },
};

type Layouts = readonly [Layout, ...Layout[]];

/** The layouts of each family, in the order in which variants walk through them. */
export const FAMILIES: Record<CardKind, Layouts> = {
  announcement: ['poster', 'split', 'big', 'band', 'centred', 'card'],
  quote: ['quote', 'quote-centred', 'card', 'big'],
  offer: ['band', 'ticket', 'centred', 'big', 'poster'],
  event: ['dated', 'ticket', 'split', 'dated', 'card'],
  tips: ['note', 'poster', 'split', 'card', 'centred'],
  steps: ['note', 'split', 'poster', 'card'],
  product: ['split', 'poster', 'centred', 'band', 'card'],
  number: ['big', 'centred', 'band', 'poster'],
  question: ['bubble', 'big', 'centred', 'poster'],
  hiring: ['split', 'big', 'poster', 'band', 'card'],
  subject: ['split', 'poster', 'centred', 'band'],
};

/** The layouts that have no place for a symbol. */
export const WITHOUT_SYMBOL: readonly Layout[] = ['big', 'dated', 'ticket', 'quote', 'quote-centred'];

/** The layouts that set one colour against another: who asks for a white or a dark ground would get half of it. */
export const ON_TWO_GROUNDS: readonly Layout[] = ['split', 'band', 'card', 'ticket', 'headed', 'note', 'bubble'];

/** The layouts for a card with items. */
export const LISTS: Layouts = ['discs', 'headed', 'tiles', 'ruled'];

/** The layouts for a card with numbers that a chart can show. */
export const CHARTS: Layouts = ['bars', ...LISTS];

/** The layouts and the printing of a photo, in the order in which variants walk through them. */
export const ON_PHOTOS: readonly { layout: Layout; texture: 'photo' | 'duotone' }[] = [
  { layout: 'photo-words', texture: 'photo' },
  { layout: 'photo-panel', texture: 'photo' },
  { layout: 'photo-card', texture: 'photo' },
  { layout: 'photo-words', texture: 'duotone' },
];

/** Arranges a stage in the way of a layout. */
export function arrange(stage: Stage, layout: Layout): void {
  const way = LAYOUT_WAYS[layout];
  if (isOnPhoto(stage)) (way.onPhoto ?? photoWords)(stage);
  else way.arrange(stage);
}

const isOnPhoto = (stage: Stage): stage is PhotoStage => stage.photo !== null;
