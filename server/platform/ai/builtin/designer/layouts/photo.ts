import { hexOf, lchOf, mix } from '../colour/contrast.ts';
import { type Ground, groundOf, type Palette } from '../colour/palette.ts';
import { setCall, setColumn } from '../column.ts';
import { unrestIn } from '../photo/attention.ts';
import { bestWindow, within } from '../photo/crop.ts';
import { calmPlace, type Region, type Side } from '../photo/place.ts';
import { lumaAt, pixelsIn } from '../photo/raster.ts';
import { veilFor } from '../photo/veil.ts';
import type { PhotoView } from '../photo/view.ts';
import { type Box, inset, n, rect, type Tone } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { takenBoxes } from './backdrops.ts';
import { setRows } from './list.ts';

/** A stage with a photo on it. */
export type PhotoStage = Stage & { photo: PhotoView };

/** Words that cover more of what people look at, or stand on more turmoil than this, stand beside the photo instead. */
const MOST_COVERED = 0.18;
const MOST_TURMOIL = 15;

/** How much there is to say, from 0 for a short line to 1 for a full card. */
function fullness({ content }: Stage): number {
  const { headline, sub, big, details, cta, by, items } = content;
  const lines = headline.length / 60 + (sub ? 0.35 : 0) + (big ? 0.3 : 0) + details.length * 0.16 + (cta ? 0.2 : 0);
  return Math.min(1, lines / 1.6 + (by ? 0.1 : 0) + items.length * 0.2);
}

type Setter = (stage: Stage, box: Box, side: Side) => void;

/** The regions where words may stand, as large as there is to say; the margin is what stays free at their edges. */
function regionsOf(stage: Stage, set: Setter, margin: number): Region[] {
  const { width, height } = stage.scene;
  const full = fullness(stage);
  const most = stage.isTall ? 0.4 + full * 0.16 : (stage.isWide ? 0.62 : 0.48) + full * 0.14;
  const broad = 0.46 + full * 0.1;
  const region = (side: Side, box: Box, favour = 0): Region => {
    const { boxes } = onTrial(stage, set, inPicture(stage, box), side);
    const words = boxes.map((one) => inShares(stage, one));
    return { side, box, words, taken: around(words), favour };
  };
  // No deeper than what is said takes.
  const { needed } = onTrial(stage, set, { x: 0, y: 0, width, height: height * most }, 'top');
  const deep = Math.min(most, (needed + 2 * margin) / height);
  const end = stage.safe.y / height;
  const upright = () => [
    region('bottom', { x: 0, y: 1 - end - deep, width: 1, height: deep }),
    region('top', { x: 0, y: end, width: 1, height: deep }),
  ];
  const beside = () => [
    region('left', { x: 0, y: 0, width: broad, height: 1 }, stage.isWide ? 0.1 : 0),
    region('right', { x: 1 - broad, y: 0, width: broad, height: 1 }, stage.isWide ? 0.1 : 0),
  ];
  if (stage.isWide && full > 0.5) return beside();
  const isNarrow = height / width > 1.4;
  return isNarrow || (full > 0.45 && !stage.isWide) ? upright() : [...upright(), ...beside()];
}

/** What words and marks would take of a box, and the height that they need: between them and the signature there may be room to spare. */
function onTrial(stage: Stage, set: Setter, box: Box, side: Side): { boxes: Box[]; needed: number } {
  const tried = { ...stage, scene: { ...stage.scene, shapes: [], texts: [] }, reserved: [] as Box[] };
  set(tried, box, side);
  const boxes = takenBy(tried);
  const [signature] = tried.reserved;
  const above = boxes.map(({ y, height }) => y + height).filter((end) => signature && end <= signature.y);
  const spare = signature && above.length > 0 ? signature.y - Math.max(...above) - stage.unit * 4.2 : 0;
  return { boxes, needed: around(boxes).height - Math.max(0, spare) };
}

function takenBy({ scene, reserved }: Stage): Box[] {
  return [...takenBoxes(scene).map(({ box }) => box), ...reserved];
}

/** A region in the pixels of the picture. */
function inPicture({ scene }: Stage, { x, y, width, height }: Box): Box {
  return { x: x * scene.width, y: y * scene.height, width: width * scene.width, height: height * scene.height };
}

/** A box of the picture in shares of it. */
function inShares({ scene }: Stage, { x, y, width, height }: Box): Box {
  return { x: x / scene.width, y: y / scene.height, width: width / scene.width, height: height / scene.height };
}

