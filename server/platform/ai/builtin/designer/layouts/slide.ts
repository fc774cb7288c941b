import { mix } from '../colour/contrast.ts';
import { type Ground, groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { placeSymbol } from '../emblem.ts';
import { type Box, circle, inset, n, rect, shared } from '../scene.ts';
import { displaySetting, numberSetting, put } from '../setting.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { fitText } from '../type/fit.ts';
import { paintBackdrop } from './backdrops.ts';

/** A slide of a carousel: its cover, one of its points or its last word, with a mark of how far it has come. */
export function slide(stage: Stage): void {
  const { at, of } = stage.slide ?? { at: 1, of: 1 };
  const ground = groundOf(stage.groundName, stage.palette);
  // Where the name is the last word, nothing signs it once more.
  const isName = stage.content.headline === stage.brand.name && stage.logo === null;
  const signed = isName ? shared(inset(wholeOf(stage), stage.margin), stage.safe) : sign(stage, wholeOf(stage), ground);
  const top = setProgress(stage, ground, at, of);
  if (at < of) setArrow(stage, ground);
  const used = Math.max(0, top - signed.y);
  const frame: Box = { ...signed, y: signed.y + used, height: footOf(stage, signed) - signed.y - used };
  const isPoint = stage.content.big !== null;
  if (!isPoint) setEdge(stage, ground, frame);
  else if (stage.content.items.length > 0) setShared(stage, ground, frame);
  else setPoint(stage, ground, frame);
  paintBackdrop(stage, ground);
}

const ARROW = 9;

/** The lower edge of what may stand on a slide. */
const lowest = ({ scene, margin, safe }: Stage): number => Math.min(scene.height - margin, safe.y + safe.height);

/** Where words end: above the signature, and above the arrow where there is none. */
function footOf(stage: Stage, signed: Box): number {
  return Math.min(signed.y + signed.height, lowest(stage) - stage.unit * (ARROW + 2.4));
}

/** A row of bars along the upper edge, as many as slides: those that were seen are filled. */
function setProgress(stage: Stage, ground: Ground, at: number, of: number): number {
  const { scene, unit, margin } = stage;
  const [gap, height, y] = [unit * 0.9, unit * 0.7, Math.max(margin * 0.62, stage.safe.y)];
  const width = (scene.width - 2 * margin - gap * (of - 1)) / of;
  const rest = mix(ground.base, ground.text, 0.2);
  for (let i = 0; i < of; i++)
    scene.shapes.push(
      rect({ x: margin + i * (width + gap), y, width, height }, i < at ? ground.accent : rest, height / 2),
    );
  stage.reserved.push({ x: margin, y, width: scene.width - 2 * margin, height });
  return y + height + unit * 4.6;
}

/** There is more: an arrow in a disc, where a thumb swipes. */
function setArrow(stage: Stage, ground: Ground): void {
  const { scene, unit, margin } = stage;
  const side = unit * ARROW;
  const [x, y] = [scene.width - margin - side, lowest(stage) - side + unit * 1.6];
  const [cx, cy, reach] = [x + side / 2, y + side / 2, side * 0.2];
  scene.shapes.push(
    circle(cx, cy, side / 2, ground.chip.fill),
    `<path d="M${n(cx - reach)} ${n(cy)}H${n(cx + reach)}M${n(cx + reach * 0.2)} ${n(cy - reach * 0.8)}L${n(cx + reach)} ${n(cy)}L${n(cx + reach * 0.2)} ${n(cy + reach * 0.8)}" fill="none" stroke="${ground.chip.text}" stroke-width="${n(side * 0.07)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  stage.reserved.push({ x, y, width: side, height: side });
}

/** Draws the symbol into the upper part of a box and gives back what is left of it. */
function belowSymbol(stage: Stage, ground: Ground, box: Box, side: number): Box {
  if (!stage.symbol) return box;
  placeSymbol(stage, ground, box.x, box.y, side);
  const used = side + stage.unit * 3;
  return { ...box, y: box.y + used, height: box.height - used };
}

/** The cover and the last slide: their words as large as they go. */
function setEdge(stage: Stage, ground: Ground, frame: Box): void {
  const { unit, isWide } = stage;
  const side = Math.min(unit * (stage.isTall ? 26 : 20), frame.height * 0.3);
  const box = isWide ? { ...frame, width: frame.width * 0.8 } : belowSymbol(stage, ground, frame, side);
  setColumn(stage, ground, box, { anchor: isWide ? 'middle' : 'bottom', largest: 13 });
}

/** One point: its number large, itself as the headline, what explains it below. */
function setPoint(stage: Stage, ground: Ground, frame: Box): void {
  const { unit, content, type, isWide } = stage;
  const number = fitText(content.big ?? '', numberSetting(type.head), {
    width: frame.width * 0.6,
    height: frame.height * (isWide ? 0.8 : 0.34),
    largest: unit * (stage.isTall ? 32 : 26),
    smallest: unit * 8,
    maxLines: 1,
  });
  put(stage, number, frame.x, frame.y, frame.width, 'left', ground.accent);
  const beside = isWide ? number.width + unit * 6 : 0;
  const above = isWide ? 0 : number.height + unit * 2.4;
  setColumn(
    stage,
    ground,
    { x: frame.x + beside, y: frame.y + above, width: frame.width - beside, height: frame.height - above },
    { anchor: isWide ? 'middle' : 'bottom', largest: 10, without: ['big'] },
  );
}

/** Points that share a slide, each behind its number. */
function setShared(stage: Stage, ground: Ground, frame: Box): void {
  const { unit, scene, content, type } = stage;
  const first = Number(content.big ?? 1);
  const gap = unit * 5;
  const room = (frame.height - gap * (content.items.length - 1)) / content.items.length;
  const lead = unit * 19;
  let y = frame.y;
  for (const [i, item] of content.items.entries()) {
    const number = fitText(String(first + i), numberSetting(type.head), {
      width: lead - unit * 2,
      height: room,
      largest: unit * 16,
      smallest: unit * 4,
      maxLines: 1,
    });
    const words = fitText(item, displaySetting(type.head), {
      width: frame.width - lead,
      height: room,
      largest: unit * 7.4,
      smallest: unit * 2.6,
    });
    put(stage, number, frame.x, y + (room - number.height) / 2, lead, 'left', ground.accent);
    put(stage, words, frame.x + lead, y + (room - words.height) / 2, frame.width - lead, 'left', ground.text);
    if (i > 0)
      scene.shapes.push(
        rect({ x: frame.x, y: y - gap / 2, width: frame.width, height: 2 }, mix(ground.base, ground.text, 0.16)),
      );
    y += room + gap;
  }
}
