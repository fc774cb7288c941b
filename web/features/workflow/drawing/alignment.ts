import type { Position } from './drawing.ts';

/** Closer than this, an agent is drawn into line with another; one step of the grid apart is meant to be apart. */
const NEAR = 7;

export interface DrawnBox extends Position {
  width: number;
  height: number;
}

/** A line that shows what stands in line: `at` on one axis, from and to on the other. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

/** Where a dragged agent stands once it is in line with others that it nearly is in line with, and what shows that. */
export function aligned(dragged: DrawnBox, others: readonly DrawnBox[]): { position: Position; guides: Guide[] } {
  const right = nearest(others, ({ x }) => [x - dragged.x]);
  const down = nearest(others, ({ y, height }) => [y - dragged.y, y + height - dragged.y - dragged.height]);
  const box = { ...dragged, x: dragged.x + (right?.by ?? 0), y: dragged.y + (down?.by ?? 0) };
  const guides: Guide[] = [];
  if (right) {
    const all = [box, ...others.filter(({ x }) => x === box.x)];
    const ends = all.map(({ y, height }) => y + height);
    guides.push({ axis: 'x', at: box.x, from: Math.min(...all.map(({ y }) => y)), to: Math.max(...ends) });
  }
  if (down) {
    const edge = ({ y, height }: DrawnBox) => (down.way === 0 ? y : y + height);
    const all = [box, ...others.filter((other) => edge(other) === edge(box))];
    const ends = all.map(({ x, width }) => x + width);
    guides.push({ axis: 'y', at: edge(box), from: Math.min(...all.map(({ x }) => x)), to: Math.max(...ends) });
  }
  return { position: { x: box.x, y: box.y }, guides };
}

/** The shortest of the ways into line that is short enough: how far, and the how-manieth it is. */
function nearest(
  others: readonly DrawnBox[],
  waysTo: (other: DrawnBox) => number[],
): { by: number; way: number } | null {
  let best: { by: number; way: number } | null = null;
  for (const other of others)
    for (const [way, by] of waysTo(other).entries())
      if (Math.abs(by) <= NEAR && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, way };
  return best;
}
