import type { PlacedAgent } from '../../../../domain/api/workflow/workflows.ts';
import { isReferable, withNewNames } from '../../../../domain/workflow/agent-references.ts';
import {
  AGENT_KIND_ROWS,
  type AgentKind,
  DEFAULT_VOICE,
  hasField,
  kindOf,
  type Voice,
} from '../../../../domain/workflow/agents.ts';
import { type BranchRule, withRuleWords, wordsOfRule } from '../../../../domain/workflow/branch.ts';
import {
  type Connection,
  connectionRefusal,
  type Graph,
  joinTexts,
  sourcesOf,
  structureFault,
} from '../../../../domain/workflow/graph.ts';
import type { Separator } from '../../../../domain/workflow/join.ts';
import { type Note, notesFault } from '../../../../domain/workflow/notes.ts';
import { DEFAULT_RULE } from '../../../../domain/workflow/rule-fault.ts';
import type { Way } from '../../../../domain/workflow/way.ts';

export interface Position {
  x: number;
  y: number;
}

/** An agent as it stands on the canvas. */
export interface AgentNode {
  id: string;
  type: AgentKind;
  /** What its kind is called. */
  label: string;
  name: string;
  input: string;
  description: string;
  /** The input is what its sources make, and can't be written by hand. */
  isInputConnected: boolean;
  /** The first of its sources. */
  sourceNodeId: string | null;
  speaker: Voice;
  /** Branches: what decides which way it goes. */
  rule?: BranchRule | undefined;
  /** Joins: what stands between the texts. */
  separator?: Separator | undefined;
  /** Image agents: the photo that the picture stands on, as the id of its medium. */
  photo?: string | undefined;
  /** What others call it in their references, while its name is none that can stand there. */
  referredAs?: string | undefined;
  position: Position;
}

/** What is drawn: the agents in their order, what leads from one to another in the order of connecting, and notes beside them. */
export interface Drawing {
  readonly nodes: ReadonlyMap<string, AgentNode>;
  readonly edges: readonly Connection[];
  readonly notes: ReadonlyMap<string, Note>;
}

/** What of it runs. */
export type Wiring = Omit<Drawing, 'notes'>;

/** The last text that each agent made. */
export type LastTexts = ReadonlyMap<string, string>;

/** What a person may write into an agent. */
export type AgentPatch = Partial<
  Pick<AgentNode, 'name' | 'input' | 'description' | 'photo' | 'speaker' | 'rule' | 'separator'>
>;

export const EMPTY_DRAWING: Drawing = { nodes: new Map(), edges: [], notes: new Map() };
export const FIRST_TAKES_NO_INPUT = 'The first agent starts the workflow and takes no input';

const firsts = new WeakMap<Drawing['nodes'], string | null>();

/** The agent at the top of the list: the only one without an input handle. Hundreds of nodes ask in every frame of a drag. */
export function firstId({ nodes }: Pick<Drawing, 'nodes'>): string | null {
  const known = firsts.get(nodes);
  if (known !== undefined) return known;
  const first = nodes.keys().next().value ?? null;
  firsts.set(nodes, first);
  return first;
}

/** Puts a new agent of a kind at the end of the order. */
export function addAgent(drawing: Drawing, type: AgentKind, id: string, position: Position): Drawing {
  const { label } = AGENT_KIND_ROWS[type];
  const node: AgentNode = {
    id,
    type,
    label,
    name: freeName(drawing, label),
    input: '',
    description: '',
    isInputConnected: false,
    sourceNodeId: null,
    speaker: DEFAULT_VOICE,
    ...(hasField({ type }, 'rule') ? { rule: DEFAULT_RULE } : {}),
    ...(hasField({ type }, 'separator') ? { separator: 'blank line' as const } : {}),
    position,
  };
  return { ...drawing, nodes: new Map([...drawing.nodes, [id, node]]) };
}

