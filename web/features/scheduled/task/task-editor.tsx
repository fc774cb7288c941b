import { type FormEvent, useEffect, useId, useState } from 'react';
import { draftRefusal } from '../../../../domain/post/fit.ts';
import { AGENT_TYPE_LABELS, AGENT_TYPES, type AgentType } from '../../../../domain/schedule/agent-types.ts';
import { kindOf } from '../../../../domain/workflow/agents.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-head.tsx';
import { Choice } from '../../../components/fields/choice.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField, FormGroup } from '../../../components/fields/form-field.tsx';
import { FormNote } from '../../../components/fields/form-note.tsx';
import { MomentField } from '../../../components/fields/moment-field.tsx';
import { PlatformToggles } from '../../../components/fields/platform-toggles.tsx';
import { PostWorkbench } from '../../../components/post/post-workbench.tsx';
import { SeriesWords } from '../../../components/series-words.tsx';
import { localToIso } from '../../../lib/local-time.ts';
import { timeZone } from '../../../lib/session/session-rules.ts';
import { RecurrenceChoice } from '../scheduling/recurrence-choice.tsx';
import { ChangedElsewhere, changeElsewhere } from './changed-elsewhere.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { Task } from './task.ts';
import { type EditScope, saveTaskChange, scheduleAnew } from './task-actions.ts';
import { editOf, hasChanged, type TaskFields, taskFieldsOf } from './task-fields.ts';

interface Props {
  /** The task as it is now; the form keeps what it began with. */
  task: Task;
  /** The moment of a later occurrence, where it is one and no task of its own yet. */
  occurrence?: string | undefined;
  /** Somebody has deleted it meanwhile. */
  isGone: boolean;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  /** Something was entered that is not saved. */
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Changes a task that has not run, or brings a failed one back onto the schedule. */
export function TaskEditor({ task, occurrence, isGone, isSaving, onSaving, onDirty, onCancel, onSaved }: Props) {
  // What was loaded when the form opened: a later answer does not change what is being typed.
  const [begun] = useState(() => ({ task, fields: taskFieldsOf(task, new Date()) }));
  const [fields, setFields] = useState(begun.fields);
  const [chosenScope, setScope] = useState<EditScope>('this');
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const set: SetFields = (change) => setFields((now) => ({ ...now, ...change }));
  const { name, local, agentType, platforms, draft, rule, zone, fresh } = fields;
  const elsewhere = isSaving ? null : changeElsewhere(begun.task, task, isGone);
  const isLost = elsewhere?.isLost ?? false;
  // Another rhythm or way of writing is for all that follow; no rhythm at all can be for one.
  const isWhole =
    rule !== null && (rule !== begun.fields.rule || zone !== begun.fields.zone || fresh !== begun.fields.fresh);
  const scope = isWhole && chosenScope === 'this' ? 'following' : chosenScope;
  const refusal = draft && platforms.length > 0 ? draftRefusal(draft, platforms) : null;
  const isComplete = name.trim() !== '' && local !== '' && agentType !== '' && platforms.length > 0;
  const canSave = isComplete && !isSaving && !isUploading && refusal === null;

  const isDirty = isUploading || hasChanged(begun.fields, fields);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const edited = editOf(begun.task, begun.fields, { ...fields, agentType });
    onSaving(true);
    setProblem(null);
    const scoped = task.seriesId === null ? {} : { scope };
    const failure = isLost
      ? await scheduleAnew(begun.task, edited)
      : (await saveTaskChange({ id: task.id, occurrence, ...edited, ...scoped })).failure;
    onSaving(false);
    setProblem(failure);
    if (failure === null) onSaved();
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <div className="flex flex-col gap-5 p-5">
        {elsewhere && <ChangedElsewhere text={elsewhere.text} />}
        <Basics fields={fields} set={set} asking={occurrence ? undefined : task.id} />
        <FormGroup label="Platforms">
          <PlatformToggles chosen={platforms} onChange={(chosen) => set({ platforms: chosen })} />
        </FormGroup>
        {draft && (
          <FormGroup label="Post">
            <PostWorkbench
              draft={draft}
              platforms={platforms}
              onChange={(edit) => setFields((now) => ({ ...now, draft: now.draft && edit(now.draft) }))}
              onUploading={setIsUploading}
              isOff={isSaving}
              drawsLater={begun.task.agents.some((agent) => kindOf(agent).makes === 'image')}
            />
            {occurrence && task.fresh && (
              <p className="mt-2 text-sm text-pretty text-ink-2">
                The text of this one is written an hour before its time. What you write here is used instead.
              </p>
            )}
          </FormGroup>
        )}
        <Rhythm fields={fields} set={set} ownZone={begun.fields.zone} />
        {task.seriesId !== null && rule !== null && task.wish !== null && !isLost && (
          <SeriesWords fresh={fresh} isOff={isSaving} onChange={(chosen) => set({ fresh: chosen })} />
        )}
        {task.seriesId !== null && !isLost && (
          <ScopeChoice
            label={`Repeats ${task.recurrenceText ?? ''}: change`}
            scope={scope}
            isWhole={isWhole}
            onChange={setScope}
          />
        )}
      </div>
      <DialogFoot>
        <FormNote problem={problem} hint={refusal} />
        <Button look="quiet" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving || isUploading} disabled={!canSave}>
          {isUploading ? 'Uploading...' : isLost ? 'Schedule as New Task' : 'Save Changes'}
        </Button>
      </DialogFoot>
    </form>
  );
}

type SetFields = (change: Partial<TaskFields>) => void;

interface PartProps {
  fields: TaskFields;
  set: SetFields;
}

/** Its name, its moment and who makes it. */
function Basics({
  fields: { name, local, platforms, agentType },
  set,
  asking,
}: PartProps & { asking?: string | undefined }) {
  const ids = useId();
  return (
    <div className="grid gap-4 lg:grid-cols-[2fr_1fr_1fr]">
      <FormField label="Name" htmlFor={`${ids}-name`}>
        <input
          id={`${ids}-name`}
          value={name}
          onChange={(event) => set({ name: event.target.value })}
          className={`${FIELD_LOOK} h-10`}
        />
      </FormField>
      <MomentField local={local} onChange={(moment) => set({ local: moment })} platforms={platforms} asking={asking} />
      <FormField label="Agent type" htmlFor={`${ids}-type`}>
        <Choice
          id={`${ids}-type`}
          value={agentType}
          onChoose={(type) => set({ agentType: type as AgentType | '' })}
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
  );
}

/** How often it comes again, and by which clock where that is not the viewer's own. */
function Rhythm({ fields: { rule, local, zone }, set, ownZone }: PartProps & { ownZone: string }) {
  const id = useId();
  return (
    <>
      <RecurrenceChoice rule={rule} at={localToIso(local)} timeZone={zone} onChange={(next) => set({ rule: next })} />
      {rule !== null && ownZone !== timeZone() && (
        <FormField label="Keeps the clock of" htmlFor={id} className="max-w-80">
          <Choice id={id} value={zone} onChoose={(next) => set({ zone: next })} className={`${FIELD_LOOK} h-10`}>
            {[ownZone, timeZone()].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
        </FormField>
      )}
    </>
  );
}
