import { groundOf } from '../colour/palette.ts';
import { setColumn } from '../column.ts';
import { n } from '../scene.ts';
import { sign } from '../signature.ts';
import { type Stage, wholeOf } from '../stage.ts';
import { paintBackdrop } from './backdrops.ts';

/** A pair of opening marks in a box 100 wide and 78 high, drawn so that no font is needed. */
const MARKS =
  'M0 52C0 24 14 6 40 0l4 12C30 18 24 26 23 36h2c12 0 20 8 20 20s-9 21-22 21C8 77 0 68 0 52zM55 52C55 24 69 6 95 0l4 12C85 18 79 26 78 36h2c12 0 20 8 20 20s-9 21-22 21c-15 0-23-9-23-25z';

function placeMarks(stage: Stage, x: number, y: number, width: number, colour: string): void {
  stage.reserved.push({ x, y, width, height: width * 0.78 });
  stage.scene.shapes.push(
    `<path transform="translate(${n(x)} ${n(y)}) scale(${(width / 100).toFixed(4)})" d="${MARKS}" fill="${colour}"/>`,
  );
}

/** Somebody's words below large marks. */
export function quote(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  const { unit } = stage;
  const width = unit * (stage.isWide ? 11 : 14);
  placeMarks(stage, frame.x, frame.y, width, ground.shape);
  const indent = stage.isWide ? width + unit * 5 : 0;
  const top = stage.isWide ? 0 : width * 0.78 + unit * 4;
  setColumn(
    stage,
    ground,
    { x: frame.x + indent, y: frame.y + top, width: frame.width - indent, height: frame.height - top },
    { largest: 9.6, anchor: stage.isWide ? 'middle' : 'bottom' },
  );
  paintBackdrop(stage, ground);
}

/** Somebody's words on the middle axis. */
export function quoteCentred(stage: Stage): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground, 'center');
  const { unit } = stage;
  const width = unit * 10;
  const top = width * 0.78 + unit * 3.5;
  placeMarks(stage, frame.x + (frame.width - width) / 2, frame.y, width, ground.shape);
  const narrow = stage.isWide ? frame.width * 0.1 : 0;
  setColumn(
    stage,
    ground,
    { x: frame.x + narrow, y: frame.y + top, width: frame.width - 2 * narrow, height: frame.height - top },
    { align: 'center', largest: 8 },
  );
  paintBackdrop(stage, ground);
}