/** Changes what an agent says; a connected input stays as its sources made it. */
export function updateAgent(drawing: Drawing, id: string, patch: AgentPatch): Drawing {
  const node = drawing.nodes.get(id);
  if (!node) return drawing;
  const { input, ...rest } = patch;
  const said = { ...node, ...rest, ...(input === undefined || node.isInputConnected ? {} : { input }) };
  return rest.name === undefined ? withNodes(drawing, [said]) : renamed(withNodes(drawing, [said]), node, rest.name);
}

/**
 * Lets the references to an agent follow its new name. A name that can't stand in one, or is another's, is on its way to a
 * better one: until then they keep the last that could.
 */
function renamed(drawing: Drawing, before: AgentNode, name: string): Drawing {
  const from = (before.referredAs ?? before.name).trim();
  const to = name.trim();
  const nodes = [...drawing.nodes.values()];
  const isTaken = nodes.some((node) => node.id !== before.id && [node.name.trim(), node.referredAs].includes(to));
  const after = drawing.nodes.get(before.id) ?? before;
  if (isTaken || !isReferable(to)) return withNodes(drawing, [{ ...after, referredAs: from }]);
  const { referredAs: _, ...clean } = after;
  const names = new Map([[from, to]]);
  return withNodes(
    drawing,
    [clean, ...nodes.filter(({ id }) => id !== before.id)].map((node) => withReferences(node, names)),
  );
}

/** An agent whose references say other names; what its sources made is not its to change. */
function withReferences(node: AgentNode, names: ReadonlyMap<string, string>): AgentNode {
  const input = node.isInputConnected ? node.input : withNewNames(node.input, names);
  const description = withNewNames(node.description, names);
  const words = wordsOfRule(node.rule) ?? '';
  const asked = withNewNames(words, names);
  if (input === node.input && description === node.description && asked === words) return node;
  return { ...node, input, description, ...(node.rule ? { rule: withRuleWords(node.rule, asked) } : {}) };
}

/** Moves agents and notes to other places on the canvas. */
export function moveTo(drawing: Drawing, places: ReadonlyMap<string, Position>): Drawing {
  const among = <T>(drawn: ReadonlyMap<string, T>): T[] =>
    [...places].flatMap(([id, position]) => {
      const one = drawn.get(id);
      return one ? [{ ...one, position }] : [];
    });
  return withNotes(withNodes(drawing, among(drawing.nodes)), among(drawing.notes));
}

/** Why two agents may not be connected, or null where they may. */
export function joinRefusal(drawing: Wiring, source: string, target: string): string | null {
  const refusal = connectionRefusal(graphOf(drawing), { source, target });
  if (refusal) return refusal;
  return target === firstId(drawing) ? FIRST_TAKES_NO_INPUT : null;
}

/** Leads one agent's output into another, whose input is locked and shows what the source made last. */
export function connect(
  drawing: Drawing,
  source: string,
  target: string,
  texts: LastTexts,
  when: Way = 'yes',
): Drawing {
  const from = drawing.nodes.get(source);
  const edge = { id: `${source}->${target}`, source, target, ...(from && kindOf(from).branches ? { when } : {}) };
  return refreshInputs({ ...drawing, edges: [...drawing.edges, edge] }, new Set([target]), texts);
}

/** Takes agents, notes and connections away; an input that loses its last source is free again, and empty. */
export function withoutParts(
  drawing: Drawing,
  gone: { ids: ReadonlySet<string>; edges: ReadonlySet<string> },
  texts: LastTexts,
): Drawing {
  const lost = (edge: Connection): boolean =>
    gone.edges.has(edge.id) || gone.ids.has(edge.source) || gone.ids.has(edge.target);
  const targets = new Set(drawing.edges.filter(lost).map(({ target }) => target));
  const left = <T>(drawn: ReadonlyMap<string, T>) => new Map([...drawn].filter(([id]) => !gone.ids.has(id)));
  const edges = drawing.edges.filter((edge) => !lost(edge));
  const { nodes, notes } = drawing;
  return withRootFirst(refreshInputs({ nodes: left(nodes), notes: left(notes), edges }, targets, texts));
}

