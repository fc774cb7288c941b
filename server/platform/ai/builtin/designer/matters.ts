import { type Brand, DEFAULT_BRAND_COLORS } from '../../../../../domain/brand.ts';
import type { Pairing, Texture } from '../../../../../domain/post/design.ts';
import type { CardKind } from './brief/kinds.ts';
import { isSameHue } from './colour/contrast.ts';
import type { Palette } from './colour/palette.ts';

type Some<T> = readonly [T, ...T[]];
type FreePairing = Exclude<Pairing, 'brand'>;

/** Pairs of colours that go well together, each with a dark or strong one first. */
const PALETTES = {
  harbour: DEFAULT_BRAND_COLORS,
  crust: { primary: '#5a3423', accent: '#f0a04b' },
  tomato: { primary: '#b8341f', accent: '#ffd28f' },
  plum: { primary: '#5c1f3f', accent: '#f2a48d' },
  forest: { primary: '#1f4d3a', accent: '#e8b04a' },
  sage: { primary: '#3b5c49', accent: '#f08a5d' },
  ledger: { primary: '#1d3557', accent: '#57b8a5' },
  slate: { primary: '#2c3542', accent: '#e0b03c' },
  mint: { primary: '#0d6b61', accent: '#ffb59c' },
  blush: { primary: '#7f4255', accent: '#f4bfb0' },
  sky: { primary: '#2456a4', accent: '#ffc94d' },
  lagoon: { primary: '#0b4f6c', accent: '#ff9f68' },
  violet: { primary: '#3e2d70', accent: '#ff8a73' },
  night: { primary: '#211c44', accent: '#f4679d' },
  racing: { primary: '#14213d', accent: '#e6f14a' },
} as const satisfies Record<string, Palette>;
type PaletteName = keyof typeof PALETTES;

/** What pictures of one matter look like; the symbols tell which matter it is. */
interface Matter {
  symbols: string;
  palettes: Some<PaletteName>;
  pairings: Some<FreePairing>;
  textures: Some<Texture>;
}

const MATTERS: readonly Matter[] = [
  {
    symbols:
      'coffee coffee-bean bread cookie cake pizza hamburger cherries carrot pepper egg-crack egg cheese fish shrimp onigiri cow grains bowl-food bowl-steam cooking-pot chef-hat fork-knife jar-label fire basket storefront popcorn avocado orange-slice tea-bag',
    palettes: ['crust', 'tomato', 'sage', 'plum'],
    pairings: ['serif', 'hand', 'grotesque', 'display'],
    textures: ['paper', 'shapes', 'pattern'],
  },
  {
    symbols: 'wine champagne cheers martini beer-stein brandy disco-ball confetti moon-stars trophy star ticket',
    palettes: ['plum', 'night', 'violet', 'forest'],
    pairings: ['display', 'serif', 'grotesque'],
    textures: ['mesh', 'shapes', 'pattern'],
  },
  {
    symbols:
      'leaf plant potted-plant shovel flower-tulip flower tree tree-evergreen recycle trash tractor butterfly bird rabbit cactus solar-panel drop mountains tent campfire',
    palettes: ['forest', 'sage', 'mint'],
    pairings: ['serif', 'grotesque', 'hand'],
    textures: ['shapes', 'paper', 'pattern', 'mesh'],
  },
  {
    symbols:
      'bank calculator invoice receipt wallet piggy-bank coins credit-card chart-line-up chart-bar target scales shield-check handshake briefcase presentation-chart buildings house key building-apartment strategy',
    palettes: ['ledger', 'slate', 'harbour', 'lagoon'],
    pairings: ['grotesque', 'serif'],
    textures: ['pattern', 'mesh', 'plain', 'shapes'],
  },
  {
    symbols:
      'laptop code robot device-mobile game-controller lock rocket-launch drone lightning charging-station television',
    palettes: ['violet', 'night', 'ledger', 'sky'],
    pairings: ['mono', 'grotesque'],
    textures: ['mesh', 'pattern', 'shapes'],
  },
  {
    symbols:
      'flower-lotus person-simple-tai-chi hair-dryer scissors heart diamond dress handbag high-heel watch bed bathtub hand-soap',
    palettes: ['blush', 'plum', 'mint', 'sage'],
    pairings: ['serif', 'grotesque', 'hand'],
    textures: ['shapes', 'mesh', 'paper'],
  },
  {
    symbols: 'tooth stethoscope first-aid-kit pill syringe wheelchair eyeglasses ear brain hospital bandaids',
    palettes: ['mint', 'lagoon', 'sky'],
    pairings: ['grotesque', 'serif'],
    textures: ['shapes', 'mesh', 'plain'],
  },
  {
    symbols:
      'barbell person-simple-run person-simple-swim person-simple-ski sneaker sneaker-move bicycle soccer-ball basketball volleyball tennis-ball ping-pong golf boxing-glove bowling-ball car motorcycle scooter tire steering-wheel',
    palettes: ['racing', 'harbour', 'sky', 'tomato'],
    pairings: ['display', 'grotesque'],
    textures: ['shapes', 'pattern', 'mesh'],
  },
  {
    symbols:
      'baby baby-carriage balloon backpack pencil lego puzzle-piece dice-five palette jar yarn needle ghost ice-cream popsicle dog cat paw-print horse beach-ball rainbow magic-wand gift',
    palettes: ['sky', 'violet', 'mint', 'tomato'],
    pairings: ['hand', 'grotesque', 'display'],
    textures: ['shapes', 'paper', 'pattern'],
  },
  {
    symbols:
      'microphone-stage microphone music-notes guitar piano-keys vinyl-record headphones mask-happy film-slate video-camera camera book-open pen-nib newspaper detective question',
    palettes: ['night', 'violet', 'harbour', 'plum'],
    pairings: ['display', 'serif', 'mono', 'grotesque'],
    textures: ['mesh', 'shapes', 'pattern', 'paper'],
  },
  {
    symbols:
      'airplane-tilt suitcase-rolling map-trifold tree-palm waves sailboat anchor lighthouse sun sun-horizon sunglasses umbrella snowflake train bus',
    palettes: ['lagoon', 'sky', 'sage'],
    pairings: ['grotesque', 'display', 'serif'],
    textures: ['mesh', 'shapes', 'pattern'],
  },
  {
    symbols:
      'hammer wrench toolbox hard-hat pipe-wrench paint-roller broom truck package thermometer-hot factory warehouse',
    palettes: ['slate', 'harbour', 'racing', 'lagoon'],
    pairings: ['display', 'grotesque', 'mono'],
    textures: ['pattern', 'shapes', 'plain'],
  },
];

