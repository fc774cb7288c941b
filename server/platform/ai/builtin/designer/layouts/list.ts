import { icon } from '../art/icons.ts';
import type { Content } from '../brief/card.ts';
import { barsOf, isShares, lettersOf, tableOf } from '../brief/cells.ts';
import { mix } from '../colour/contrast.ts';
import { type Ground, groundOf } from '../colour/palette.ts';
import { setCall, setColumn } from '../column.ts';
import { placeSymbol } from '../emblem.ts';
import { type Box, circle, inset, rect, shared } from '../scene.ts';
import { sign } from '../signature.ts';
import { faceOf, type Stage, wholeOf } from '../stage.ts';
import { type FittedText, fitText } from '../type/fit.ts';
import { paintBackdrop } from './backdrops.ts';
import { setBars } from './bars.ts';
import { plateOf, setTable } from './table.ts';

type RowStyle = 'disc' | 'rule' | 'tile' | 'bar';

/** What is there to be ticked off, in six languages: things to bring, what is included, what is offered. */
const TICKED =
  /(?<!\p{L})(?:check-?list\p{L}*|to[- ]do|tick\p{L}*|bring|pack(?:ing)?|includ\p{L}*|you (?:get|need)|we offer|benefits|hiring|checkliste\p{L}*|packliste|mitbringen|inklusive|enthalten|wir bieten|wir suchen|lista de (?:control|verificação)|traer|llevar|incluye|incluido|ofrecemos|buscamos|à (?:apporter|emporter)|inclus|compris|nous offrons|on recrute|da portare|incluso|offriamo|cerchiamo|trazer|levar|inclui|oferecemos|contratamos)(?!\p{L})/iu;

interface Row {
  text: FittedText;
  height: number;
}

function rowsFor(stage: Stage, items: string[], box: Box, lead: number, padding: number, gap: number): Row[] {
  const room = (box.height - gap * (items.length - 1)) / items.length;
  // All rows share the size of the one that needs the smallest.
  let largest = stage.unit * 4.3;
  const set = () =>
    items.map((item) =>
      fitText(
        item,
        { face: stage.type.strong, lineHeight: 1.24 },
        {
          width: box.width - lead - padding * 2,
          height: Math.max(stage.unit * 2, room - padding * 1.2),
          largest,
          smallest: stage.unit * 1.9,
          maxLines: 3,
        },
      ),
    );
  largest = Math.min(...set().map((text) => text.size));
  return set().map((text) => ({ text, height: Math.min(room, Math.max(text.height + padding * 1.6, stage.unit * 8)) }));
}

function setNumber(
  stage: Stage,
  ground: Ground,
  digits: string,
  { x, middle, side }: { x: number; middle: number; side: number },
  style: RowStyle,
): void {
  const number = fitText(
    digits,
    { face: stage.type.head, lineHeight: 1 },
    {
      width: side,
      height: side,
      largest: stage.unit * (style === 'rule' ? 5 : 3),
      smallest: stage.unit,
      maxLines: 1,
    },
  );
  stage.scene.texts.push({
    text: number,
    box: { x, y: middle - number.height / 2, width: side, height: number.height },
    align: style === 'rule' ? 'left' : 'center',
    colour: style === 'rule' ? ground.accent : ground.chip.text,
  });
}