function meanLuma({ raster }: PhotoView, box: Box): number {
  const { left, top, right, bottom } = pixelsIn(raster, box);
  let total = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) total += lumaAt(raster.pixels, (y * raster.width + x) * 3);
  return total / ((right - left) * (bottom - top));
}

/** White on a dark veil, or the brand's ink on a light one: whatever the photo is nearer to there. */
function groundOn(stage: PhotoStage, window: Box, taken: Box): Ground {
  const isLight = meanLuma(stage.photo, within(window, taken)) > 168;
  const ground = groundOf(isLight ? 'paper' : 'deep', stage.palette);
  // On a photo fine differences are lost: all words are as plain as the headline.
  return { ...ground, muted: ground.text, accent: ground.text };
}

/** How dense a veil must be under words. */
function densityUnder(stage: PhotoStage, window: Box, words: Box[], ground: Ground): number {
  const [x, y] = [(stage.unit * 0.6) / stage.scene.width, (stage.unit * 0.6) / stage.scene.height];
  const parts = words.map((box) =>
    within(window, { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y }),
  );
  return veilFor(stage.photo.raster, parts, { ink: ground.text, veil: ground.base });
}

const ENDS: Record<Side, { x1: number; y1: number; x2: number; y2: number }> = {
  top: { x1: 0, y1: 1, x2: 0, y2: 0 },
  bottom: { x1: 0, y1: 0, x2: 0, y2: 1 },
  left: { x1: 1, y1: 0, x2: 0, y2: 0 },
  right: { x1: 0, y1: 0, x2: 1, y2: 0 },
};

