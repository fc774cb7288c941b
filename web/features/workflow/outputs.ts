import { type NodeOutput, nodeOutputSchema } from '../../../domain/api/workflows.ts';
import type { Drawing, LastTexts } from './drawing.ts';

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

/** What each agent of the drawing made last: by its id, or by its name where the output names no agent's id. */
export function outputsByNode({ nodes }: Drawing, outputs: NodeOutput[]): Map<string, NodeOutput> {
  const byName = new Map([...nodes.values()].map(({ name, id }) => [name, id]));
  return new Map(
    outputs.flatMap((output) => {
      const id = output.nodeId ?? byName.get(output.agent);
      return id !== undefined && nodes.has(id) ? [[id, output] as const] : [];
    }),
  );
}

/** The last text of each agent that made one. */
export function textsOf(outputs: ReadonlyMap<string, NodeOutput>): LastTexts {
  return new Map(
    [...outputs].flatMap(([id, { output_type, output }]) => (output_type === 'text' ? [[id, output] as const] : [])),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
