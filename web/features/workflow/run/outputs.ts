import { type NodeOutput, nodeOutputSchema } from '../../../../domain/api/workflow/workflows.ts';
import type { AgentNode, Drawing, LastTexts } from '../drawing/drawing.ts';

/** What a run, a saved workflow or a chat gave: the outputs as a list, or as one written in JSON. */
export interface ResponseData {
  outputs: string | unknown[];
}

/** The outputs of response data; what can't be read gives an empty list, and a single odd one is left out. */
export function readOutputs(data: ResponseData | null): NodeOutput[] {
  const list = typeof data?.outputs === 'string' ? parseJson(data.outputs) : data?.outputs;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => {
    const parsed = nodeOutputSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

interface OutputIndex {
  byId: Map<string, NodeOutput>;
  /** Those that name no agent's id. */
  byName: Map<string, NodeOutput>;
}

const indices = new WeakMap<ResponseData, OutputIndex>();

/** What an agent made last: by its id, or by its name where the output names no id; null where it made nothing. */
export function outputOf(data: ResponseData | null, { id, name }: Pick<AgentNode, 'id' | 'name'>): NodeOutput | null {
  if (data === null) return null;
  const known = indices.get(data) ?? indexOf(data);
  return known.byId.get(id) ?? known.byName.get(name) ?? null;
}

/** What each agent of the drawing made last. */
export function outputsByNode({ nodes }: Pick<Drawing, 'nodes'>, data: ResponseData | null): Map<string, NodeOutput> {
  if (data === null) return new Map();
  return new Map(
    [...nodes.values()].flatMap((node) => {
      const output = outputOf(data, node);
      return output ? [[node.id, output] as const] : [];
    }),
  );
}

function indexOf(data: ResponseData): OutputIndex {
  const outputs = readOutputs(data);
  const byId = new Map(outputs.flatMap((output) => (output.nodeId === undefined ? [] : [[output.nodeId, output]])));
  const byName = new Map(outputs.flatMap((output) => (output.nodeId === undefined ? [[output.agent, output]] : [])));
  indices.set(data, { byId, byName });
  return { byId, byName };
}

/** The last text of each agent that made one; a question back is no text to go on with. */
export function textsOf(outputs: ReadonlyMap<string, NodeOutput>): LastTexts {
  return new Map(
    [...outputs].flatMap(([id, { output_type, output, question }]) =>
      output_type === 'text' && !question ? [[id, output] as const] : [],
    ),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
