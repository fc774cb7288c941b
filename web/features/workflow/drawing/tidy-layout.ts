import { runOrder } from '../../../../domain/workflow/graph.ts';
import { COLUMN, nodeHeight, ROW_GAP } from '../canvas/node-size.ts';
import { notesAlong } from '../notes/drawn-notes.ts';
import { type Drawing, graphOf, moveTo, type Position } from './drawing.ts';

/** Orders the agents in columns, each to the right of its sources, and beside them as far as the column has room. */
export function tidyPlaces(drawing: Drawing): Map<string, Position> {
  const graph = graphOf(drawing);
  const order = runOrder(graph) ?? graph.agents.map(({ id }) => id);
  const sources = Map.groupBy(graph.connections, ({ target }) => target);
  const sourcesOf = (id: string): string[] => (sources.get(id) ?? []).map(({ source }) => source);
  const columns = columnsOf(order, sourcesOf);
  const connected = new Set(graph.connections.flatMap(({ source, target }) => [source, target]));

  const rows = new Map<string, number>();
  const nextFree = new Map<number, number>();
  const take = (id: string, wish: number): void => {
    const column = columns.get(id) ?? 0;
    const row = Math.max(wish, nextFree.get(column) ?? 0);
    rows.set(id, row);
    nextFree.set(column, row + 1);
  };
  // Column by column: those beside the top come first, so that lines cross as little as they can.
  for (const ids of byColumn(
    order.filter((id) => connected.has(id)),
    columns,
  )) {
    const wishes = ids.map((id) => ({ id, wish: middle(sourcesOf(id).map((source) => rows.get(source) ?? 0)) }));
    for (const { id, wish } of wishes.toSorted((one, other) => one.wish - other.wish)) take(id, Math.floor(wish));
  }
  const below = Math.max(0, ...nextFree.values());
  const alone = new Map(order.filter((id) => !connected.has(id)).map((id, at) => [id, at]));
  const perRow = Math.max(3, Math.ceil(Math.sqrt(alone.size)));
  const cells = new Map(
    order.map((id) => {
      const index = alone.get(id);
      if (index === undefined) return [id, { column: columns.get(id) ?? 0, row: rows.get(id) ?? 0 }];
      return [id, { column: index % perRow, row: below + Math.floor(index / perRow) }];
    }),
  );
  const tops = topsOf(drawing, cells);
  return new Map([...cells].map(([id, { column, row }]) => [id, { x: column * COLUMN, y: tops[row] ?? 0 }]));
}

interface Cell {
  column: number;
  row: number;
}

/** Where each row begins: below the highest agent of the row above, with room for what that will make. */
function topsOf({ nodes }: Drawing, cells: ReadonlyMap<string, Cell>): number[] {
  const heights: number[] = [];
  for (const [id, { row }] of cells)
    heights[row] = Math.max(heights[row] ?? 0, nodeHeight(nodes.get(id)?.type ?? 'chat', true) + ROW_GAP);
  let top = 0;
  return Array.from(heights, (height = 0) => {
    const at = top;
    top += height;
    return at;
  });
}

/** The drawing with every agent in its column. */
export function tidiedDrawing(drawing: Drawing): Drawing {
  const places = tidyPlaces(drawing);
  return moveTo(drawing, new Map([...places, ...notesAlong(drawing, places)]));
}

function columnsOf(order: string[], sourcesOf: (id: string) => string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const id of order) columns.set(id, Math.max(-1, ...sourcesOf(id).map((source) => columns.get(source) ?? 0)) + 1);
  return columns;
}

function byColumn(ids: string[], columns: Map<string, number>): string[][] {
  const groups = Map.groupBy(ids, (id) => columns.get(id) ?? 0);
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}

function middle(rows: number[]): number {
  return rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + row, 0) / rows.length;
}
