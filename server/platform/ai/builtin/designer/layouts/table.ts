import type { CellTable } from '../brief/cells.ts';
import { LEAST_CONTRAST, leastContrast, mix } from '../colour/contrast.ts';
import type { Ground } from '../colour/palette.ts';
import { type Box, rect } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { type FittedText, fitText } from '../type/fit.ts';

const LARGEST = 4.8;
/** A few rows are read from afar. */
const LARGEST_OF_FEW = 6;
const FEW = 3;
const SMALLEST = 1.9;
/** The column of prices, hours or days is at most this share of a row. */
const MOST_SHARE = 0.44;

/** Sets a list in two columns, its rows on plates or parted by fine lines; prices and hours stand at the right edge. */
export function setTable(stage: Stage, ground: Ground, box: Box, { rows, kind }: CellTable, isTiled: boolean): void {
  const { unit, scene } = stage;
  const padding = isTiled ? unit * 2 : 0;
  const between = isTiled ? unit : 0;
  const gap = unit * 3;
  const width = box.width - padding * 2;
  const room = (box.height - between * (rows.length - 1)) / rows.length;
  const setting = { face: stage.type.strong, lineHeight: 1.2 };
  const smallest = unit * SMALLEST;
  const [slim, wide] = kind === 'closing' ? ([1, 0] as const) : ([0, 1] as const);
  const most = Math.max(smallest, Math.min(unit * (rows.length <= FEW ? LARGEST_OF_FEW : LARGEST), room * 0.62));
  const free = { width: 1e5, height: 1e5, largest: most, smallest: most, maxLines: 1 };
  const natural = Math.max(...rows.map((row) => fitText(row[slim], setting, free).width));
  const share = Math.min(natural, width * MOST_SHARE);
  const rowsAt = (largest: number): Record<'slim' | 'wide', FittedText>[] => {
    const inRow = { height: room * 0.86, largest, smallest, maxLines: room > unit * 7 ? 2 : 1 };
    return rows.map((row) => ({
      slim: fitText(row[slim], setting, { ...inRow, width: share + 1 }),
      wide: fitText(row[wide], setting, { ...inRow, width: width - share - gap }),
    }));
  };
  // All rows share the size of the one that needs the smallest.
  const size = Math.min(...rowsAt(most).flatMap((row) => [row.slim.size, row.wide.size]));
  const set = rowsAt(size);
  const tallest = Math.max(...set.flatMap((row) => [row.slim.height, row.wide.height]));
  const height = Math.min(room, Math.max(unit * 9.6, tallest + unit * 3));
  const total = height * rows.length + between * (rows.length - 1);
  let y = box.y + Math.max(0, (box.height - total) / 2);
  const x = box.x + padding;
  for (const [index, row] of set.entries()) {
    const whole: Box = { x: box.x, y, width: box.width, height };
    if (isTiled) scene.shapes.push(rect(whole, plateOf(ground), unit * 1.4));
    else if (index > 0) scene.shapes.push(rect({ ...whole, y: y - 1, height: 2 }, mix(ground.base, ground.text, 0.16)));
    const place = (text: FittedText, at: number, colour: string) =>
      scene.texts.push({
        text,
        box: { x: at, y: y + (height - text.height) / 2, width: text.width + 1, height: text.height },
        align: at > x && kind === 'closing' ? 'right' : 'left',
        colour,
      });
    place(row.slim, kind === 'closing' ? x + width - row.slim.width - 1 : x, ground.accent);
    place(row.wide, kind === 'closing' ? x : x + share + gap, ground.text);
    // Forms in the corners would run through it.
    stage.reserved.push(whole);
    y += height + between;
  }
}

/** What a row stands on, as far from the ground as its text can bear. */
export function plateOf(ground: Ground): string {
  const wished = mix(ground.base, ground.isDark ? '#ffffff' : ground.text, 0.05);
  return leastContrast(ground.text, [wished]) >= LEAST_CONTRAST + 0.2 ? wished : ground.tone;
}
