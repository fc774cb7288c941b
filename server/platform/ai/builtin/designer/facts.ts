import { icon } from './art/icons.ts';
import type { Content, Detail } from './brief/card.ts';
import { mix } from './colour/contrast.ts';
import type { Ground } from './colour/palette.ts';
import { placeLeaf } from './leaf.ts';
import { circle, rect } from './scene.ts';
import { displaySetting, put } from './setting.ts';
import type { Stage } from './stage.ts';
import { type FittedText, fitText } from './type/fit.ts';

/** One line of the block: what is weighty, and what is said beside it. */
interface Fact {
  icon: Detail['icon'];
  strong: string;
  weak: string | null;
}

/** The facts of a card: a day with its hours is one, a place is its name and where that is. */
export function factsOf(details: Content['details']): Fact[] {
  const facts: Fact[] = [];
  for (const { icon: sign, text } of details) {
    const last = facts.at(-1);
    if (sign === 'clock' && last?.icon === 'calendar' && last.weak === null) last.weak = text;
    else if (sign === 'pin') {
      const [, name = text, where = null] = /^([^,]{3,}),\s*(.+)$/u.exec(text) ?? [];
      facts.push({ icon: sign, strong: name, weak: where });
    } else facts.push({ icon: sign, strong: text, weak: null });
  }
  return facts;
}

interface SetFact extends Fact {
  first: FittedText;
  second: FittedText;
  isOneLine: boolean;
  height: number;
}

/** A block as the column places it. */
export interface FactsBlock {
  height: number;
  width: number;
  isWhole: boolean;
  place(x: number, y: number): void;
}

const SEAL_LENGTH = 9;

/** When, where and for how much: rows on a common edge, parted by rules, with the day's leaf before and the price after them. */
export function factsBlock(
  stage: Stage,
  ground: Ground,
  unit: number,
  room: number,
  details: Content['details'],
  leaf: Content['leaf'],
): FactsBlock {
  const facts = factsOf(details);
  const [only] = facts;
  if (only?.icon === 'tag' && facts.length === 1) return lonePrice(stage, ground, unit, room, only.strong);
  const price = facts.find(({ icon: sign }) => sign === 'tag');
  const others = facts.filter((one) => one !== price);
  const leafWidth = leaf && room >= unit * 46 ? unit * 13 : 0;
  const lead = leafWidth > 0 ? leafWidth + unit * 3 : unit * 5.6;
  const set = (some: Fact[], beside: number) => some.map((fact) => setFact(stage, unit, room - lead - beside, fact));
  const side = unit * 15;
  const besideSeal = set(others, side + unit * 3);
  // A short price stands on a seal where the rows beside it keep their lines.
  const isShort = price !== undefined && price.strong.length <= SEAL_LENGTH;
  const hasSeal =
    isShort && others.length > 0 && room >= unit * 46 && besideSeal.every(({ first }) => first.lines.length === 1);
  const seal = hasSeal ? side : 0;
  const rows = hasSeal ? besideSeal : set(facts, 0);
  const padding = unit * 1.25;
  const rowsHeight = rows.reduce((sum, row) => sum + row.height + 2 * padding, 0);
  const height = Math.max(rowsHeight, leafWidth > 0 ? leafWidth * 1.12 + padding * 2 : 0, seal);
  const rowsWidth = Math.max(...rows.map(widthOf), unit * 16);
  const width = lead + rowsWidth + (hasSeal ? seal + unit * 3 : 0);
  const rule = mix(ground.base, ground.text, 0.22);
  return {
    height,
    width,
    isWhole: rows.every(({ first, second }) => isUncut(first) && isUncut(second)),
    place: (x, y) => {
      const { shapes } = stage.scene;
      stage.reserved.push({ x, y, width, height });
      if (leaf && leafWidth > 0)
        placeLeaf(
          stage,
          ground,
          { x, y: y + (height - leafWidth * 1.12) / 2, width: leafWidth, height: leafWidth * 1.12 },
          leaf,
        );
      let top = y + (height - rowsHeight) / 2;
      for (const [index, row] of rows.entries()) {
        const start = leafWidth > 0 ? x + lead : x;
        if (index > 0)
          shapes.push(rect({ x: start, y: top, width: x + lead + rowsWidth - start, height: unit * 0.16 }, rule));
        top += padding;
        if (leafWidth === 0) {
          const mark = unit * 3.8;
          shapes.push(icon(row.icon, x, top + (row.first.size * 1.28 - mark) / 2, mark, ground.accent));
        }
        placeFact(stage, ground, row, x + lead, top, unit);
        top += row.height + padding;
      }
      if (hasSeal) placeSeal(stage, ground, price.strong, x + width - seal, y + (height - seal) / 2, seal);
    },
  };
}

