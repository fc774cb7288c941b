import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { create } from 'zustand';
import { getRunSettings } from '../../../../domain/api/workflow/workflow-runs.ts';
import { oldAgents, type RunSurroundings } from '../../../../domain/workflow/partial-run.ts';
import { api } from '../../../lib/api/api.ts';
import { graphOf } from '../drawing/drawing.ts';
import { useWorkflow, type WorkflowState, wiringIn } from '../drawing/workflow-store.ts';
import { outputsByNode } from './outputs.ts';

type Settings = RunSurroundings | null;

const useSettings = create<{ settings: Settings }>(() => ({ settings: null }));

/** Asks, where something was made, whether brand and engines are still those that made it. */
export function useRunSettings(): void {
  const isWanted = useWorkflow(({ responseData }) => responseData !== null);
  const { data } = useQuery({
    queryKey: ['run-settings'],
    queryFn: async ({ signal }) => (await api(getRunSettings, {}, { signal })).data,
    enabled: isWanted,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => useSettings.setState({ settings: data ?? null }), [data]);
}

let known: { from: readonly unknown[]; old: Set<string> } = { from: [], old: new Set() };

/** The agents whose last output something has changed for; reckoned once for all nodes that ask. */
export function oldIn({ nodes, flowEdges, responseData }: WorkflowState, settings: Settings): Set<string> {
  const from = [nodes, flowEdges, responseData, settings];
  if (from.every((part, at) => part === known.from[at])) return known.old;
  const drawing = wiringIn({ nodes, flowEdges });
  const old =
    responseData === null
      ? new Set<string>()
      : oldAgents(graphOf(drawing), outputsByNode(drawing, responseData), settings);
  known = { from, old };
  return old;
}

/** Whether an agent's last output is old. */
export function useIsOld(id: string): boolean {
  const settings = useSettings((state) => state.settings);
  return useWorkflow((state) => oldIn(state, settings).has(id));
}
