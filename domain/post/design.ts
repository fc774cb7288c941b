import * as z from 'zod/mini';
import { aspectSchema } from './aspects.ts';

const line = z.string().check(z.maxLength(20_000, 'These words are too many for a picture'));
const someLine = z.nullable(line);

/** How many of each a poster holds, far more than a picture shows. */
export const POSTER_MOST = { notes: 200, times: 50, items: 200 };

/** What stands on a picture, by the part it plays; every word is its author's. */
export const posterSchema = z.object({
  title: line,
  notes: z.array(line).check(z.maxLength(POSTER_MOST.notes)),
  /** When it is. */
  times: z.array(z.object({ day: someLine, hours: someLine })).check(z.maxLength(POSTER_MOST.times)),
  place: someLine,
  price: someLine,
  /** The number that is the point: the title says what it counts. */
  figure: someLine,
  items: z.array(line).check(z.maxLength(POSTER_MOST.items)),
  /** Whether the items come one after the other, so that they carry numbers. */
  isCounted: z.boolean(),
  /** Whether the title is somebody's saying. */
  isQuote: z.boolean(),
  by: someLine,
  /** What readers are to do, or where they turn to. */
  call: someLine,
});
export type Poster = z.infer<typeof posterSchema>;

/** A picture on which nothing stands. */
export const NO_POSTER: Poster = {
  title: '',
  notes: [],
  times: [],
  place: null,
  price: null,
  figure: null,
  items: [],
  isCounted: false,
  isQuote: false,
  by: null,
  call: null,
};

/** The ways to build a card. */
export const LAYOUTS = [
  'poster',
  'split',
  'band',
  'centred',
  'big',
  'card',
  'quote',
  'quote-centred',
  'dated',
  'ticket',
  'discs',
  'ruled',
  'tiles',
  'bars',
  'headed',
  'note',
  'bubble',
  'slide',
  'textless',
  'photo-words',
  'photo-panel',
  'photo-card',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The kinds of ground that a card can stand on. */
export const GROUNDS = ['paper', 'tint', 'deep', 'primary', 'accent'] as const;
export type GroundName = (typeof GROUNDS)[number];

/** What lies on the ground, behind the words: with a photo, that photo as it is or in the colours of the design. */
export const TEXTURES = ['plain', 'mesh', 'paper', 'shapes', 'pattern', 'photo', 'duotone'] as const;
export type Texture = (typeof TEXTURES)[number];

/** The pairs of faces; 'brand' are those that the brand has chosen. */
export const PAIRINGS = ['brand', 'display', 'serif', 'grotesque', 'mono', 'hand'] as const;
export type Pairing = (typeof PAIRINGS)[number];

const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour'));

/** A picture as the built-in designer draws it: the same design, for the same brand, gives the same bytes. */
export const designSchema = z.object({
  poster: posterSchema,
  /** Whether it shows a thing rather than telling something. */
  isDrawing: z.boolean(),
  aspect: aspectSchema,
  layout: z.enum(LAYOUTS),
  ground: z.enum(GROUNDS),
  texture: z.enum(TEXTURES),
  colours: z.object({ primary: colourSchema, accent: colourSchema }),
  pairing: z.enum(PAIRINGS),
  /** The name of the symbol on it; null is none. */
  symbol: z.nullable(z.string().check(z.maxLength(60))),
  /** The photo that is its ground, as the id of a medium of its owner's. */
  photo: z.nullable(z.uuid()),
  /** Its place among the slides of a carousel, from 1. */
  slide: z.nullable(
    z.object({
      at: z.int().check(z.minimum(1), z.maximum(20)),
      of: z.int().check(z.minimum(1), z.maximum(20)),
    }),
  ),
  /** What decides where there is more than one good way. */
  seed: z.int().check(z.nonnegative(), z.maximum(0xffff_ffff)),
});
export type Design = z.infer<typeof designSchema>;