/** A price that stands alone is a headline of its own. */
function lonePrice(stage: Stage, ground: Ground, unit: number, room: number, price: string): FactsBlock {
  const { scale } = stage.type.head.display;
  const text = fitText(price, displaySetting(stage.type.head), {
    width: room,
    height: unit * 9,
    largest: unit * 7 * scale,
    smallest: unit * 2.4,
    maxLines: 2,
  });
  return {
    height: text.height,
    width: text.width,
    isWhole: isUncut(text),
    place: (x, y) => put(stage, text, x, y, text.width + 1, 'left', ground.accent),
  };
}

const GAP = 0.55;

function setFact(stage: Stage, unit: number, width: number, fact: Fact): SetFact {
  const isPrice = fact.icon === 'tag';
  const size = unit * (isPrice ? 4.4 : 3.6) * stage.type.body.display.scale;
  const set = (text: string, face: 'strong' | 'body') =>
    fitText(
      text,
      { face: stage.type[face], lineHeight: 1.28 },
      { width, height: size * 2.6, largest: size, smallest: unit * 2, maxLines: 2 },
    );
  const first = set(fact.strong, 'strong');
  const second = set(fact.weak ?? '', 'body');
  const isOneLine =
    first.lines.length === 1 &&
    second.lines.length <= 1 &&
    first.size === second.size &&
    first.width + second.width + first.size * GAP <= width;
  return { ...fact, first, second, isOneLine, height: isOneLine ? first.height : first.height + second.height };
}

const widthOf = ({ first, second, isOneLine }: SetFact): number =>
  isOneLine && second.lines.length > 0
    ? first.width + first.size * GAP + second.width
    : Math.max(first.width, second.width);

const isUncut = ({ lines }: FittedText): boolean => lines.at(-1)?.endsWith('…') !== true;

function placeFact(stage: Stage, ground: Ground, row: SetFact, x: number, y: number, unit: number): void {
  const { first, second, isOneLine } = row;
  const parts = [
    [first, x, y, row.icon === 'tag' ? ground.accent : ground.text],
    [second, isOneLine ? x + first.width + first.size * GAP : x, isOneLine ? y : y + first.height, ground.muted],
  ] as const;
  for (const [text, left, top, colour] of parts)
    if (text.lines.length > 0)
      stage.scene.texts.push({
        text,
        box: { x: left, y: top, width: text.width + unit * 0.1, height: text.height },
        align: 'left',
        colour,
      });
}

/** The price on a round seal. */
function placeSeal(stage: Stage, ground: Ground, price: string, x: number, y: number, size: number): void {
  stage.scene.shapes.push(circle(x + size / 2, y + size / 2, size / 2, ground.chip.fill));
  const { scale } = stage.type.head.display;
  const text = fitText(price, displaySetting(stage.type.head), {
    width: size * 0.78,
    height: size * 0.7,
    largest: size * 0.36 * scale,
    smallest: size * 0.14,
    maxLines: 2,
  });
  stage.scene.texts.push({
    text,
    box: { x: x + size * 0.08, y: y + (size - text.height) / 2, width: size * 0.84, height: text.height },
    align: 'center',
    colour: ground.chip.text,
  });
}
