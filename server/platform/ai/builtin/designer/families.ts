import type { Kind } from './brief/kinds.ts';
import type { GroundName } from './colour/palette.ts';
import { dated, ticket } from './layouts/event.ts';
import { bigType, centred, poster } from './layouts/full.ts';
import { discList, headedList, note, ruledList, tileList } from './layouts/list.ts';
import { band, card, split } from './layouts/panels.ts';
import { bubble } from './layouts/question.ts';
import { quote, quoteCentred } from './layouts/quote.ts';
import type { Stage } from './stage.ts';

/** One way to build a card, with the grounds it looks well on. */
export interface Design {
  layout: (stage: Stage) => void;
  grounds: readonly [GroundName, ...GroundName[]];
}

const POSTER: Design = { layout: poster, grounds: ['deep', 'paper', 'primary'] };
const SPLIT: Design = { layout: split, grounds: ['paper', 'deep', 'tint'] };
const BAND: Design = { layout: band, grounds: ['paper', 'deep'] };
const CENTRED: Design = { layout: centred, grounds: ['primary', 'tint', 'accent', 'deep'] };
const BIG: Design = { layout: bigType, grounds: ['accent', 'primary', 'paper', 'deep'] };
const CARD: Design = { layout: card, grounds: ['accent', 'primary', 'deep'] };
const QUOTE: Design = { layout: quote, grounds: ['paper', 'deep', 'tint'] };
const QUOTE_CENTRED: Design = { layout: quoteCentred, grounds: ['primary', 'tint', 'accent'] };
const DATED: Design = { layout: dated, grounds: ['deep', 'paper', 'primary', 'tint'] };
const TICKET: Design = { layout: ticket, grounds: ['accent', 'primary', 'tint'] };
const DISCS: Design = { layout: discList, grounds: ['paper', 'deep', 'tint'] };
const RULED: Design = { layout: ruledList, grounds: ['paper', 'tint', 'deep'] };
const TILES: Design = { layout: tileList, grounds: ['deep', 'paper', 'primary'] };
const HEADED: Design = { layout: headedList, grounds: ['accent', 'primary', 'deep'] };
const NOTE: Design = { layout: note, grounds: ['accent', 'primary', 'tint'] };
const BUBBLE: Design = { layout: bubble, grounds: ['accent', 'primary', 'tint'] };

/** The designs of each family, in the order in which variants walk through them. */
export const DESIGNS: Record<Kind, readonly [Design, ...Design[]]> = {
  announcement: [POSTER, SPLIT, BIG, BAND, CENTRED, CARD],
  quote: [QUOTE, QUOTE_CENTRED, CARD, BIG],
  offer: [BAND, TICKET, CENTRED, BIG, POSTER],
  event: [DATED, TICKET, SPLIT, DATED, CARD],
  tips: [NOTE, POSTER, SPLIT, CARD, CENTRED],
  steps: [NOTE, SPLIT, POSTER, CARD],
  product: [SPLIT, POSTER, CENTRED, BAND, CARD],
  number: [BIG, CENTRED, BAND, POSTER],
  question: [BUBBLE, BIG, CENTRED, POSTER],
  hiring: [SPLIT, BIG, POSTER, BAND, CARD],
  subject: [SPLIT, POSTER, CENTRED, BAND],
};

/** The designs for a card with items. */
export const LISTS: readonly [Design, ...Design[]] = [DISCS, HEADED, TILES, RULED];
