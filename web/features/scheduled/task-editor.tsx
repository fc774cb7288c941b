import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { AGENT_TYPE_LABELS, AGENT_TYPES, type AgentType } from '../../../domain/agents.ts';
import { Button } from '../../components/button.tsx';
import { FIELD_LOOK } from '../../components/field-look.ts';
import { PlatformToggles } from '../../components/platform-toggles.tsx';
import { isoToLocal, localInput, localToIso } from '../../lib/local-time.ts';
import { timeZone } from '../../lib/session-rules.ts';
import { ChangedElsewhere, changeElsewhere } from './changed-elsewhere.tsx';
import { Choice } from './choice.tsx';
import { DialogFoot } from './dialog-head.tsx';
import { FormField, FormGroup } from './form-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { Task } from './task.ts';
import { change, type Scope, scheduleAnew } from './task-actions.ts';

interface Props {
  /** The task as it is now; the form keeps what it began with. */
  task: Task;
  /** Somebody has deleted it meanwhile. */
  isGone: boolean;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes a task that has not run, or brings a failed one back onto the schedule. */
export function TaskEditor({ task, isGone, isSaving, onSaving, onCancel, onSaved }: Props) {
  const ids = useId();
  // What was loaded when the form opened: a later answer does not change what is being typed.
  const [begun] = useState(() => ({ task, scheduledFor: task.scheduledFor, local: startOf(task, new Date()) }));
  const [name, setName] = useState(task.name);
  const [local, setLocal] = useState(begun.local);
  const [agentType, setAgentType] = useState<AgentType | ''>(task.agentType);
  const [platforms, setPlatforms] = useState(task.platforms);
  const [scope, setScope] = useState<Scope>('this');
  const [hasFailed, setHasFailed] = useState(false);
  const elsewhere = isSaving ? null : changeElsewhere(begun.task, task, isGone);
  const isLost = elsewhere?.isLost ?? false;
  const canSave = !isSaving && name.trim() !== '' && local !== '' && agentType !== '' && platforms.length > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    // An untouched moment keeps its seconds.
    const isUntouched = local === begun.local && local === isoToLocal(begun.scheduledFor);
    const scheduledFor = isUntouched ? begun.scheduledFor : localToIso(local);
    const edited = { name: name.trim(), scheduledFor, platforms, agentType };
    onSaving(true);
    setHasFailed(false);
    const isSaved = await (isLost
      ? scheduleAnew(begun.task, edited)
      : change({ id: task.id, ...edited, ...(task.seriesId === null ? {} : { scope }) }));
    onSaving(false);
    if (isSaved) onSaved();
    else setHasFailed(true);
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <div className="flex flex-col gap-5 p-5">
        {elsewhere && <ChangedElsewhere text={elsewhere.text} />}
        <FormField label="Name" htmlFor={`${ids}-name`}>
          <input
            id={`${ids}-name`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={`${FIELD_LOOK} h-10`}
          />
        </FormField>
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <FormField label="Date and time" htmlFor={`${ids}-when`} hint={timeZone()}>
            <input
              id={`${ids}-when`}
              type="datetime-local"
              min={localInput(new Date())}
              value={local}
              onChange={(event) => setLocal(event.target.value)}
              className={`${FIELD_LOOK} h-10`}
            />
          </FormField>
          <FormField label="Agent type" htmlFor={`${ids}-type`}>
            <Choice
              id={`${ids}-type`}
              value={agentType}
              onChoose={(type) => setAgentType(type as AgentType | '')}
              className={`${FIELD_LOOK} h-10`}
            >
              <option value="">Select an agent type</option>
              {AGENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {AGENT_TYPE_LABELS[type].label}
                </option>
              ))}
            </Choice>
          </FormField>
        </div>
        <FormGroup label="Platforms">
          <PlatformToggles chosen={platforms} onChange={setPlatforms} />
        </FormGroup>
        {task.seriesId !== null && !isLost && (
          <ScopeChoice label={`Repeats ${task.recurrenceText ?? ''}: change`} scope={scope} onChange={setScope} />
        )}
      </div>
      <DialogFoot>
        {hasFailed && (
          <p role="alert" className="mr-auto flex items-center gap-1.5 text-sm font-medium text-bad">
            <CircleAlert size={14} aria-hidden="true" />
            Oops! Try again.
          </p>
        )}
        <Button look="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving} disabled={!canSave}>
          {isLost ? 'Schedule as New Task' : 'Save Changes'}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** The moment that the form begins with: the task's own, or the next full hour where that has passed. */
function startOf({ scheduledFor }: Task, now: Date): string {
  if (Date.parse(scheduledFor) > now.getTime()) return isoToLocal(scheduledFor);
  return localInput(new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1));
}
