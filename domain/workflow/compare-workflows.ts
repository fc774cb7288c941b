import type { PlacedAgent } from '../api/workflow/workflows.ts';
import type { Connection } from './graph.ts';
import type { Note } from './notes.ts';

/** A workflow as it was saved at some moment, as far as it was drawn by somebody. */
export interface ComparedWorkflow {
  name: string;
  agents: PlacedAgent[];
  connections: Connection[];
  notes: Note[];
}

/** One thing about an agent that is not as it was. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** What became of an agent, or of a note. */
export interface PartChange {
  id: string;
  name: string;
  kind: 'added' | 'removed' | 'changed';
  /** Of one that was added or removed: what it says. */
  fields: FieldChange[];
}

/** What lies between two versions of a workflow. */
export interface Comparison {
  renamed: FieldChange | null;
  agents: PartChange[];
  notes: PartChange[];
  /** How many stand elsewhere on the canvas. */
  moved: number;
}

/** What the canvas works out by itself: no change of anybody's. */
const DERIVED = new Set(['id', 'position', 'isConnected', 'sourceNodeId']);
const LABELS: Record<string, string> = { type: 'Kind', speaker: 'Voice', verbatim: 'As it is' };

/** Compares two versions agent by agent. */
export function compareWorkflows(before: ComparedWorkflow, after: ComparedWorkflow): Comparison {
  // A source that was renamed is still the same one to whoever takes from it.
  const names = new Map([...before.agents, ...after.agents].map(({ id, name }) => [id, name]));
  const agents = between(told(before, names), told(after, names));
  const notes = between(toldNotes(before), toldNotes(after));
  const renamed = before.name === after.name ? null : { label: 'Name', before: before.name, after: after.name };
  return { renamed, agents: agents.parts, notes: notes.parts, moved: agents.moved + notes.moved };
}

/** Whether two versions are the same drawing under the same name. */
export function isUnchanged({ renamed, agents, notes, moved }: Comparison): boolean {
  return renamed === null && agents.length === 0 && notes.length === 0 && moved === 0;
}

/** What changed, in a word or a few. */
export function changeWords({ renamed, agents, notes, moved }: Comparison): string {
  const counted = (['added', 'removed', 'changed'] as const).flatMap((kind) => {
    const count = agents.filter((agent) => agent.kind === kind).length;
    return count > 0 ? [`${count} ${kind}`] : [];
  });
  if (notes.length > 0) counted.push(notes.length === 1 ? '1 note changed' : `${notes.length} notes changed`);
  if (renamed) counted.push('renamed');
  if (counted.length > 0) return counted.join(', ');
  return moved > 0 ? `${moved} moved` : 'Nothing changed';
}

/** Something on the canvas: what it is called, what it says by its label, and where it stands, as a text. */
interface Thing {
  name: string;
  fields: Map<string, string>;
  place: string;
}

function between(old: Map<string, Thing>, now: Map<string, Thing>): { parts: PartChange[]; moved: number } {
  const parts: PartChange[] = [];
  for (const [id, { name, fields }] of now) {
    const was = old.get(id);
    const changed = changesBetween(was?.fields ?? new Map(), fields);
    if (!was || changed.length > 0) parts.push({ id, name, kind: was ? 'changed' : 'added', fields: changed });
  }
  for (const [id, { name, fields }] of old)
    if (!now.has(id)) parts.push({ id, name, kind: 'removed', fields: changesBetween(fields, new Map()) });
  const moved = [...now].filter(([id, { place }]) => old.has(id) && old.get(id)?.place !== place);
  return { parts, moved: moved.length };
}

function toldNotes({ notes }: ComparedWorkflow): Map<string, Thing> {
  return new Map(
    notes.map(({ id, text, colour, position: { x, y }, width, height }) => {
      const fields = new Map([
        ['Text', text],
        ['Colour', colour],
      ]);
      return [id, { name: 'Note', fields, place: [x, y, width, height].join() }];
    }),
  );
}

/** Each agent with what it says, by its label: whatever fields its kind has, and whom it takes from. */
function told({ agents, connections }: ComparedWorkflow, names: Map<string, string>): Map<string, Thing> {
  const sources = Map.groupBy(connections, ({ target }) => target);
  return new Map(
    agents.map((agent) => {
      const from = (sources.get(agent.id) ?? []).map(({ source }) => names.get(source) ?? source);
      const { x, y } = agent.position;
      return [agent.id, { name: agent.name, fields: fieldsOf(agent, from), place: `${x},${y}` }];
    }),
  );
}

function fieldsOf(agent: PlacedAgent, from: string[]): Map<string, string> {
  const fields = Object.entries(agent).flatMap(([key, value]): [string, string][] => {
    // What its sources made fills a connected input: that is a result, not a change.
    if (DERIVED.has(key) || (key === 'input' && from.length > 0)) return [];
    // Photos are told apart by their ids alone.
    const said = key === 'photo' ? `One of your own (${String(value).slice(0, 4)})` : value;
    const text = typeof said === 'string' ? said : JSON.stringify(said);
    return text === undefined || text === '' ? [] : [[LABELS[key] ?? capital(key), text]];
  });
  return new Map(from.length > 0 ? [...fields, ['Takes from', from.join(', ')]] : fields);
}

function changesBetween(before: Map<string, string>, after: Map<string, string>): FieldChange[] {
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((label) => {
    const [was, is] = [before.get(label) ?? '', after.get(label) ?? ''];
    return was === is ? [] : [{ label, before: was, after: is }];
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
