import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { kindOf } from '../../../domain/workflow/agents.ts';
import { WAYS, type Way } from '../../../domain/workflow/way.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { OneLine } from '../../components/cut-name.tsx';
import { closeBuilderLayer, useBuilderUi } from './builder-ui.ts';
import { joinRefusal } from './drawing/drawing.ts';
import { joinOrSay } from './drawing/join-or-say.ts';
import { useWorkflow, wiringIn } from './drawing/workflow-store.ts';
import { LayerDialog } from './layer-dialog.tsx';

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
  const [way, setWay] = useState<Way>('yes');
  const from = nodes.get(source);
  const others = [...nodes.values()].filter(({ id }) => id !== source);
  if (others.length === 0)
    return (
      <p className="px-5 py-8 text-center text-sm text-ink-2">Add another agent first: there is none to connect to.</p>
    );
  return (
    <>
      {from && kindOf(from).branches && <WayChoice way={way} onChange={setWay} />}
      <ul className="p-2">
        {others.map((agent) => {
          const refusal = joinRefusal(wiringIn({ nodes, flowEdges }), source, agent.id);
          return (
            <li key={agent.id}>
              <button
                type="button"
                onClick={() => {
                  if (joinOrSay(source, agent.id, way)) closeBuilderLayer('connect');
                }}
                className="flex w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-hover"
              >
                <AgentIcon kind={agent.type} />
                <span className="min-w-0 flex-1">
                  <OneLine text={agent.name} className={`text-sm ${refusal ? 'text-ink-2' : 'font-medium'}`} />
                  {refusal && <span className="block text-xs text-ink-3">{refusal}</span>}
                </span>
                {!refusal && <ArrowRight size={14} aria-hidden="true" className="text-ink-3" />}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Which of a branch's two outputs the line begins at. */
function WayChoice({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  return (
    <fieldset className="flex items-center gap-4 px-5 pt-4 text-sm">
      <legend className="float-left mr-4 text-ink-2">Where it says</legend>
      {WAYS.map((one) => (
        <label key={one} className="flex h-6 items-center gap-2">
          <input type="radio" name="way" checked={way === one} onChange={() => onChange(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
