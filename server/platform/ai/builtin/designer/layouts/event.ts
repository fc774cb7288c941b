import { motif } from '../art/motifs.ts';
import type { Content } from '../brief/card.ts';
import { mix } from '../colour/contrast.ts';
import { groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { type Box, circle, n, rect } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';
import { motifOn, poster } from './full.ts';
import { displayLine } from './list.ts';

/** A day and its month, with nothing beside them: no weekday, no year. */
const ONLY_DATE = /^(?:\d{1,2}\S*\s+(?:de\s+|of\s+)?\p{L}+\.?|\p{L}{3,9}\.?\s+\d{1,2}\p{L}*)$/u;

/** The facts without a date that a leaf already shows whole. */
function withoutLeafDate({ content }: Stage): Content['details'] {
  return content.details.filter(({ icon, text }) => icon !== 'calendar' || !ONLY_DATE.test(text));
}

/** A calendar leaf with month and day. */
function leaf(stage: Stage, box: Box, day: string, month: string): void {
  const { scene } = stage;
  const ground = groundOf(stage.groundName, stage.palette);
  const sheet = groundOf('paper', stage.palette);
  const head = ground.chip.fill;
  stage.reserved.push(box);
  const radius = box.width * 0.09;
  const top = box.height * 0.29;
  const edge = ground.isDark ? sheet.base : mix(sheet.base, sheet.text, 0.14);
  scene.shapes.push(
    rect(box, edge, radius),
    ground.isDark
      ? ''
      : rect({ x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }, '#ffffff', radius - 2),
    `<path d="M${n(box.x)} ${n(box.y + top)}V${n(box.y + radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} ${n(-radius)}h${n(box.width - 2 * radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(radius)} ${n(radius)}V${n(box.y + top)}z" fill="${head}"/>`,
    circle(box.x + box.width * 0.27, box.y + box.height * 0.06, box.width * 0.035, ground.base),
    circle(box.x + box.width * 0.73, box.y + box.height * 0.06, box.width * 0.035, ground.base),
  );
  const inner = { x: box.x + box.width * 0.08, width: box.width * 0.84 };
  displayLine(
    stage,
    month.toUpperCase(),
    { ...inner, y: box.y + top * 0.28, height: top * 0.66 },
    top * 0.5,
    ground.chip.text,
  );
  displayLine(stage, day, { ...inner, y: box.y + top, height: box.height - top }, box.height * 0.56, sheet.text);
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
    leaf(
      stage,
      { x: frame.x + frame.width - width, y: frame.y + (frame.height - width * 1.1) / 2, width, height: width * 1.1 },
      content.leaf.day,
      content.leaf.month,
    );
    setColumn(stage, ground, { ...frame, width: frame.width - width - unit * 6 });
  } else {
    const width = unit * (stage.isTall ? 27 : 21);
    leaf(stage, { x: frame.x, y: frame.y, width, height: width * 1.08 }, content.leaf.day, content.leaf.month);
    const top = width * 1.08 + unit * 4.5;
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + top, height: frame.height - top },
      { anchor: 'bottom', largest: 10 },
    );
  }
  paintBackdrop(
    stage,
    ground,
    ground.isDark ? ['mesh', 'contours', 'hills', 'corner'] : ['contours', 'corner', 'squares', 'mesh'],
  );
}

/** A ticket with a torn-off stub. */
export function ticket(stage: Stage): void {
  const { scene, unit } = stage;
  const whole = wholeOf(stage);
  const ground = groundOf(stage.groundName, stage.palette);
  const face = groundOf(ground.isDark ? 'paper' : 'deep', stage.palette);
  const frame = sign(stage, whole, ground, 'center');
  const body: Box = {
    x: frame.x - unit * 1.5,
    y: frame.y - unit * 1.5,
    width: frame.width + unit * 3,
    height: frame.height + unit * 1.5,
  };
  const notch = unit * 3;
  const tear = body.x + body.width * (stage.content.big ? 0.42 : 0.3);
  const level = body.y + body.height * 0.42;
  scene.shapes.push(rect(body, face.base, unit * 2.4));
  const hasBig = stage.content.big !== null;
  const stub: Box = stage.isWide
    ? { x: body.x, y: body.y, width: tear - body.x, height: body.height }
    : { x: body.x, y: body.y, width: body.width, height: level - body.y };
  const dots = Array.from({ length: 60 }, (_, index) => index * unit * 2.4);
  if (stage.isWide) {
    scene.shapes.push(circle(tear, body.y, notch, ground.base), circle(tear, body.y + body.height, notch, ground.base));
    for (const step of dots)
      if (step > notch * 1.5 && step < body.height - notch * 1.5)
        scene.shapes.push(circle(tear, body.y + step, unit * 0.42, ground.base));
  } else {
    scene.shapes.push(
      circle(body.x, level, notch, ground.base),
      circle(body.x + body.width, level, notch, ground.base),
    );
    for (const step of dots)
      if (step > notch * 1.5 && step < body.width - notch * 1.5)
        scene.shapes.push(circle(body.x + step, level, unit * 0.42, ground.base));
  }
  const pad = unit * 4.5;
  const stubInner: Box = {
    x: stub.x + pad,
    y: stub.y + pad,
    width: stub.width - 2 * pad,
    height: stub.height - 2 * pad,
  };
  const main: Box = stage.isWide
    ? {
        x: tear + pad + unit,
        y: body.y + pad,
        width: body.x + body.width - tear - 2 * pad - unit,
        height: body.height - 2 * pad,
      }
    : { x: body.x + pad, y: level + pad, width: body.width - 2 * pad, height: body.y + body.height - level - 2 * pad };
  const loud = hasBig
    ? stage.content.big
    : stage.content.leaf
      ? `${stage.content.leaf.day} ${stage.content.leaf.month}`
      : null;
  if (loud) displayLine(stage, loud, stubInner, Math.min(stubInner.height, unit * 34), face.accent);
  else {
    const side = Math.min(stubInner.width, stubInner.height, unit * 22);
    const [x, y] = [stub.x + (stub.width - side) / 2, stub.y + (stub.height - side) / 2];
    scene.shapes.push(motif(stage.motif ?? 'sparkle', x, y, side, motifOn(face)));
  }
  const isDay = !hasBig && stage.content.leaf;
  if (isDay) stage.content = { ...stage.content, details: withoutLeafDate(stage) };
  setColumn(stage, face, main, { largest: 9.4, without: loud && !isDay ? ['big'] : [], kickerMark: 'plain' });
  scene.shapes.unshift(rect(whole, ground.base));
}
