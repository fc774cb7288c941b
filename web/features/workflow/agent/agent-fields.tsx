import { Link2 } from 'lucide-react';
import { type FC, useId } from 'react';
import { type AgentField, kindOf, VOICES, type Voice } from '../../../../domain/workflow/agents.ts';
import { sourcesOf } from '../../../../domain/workflow/graph.ts';
import { SEPARATORS, type Separator } from '../../../../domain/workflow/join.ts';
import { Choice } from '../../../components/fields/choice.tsx';
import { PhotoField } from '../../../components/photos/photo-field.tsx';
import { classNames } from '../../../lib/class-names.ts';
import type { AgentNode } from '../drawing/drawing.ts';
import { update } from '../drawing/workflow-actions.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { FIELD } from './field-class.ts';
import { GrowingBox } from './growing-box.tsx';
import { ReferenceField } from './reference-field.tsx';
import { RuleField } from './rule-field.tsx';

type FieldView = FC<{ agent: AgentNode }>;

const FIELD_VIEWS: Record<AgentField, FieldView> = {
  input: Input,
  description: Description,
  photo: Ground,
  speaker: Speaker,
  rule: RuleField,
  separator: SeparatorField,
};

/** What a person writes into an agent: the fields of its kind. */
export function AgentFields({ agent }: { agent: AgentNode }) {
  return (
    <div className="flex flex-col gap-2">
      {kindOf(agent).fields.map((field) => {
        const View = FIELD_VIEWS[field];
        return <View key={field} agent={agent} />;
      })}
    </div>
  );
}

function Input({ agent }: { agent: AgentNode }) {
  const id = useId();
  return (
    <div>
      <span className="mb-1 flex h-4 items-center justify-between gap-2">
        <label htmlFor={id} className="text-2xs text-ink-2">
          Input
        </label>
        {agent.isInputConnected && <SourceNote agentId={agent.id} />}
      </span>
      <GrowingBox agentId={agent.id} field="input">
        {agent.isInputConnected ? (
          <textarea
            id={id}
            rows={2}
            value={agent.input}
            readOnly
            placeholder="Filled by what comes in"
            className={classNames(FIELD, 'growing-text cursor-default text-ink-2')}
          />
        ) : (
          <ReferenceField
            id={id}
            agentId={agent.id}
            value={agent.input}
            placeholder={kindOf(agent).prompts.input}
            onChange={(input) => update(agent.id, { input })}
          />
        )}
      </GrowingBox>
    </div>
  );
}

function Description({ agent }: { agent: AgentNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block h-4 text-2xs leading-4 text-ink-2">
        Description
      </label>
      <GrowingBox agentId={agent.id} field="description">
        <ReferenceField
          id={id}
          agentId={agent.id}
          value={agent.description}
          placeholder={kindOf(agent).prompts.description}
          onChange={(description) => update(agent.id, { description })}
        />
      </GrowingBox>
    </div>
  );
}

function Speaker({ agent }: { agent: AgentNode }) {
  const id = useId();
  return (
    <div className="pt-1">
      <label htmlFor={id} className="sr-only">
        Voice
      </label>
      <Choice
        id={id}
        value={agent.speaker}
        onChoose={(speaker) => update(agent.id, { speaker: speaker as Voice })}
        className={classNames(FIELD, 'h-8')}
      >
        {VOICES.map((voice) => (
          <option key={voice}>{voice}</option>
        ))}
      </Choice>
    </div>
  );
}

function SeparatorField({ agent }: { agent: AgentNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block h-4 text-2xs leading-4 text-ink-2">
        Between the texts
      </label>
      <Choice
        id={id}
        value={agent.separator}
        onChoose={(separator) => update(agent.id, { separator: separator as Separator })}
        className={classNames(FIELD, 'h-8')}
      >
        {Object.entries(SEPARATORS).map(([separator, { label }]) => (
          <option key={separator} value={separator}>
            {label}
          </option>
        ))}
      </Choice>
    </div>
  );
}

/** Says that an input is connected, and to whom. */
function SourceNote({ agentId }: { agentId: string }) {
  const names = useWorkflow(({ nodes, flowEdges }) =>
    sourcesOf(flowEdges, agentId)
      .flatMap((id) => nodes.get(id)?.name ?? [])
      .join(', '),
  );
  return (
    <span className="flex min-w-0 items-center gap-1 text-2xs text-accent-text" title={`Connected to ${names}`}>
      <Link2 size={11} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">Connected, </span>
      <span className="truncate">from {names}</span>
    </span>
  );
}

/** The photo of one's own that a picture stands on. */
function Ground({ agent }: { agent: AgentNode }) {
  return (
    <PhotoField
      photo={agent.photo ?? null}
      onChange={(photo) => update(agent.id, { photo: photo ?? undefined })}
      buttonClass={FIELD}
      className="nodrag"
    >
      Draw on a photo of your own
    </PhotoField>
  );
}
