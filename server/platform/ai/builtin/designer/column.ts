import { icon } from './art/icons.ts';
import type { Content } from './brief/content.ts';
import type { Ground } from './colour/palette.ts';
import { type Align, type Box, circle, rect } from './scene.ts';
import type { Stage } from './stage.ts';
import { type FittedText, fitText, type Room, type Setting } from './type/fit.ts';
import type { Typeface } from './type/fonts.ts';

export interface ColumnOptions {
  align?: Align;
  anchor?: 'top' | 'middle' | 'bottom';
  /** The headline's largest size, in units. */
  largest?: number;
  /** How the small line above the headline is marked. */
  kickerMark?: 'dot' | 'pill' | 'plain';
  /** Parts that the layout shows itself. */
  without?: ('kicker' | 'big' | 'details' | 'by' | 'sub' | 'cta')[];
}

interface Block {
  gap: number;
  height: number;
  width: number;
  place(x: number, y: number): void;
}

// Below this a headline no longer leads: rather all else gets smaller.
const LEAST_LOUD = 5.8;
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];

/** Few words may be louder than many. */
function loudness(headline: string): number {
  if (headline.length <= 14) return 1.4;
  return headline.length <= 26 ? 1.2 : 1;
}

/** How large type is set in a face: serifs want air, grotesques tight lines. */
export function displaySetting(face: Typeface): Setting {
  return face.family === 'Georgia'
    ? { face, lineHeight: 1.13, tracking: -0.012 }
    : { face, lineHeight: 1.06, tracking: face.family === 'Inter' ? -0.03 : -0.015 };
}

/** Places a fitted text; large type is moved out by its side bearing, so that edges line up to the eye. */
export function put(
  stage: Stage,
  text: FittedText,
  x: number,
  y: number,
  width: number,
  align: Align,
  colour: string,
): void {
  if (text.lines.length === 0) return;
  const outdent = align === 'left' ? text.size * (text.size > stage.unit * 5 ? 0.045 : 0) : 0;
  stage.scene.texts.push({ text, box: { x: x - outdent, y, width, height: text.height }, align, colour });
}

function wholeTextIn(fitted: FittedText): string {
  return fitted.lines.join(' ').replaceAll('\u00a0', ' ');
}

class Column {
  readonly blocks: Block[] = [];
  isWhole = true;
  /** The headline's size in units of this scale. */
  loudest = 0;
  readonly stage: Stage;
  readonly ground: Ground;
  readonly box: Box;
  readonly align: Align;
  readonly unit: number;

  constructor(stage: Stage, ground: Ground, box: Box, align: Align, scale: number) {
    this.stage = stage;
    this.ground = ground;
    this.box = box;
    this.align = align;
    this.unit = stage.unit * scale;
  }

  get used(): number {
    return this.blocks.reduce((sum, block, index) => sum + block.height + (index === 0 ? 0 : block.gap), 0);
  }

  left(gap: number): number {
    return this.box.height - this.used - (this.blocks.length > 0 ? gap : 0);
  }

  text(
    content: string,
    setting: Setting,
    room: Omit<Room, 'width'> & { width?: number },
    colour: string,
    gap: number,
  ): FittedText {
    const fitted = fitText(content, setting, { ...room, width: room.width ?? this.box.width });
    if (wholeTextIn(fitted) !== content.split(/\s+/).filter(Boolean).join(' ')) this.isWhole = false;
    this.blocks.push({
      gap,
      height: fitted.height,
      width: fitted.width,
      place: (x, y) => put(this.stage, fitted, x, y, this.box.width, this.align, colour),
    });
    return fitted;
  }

  startX(x: number, width: number): number {
    if (this.align === 'left') return x;
    return this.align === 'center' ? x + (this.box.width - width) / 2 : x + this.box.width - width;
  }

  kicker(content: string, mark: 'dot' | 'pill' | 'plain'): void {
    const { unit, ground, stage } = this;
    const isPill = mark === 'pill';
    const lead = mark === 'dot' && this.align === 'left' ? unit * 2.6 : 0;
    const padding = isPill ? unit * 2.1 : 0;
    const fitted = fitText(
      content.toUpperCase(),
      { face: stage.type.strong, lineHeight: 1.3, tracking: 0.1 },
      {
        width: this.box.width - lead - 2 * padding,
        height: unit * 7.2,
        largest: unit * 2.45,
        smallest: unit * 1.75,
        maxLines: 2,
      },
    );
    const height = fitted.height + (isPill ? unit * 1.9 : 0);
    const width = fitted.width + lead + 2 * padding;
    this.blocks.push({
      gap: 0,
      height,
      width,
      place: (x, y) => {
        const start = this.startX(x, width);
        if (isPill)
          stage.scene.shapes.push(
            rect({ x: start, y, width, height }, ground.chip.fill, Math.min(height / 2, unit * 2.4)),
          );
        if (lead > 0)
          stage.scene.shapes.push(circle(start + unit * 0.7, y + fitted.size * 0.65, unit * 0.7, ground.shape));
        stage.scene.texts.push({
          text: fitted,
          box: {
            x: start + lead + padding,
            y: y + (height - fitted.height) / 2,
            width: fitted.width + 1,
            height: fitted.height,
          },
          align: isPill ? 'center' : this.align,
          colour: isPill ? ground.chip.text : ground.text,
        });
      },
    });
  }

