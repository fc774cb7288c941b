import { ArrowDown, ArrowUp, Copy, Trash2, X } from 'lucide-react';
import { memo, useId } from 'react';
import { AGENT_NAME_MAX } from '../../../../domain/limits.ts';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { WAYS, type Way } from '../../../../domain/workflow/way.ts';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { IconButton } from '../../../components/button.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import { AddAfter } from '../canvas/add-after.tsx';
import { useNodeRun } from '../canvas/use-node-run.ts';
import { type AgentNode, canMove, firstId } from '../drawing/drawing.ts';
import { joinOrSay } from '../drawing/join-or-say.ts';
import { discard, duplicateAgents, reorder, update } from '../drawing/workflow-actions.ts';
import { useWorkflow, wiringIn } from '../drawing/workflow-store.ts';
import { RunMenu } from '../run/run-menu.tsx';
import { AgentFault } from './agent-fault.tsx';
import { AgentFields } from './agent-fields.tsx';
import { AgentResult } from './agent-result.tsx';

/** One agent of the list: what it says, what it takes, its place. */
export const AgentCard = memo(function AgentCard({ id, number }: { id: string; number: number }) {
  const agent = useWorkflow(({ nodes }) => nodes.get(id));
  const run = useNodeRun(id);
  if (!agent) return null;
  return (
    <li
      id={`agent-${id}`}
      tabIndex={-1}
      data-state={run?.status}
      className="overflow-hidden rounded-xl bg-surface shadow-sm"
    >
      <header className="flex min-h-12 items-center gap-2 border-b border-line pr-2 pl-3 max-sm:flex-wrap max-sm:justify-end max-sm:gap-y-0 max-sm:py-1.5">
        <span className="w-5 text-center font-mono text-2xs text-ink-3">{number}</span>
        <AgentIcon kind={agent.type} />
        <input
          aria-label="Name"
          value={agent.name}
          maxLength={AGENT_NAME_MAX}
          onChange={({ target }) => update(id, { name: target.value })}
          onBlur={() => {
            if (agent.name.trim() === '') update(id, { name: agent.label });
          }}
          className="h-8 min-w-0 flex-1 truncate rounded-sm bg-transparent px-1.5 text-sm font-medium outline-none hover:bg-hover focus:bg-sunken focus:shadow-[inset_0_0_0_1.5px_var(--c-accent)] max-sm:basis-[calc(100%-72px)] max-sm:text-md"
        />
        <RunMenu
          agent={agent}
          className="touchable grid size-8 shrink-0 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
        />
        <AddAfter agent={agent} />
        <MoveButtons id={id} name={agent.name} />
        <IconButton label={`Duplicate ${agent.name}`} onClick={() => duplicateAgents(new Set([id]))}>
          <Copy size={14} />
        </IconButton>
        <IconButton label={`Delete ${agent.name}`} onClick={() => discard([id])} className="hover:text-bad">
          <Trash2 size={14} />
        </IconButton>
      </header>
      <div className="flex flex-col gap-3 p-3">
        <Sources agent={agent} />
        <AgentFields agent={agent} />
      </div>
      <AgentFault id={id} run={run} />
      {run && (
        <div className="min-h-20">
          <AgentResult agent={agent} run={run} />
        </div>
      )}
    </li>
  );
});

function MoveButtons({ id, name }: { id: string; name: string }) {
  const canRise = useWorkflow((state) => canMove(wiringIn(state), id, -1));
  const canSink = useWorkflow((state) => canMove(wiringIn(state), id, 1));
  return (
    <>
      <IconButton label={`Move ${name} up`} disabled={!canRise} onClick={() => reorder(id, -1)} className={MOVE}>
        <ArrowUp size={14} />
      </IconButton>
      <IconButton label={`Move ${name} down`} disabled={!canSink} onClick={() => reorder(id, 1)} className={MOVE}>
        <ArrowDown size={14} />
      </IconButton>
    </>
  );
}

const MOVE = 'max-sm:size-7 disabled:opacity-40';

/** Where an agent's input comes from: connections to take away, and others to add. */
function Sources({ agent: { id, name } }: { agent: AgentNode }) {
  const select = useId();
  const nodes = useWorkflow((state) => state.nodes);
  const flowEdges = useWorkflow((state) => state.flowEdges);
  const incoming = flowEdges.filter(({ target }) => target === id);
  const drawing = wiringIn({ nodes, flowEdges });
  const isFirst = firstId(drawing) === id;
  const others = [...nodes.values()].filter(
    (node) => node.id !== id && !incoming.some(({ source }) => source === node.id),
  );
  const offers = others.flatMap((node): { source: string; label: string; when?: Way }[] =>
    kindOf(node).branches
      ? WAYS.map((when) => ({ source: node.id, when, label: `${node.name}, ${when}` }))
      : [{ source: node.id, label: node.name }],
  );
  if (isFirst) return <p className="text-2xs text-ink-3">Starts the workflow: it takes no input from others.</p>;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {incoming.map((edge) => {
        const source = nodes.get(edge.source)?.name ?? '';
        return (
          <span
            key={edge.id}
            className="inline-flex h-7 items-center gap-1 rounded-sm bg-accent-wash pr-0.5 pl-2 text-xs text-accent-text"
          >
            from {source}
            {edge.data?.when && `, ${edge.data.when}`}
            <button
              type="button"
              aria-label={`Disconnect ${source} from ${name}`}
              onClick={() => discard([], [edge.id])}
              className="grid size-6 place-items-center rounded-sm hover:bg-hover"
            >
              <X size={12} aria-hidden="true" />
            </button>
          </span>
        );
      })}
      {others.length > 0 && (
        <>
          <label htmlFor={select} className="sr-only">
            Connect to {name}
          </label>
          <Choice
            id={select}
            value=""
            onChoose={(at) => {
              const offer = offers[Number(at)];
              if (offer) joinOrSay(offer.source, id, offer.when);
            }}
            className="h-7 rounded-sm bg-sunken pl-2 text-xs text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line)] max-sm:h-9 max-sm:text-md"
          >
            <option value="" disabled>
              {incoming.length === 0 ? 'Take input from…' : 'And from…'}
            </option>
            {offers.map(({ source, label }, at) => (
              <option key={`${source} ${label}`} value={at}>
                {label}
              </option>
            ))}
          </Choice>
        </>
      )}
    </div>
  );
}
