import type { barsOf } from '../brief/cells.ts';
import { mix } from '../colour/contrast.ts';
import type { Ground } from '../colour/palette.ts';
import { type Box, rect } from '../scene.ts';
import type { Stage } from '../stage.ts';
import { type FittedText, fitText } from '../type/fit.ts';

const LARGEST = 4.4;
const SMALLEST = 1.9;
/** The column of numbers is at most this share of a row. */
const MOST_SHARE = 0.4;

/** Sets numbers as bars from a common edge, each below its name and its number, as long as its share of the largest. */
export function setBars(stage: Stage, ground: Ground, box: Box, rows: NonNullable<ReturnType<typeof barsOf>>): void {
  const { unit, scene } = stage;
  const room = Math.min(box.height / rows.length, unit * 15);
  const setting = { face: stage.type.strong, lineHeight: 1.2 };
  const gap = unit * 2;
  const rowsAt = (largest: number): Record<'name' | 'number', FittedText>[] => {
    const inRow = { height: room * 0.52, largest, smallest: unit * SMALLEST, maxLines: 1 };
    return rows.map((row) => {
      const number = fitText(row.number, setting, { ...inRow, width: box.width * MOST_SHARE });
      return { number, name: fitText(row.name, setting, { ...inRow, width: box.width - number.width - gap }) };
    });
  };
  // All rows share the size of the one that needs the smallest.
  const most = Math.max(unit * SMALLEST, Math.min(unit * LARGEST, room * 0.42));
  const size = Math.min(...rowsAt(most).flatMap(({ name, number }) => [name.size, number.size]));
  const thick = Math.min(unit * 3.4, room * 0.26);
  let y = box.y + Math.max(0, (box.height - room * rows.length) / 2);
  for (const [i, { name, number }] of rowsAt(size).entries()) {
    const place = (text: FittedText, x: number, colour: string) =>
      scene.texts.push({
        text,
        box: { x, y, width: text.width + 1, height: text.height },
        align: x > box.x ? 'right' : 'left',
        colour,
      });
    place(name, box.x, ground.text);
    place(number, box.x + box.width - number.width - 1, ground.accent);
    const track: Box = { x: box.x, y: y + name.height + unit * 0.9, width: box.width, height: thick };
    const width = Math.max(thick, box.width * (rows[i]?.share ?? 0));
    scene.shapes.push(
      rect(track, mix(ground.base, ground.text, 0.1), thick / 2),
      rect({ ...track, width }, ground.shape, thick / 2),
    );
    // Forms in the corners would run through it.
    stage.reserved.push({ x: box.x, y, width: box.width, height: track.y + thick - y });
    y += room;
  }
}