/** Sets the items of a card into a box: in two columns where each has two, else behind numbers, letters, ticks or dots. */
export function setRows(stage: Stage, ground: Ground, box: Box, style: RowStyle): void {
  const { unit, scene, content } = stage;
  const bars = style === 'bar' || isShares(content.items) ? barsOf(content.items) : null;
  if (bars) {
    setBars(stage, ground, box, bars);
    return;
  }
  const table = content.isCounted ? null : tableOf(content.items);
  if (table) {
    setTable(stage, ground, box, table, style === 'tile');
    return;
  }
  const lettered = content.isCounted ? null : lettersOf(content.items);
  const marks = lettered?.letters ?? (content.isCounted ? content.items.map((_, i) => String(i + 1)) : null);
  const isTicked = TICKED.test(`${content.headline} ${content.sub ?? ''}`);
  const padding = style === 'tile' ? unit * 2 : unit * 1.2;
  const gap = style === 'tile' ? unit * 1.3 : unit * 0.6;
  const side = unit * (marks || isTicked ? 5.6 : 1.8);
  const lead = side + unit * 2.2;
  const rows = rowsFor(stage, lettered?.rest ?? content.items, box, lead, style === 'tile' ? padding : 0, gap);
  const total = rows.reduce((sum, row) => sum + row.height, 0) + gap * (rows.length - 1);
  const spread = Math.min(unit * 4.5, (box.height - total) / Math.max(1, rows.length));
  let y = box.y + Math.max(0, (box.height - total - spread * (rows.length - 1)) / 2);
  const plate = plateOf(ground);
  for (const [index, row] of rows.entries()) {
    const x = box.x + (style === 'tile' ? padding : 0);
    const middle = y + row.height / 2;
    if (style === 'tile')
      scene.shapes.push(rect({ x: box.x, y, width: box.width, height: row.height }, plate, unit * 1.6));
    if (style === 'rule' && index > 0)
      scene.shapes.push(
        rect(
          { x: box.x, y: y - (gap + spread) / 2 - 1, width: box.width, height: 2 },
          mix(ground.base, ground.text, 0.16),
        ),
      );
    if (style !== 'rule') scene.shapes.push(circle(x + side / 2, middle, side / 2, ground.chip.fill));
    const mark = marks?.[index];
    if (mark !== undefined) setNumber(stage, ground, mark, { x, middle, side }, style);
    else if (!isTicked && style === 'rule') scene.shapes.push(circle(x + side / 2, middle, side / 2, ground.shape));
    else if (isTicked) {
      const colour = style === 'rule' ? ground.accent : ground.chip.text;
      const tick = style === 'rule' ? side * 0.62 : side * 0.5;
      scene.shapes.push(icon('check', style === 'rule' ? x : x + (side - tick) / 2, middle - tick / 2, tick, colour));
    }
    scene.texts.push({
      text: row.text,
      box: { x: x + lead, y: middle - row.text.height / 2, width: row.text.width + 1, height: row.text.height },
      align: 'left',
      colour: ground.text,
    });
    y += row.height + gap + spread;
  }
}

/** Of the height of a picture, the part above its rows: what stands there besides the heading takes no room from it. */
function headShare({ items, sub, details }: Content, least: number): number {
  const rows = items.length > 4 ? 0 : 0.06;
  if (items.length > MOST_ROWS) return least;
  return Math.min(MOST_HEAD, least + rows + (sub ? 0.05 : 0) + 0.04 * details.length);
}
const MOST_HEAD = 0.42;
/** More rows need the room themselves. */
const MOST_ROWS = 6;

function list(stage: Stage, style: RowStyle): void {
  const ground = groundOf(stage.groundName, stage.palette);
  const frame = sign(stage, wholeOf(stage), ground);
  const { unit, content } = stage;
  if (stage.isWide) {
    const left = frame.width * 0.4;
    const side = stage.symbol ? unit * 13 : 0;
    placeSymbol(stage, ground, frame.x, frame.y, side);
    const top = side > 0 ? side + unit * 3 : 0;
    setColumn(
      stage,
      ground,
      { ...frame, y: frame.y + top, width: left, height: frame.height - top },
      { largest: 8.4, anchor: side > 0 ? 'top' : 'middle' },
    );
    const x = frame.x + left + unit * 6;
    const reachesRows = stage.reserved.some((box) => box.x + box.width > x - unit * 2);
    setRows(
      stage,
      ground,
      reachesRows
        ? { ...frame, x, width: frame.x + frame.width - x }
        : { x, y: stage.margin, width: frame.x + frame.width - x, height: stage.scene.height - 2 * stage.margin },
      style,
    );
  } else {
    const head = frame.height * headShare(content, 0.27);
    const side = stage.symbol ? Math.min(head, unit * 17) : 0;
    placeSymbol(stage, ground, frame.x + frame.width - side, frame.y, side);
    setColumn(
      stage,
      ground,
      { ...frame, width: frame.width - (side > 0 ? side + unit * 4 : 0), height: head },
      { largest: 8.2, anchor: 'top', without: ['cta', 'leaf'] },
    );
    const below = { ...frame, y: frame.y + head + unit * 3, height: frame.height - head - unit * 3 };
    setRows(stage, ground, setCall(stage, ground, below), style);
  }
  paintBackdrop(stage, ground);
}