const ANY_MATTER: Matter = {
  symbols: '',
  palettes: ['harbour', 'ledger', 'plum', 'forest', 'violet', 'lagoon'],
  pairings: ['grotesque', 'display', 'serif'],
  textures: ['mesh', 'shapes', 'pattern', 'paper'],
};

/** Some kinds of card have a voice of their own, whatever they are about. */
const KIND_PAIRINGS: Partial<Record<CardKind, Some<FreePairing>>> = {
  quote: ['serif', 'hand', 'grotesque'],
  offer: ['display', 'grotesque'],
  number: ['display', 'grotesque', 'mono'],
};

const BY_SYMBOL = new Map(MATTERS.flatMap((matter) => matter.symbols.split(' ').map((symbol) => [symbol, matter])));

const matterOf = (symbol: string | null): Matter => BY_SYMBOL.get(symbol ?? '') ?? ANY_MATTER;

const turned = <T>(choices: Some<T>, turn: number): T => choices[turn % choices.length] ?? choices[0];

/** The colours of somebody who has chosen none, by what the picture is about, without those that were refused. */
export function matterPalette(brand: Brand, symbol: string | null, turn: number, refused: string[]): Palette {
  const { primary, accent } = brand.colors;
  const isOwn = primary !== DEFAULT_BRAND_COLORS.primary || accent !== DEFAULT_BRAND_COLORS.accent;
  if (isOwn) return { primary, accent };
  const own = matterOf(symbol).palettes.map((name) => PALETTES[name]);
  const at = turn % own.length;
  const choices = [...own.slice(at), ...own.slice(0, at), ...ANY_MATTER.palettes.map((name) => PALETTES[name])];
  const isFree = ({ primary: one, accent: other }: Palette) =>
    !refused.some((colour) => isSameHue(one, colour) || isSameHue(other, colour));
  return choices.find(isFree) ?? PALETTES.slate;
}

/** The pairings that fit, the best of this turn first; the brand's own where it has chosen fonts. */
export function matterPairings(brand: Brand, kind: CardKind, symbol: string | null, turn: number): Some<Pairing> {
  if (brand.fonts) return ['brand'];
  const choices = KIND_PAIRINGS[kind] ?? matterOf(symbol).pairings;
  const at = turn % choices.length;
  const [first, ...others] = [...choices.slice(at), ...choices.slice(0, at)];
  return first ? [first, ...others, 'brand'] : ['brand'];
}

/** What lies on the ground, by what the picture is about. */
export function matterTexture(symbol: string | null, turn: number): Texture {
  return turned(matterOf(symbol).textures, turn);
}