/** A veil that is whole under the words, from them to the picture's edge, and fades towards the rest of the photo. */
function veilShape(stage: Stage, side: Side, taken: Box, colour: string, density: number): string {
  const { width, height } = stage.scene;
  const fade = stage.unit * 34;
  const pad = stage.unit * 3;
  const reach = {
    top: { x: 0, y: 0, width, height: taken.y + taken.height + pad + fade },
    bottom: { x: 0, y: taken.y - pad - fade, width, height: height - taken.y + pad + fade },
    left: { x: 0, y: 0, width: taken.x + taken.width + pad + fade, height },
    right: { x: taken.x - pad - fade, y: 0, width: width - taken.x + pad + fade, height },
  }[side];
  const share = fade / (side === 'top' || side === 'bottom' ? reach.height : reach.width);
  const { x1, y1, x2, y2 } = ENDS[side];
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at.toFixed(3)}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`;
  // Eased at both ends: the eye finds the line where an even slope begins.
  const slope = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => stop(at * share, at * at * (3 - 2 * at) * density));
  const stops = slope.join('') + stop(1, density);
  return `<defs><linearGradient id="veil" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient></defs><rect x="${n(reach.x)}" y="${n(reach.y)}" width="${n(reach.width)}" height="${n(reach.height)}" fill="url(#veil)"/>`;
}

function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Lays the least veil under all that stands on the photo. */
function veil(stage: PhotoStage, side: Side, window: Box, ground: Ground): void {
  const boxes = takenBy(stage);
  const words = boxes.map((box) => inShares(stage, box));
  const density = densityUnder(stage, window, words, ground);
  if (density < 0.03) return;
  stage.scene.shapes.unshift(veilShape(stage, side, around(boxes), ground.base, density));
}

function showPhoto(stage: PhotoStage, box: Box, window: Box): void {
  stage.scene.photo = { box, window, tone: stage.photo.tone };
}

const ANCHORS = { top: 'top', bottom: 'bottom', left: 'middle', right: 'middle' } as const;

/** Words on the photo itself, where it is calm; beside it where they would cover what it shows. */
export function photoWords(stage: PhotoStage): void {
  const setOn =
    (ground: Ground): Setter =>
    (on, box, side) => {
      const frame = sign(on, box, ground, 'left', stage.margin);
      setColumn(on, ground, frame, { anchor: ANCHORS[side], largest: 10.5, kickerMark: 'plain' });
    };
  const regions = regionsOf(stage, setOn(groundOf('deep', stage.palette)), stage.margin);
  const place = calmPlace(stage.photo, stage.scene, regions, ({ words, taken }, window) =>
    densityUnder(stage, window, words, groundOn(stage, window, taken)),
  );
  const { window, side, covers, taken } = place;
  const { detail } = unrestIn(stage.photo.raster, within(window, taken));
  if (covers > MOST_COVERED || detail > MOST_TURMOIL || stage.content.items.length > 1) {
    photoPanel(stage);
    return;
  }
  showPhoto(stage, wholeOf(stage), window);
  const ground = groundOn(stage, window, taken);
  setOn(ground)(stage, inPicture(stage, place.box), side);
  veil(stage, side, window, ground);
}

/** The photo above or beside a panel in a colour of the brand. */
export function photoPanel(stage: PhotoStage): void {
  const { scene, content } = stage;
  const { width, height } = scene;
  const full = fullness(stage);
  const share = stage.isWide ? 0.54 - full * 0.06 : (stage.isTall ? 0.62 : 0.58) - full * 0.18;
  const isFirst = stage.random() < 0.6;
  const art: Box = stage.isWide
    ? { x: isFirst ? 0 : width - Math.round(width * share), y: 0, width: Math.round(width * share), height }
    : { x: 0, y: 0, width, height: Math.round(height * share) };
  const text: Box = stage.isWide
    ? { x: isFirst ? art.width : 0, y: 0, width: width - art.width, height }
    : { x: 0, y: art.height, width, height: height - art.height };
  showPhoto(stage, art, bestWindow(stage.photo.attention, stage.photo.raster, art));
  const ground = groundOf(stage.groundName, stage.palette);
  scene.shapes.push(rect(text, ground.base));
  const frame = sign(stage, text, ground);
  if (content.items.length < 2) {
    setColumn(stage, ground, frame, { largest: 10, isBeside: true });
    return;
  }
  const head = frame.height * (content.sub ? 0.36 : 0.28);
  setColumn(stage, ground, { ...frame, height: head }, { largest: 7, anchor: 'top', without: ['cta'] });
  const below = { ...frame, y: frame.y + head + stage.unit * 2, height: frame.height - head - stage.unit * 2 };
  setRows(stage, ground, setCall(stage, ground, below), 'rule');
}

/** Words on a card that lies on the photo where it covers least: whoever chooses a card gets one. */
export function photoCard(stage: PhotoStage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const [gap, padding] = [stage.unit * 4.5, stage.unit * 4.5];
  const set: Setter = (on, box) => {
    const frame = sign(on, inset(box, gap), ground, 'left', padding);
    setColumn(on, ground, frame, { anchor: 'top', largest: 8.6, kickerMark: 'plain' });
  };
  const regions = regionsOf(stage, set, gap + padding).filter(({ side }) => !stage.isWide || side in BESIDE);
  const cards = regions.map((region) => ({ ...region, taken: region.box }));
  const place = calmPlace(stage.photo, stage.scene, cards, () => 0);
  if (stage.content.items.length > 1) {
    photoPanel(stage);
    return;
  }
  showPhoto(stage, wholeOf(stage), place.window);
  const region = inPicture(stage, place.box);
  const { needed } = onTrial(stage, set, region, place.side);
  const free = Math.max(0, region.height - needed - 2 * (gap + padding));
  const share = { top: 0, bottom: 1, left: 0.5, right: 0.5 }[place.side];
  const box = { ...region, y: region.y + free * share, height: region.height - free };
  stage.scene.shapes.push(rect(inset(box, gap), ground.base, stage.unit * 2.4));
  set(stage, box, place.side);
}

const BESIDE = { left: true, right: true };

/** The photo alone, with no more on it than the brand's signature. */
export function photoAlone(stage: PhotoStage): void {
  const window = bestWindow(stage.photo.attention, stage.photo.raster, stage.scene);
  showPhoto(stage, wholeOf(stage), window);
  sign(stage, wholeOf(stage), groundOf('deep', stage.palette));
  const [signature] = stage.reserved;
  if (!signature) return;
  const ground = groundOn(stage, window, inShares(stage, signature));
  Object.assign(stage, { scene: { ...stage.scene, shapes: [], texts: [] }, reserved: [] });
  sign(stage, wholeOf(stage), ground);
  veil(stage, signature.y < stage.scene.height / 2 ? 'top' : 'bottom', window, ground);
}

/** What a photo in the brand's colours is printed in. */
export function duotoneOf(palette: Palette): Tone {
  const vivid = [palette.accent, palette.primary].map(lchOf).find(({ c }) => c > 0.04) ?? lchOf(palette.accent);
  return {
    shadows: mix(groundOf('deep', palette).base, '#000000', 0.15),
    middle: hexOf({ l: 0.58, c: Math.min(vivid.c, 0.12), h: vivid.h }),
    lights: hexOf({ l: 0.95, c: Math.min(vivid.c, 0.035), h: vivid.h }),
  };
}
