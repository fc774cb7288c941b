import type { AgentNode, Wiring } from './drawing.ts';

/** One agent in the tree, with those that it feeds. */
export interface Branch {
  node: AgentNode;
  /** Its other sources: it is drawn once, below the first. */
  alsoFrom: string[];
  branches: Branch[];
}

/** The drawing as a tree from its roots; an agent with several sources hangs below the first of them. */
export function mindmapOf({ nodes, edges }: Wiring): Branch[] {
  const sources = Map.groupBy(edges, ({ target }) => target);
  const children = Map.groupBy(
    [...nodes.values()].filter((node) => node.sourceNodeId !== null),
    (node) => node.sourceNodeId,
  );
  const branchOf = (node: AgentNode): Branch => ({
    node,
    alsoFrom: (sources.get(node.id) ?? []).slice(1).flatMap(({ source }) => nodes.get(source)?.name ?? []),
    branches: (children.get(node.id) ?? []).map(branchOf),
  });
  return [...nodes.values()].filter((node) => node.sourceNodeId === null).map(branchOf);
}
