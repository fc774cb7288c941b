import { useId } from 'react';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { useBuilderUi } from '../builder-ui.ts';
import { update } from '../drawing/workflow-actions.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { LayerDialog } from '../layer-dialog.tsx';
import { AgentFault } from './agent-fault.tsx';
import { FIELD } from './field-class.ts';
import { ReferenceField } from './reference-field.tsx';

const LARGE = 'h-[min(56vh,520px)] text-md leading-6';

/** One text of an agent with room for all of it; what is written stands on the agent at once. */
export function TextDialog() {
  const text = useBuilderUi(({ layer }) => (layer?.kind === 'text' ? layer : null));
  const agent = useWorkflow(({ nodes }) => nodes.get(text?.agentId ?? ''));
  const id = useId();
  const field = text?.field ?? 'input';
  const isMade = field === 'input' && agent?.isInputConnected === true;
  return (
    <LayerDialog kind="text" title={agent?.name ?? ''} width="max-w-190">
      {agent && (
        <div className="p-5">
          <label htmlFor={id} className="mb-1.5 block text-xs text-ink-2 first-letter:uppercase">
            {field}
          </label>
          {isMade ? (
            <textarea id={id} data-autofocus readOnly value={agent.input} className={`${FIELD} ${LARGE}`} />
          ) : (
            <ReferenceField
              id={id}
              agentId={agent.id}
              value={agent[field]}
              placeholder={kindOf(agent).prompts[field]}
              look={LARGE}
              onChange={(value) => update(agent.id, { [field]: value })}
            />
          )}
          <p className="mt-2 text-xs text-ink-3">
            {isMade
              ? 'This is what came in along its lines. It is filled anew by each run.'
              : 'Type {{ to refer to what another agent makes. Everything is kept as you write; Escape closes.'}
          </p>
          <div className="mt-2">
            <AgentFault id={agent.id} />
          </div>
        </div>
      )}
    </LayerDialog>
  );
}
