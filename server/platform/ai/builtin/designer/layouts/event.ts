import type { Content } from '../brief/card.ts';
import { mix } from '../colour/contrast.ts';
import { groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { placeSymbol } from '../emblem.ts';
import { displayLine, placeLeaf } from '../leaf.ts';
import { type Box, circle, inset, n } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';
import { poster } from './full.ts';

/** A day and its month, with nothing beside them: no weekday, no year. */
const ONLY_DATE = /^(?:\d{1,2}\S*\s+(?:de\s+|of\s+)?\p{L}+\.?|\p{L}{3,9}\.?\s+\d{1,2}\p{L}*)$/u;

/** The facts without a date that a leaf already shows whole. */
function withoutLeafDate({ content }: Stage): Content['details'] {
  return content.details.filter(({ icon, text }) => icon !== 'calendar' || !ONLY_DATE.test(text));
}

/** An event with its day as a calendar leaf; without a day it is a poster. */
export function dated(stage: Stage): void {
  const { content, unit } = stage;
  if (!content.leaf) {
    poster(stage);
    return;
  }
  stage.content = { ...content, details: withoutLeafDate(stage) };
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  if (stage.isWide) {
    const width = Math.min(frame.width * 0.27, frame.height * 0.8);
    placeLeaf(
      stage,
      ground,
      { x: frame.x + frame.width - width, y: frame.y + (frame.height - width * 1.1) / 2, width, height: width * 1.1 },
      content.leaf,
    );
    setColumn(stage, ground, { ...frame, width: frame.width - width - unit * 6 }, { without: ['leaf'] });
  } else {
    const width = unit * (stage.isTall ? 27 : 21);
    placeLeaf(stage, ground, { x: frame.x, y: frame.y, width, height: width * 1.08 }, content.leaf);
    const top = width * 1.08 + unit * 4.5;
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + top, height: frame.height - top },
      { anchor: 'bottom', largest: 10, without: ['leaf'] },
    );
  }
  paintBackdrop(stage, ground);
}

/** The outline of a ticket: rounded corners and a notch at either end of the line where it is torn. */
function ticketShape({ x, y, width, height }: Box, isWide: boolean, at: number, notch: number, radius: number): string {
  const corner = (dx: number, dy: number) => `a${n(radius)} ${n(radius)} 0 0 1 ${n(dx * radius)} ${n(dy * radius)}`;
  const bite = (dx: number, dy: number) => `a${n(notch)} ${n(notch)} 0 0 0 ${n(dx * notch * 2)} ${n(dy * notch * 2)}`;
  const [right, bottom] = [x + width, y + height];
  const top = isWide ? `H${n(at - notch)}${bite(1, 0)}` : '';
  const foot = isWide ? `H${n(at + notch)}${bite(-1, 0)}` : '';
  const east = isWide ? '' : `V${n(at - notch)}${bite(0, 1)}`;
  const west = isWide ? '' : `V${n(at + notch)}${bite(0, -1)}`;
  return `M${n(x + radius)} ${n(y)}${top}H${n(right - radius)}${corner(1, 1)}${east}V${n(bottom - radius)}${corner(-1, 1)}${foot}H${n(x + radius)}${corner(-1, -1)}${west}V${n(y + radius)}${corner(1, -1)}z`;
}

/** A ticket with a torn-off stub. */
export function ticket(stage: Stage): void {
  const { scene, unit, content, isWide } = stage;
  const ground = groundOf(stage.groundName, stage.palette);
  const face = groundOf(ground.isDark ? 'paper' : 'deep', stage.palette);
  const frame = sign(stage, wholeOf(stage), ground, 'center');
  const body: Box = {
    x: frame.x - unit * 1.5,
    y: frame.y - unit * 1.5,
    width: frame.width + unit * 3,
    height: frame.height + unit * 1.5,
  };
  const share = isWide ? (content.big ? 0.42 : 0.3) : 0.4;
  const tear = isWide ? body.x + body.width * share : body.y + body.height * share;
  const notch = unit * 3;
  scene.shapes.push(`<path d="${ticketShape(body, isWide, tear, notch, unit * 2.4)}" fill="${face.base}"/>`);
  const perforation = mix(face.base, face.text, 0.3);
  for (let step = notch * 1.6; step < (isWide ? body.height : body.width) - notch * 1.5; step += unit * 2.4)
    scene.shapes.push(
      isWide
        ? circle(tear, body.y + step, unit * 0.36, perforation)
        : circle(body.x + step, tear, unit * 0.36, perforation),
    );
  const pad = unit * 4.5;
  const stub = inset(isWide ? { ...body, width: tear - body.x } : { ...body, height: tear - body.y }, pad);
  const main = inset(
    isWide
      ? { ...body, x: tear + unit, width: body.x + body.width - tear - unit }
      : { ...body, y: tear, height: body.y + body.height - tear },
    pad,
  );
  if (content.big) displayLine(stage, content.big, stub, Math.min(stub.height, unit * 34), face.accent);
  else if (content.leaf) {
    const width = Math.min(stub.width, stub.height / 1.1);
    const leaf = { x: stub.x + (stub.width - width) / 2, y: stub.y + (stub.height - width * 1.1) / 2 };
    placeLeaf(stage, face, { ...leaf, width, height: width * 1.1 }, content.leaf);
    stage.content = { ...content, details: withoutLeafDate(stage) };
  } else {
    const side = Math.min(stub.width, stub.height, unit * 24);
    stage.symbol ??= 'ticket';
    placeSymbol(stage, face, stub.x + (stub.width - side) / 2, stub.y + (stub.height - side) / 2, side);
  }
  setColumn(stage, face, main, {
    largest: 9.4,
    without: content.big ? ['big'] : content.leaf ? ['leaf'] : [],
    kickerMark: 'plain',
  });
  paintBackdrop(stage, ground, body);
}
