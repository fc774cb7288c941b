import { AGENT_KIND_ROWS, AGENT_KINDS, type AgentKind } from '../../../../domain/workflow/agents.ts';
import type { Connection } from '../../../../domain/workflow/graph.ts';
import type { Way } from '../../../../domain/workflow/way.ts';
import { addAgent, connect, type Drawing, fillInputs, type LastTexts, type Position } from './drawing.ts';
import { freeSpot, placeAfter, roomBetween } from './placement.ts';

/** Where a new agent comes: wherever there is room in sight, to a place, behind another, or into a line. */
export type Spot = { at: 'anywhere' } | KnownSpot;
export type KnownSpot =
  | { at: 'place'; position: Position }
  | { at: 'after'; source: string; when?: Way | undefined; position?: Position | undefined }
  | { at: 'line'; edge: string };

/** The kinds that can come to a spot: in a line only those that hand something on. */
export function kindsFor({ at }: Spot): AgentKind[] {
  return AGENT_KINDS.filter((kind) => at !== 'line' || AGENT_KIND_ROWS[kind].feeds);
}

/** Puts a new agent of a kind to its spot, connected as the spot says, where it lies on no other. */
export function insertAgent(drawing: Drawing, spot: KnownSpot, type: AgentKind, id: string, texts: LastTexts): Drawing {
  switch (spot.at) {
    case 'place':
      return addAgent(drawing, type, id, freeSpot(drawing, type, spot.position));
    case 'after': {
      const wish = spot.position;
      const position = wish ? freeSpot(drawing, type, wish) : placeAfter(drawing, spot.source, type);
      return addAfter(drawing, spot, type, id, position, texts);
    }
    case 'line': {
      const line = drawing.edges.find((edge) => edge.id === spot.edge);
      if (!line) return drawing;
      const room = roomBetween(drawing, line, type);
      return addBetween(room.drawing, line, type, id, room.position, texts);
    }
  }
}

/** Puts a new agent behind another, fed by it; in the order it stands behind it too. */
function addAfter(
  drawing: Drawing,
  { source, when }: { source: string; when?: Way | undefined },
  type: AgentKind,
  id: string,
  position: Position,
  texts: LastTexts,
): Drawing {
  return connect(movedBehind(addAgent(drawing, type, id, position), id, source), source, id, texts, when);
}

/** Puts a new agent into a line: it takes what came along, and what it makes goes on where the line led, in the same turn. */
function addBetween(
  drawing: Drawing,
  line: Connection,
  type: AgentKind,
  id: string,
  position: Position,
  texts: LastTexts,
): Drawing {
  const { source, target, when } = line;
  const led = addAfter(drawing, { source, when }, type, id, position, texts);
  const onward = connect(led, id, target, texts).edges.at(-1);
  const edges = led.edges.map((edge) => (edge.id === line.id && onward ? onward : edge));
  return fillInputs({ ...led, edges }, texts);
}

function movedBehind(drawing: Drawing, id: string, before: string): Drawing {
  const moved = drawing.nodes.get(id);
  const others = [...drawing.nodes].filter(([known]) => known !== id);
  return moved
    ? { ...drawing, nodes: new Map(others.flatMap((each) => (each[0] === before ? [each, [id, moved]] : [each]))) }
    : drawing;
}