/** Items with numbers or ticks in discs, or with dots. */
export const discList = (stage: Stage): void => list(stage, 'disc');
/** Items parted by fine rules. */
export const ruledList = (stage: Stage): void => list(stage, 'rule');
/** Numbers as bars. */
export const barList = (stage: Stage): void => list(stage, 'bar');
/** Items on tiles. */
export const tileList = (stage: Stage): void => list(stage, 'tile');

/** A tip without a list: one thought, set large on a note with a folded corner. */
export function note(stage: Stage): void {
  const { scene, unit } = stage;
  const under = groundOf(stage.groundName, stage.palette);
  const ground = groundOf(under.isDark ? 'paper' : 'deep', stage.palette);
  const sheet = inset(faceOf(stage), unit * 6.5);
  const fold = unit * 13;
  const [right, bottom] = [sheet.x + sheet.width, sheet.y + sheet.height];
  scene.shapes.push(
    `<path d="M${sheet.x} ${sheet.y}H${right - fold}L${right} ${sheet.y + fold}V${bottom}H${sheet.x}z" fill="${ground.base}"/>`,
    `<path d="M${right - fold} ${sheet.y}V${sheet.y + fold}H${right}z" fill="${mix(ground.base, ground.isDark ? '#ffffff' : ground.text, 0.2)}"/>`,
  );
  const frame = sign(stage, sheet, ground);
  const side = stage.symbol ? unit * (stage.isWide ? 12 : 17) : 0;
  placeSymbol(stage, ground, frame.x, frame.y, side);
  // Beside the folded corner there is room for a symbol, not for words.
  const belowFold = sheet.y + fold + unit - frame.y;
  const top = stage.isWide ? 0 : Math.max(belowFold, side > 0 ? side + unit * 3 : 0);
  const indent = side > 0 && stage.isWide ? side + unit * 4 : 0;
  const isCrowded = stage.isWide ? fold * 0.6 : 0;
  setColumn(
    stage,
    ground,
    { x: frame.x + indent, y: frame.y + top, width: frame.width - indent - isCrowded, height: frame.height - top },
    { largest: 10, anchor: side > 0 && !stage.isWide ? 'bottom' : 'middle' },
  );
  paintBackdrop(stage, under, sheet);
}

/** A heading in its own colour block above the items. */
export function headedList(stage: Stage): void {
  const { scene, unit } = stage;
  const whole = wholeOf(stage);
  const head = groundOf(stage.groundName, stage.palette);
  const body = groundOf(head.isDark ? 'paper' : 'deep', stage.palette);
  const share = stage.isWide ? 0.42 : headShare(stage.content, 0.28);
  const top: Box = stage.isWide
    ? { ...whole, width: whole.width * share }
    : { ...whole, height: stage.safe.y + stage.safe.height * share };
  const rest: Box = stage.isWide
    ? { ...whole, x: top.width, width: whole.width - top.width }
    : { ...whole, y: top.height, height: whole.height - top.height };
  scene.shapes.push(rect(top, head.base));
  stage.reserved.push(top);
  const inner = shared(inset(top, stage.margin * 0.78), stage.safe);
  const side = stage.symbol ? Math.min(inner.height, unit * 15) : 0;
  if (stage.isWide) placeSymbol(stage, head, inner.x, inner.y, side);
  else placeSymbol(stage, head, inner.x + inner.width - side, inner.y + (inner.height - side) / 2, side);
  const box =
    stage.isWide && side > 0
      ? { ...inner, y: inner.y + side + unit * 3, height: inner.height - side - unit * 3 }
      : { ...inner, width: inner.width - (side > 0 && !stage.isWide ? side + unit * 4 : 0) };
  setColumn(stage, head, box, {
    largest: 8,
    without: ['cta', 'leaf'],
    kickerMark: 'plain',
    anchor: stage.isWide && side > 0 ? 'bottom' : 'middle',
  });
  const frame = sign(stage, rest, body);
  setRows(stage, body, setCall(stage, body, frame), 'disc');
  paintBackdrop(stage, body);
}
