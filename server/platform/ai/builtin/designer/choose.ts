import type { Design, GroundName, Layout, Pairing, Poster, Texture } from '../../../../../domain/post/design.ts';
import { PLATFORM_RULES } from '../../../../../domain/post/platforms.ts';
import type { PictureLook, PictureTask } from '../../tasks.ts';
import { subjectOf, symbolFor, symbolNames, symbolsIn, wishedSymbolIn } from './art/symbols.ts';
import type { Content } from './brief/card.ts';
import { barsOf, isShares } from './brief/cells.ts';
import { contentOf } from './brief/content.ts';
import { paletteOf } from './colour/palette.ts';
import { CHARTS, FAMILIES, LAYOUT_WAYS, LISTS, ON_PHOTOS, ON_TWO_GROUNDS, WITHOUT_SYMBOL } from './families.ts';
import { matterPairings, matterPalette, matterTexture } from './matters.ts';
import { numberFrom, randomFrom } from './seed.ts';
import { slidesOf } from './slides.ts';
import { covers } from './type/pairings.ts';
import { isMostlyUnprintable, printable } from './type/printable.ts';

/** A long text names many things that the picture is not about. */
const LONGEST_THEME = 300;
const WORDS_OF_A_KIND = 3;

/** Chooses how a picture is drawn: the same task gives the same design, another variant another one. */
export function designOf(task: PictureTask): Design {
  const { brand, look, platform } = task;
  const isDrawing = task.medium === 'drawing';
  const poster = withoutSignature(task.poster, brand.name);
  const words = wordsOf(poster);
  const content = contentOf(poster, isDrawing);
  const variant = Math.max(0, Math.floor(task.variant));
  const turn = Math.floor(randomFrom(words)() * 12) + variant;
  // Who asks for a drawing wants the thing, not its name.
  const isPure = isDrawing && subjectOf(poster.title).symbol !== null;
  const isWordless = look.isTextless || isPure || isBlank(content) || isMostlyUnprintable(words);
  // A ground for other things shows none itself.
  const isGround = look.isTextless && BACKGROUND.test(task.brief);
  const named = isDrawing ? subjectOf(poster.title).symbol : symbolOf(poster, content, words);
  const subject = isGround ? null : named;
  const symbol = isGround && !WISHES_THING.test(look.shown) ? null : wishedSymbol(look, subject);
  const isChart = isShares(content.items) || (look.isChart && barsOf(content.items) !== null);
  const lists = isChart ? (['bars'] as const) : LISTS;
  const layouts = isWordless ? (['textless'] as const) : content.items.length >= 2 ? lists : FAMILIES[content.kind];
  const hasStub = content.big !== null || content.leaf !== null || symbol !== null;
  const calm = isWordless ? layouts : suited(layouts, look, hasStub);
  const onPhoto = task.photo && ON_PHOTOS[variant % ON_PHOTOS.length];
  const layout = (!isWordless && onPhoto?.layout) || (calm[turn % calm.length] ?? layouts[0]);
  // Each follows its own row, so that another version differs in more than one way.
  const turnOf = (what: string) => Math.floor(randomFrom(`${what} ${words}`)() * 12) + variant;
  return {
    poster,
    isDrawing,
    aspect: look.aspect ?? (platform ? PLATFORM_RULES[platform].aspect : '1:1'),
    layout,
    // Layouts turn faster than grounds, so that a second round of the layouts comes in other colours.
    ground: groundFor(LAYOUT_WAYS[layout].grounds, (turn % calm.length) + Math.floor(turn / calm.length), look),
    texture: onPhoto?.texture ?? textureFor(look, symbol, isWordless, turnOf('texture')),
    colours: paletteOf(
      look.isBranded ? brand.colors : matterPalette(brand, symbol, turnOf('palette'), look.refused),
      look,
    ),
    pairing: pairingFor(wishedPairings(look, matterPairings(brand, content.kind, symbol, turnOf('pairing'))), words),
    symbol,
    photo: task.photo?.id ?? null,
    slide: null,
    seed: numberFrom(JSON.stringify([words, look, variant])),
  };
}

/** The layouts in which the wished look can be seen, else those that take any words. */
function suited(
  layouts: readonly [Layout, ...Layout[]],
  look: PictureLook,
  hasStub: boolean,
): readonly [Layout, ...Layout[]] {
  const isFit = (one: Layout): boolean =>
    // On its stub a ticket shows something of the matter.
    (one !== 'ticket' || hasStub) &&
    // A band of forms is much where little is wished.
    !(look.isMinimal && one === 'band') &&
    (wishedSymbolIn(look.shown) === null || !WITHOUT_SYMBOL.includes(one)) &&
    (look.tone === null || look.tone === 'light' || !ON_TWO_GROUNDS.includes(one));
  const [first, ...others] = layouts.filter(isFit);
  return first === undefined ? ['poster', 'centred'] : [first, ...others];
}