  /** A number with the headline beside it. */
  amount(big: string, kicker: string | null, headline: string, room: number): void {
    const { unit, ground, stage, box } = this;
    const gap = unit * 4;
    const number = fitText(
      big,
      { face: stage.type.head, lineHeight: 0.98, tracking: -0.045 },
      {
        width: box.width * 0.54,
        height: Math.min(room, unit * 30),
        largest: unit * 30,
        smallest: unit * 5,
        maxLines: 1,
      },
    );
    const width = box.width - number.width - gap;
    const label = fitText(
      (kicker ?? '').toUpperCase(),
      { face: stage.type.strong, lineHeight: 1.3, tracking: 0.1 },
      { width, height: unit * 6.5, largest: unit * 2.3, smallest: unit * 1.7, maxLines: 2 },
    );
    const between = label.lines.length > 0 ? unit * 1.2 : 0;
    const words = fitText(headline, displaySetting(stage.type.head), {
      width,
      height: Math.max(unit * 4, room - label.height - between),
      largest: unit * 6.4,
      smallest: unit * 3,
    });
    if (wholeTextIn(words) !== headline || wholeTextIn(number) !== big) this.isWhole = false;
    const beside = label.height + between + words.height;
    const height = Math.max(number.height, beside);
    this.blocks.push({
      gap: 0,
      height,
      width: number.width + gap + Math.max(label.width, words.width),
      place: (x, y) => {
        put(stage, number, x, y + (height - number.height) / 2, number.width + 1, 'left', ground.accent);
        const [left, top] = [x + number.width + gap, y + (height - beside) / 2];
        put(stage, label, left, top, width, 'left', ground.muted);
        put(stage, words, left, top + label.height + between, width, 'left', ground.text);
      },
    });
  }

  button(content: string): void {
    const { unit, ground, stage } = this;
    const fitted = fitText(
      content,
      { face: stage.type.strong, lineHeight: 1.2 },
      { width: this.box.width - unit * 7, height: unit * 4, largest: unit * 2.8, smallest: unit * 1.9, maxLines: 1 },
    );
    const height = fitted.height + unit * 3.8;
    const width = fitted.width + unit * 7;
    this.blocks.push({
      gap: unit * 4,
      height,
      width,
      place: (x, y) => {
        const start = this.startX(x, width);
        stage.scene.shapes.push(rect({ x: start, y, width, height }, ground.chip.fill, height / 2));
        stage.scene.texts.push({
          text: fitted,
          box: { x: start, y: y + (height - fitted.height) / 2, width, height: fitted.height },
          align: 'center',
          colour: ground.chip.text,
        });
      },
    });
  }

  author(content: string): void {
    const { unit, ground, stage } = this;
    const dash = unit * 6;
    const fitted = fitText(
      content,
      { face: stage.type.body, lineHeight: 1.3 },
      { width: this.box.width - dash - unit * 2, height: unit * 8, largest: unit * 3, smallest: unit * 2, maxLines: 2 },
    );
    const width = fitted.width + dash + unit * 2;
    this.blocks.push({
      gap: unit * 4,
      height: fitted.height,
      width,
      place: (x, y) => {
        const start = this.startX(x, width);
        stage.scene.shapes.push(
          rect({ x: start, y: y + fitted.size * 0.62, width: dash, height: unit * 0.55 }, ground.shape),
        );
        stage.scene.texts.push({
          text: fitted,
          box: { x: start + dash + unit * 2, y, width: fitted.width + 1, height: fitted.height },
          align: 'left',
          colour: ground.text,
        });
      },
    });
  }

