import type { Content } from './brief/card.ts';
import type { Ground } from './colour/palette.ts';
import { factsBlock } from './facts.ts';
import { type Alignment, type Box, circle, rect } from './scene.ts';
import { displaySetting, numberSetting, put } from './setting.ts';
import type { Stage } from './stage.ts';
import { type FittedText, fitText, joinedCompound, type Room, type TypeSetting, wholeTextOf } from './type/fit.ts';

interface Block {
  gap: number;
  height: number;
  width: number;
  place(x: number, y: number): void;
}

/** Facts that take more of a column leave no room for what they are of. */
const MOST_FACTS = 0.62;

/** Texts and marks below each other, measured before they are placed. */
export class Column {
  readonly blocks: Block[] = [];
  isWhole = true;
  /** The headline's size in units of this scale. */
  loudest = 0;
  readonly stage: Stage;
  readonly ground: Ground;
  readonly box: Box;
  readonly align: Alignment;
  readonly unit: number;
  /** The unit of small type, whose letters differ in height. */
  readonly small: number;

  constructor(stage: Stage, ground: Ground, box: Box, align: Alignment, scale: number) {
    this.stage = stage;
    this.ground = ground;
    this.box = box;
    this.align = align;
    this.unit = stage.unit * scale;
    this.small = this.unit * stage.type.body.display.scale;
  }

  get used(): number {
    return this.blocks.reduce((sum, block, index) => sum + block.height + (index === 0 ? 0 : block.gap), 0);
  }

  left(gap: number): number {
    return this.box.height - this.used - (this.blocks.length > 0 ? gap : 0);
  }

  text(
    content: string,
    setting: TypeSetting,
    room: Omit<Room, 'width'> & { width?: number },
    colour: string,
    gap: number,
  ): FittedText {
    const fitted = fitText(content, setting, { ...room, width: room.width ?? this.box.width });
    if (wholeTextOf(fitted.lines) !== joinedCompound(content.split(/\s+/).filter(Boolean).join(' ')))
      this.isWhole = false;
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
    const number = fitText(big, numberSetting(stage.type.head), {
      width: box.width * 0.54,
      height: Math.min(room, unit * 30),
      largest: unit * 30,
      smallest: unit * 5,
      maxLines: 1,
    });
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
      largest: unit * 6.4 * stage.type.head.display.scale,
      smallest: unit * 3,
    });
    if (wholeTextOf(words.lines) !== joinedCompound(headline) || wholeTextOf(number.lines) !== big)
      this.isWhole = false;
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
    const setIn = (lines: number) =>
      fitText(
        content,
        { face: stage.type.strong, lineHeight: 1.2 },
        {
          width: this.box.width - unit * 7,
          height: unit * 4.6 * lines,
          largest: this.small * 3,
          smallest: unit * 1.9,
          maxLines: lines,
        },
      );
    const oneLine = setIn(1);
    // A number or an address that is cut off reaches nobody.
    const fitted = oneLine.lines.some((line) => line.endsWith('…')) || oneLine.size < unit * 2.4 ? setIn(2) : oneLine;
    const height = fitted.height + unit * 3.8;
    const width = fitted.width + unit * 7;
    this.blocks.push({
      gap: unit * 4,
      height,
      width,
      place: (x, y) => {
        const start = this.startX(x, width);
        stage.reserved.push({ x: start, y, width, height });
        stage.scene.shapes.push(rect({ x: start, y, width, height }, ground.chip.fill, Math.min(height / 2, unit * 4)));
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
      {
        width: this.box.width - dash - unit * 2,
        height: unit * 8,
        largest: this.small * 3.2,
        smallest: unit * 2,
        maxLines: 2,
      },
    );
    const width = fitted.width + dash + unit * 2;
    this.blocks.push({
      gap: unit * 4,
      height: fitted.height,
      width,
      place: (x, y) => {
        const start = this.startX(x, width);
        stage.reserved.push({ x: start, y, width, height: fitted.height });
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

  /** When, where and for how much. */
  facts(details: Content['details'], leaf: Content['leaf']): void {
    const blockOf = (some: Content['details']) =>
      factsBlock(this.stage, this.ground, this.unit, this.box.width, some, leaf);
    let shown = details;
    while (shown.length > 1 && blockOf(shown).height > this.box.height * MOST_FACTS) shown = shown.slice(0, -1);
    const block = blockOf(shown);
    if (!block.isWhole || shown !== details) this.isWhole = false;
    this.blocks.push({
      gap: this.unit * 3.2,
      height: block.height,
      width: block.width,
      place: (x, y) => block.place(this.startX(x, block.width), y),
    });
  }
}