function symbolOf({ notes }: Poster, { headline, kicker, items, sub }: Content, words: string): string | null {
  const all = words.length <= LONGEST_THEME ? words : '';
  return symbolFor([headline, kicker, kindIn(notes)], [items.join('\n'), sub ?? '', all].map(allowed));
}

/** A first note of few words says what the thing is ('Webinar', 'Our nail bar'), and leads as the title does. */
const kindIn = ([first = '']: string[]): string =>
  first.split(/\s+/u).length <= WORDS_OF_A_KIND && !NAMED.test(first) ? allowed(first) : '';

/** 'Se llama Luna' tells of no moon. */
const NAMED = /(?<!\p{L})(?:called|named|name is|heißt|llama|s['’]appelle|chiama|chama-se)(?!\p{L})/iu;

/** The lines and sentences that forbid nothing. */
const allowed = (text: string): string =>
  text
    .split(/\n|(?<=[.!?])\s/u)
    .filter((line) => !REFUSED.test(line))
    .join('\n');

/** 'No running': what is forbidden is not shown. */
const REFUSED =
  /^(?:no|not|never|don['’]?t|keine?n?|nicht|nie|sin|nunca|prohibido|sans|pas de|ne pas|interdi\p{L}*|senza|niente|vietato|sem|não|proibido)(?!\p{L})/iu;

/** What other things are to stand on. */
const BACKGROUND =
  /(?<!\p{L})(?:backgrounds?|backdrops?|wallpaper|hintergr[uü]nde?|fondo|fond|sfondo|fundo)(?!\p{L})/iu;

/** 'With a boat on it': a ground that is to show something. */
const WISHES_THING = /(?<!\p{L})(?:icon|symbol|silhouette|motif|with|mit|con|avec|com)(?!\p{L})/iu;

/** 'No icons', 'ohne Symbole': none at all. */
const NO_SYMBOL =
  /(?:icons?|symbols?|pictures?|images?|pictograms?|bilder|imágenes|clip ?-?art|illustrations?|drawings?|symbole?|icono|símbolo|icône|symbole|icon[ae]|simbol[oi]|ícone)s?\s*(?:$|,|at all)/iu;

/** What is wished to be seen comes first; what is not to be seen is not. */
function wishedSymbol({ shown, hidden }: PictureLook, symbol: string | null): string | null {
  if (NO_SYMBOL.test(hidden)) return null;
  const unwanted = symbolsIn(hidden);
  return [wishedSymbolIn(shown), symbol].find((one) => one !== null && !unwanted.includes(one)) ?? null;
}

const wishedPairings = ({ pairing }: PictureLook, pairings: readonly Pairing[]): readonly Pairing[] =>
  pairing === null || pairings[0] === 'brand' ? pairings : [pairing, ...pairings];

/** Lights and lines would change the brand's own colour: forms beside it show it as it is. */
function textureFor(look: PictureLook, symbol: string | null, isWordless: boolean, turn: number): Texture {
  // Without words and symbol the ground is the picture: both colours are to be seen in it.
  if (isWordless && symbol === null) return look.isMinimal || turn % 2 === 0 ? 'mesh' : 'shapes';
  if (look.isMinimal || look.tone === 'white') return 'plain';
  return look.isBranded ? 'shapes' : matterTexture(symbol, turn);
}

/** The first pairing that has the letters of the words. */
function pairingFor(pairings: readonly Pairing[], words: string): Pairing {
  const shown = printable(words.slice(0, LONGEST_THEME));
  return pairings.find((pairing) => pairing === 'brand' || covers(pairing, shown)) ?? 'brand';
}

/** The grounds of a carousel's cover and last slide, and of its points in turns. */
const RHYTHMS: [edges: GroundName, odd: GroundName, even: GroundName][] = [
  ['primary', 'paper', 'tint'],
  ['deep', 'paper', 'paper'],
  ['accent', 'paper', 'tint'],
  ['deep', 'tint', 'paper'],
  ['primary', 'deep', 'deep'],
];

/** Chooses the designs of what is asked: one picture, or the slides of a carousel in one look. */
export function designsOf(task: PictureTask): Design[] {
  const { brand, look, platform } = task;
  const whole = designOf(task);
  const carousel = look.slides === null ? null : slidesOf(whole.poster, look, brand);
  if (!carousel || look.isTextless || isMostlyUnprintable(wordsOf(whole.poster))) return [whole];
  const rhythm = rhythmFor(look, whole.seed);
  const of = carousel.posters.length;
  const edge = whole.photo === null ? whole.texture : 'plain';
  const symbol = wishedSymbol(look, symbolFor([whole.poster.title, kindIn(whole.poster.notes)], whole.poster.notes));
  return carousel.posters.map((poster, i) => ({
    ...whole,
    poster,
    isDrawing: false,
    aspect: look.aspect ?? (platform === null ? '1:1' : PLATFORM_RULES[platform].slideAspect),
    // A photo is the ground of the cover alone: what follows is read.
    ...(whole.photo !== null && i === 0
      ? {}
      : { layout: 'slide', photo: null, texture: poster.figure === null ? edge : 'plain' }),
    ground: poster.figure === null ? rhythm[0] : i % 2 === 1 ? rhythm[1] : rhythm[2],
    symbol: poster.figure === null ? symbol : null,
    slide: { at: i + 1, of },
  }));
}

function rhythmFor(look: PictureLook, seed: number): [edges: GroundName, odd: GroundName, even: GroundName] {
  if (look.tone === 'dark') return ['deep', 'deep', 'deep'];
  if (look.tone === 'light') return ['tint', 'paper', 'paper'];
  if (look.tone === 'white') return ['paper', 'paper', 'paper'];
  if (look.isBranded || look.colours.length > 0) return ['primary', 'paper', 'tint'];
  return RHYTHMS[seed % RHYTHMS.length] ?? ['primary', 'paper', 'tint'];
}

/** The names of all symbols. */
export const allSymbols = (): string[] => [...symbolNames()].sort();

/** Ways to build a card for any words that are no list. */
const ANY_WORDS: Layout[] = ['poster', 'split', 'band', 'centred', 'big', 'card'];

/** The layouts that can show what stands on a design: those that suit it best first, that without words last. */
export function layoutsFor({ poster, isDrawing, photo, slide }: Design): Layout[] {
  const content = contentOf(poster, isDrawing, slide !== null);
  const { kind, items, leaf } = content;
  if (isBlank(content)) return ['textless'];
  const hasList = items.length > 0;
  const lists = barsOf(items) === null ? LISTS : CHARTS;
  const onGround: readonly Layout[] = hasList ? lists : [...FAMILIES[kind], ...ANY_WORDS, 'dated'];
  const onSlide: readonly Layout[] = ['slide', ...(hasList ? [] : ANY_WORDS)];
  const suited = photo !== null ? ON_PHOTOS.map((way) => way.layout) : slide !== null ? onSlide : onGround;
  const all = new Set(suited.filter((layout) => layout !== 'textless' && (layout !== 'dated' || leaf !== null)));
  return [...all, 'textless'];
}

/** The layout in which a design is drawn: its own, unless that has no place for what stands on it. */
export function layoutOf(design: Design): Layout {
  const { layout, photo, seed } = design;
  const layouts = layoutsFor(design);
  if (layouts.includes(layout)) return layout;
  const suited = layouts.slice(0, -1);
  const isOnPhoto = ON_PHOTOS.some((way) => way.layout === layout);
  const isFit = isOnPhoto === (photo !== null) && LISTS.includes(layout) === LISTS.some((one) => suited.includes(one));
  if (isFit && suited.length > 0) return layout === 'dated' ? 'poster' : layout;
  return suited[seed % suited.length] ?? 'textless';
}

/** Whether nothing stands on a card. */
function isBlank({ kicker, big, headline, sub, items, by, cta, details }: Content): boolean {
  return [kicker, big, headline, sub, by, cta].every((one) => !one) && items.length + details.length === 0;
}

/** The ground that the wished look allows, else one of the layout's own. */
function groundFor(grounds: readonly [GroundName, ...GroundName[]], turn: number, look: PictureLook): GroundName {
  const isColoured = look.colours.length > 0;
  if (look.tone === 'white') return 'paper';
  if (look.tone === 'dark' && !isColoured) return 'deep';
  if (look.tone === 'light' && !isColoured) return 'paper';
  if (isColoured) return look.tone === 'dark' ? 'deep' : 'primary';
  if (look.isBranded) return 'primary';
  return grounds[turn % grounds.length] ?? grounds[0];
}

/** All that stands on a poster, as one text. */
export function wordsOf({ title, notes, times, place, price, figure, items, by, call }: Poster): string {
  const when = times.flatMap(({ day, hours }) => [day, hours]);
  return [figure, title, ...notes, ...items, ...when, place, price, by, call].filter(Boolean).join('\n');
}

/** A post without the line that names its brand: the picture is signed as it is. */
function withoutSignature(poster: Poster, name: string | null): Poster {
  if (!name) return poster;
  const isSignature = (line: string) => line.replace(/^[—–-]\s*/u, '') === name;
  return {
    ...poster,
    notes: poster.notes.filter((note) => !isSignature(note)),
    by: poster.by === name ? null : poster.by,
  };
}