  detail(detail: Content['details'][number], isFirst: boolean): void {
    const { unit, ground, stage } = this;
    const side = unit * 3.6;
    const fitted = fitText(
      detail.text,
      { face: stage.type.strong, lineHeight: 1.25 },
      {
        width: this.box.width - side - unit * 1.6,
        height: unit * 8,
        largest: unit * 3.1,
        smallest: unit * 2,
        maxLines: 2,
      },
    );
    const width = side + unit * 1.6 + fitted.width;
    const height = Math.max(side, fitted.height);
    this.blocks.push({
      gap: isFirst ? unit * 4 : unit * 1.6,
      height,
      width,
      place: (x, y) => {
        const start = this.startX(x, width);
        stage.scene.shapes.push(icon(detail.icon, start, y + (height - side) / 2, side, ground.accent));
        stage.scene.texts.push({
          text: fitted,
          box: {
            x: start + side + unit * 1.6,
            y: y + (height - fitted.height) / 2,
            width: fitted.width + 1,
            height: fitted.height,
          },
          align: 'left',
          colour: ground.text,
        });
      },
    });
  }
}

function fill(column: Column, content: Content, options: ColumnOptions): void {
  const { unit, ground, stage, box } = column;
  const shows = (part: NonNullable<ColumnOptions['without']>[number]) => !options.without?.includes(part);
  const kicker = shows('kicker') ? content.kicker : null;
  const sub = shows('sub') ? content.sub : null;
  // What stands below the headline is set first: the headline takes the room that is left.
  const below = new Column(stage, ground, box, column.align, unit / stage.unit);
  if (sub)
    below.text(
      sub,
      { face: stage.type.body, lineHeight: 1.36 },
      {
        width: Math.min(box.width, unit * 78),
        height: unit * 19,
        largest: unit * 3.4,
        smallest: unit * 2.5,
        maxLines: 4,
      },
      ground.muted,
      unit * 2.8,
    );
  if (shows('by') && content.by) below.author(content.by);
  if (shows('details')) for (const [index, detail] of content.details.entries()) below.detail(detail, index === 0);
  if (shows('cta') && content.cta) below.button(content.cta);
  const belowHeight = below.blocks.reduce((sum, block) => sum + block.height + block.gap, 0);
  const isBeside = content.big !== null && shows('big') && column.align === 'left' && box.width > box.height * 1.12;
  if (isBeside && content.big) {
    column.amount(content.big, kicker, content.headline, Math.max(unit * 6, box.height - belowHeight));
    column.loudest = LEAST_LOUD;
    if (!below.isWhole) column.isWhole = false;
    column.blocks.push(...below.blocks);
    return;
  }
  if (kicker) column.kicker(kicker, options.kickerMark ?? 'dot');
  const headGap = kicker ? unit * 2.3 : 0;
  if (shows('big') && content.big) {
    const room = column.left(headGap) - belowHeight;
    column.text(
      content.big,
      { face: stage.type.head, lineHeight: 0.98, tracking: -0.045 },
      { height: room * 0.62, largest: unit * 34, smallest: unit * 6, maxLines: 1 },
      ground.accent,
      headGap,
    );
    column.text(
      content.headline,
      displaySetting(stage.type.head),
      { height: Math.max(unit * 4, column.left(unit * 1.4) - belowHeight), largest: unit * 7.4, smallest: unit * 3.2 },
      ground.text,
      unit * 1.4,
    );
    column.loudest = LEAST_LOUD;
  } else if (content.headline !== '') {
    const headline = column.text(
      content.headline,
      displaySetting(stage.type.head),
      {
        height: Math.max(unit * 4, column.left(headGap) - belowHeight),
        largest: unit * (options.largest ?? 11) * loudness(content.headline),
        smallest: unit * 3.8,
      },
      ground.text,
      headGap,
    );
    column.loudest = headline.size / unit;
  }
  if (!below.isWhole) column.isWhole = false;
  column.blocks.push(...below.blocks);
}

/** Sets a card's texts below each other into a box and gives back the box that they take. */
export function setColumn(stage: Stage, ground: Ground, box: Box, options: ColumnOptions = {}): Box {
  const align = options.align ?? 'left';
  let column: Column | null = null;
  for (const scale of SCALES) {
    column = new Column(stage, ground, box, align, scale);
    fill(column, stage.content, options);
    const isLoud = column.loudest >= LEAST_LOUD || scale <= 0.68 || stage.content.headline.length > 70;
    if (column.isWhole && isLoud && column.used <= box.height + 0.5) break;
  }
  if (!column) return box;
  while (column.used > box.height + 0.5 && column.blocks.length > 1) column.blocks.pop();
  const free = box.height - column.used;
  const shares = { top: 0, middle: 0.5, bottom: 1 };
  let y = box.y + free * shares[options.anchor ?? 'middle'];
  const top = y;
  for (const [index, block] of column.blocks.entries()) {
    if (index > 0) y += block.gap;
    block.place(box.x, y);
    y += block.height;
  }
  const width = Math.max(0, ...column.blocks.map((block) => block.width));
  return { x: column.startX(box.x, width), y: top, width, height: y - top };
}
