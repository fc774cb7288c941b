import { type FormEvent, useEffect, useId, useState } from 'react';
import { draftOfTask, draftRefusal } from '../../../../domain/post/post.ts';
import { AGENT_TYPE_LABELS, AGENT_TYPES, type AgentType, kindOf } from '../../../../domain/workflow/agents.ts';
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
import { isoToLocal, localInput, localToIso } from '../../../lib/local-time.ts';
import { timeZone } from '../../../lib/session/session-rules.ts';
import { RecurrenceChoice } from '../scheduling/recurrence-choice.tsx';
import { ChangedElsewhere, changeElsewhere } from './changed-elsewhere.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { Task } from './task.ts';
import { type EditScope, saveTaskChange, scheduleAnew } from './task-actions.ts';

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
  const ids = useId();
  // What was loaded when the form opened: a later answer does not change what is being typed.
  const [begun] = useState(() => ({
    task,
    local: startOf(task, new Date()),
    draft: draftOfTask(task),
    // A rule is only that of a series: a single one that has left its own keeps none.
    rule: task.seriesId === null ? null : task.recurrence,
  }));
  const [name, setName] = useState(task.name);
  const [local, setLocal] = useState(begun.local);
  const [agentType, setAgentType] = useState<AgentType | ''>(task.agentType);
  const [platforms, setPlatforms] = useState(task.platforms);
  const [draft, setDraft] = useState(begun.draft);
  const [rule, setRule] = useState(begun.rule);
  const [zone, setZone] = useState(task.timeZone);
  const [fresh, setFresh] = useState(task.fresh);
  const [chosenScope, setScope] = useState<EditScope>('this');
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const elsewhere = isSaving ? null : changeElsewhere(begun.task, task, isGone);
  const isLost = elsewhere?.isLost ?? false;
  const hasNewRule = rule !== begun.rule;
  const hasNewZone = zone !== begun.task.timeZone;
  const hasNewChoice = fresh !== begun.task.fresh;
  // Another rhythm or way of writing is for all that follow; no rhythm at all can be for one.
  const isWhole = rule !== null && (hasNewRule || hasNewZone || hasNewChoice);
  const scope = isWhole && chosenScope === 'this' ? 'following' : chosenScope;
  const hasNewPost = JSON.stringify(draft) !== JSON.stringify(begun.draft);
  const refusal = draft && platforms.length > 0 ? draftRefusal(draft, platforms) : null;
  const canSave =
    !isSaving &&
    !isUploading &&
    name.trim() !== '' &&
    local !== '' &&
    agentType !== '' &&
    platforms.length > 0 &&
    refusal === null;

  const isDirty =
    hasNewPost ||
    hasNewRule ||
    hasNewZone ||
    hasNewChoice ||
    isUploading ||
    name !== begun.task.name ||
    local !== begun.local ||
    agentType !== begun.task.agentType ||
    platforms.join() !== begun.task.platforms.join();
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    // An untouched moment keeps its seconds.
    const { scheduledFor: before } = begun.task;
    const isUntouched = local === begun.local && local === isoToLocal(before);
    const scheduledFor = isUntouched ? before : localToIso(local);
    const edited = {
      name: name.trim(),
      scheduledFor,
      platforms,
      agentType,
      ...(hasNewPost && draft ? { draft } : {}),
      ...(hasNewRule ? { recurrence: rule } : {}),
      ...(hasNewZone ? { timeZone: zone } : {}),
      ...(hasNewChoice && rule !== null ? { fresh } : {}),
    };
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
        <div className="grid gap-4 lg:grid-cols-[2fr_1fr_1fr]">
          <FormField label="Name" htmlFor={`${ids}-name`}>
            <input
              id={`${ids}-name`}
              value={name}
              onChange={(event) => setName(event.target.value)}
              className={`${FIELD_LOOK} h-10`}
            />
          </FormField>
          <MomentField
            local={local}
            onChange={setLocal}
            platforms={platforms}
            asking={occurrence ? undefined : task.id}
          />
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
        {draft && (
          <FormGroup label="Post">
            <PostWorkbench
              draft={draft}
              platforms={platforms}
              onChange={(edit) => setDraft((now) => now && edit(now))}
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
        <RecurrenceChoice rule={rule} at={localToIso(local)} timeZone={zone} onChange={setRule} />
        {rule !== null && begun.task.timeZone !== timeZone() && (
          <FormField label="Keeps the clock of" htmlFor={`${ids}-zone`} className="max-w-80">
            <Choice id={`${ids}-zone`} value={zone} onChoose={setZone} className={`${FIELD_LOOK} h-10`}>
              {[begun.task.timeZone, timeZone()].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Choice>
          </FormField>
        )}
        {task.seriesId !== null && rule !== null && task.wish !== null && !isLost && (
          <SeriesWords fresh={fresh} isOff={isSaving} onChange={setFresh} />
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

/** The moment that the form begins with: the task's own, or the next full hour where that has passed. */
function startOf({ scheduledFor }: Task, now: Date): string {
  if (Date.parse(scheduledFor) > now.getTime()) return isoToLocal(scheduledFor);
  return localInput(new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1));
}
