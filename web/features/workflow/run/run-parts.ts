import { type NodeOutput, OTHER_VERSIONS_MAX } from '../../../../domain/api/workflow/workflows.ts';
import type { Graph } from '../../../../domain/workflow/graph.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { fromHereOn } from '../../../../domain/workflow/partial-run.ts';

/** Which part of a workflow is to run. */
export type WorkflowPart =
  /** What is new, has changed or failed; the rest is there. */
  | { kind: 'changed' }
  /** An agent and what it needs; what is before it and still true is reused. */
  | { kind: 'to'; id: string }
  /** An agent alone, on what its sources made last. */
  | { kind: 'only'; id: string }
  /** The same once more, as another version to choose from. */
  | { kind: 'version'; id: string }
  /** An agent on what its sources made last, and all that build on it. */
  | { kind: 'from'; id: string };

export interface PartInput {
  only?: string[];
  given: (Output & { nodeId: string })[];
  variant?: number;
}

/** What the server is told of a part: which agents, and what is there already. */
export function inputOf(part: WorkflowPart, graph: Graph, outputs: ReadonlyMap<string, NodeOutput>): PartInput {
  // What is reused only while it is true goes with its fingerprint, what is taken as it is without.
  const still = (ids: (id: string) => boolean) =>
    [...outputs].flatMap(([id, made]) => (made.fingerprint !== undefined && ids(id) ? [plain(id, made)] : []));
  const asIs = (gone: ReadonlySet<string>) =>
    [...outputs]
      .filter(([id, { question }]) => !gone.has(id) && !question)
      .map(([id, made]) => ({ ...plain(id, made), fingerprint: undefined }));
  switch (part.kind) {
    case 'changed':
      return { given: still(() => true) };
    case 'to':
      return { only: [part.id], given: still((id) => id !== part.id) };
    case 'only':
      return { only: [part.id], given: asIs(new Set([part.id])) };
    case 'version':
      return {
        only: [part.id],
        given: asIs(new Set([part.id])),
        variant: 1 + (outputs.get(part.id)?.others?.length ?? 0),
      };
    case 'from': {
      const ids = fromHereOn(graph, part.id);
      return { only: [...ids], given: asIs(ids) };
    }
  }
}

function plain(nodeId: string, { others: _, image_data: __, reused: ___, ...output }: NodeOutput) {
  return { ...output, nodeId };
}

/** The outputs after a part has run: what it made stands in the place of what was there, the rest stays. */
export function merged(
  before: ReadonlyMap<string, NodeOutput>,
  made: readonly NodeOutput[],
  part: WorkflowPart,
): { outputs: NodeOutput[]; isSameVersion: boolean } {
  const after = new Map([...before].map(([id, output]) => [id, { ...output, nodeId: id }]));
  let isSameVersion = false;
  for (const output of made) {
    const id = output.nodeId ?? '';
    const old = after.get(id);
    if (part.kind !== 'version' || id !== part.id || !old) {
      // What was reused is what was there, with its other versions and its own fingerprint.
      after.set(id, { ...(output.reused && old ? { ...old, reused: true } : output), nodeId: id });
      continue;
    }
    const { others = [], ...chosen } = old;
    isSameVersion = [chosen, ...others].some((known) => known.output === output.output);
    if (!isSameVersion)
      after.set(id, { ...output, nodeId: id, others: [...others, chosen].slice(-OTHER_VERSIONS_MAX) });
  }
  return { outputs: [...after.values()], isSameVersion };
}

/** The next of an output's versions in turn; the one that was chosen goes to the end of the others. */
export function nextVersion({ others = [], ...chosen }: NodeOutput): NodeOutput {
  const [next, ...rest] = others;
  return next ? { ...next, nodeId: chosen.nodeId, others: [...rest, chosen] } : { ...chosen };
}