/** Fills every connected input with what its sources have made. */
export function fillInputs(drawing: Drawing, texts: LastTexts): Drawing {
  return refreshInputs(drawing, new Set(drawing.edges.map(({ target }) => target)), texts);
}

/** Moves an agent up or down in the order; where the top would get an agent with sources, nothing moves. */
export function moveInOrder<D extends Wiring>(drawing: D, id: string, step: -1 | 1): D {
  const order = [...drawing.nodes];
  const at = order.findIndex(([known]) => known === id);
  const [one, other] = [order[at], order[at + step]];
  if (!one || !other) return drawing;
  order[at] = other;
  order[at + step] = one;
  const moved = { ...drawing, nodes: new Map(order) };
  return isFed(moved, firstId(moved)) ? drawing : moved;
}

/** Whether an agent can move one step in the order. */
export function canMove(drawing: Wiring, id: string, step: -1 | 1): boolean {
  return moveInOrder(drawing, id, step) !== drawing;
}

/** The agents with what leads between them, and the notes, to be pasted. */
export function copyOf({ nodes, edges, notes }: Drawing, ids: ReadonlySet<string>): Drawing {
  return {
    nodes: new Map([...nodes].filter(([id]) => ids.has(id))),
    edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
    notes: new Map([...notes].filter(([id]) => ids.has(id))),
  };
}

/** Puts copies of agents and notes onto the drawing, moved aside; gives the ids of the copies. */
export function paste(
  drawing: Drawing,
  copied: Drawing,
  by: Position,
  newId: () => string,
): { drawing: Drawing; ids: Set<string> } {
  const ids = new Map([...copied.nodes.keys()].map((id) => [id, newId()]));
  const names = new Map<string, string>();
  const aside = ({ x, y }: Position): Position => ({ x: x + by.x, y: y + by.y });
  const notes = [...copied.notes.values()].map((note) => ({ ...note, id: newId(), position: aside(note.position) }));
  let next = withNotes(drawing, notes);
  for (const node of copied.nodes.values()) {
    const id = ids.get(node.id) ?? node.id;
    const position = aside(node.position);
    const { referredAs: _, ...said } = node;
    const copy = { ...said, id, position, name: freeName(next, node.name.replace(/ \d+$/, '')) };
    names.set(node.name.trim(), copy.name);
    next = { ...next, nodes: new Map([...next.nodes, [id, copy]]) };
  }
  const edges = copied.edges.map((edge) => {
    const source = ids.get(edge.source) ?? edge.source;
    const target = ids.get(edge.target) ?? edge.target;
    return { ...edge, id: `${source}->${target}`, source, target };
  });
  next = { ...next, edges: [...next.edges, ...edges] };
  const fed = new Set(edges.map(({ target }) => target));
  const nodes = [...ids.values()].flatMap((id) => next.nodes.get(id) ?? []);
  return {
    drawing: withRootFirst(
      withNodes(
        next,
        // What was copied together refers to each other.
        nodes.map((node) => withReferences(sourcedFrom(next, node, fed.has(node.id)), names)),
      ),
    ),
    ids: new Set([...ids.values(), ...notes.map(({ id }) => id)]),
  };
}

/** All that is drawn, as it is saved and kept. */
export interface WrittenDrawing extends Graph {
  agents: PlacedAgent[];
  notes: Note[];
}

/** What is drawn of a workflow that was saved or kept; null where it can't be one. */
export function drawingOf({ agents, connections, notes }: WrittenDrawing): Drawing | null {
  if (structureFault({ agents, connections }) ?? notesFault(notes, agents)) return null;
  const nodes = agents.map((agent): [string, AgentNode] => {
    const sources = sourcesOf(connections, agent.id);
    return [
      agent.id,
      {
        id: agent.id,
        type: agent.type,
        label: AGENT_KIND_ROWS[agent.type].label,
        name: agent.name,
        input: agent.input,
        description: agent.description,
        isInputConnected: sources.length > 0,
        sourceNodeId: sources[0] ?? null,
        speaker: agent.speaker ?? DEFAULT_VOICE,
        ...(hasField(agent, 'rule') ? { rule: agent.rule ?? DEFAULT_RULE } : {}),
        ...(hasField(agent, 'separator') ? { separator: agent.separator ?? ('blank line' as const) } : {}),
        ...(agent.photo && hasField(agent, 'photo') ? { photo: agent.photo } : {}),
        position: agent.position,
      },
    ];
  });
  return withRootFirst({
    nodes: new Map(nodes),
    edges: connections,
    notes: new Map(notes.map((note) => [note.id, note])),
  });
}

