import type { Design, GroundName, Layout, Poster } from '../../../../../domain/design.ts';
import { PLATFORM_RULES } from '../../../../../domain/platforms.ts';
import type { PictureLook, PictureTask } from '../../tasks.ts';
import { MOTIFS, motifFor } from './art/motifs.ts';
import type { Content } from './brief/card.ts';
import { contentOf } from './brief/content.ts';
import { paletteOf } from './colour/palette.ts';
import { FAMILIES, LISTS, ON_PHOTOS, WAYS } from './families.ts';
import { numberFrom, randomFrom } from './seed.ts';
import { slidesOf } from './slides.ts';
import { isMostlyUnprintable } from './type/printable.ts';

/** A long text names many things that the picture is not about. */
const LONGEST_THEME = 300;

/** Chooses how a picture is drawn: the same task gives the same design, another variant another one. */
export function designOf(task: PictureTask): Design {
  const { brand, look, platform } = task;
  const isDrawing = task.medium === 'drawing';
  const poster = withoutSignature(task.poster, brand.name);
  const words = wordsOf(poster);
  const content = contentOf(poster, isDrawing);
  const variant = Math.max(0, Math.floor(task.variant));
  const turn = Math.floor(randomFrom(words)() * 12) + variant;
  const isWordless = look.isTextless || content.headline === '' || isMostlyUnprintable(words);
  const layouts = isWordless ? (['textless'] as const) : content.items.length >= 2 ? LISTS : FAMILIES[content.kind];
  const onPhoto = task.photo && ON_PHOTOS[variant % ON_PHOTOS.length];
  const layout = (!isWordless && onPhoto?.layout) || (layouts[turn % layouts.length] ?? layouts[0]);
  const { headline, kicker, items, sub } = content;
  return {
    poster,
    isDrawing,
    aspect: look.aspect ?? (platform ? PLATFORM_RULES[platform].aspect : '1:1'),
    layout,
    // Layouts turn faster than grounds, so that a second round of the layouts comes in other colours.
    ground: groundFor(WAYS[layout].grounds, (turn % layouts.length) + Math.floor(turn / layouts.length), look),
    texture: onPhoto?.texture ?? (look.isMinimal ? 'plain' : 'pattern'),
    colours: paletteOf(brand, look),
    pairing: 'brand',
    symbol: motifFor(
      headline,
      kicker,
      items.join(' '),
      sub,
      words.length <= LONGEST_THEME || isWordless ? words : null,
    ),
    photo: task.photo?.id ?? null,
    slide: null,
    seed: numberFrom(JSON.stringify([words, look, variant])),
  };
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
  const symbol = motifFor(whole.poster.title, ...whole.poster.notes);
  return carousel.posters.map((poster, i) => ({
    ...whole,
    poster,
    isDrawing: false,
    aspect: look.aspect ?? (platform === 'instagram' ? '4:5' : '1:1'),
    // A photo is the ground of the cover alone: what follows is read.
    ...(whole.photo !== null && i === 0
      ? {}
      : { layout: 'slide', photo: null, texture: look.isMinimal ? 'plain' : 'pattern' }),
    ground: poster.figure === null ? rhythm[0] : i % 2 === 1 ? rhythm[1] : rhythm[2],
    symbol: poster.figure === null ? symbol : null,
    slide: { at: i + 1, of },
  }));
}

function rhythmFor(look: PictureLook, seed: number): [edges: GroundName, odd: GroundName, even: GroundName] {
  if (look.tone === 'dark') return ['deep', 'deep', 'deep'];
  if (look.tone === 'light') return ['tint', 'paper', 'paper'];
  if (look.isBranded || look.colours.length > 0) return ['primary', 'paper', 'tint'];
  return RHYTHMS[seed % RHYTHMS.length] ?? ['primary', 'paper', 'tint'];
}

/** The names of all symbols. */
export const SYMBOLS: string[] = Object.keys(MOTIFS).sort();

/** Ways to build a card for any words that are no list. */
const ANY_WORDS: Layout[] = ['poster', 'split', 'band', 'centred', 'big', 'card'];

/** The layouts that can show what stands on a design: those that suit it best first, that without words last. */
export function layoutsFor({
  poster,
  isDrawing,
  photo,
  slide,
}: Pick<Design, 'poster' | 'isDrawing' | 'photo' | 'slide'>): Layout[] {
  const content = contentOf(poster, isDrawing, slide !== null);
  if (slide !== null && photo === null) return ['slide', ...(content.items.length > 0 ? [] : ANY_WORDS), 'textless'];
  const { kind, items, leaf } = content;
  const onGround = items.length > 0 ? LISTS : [...FAMILIES[kind], ...ANY_WORDS, 'dated' as const];
  const suited = isBlank(content) ? [] : photo === null ? onGround : ON_PHOTOS.map(({ layout }) => layout);
  return [...new Set<Layout>([...suited, 'textless'])].filter((layout) => layout !== 'dated' || leaf !== null);
}

/** The layout in which a design is drawn: its own, unless that has no place for what stands on it. */
export function layoutOf(design: Design): Layout {
  const { layout, slide, seed } = design;
  const layouts = layoutsFor(design);
  if (layouts.includes(layout)) return layout;
  const suited = layouts.slice(0, -1);
  const hasList = suited.some((one) => LISTS.includes(one));
  const isFit = LISTS.includes(layout) ? hasList : !hasList || slide !== null;
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
