import type { AgentKind } from '../../../../domain/workflow/agents.ts';
import { COLUMN, NODE_WIDTH, nodeHeight, ROW_GAP } from '../canvas/node-size.ts';
import { type Drawing, moveTo, type Position } from './drawing.ts';

const GRID = 8;
/** Closer than this two agents look like one. */
const GAP = 24;
const ASIDE = 48;

/** The place nearest below a wish at which an agent of a kind lies on no other, with room for what each will make. */
export function freeSpot({ nodes }: Pick<Drawing, 'nodes'>, type: AgentKind, wish: Position): Position {
  const x = onGrid(wish.x);
  const height = nodeHeight(type, true);
  const inWay = [...nodes.values()]
    .filter(({ position }) => Math.abs(position.x - x) < NODE_WIDTH + GAP)
    .map(({ type: other, position: { y } }) => ({ top: y, bottom: y + nodeHeight(other, true) }))
    .sort((one, other) => one.top - other.top);
  let y = onGrid(wish.y);
  for (const { top, bottom } of inWay)
    if (y < bottom + GAP && top < y + height + GAP) y = Math.ceil((bottom + ROW_GAP) / GRID) * GRID;
  return { x, y };
}

/** A free place for an agent that nothing leads to: in the row of another, right of it as far as there is room, or below. */
export function placeBeside(drawing: Drawing, near: Position, type: AgentKind): Position {
  const spots = [0, 1, 2].map((column) => freeSpot(drawing, type, { x: near.x + column * COLUMN, y: near.y }));
  const top = Math.min(...spots.map(({ y }) => y));
  return spots.find(({ y }) => y === top) ?? near;
}

/** Where an agent that takes from another stands: right of it, below those that take from it already. */
export function placeAfter(drawing: Drawing, source: string, type: AgentKind): Position {
  const from = drawing.nodes.get(source)?.position ?? { x: 0, y: 0 };
  const x = from.x + COLUMN;
  const siblings = drawing.edges.flatMap((edge) =>
    edge.source === source ? (drawing.nodes.get(edge.target) ?? []) : [],
  );
  const beside = siblings.filter((node) => Math.abs(node.position.x - x) < NODE_WIDTH);
  const below = beside.map((node) => node.position.y + nodeHeight(node.type, true) + ROW_GAP);
  return freeSpot(drawing, type, { x, y: Math.max(from.y, ...below) });
}

/** Makes room for an agent between two: whatever stands from the second on moves right together, so nothing comes to lie on anything. */
export function roomBetween(
  drawing: Drawing,
  { source, target }: { source: string; target: string },
  type: AgentKind,
): { drawing: Drawing; position: Position } {
  const from = drawing.nodes.get(source)?.position ?? { x: 0, y: 0 };
  const to = drawing.nodes.get(target)?.position ?? from;
  // A line that leads back to the left has no room to make.
  if (to.x < from.x + NODE_WIDTH) return { drawing, position: placeAfter(drawing, source, type) };
  const by = Math.max(0, from.x + 2 * COLUMN - to.x);
  const moved = [...drawing.nodes.values(), ...drawing.notes.values()].filter(
    ({ id, position }) => id !== source && position.x >= to.x,
  );
  const places = new Map(moved.map(({ id, position: { x, y } }) => [id, { x: x + by, y }]));
  const roomy = by === 0 ? drawing : moveTo(drawing, places);
  return { drawing: roomy, position: freeSpot(roomy, type, { x: from.x + COLUMN, y: to.y }) };
}

/** How far copies move aside so that none hides what stands there: pasted again, they land beside the last ones. */
export function copiesAside(drawing: Drawing, copied: Drawing): Position {
  const all = ({ nodes, notes }: Drawing) => [...nodes.values(), ...notes.values()];
  const taken = new Set(all(drawing).map(({ position: { x, y } }) => `${x} ${y}`));
  const places = all(copied).map(({ position }) => position);
  for (let by = 0; ; by += ASIDE)
    if (!places.some(({ x, y }) => taken.has(`${x + by} ${y + by}`))) return { x: by, y: by };
}

function onGrid(value: number): number {
  return Math.round(value / GRID) * GRID;
}