/** All that is drawn, to be saved or kept. */
export function writtenDrawing(drawing: Drawing): WrittenDrawing {
  return { ...graphOf(drawing), notes: [...drawing.notes.values()] };
}

/** What of the drawing runs, as the server takes it. */
export function graphOf({ nodes, edges }: Wiring): Graph & { agents: PlacedAgent[] } {
  return {
    agents: [...nodes.values()].map((node) => ({
      id: node.id,
      type: node.type,
      name: node.name,
      input: node.input,
      description: node.description,
      ...(hasField(node, 'speaker') ? { speaker: node.speaker } : {}),
      ...(hasField(node, 'rule') ? { rule: node.rule } : {}),
      ...(hasField(node, 'separator') ? { separator: node.separator } : {}),
      ...(node.photo && hasField(node, 'photo') ? { photo: node.photo } : {}),
      isConnected: node.isInputConnected,
      sourceNodeId: node.sourceNodeId,
      position: node.position,
    })),
    connections: [...edges],
  };
}

function withNodes(drawing: Drawing, changed: AgentNode[]): Drawing {
  const nodes = new Map(drawing.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...drawing, nodes };
}

/** The drawing with these notes, new or changed. */
export function withNotes(drawing: Drawing, notes: readonly Note[]): Drawing {
  if (notes.length === 0) return drawing;
  return { ...drawing, notes: new Map([...drawing.notes, ...notes.map((note) => [note.id, note] as const)]) };
}

function refreshInputs(drawing: Drawing, targets: ReadonlySet<string>, texts: LastTexts): Drawing {
  const sources = Map.groupBy(
    drawing.edges.filter(({ target }) => targets.has(target)),
    ({ target }) => target,
  );
  const changed = [...targets].flatMap((id) => {
    const node = drawing.nodes.get(id);
    if (!node) return [];
    const from = (sources.get(id) ?? []).map(({ source }) => source);
    return [
      {
        ...node,
        isInputConnected: from.length > 0,
        sourceNodeId: from[0] ?? null,
        input: joinTexts(
          from.map((source) => texts.get(source) ?? ''),
          node,
        ),
      },
    ];
  });
  return withNodes(drawing, changed);
}

/** A copy whose sources were not copied with it is free, and empty where it was filled by them. */
function sourcedFrom(drawing: Drawing, node: AgentNode, isFed: boolean): AgentNode {
  const sourceNodeId = isFed ? (sourcesOf(drawing.edges, node.id)[0] ?? null) : null;
  return { ...node, isInputConnected: isFed, sourceNodeId, input: node.isInputConnected && !isFed ? '' : node.input };
}

function isFed({ edges }: Wiring, id: string | null): boolean {
  return edges.some(({ target }) => target === id);
}

/** The first agent takes no input: where the order says otherwise, the first one without sources moves up. */
function withRootFirst(drawing: Drawing): Drawing {
  if (!isFed(drawing, firstId(drawing))) return drawing;
  const fed = new Set(drawing.edges.map(({ target }) => target));
  const root = [...drawing.nodes].find(([id]) => !fed.has(id));
  return root ? { ...drawing, nodes: new Map([root, ...drawing.nodes]) } : drawing;
}

function freeName({ nodes }: Drawing, base: string): string {
  const taken = new Set([...nodes.values()].map(({ name }) => name));
  for (let number = 1; ; number++) if (!taken.has(`${base} ${number}`)) return `${base} ${number}`;
}
