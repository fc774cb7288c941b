import { ArrowRight } from 'lucide-react';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { close, useBuilderUi } from './builder-ui.ts';
import { refusalOf } from './drawing.ts';
import { joinOrSay } from './join-or-say.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { drawingIn, useWorkflow } from './workflow-store.ts';

/** Chooses whom an agent feeds, without a mouse; an agent that can't be chosen says why. */
export function ConnectDialog() {
  const source = useBuilderUi(({ layer }) => (layer?.kind === 'connect' ? layer.source : null));
  const name = useWorkflow(({ nodes }) => nodes.get(source ?? '')?.name ?? '');
  return (
    <LayerDialog kind="connect" title={`Connect ${name} to…`} width="max-w-110">
      {source !== null && <Targets source={source} />}
    </LayerDialog>
  );
}

function Targets({ source }: { source: string }) {
  const nodes = useWorkflow((state) => state.nodes);
  const flowEdges = useWorkflow((state) => state.flowEdges);
  const others = [...nodes.values()].filter(({ id }) => id !== source);
  if (others.length === 0)
    return (
      <p className="px-5 py-8 text-center text-sm text-ink-2">Add another agent first: there is none to connect to.</p>
    );
  return (
    <ul className="p-2">
      {others.map((agent) => {
        const refusal = refusalOf(drawingIn({ nodes, flowEdges }), source, agent.id);
        return (
          <li key={agent.id}>
            <button
              type="button"
              onClick={() => {
                if (joinOrSay(source, agent.id)) close('connect');
              }}
              className="flex w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-hover"
            >
              <AgentIcon kind={agent.type} />
              <span className="min-w-0 flex-1">
                <span className={`block truncate text-sm ${refusal ? 'text-ink-2' : 'font-medium'}`}>{agent.name}</span>
                {refusal && <span className="block text-xs text-ink-3">{refusal}</span>}
              </span>
              {!refusal && <ArrowRight size={14} aria-hidden="true" className="text-ink-3" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
