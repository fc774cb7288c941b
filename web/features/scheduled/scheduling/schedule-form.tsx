import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { scheduleWorkflow } from '../../../../domain/api/schedule/scheduled.ts';
import { POST_DESCRIPTION_MAX } from '../../../../domain/limits.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { Button } from '../../../components/button.tsx';
import { DialogFoot } from '../../../components/dialogs/dialog-head.tsx';
import { FIELD_LOOK } from '../../../components/fields/field-look.ts';
import { FormField, FormGroup } from '../../../components/fields/form-field.tsx';
import { FormNote } from '../../../components/fields/form-note.tsx';
import { PlatformToggles } from '../../../components/fields/platform-toggles.tsx';
import { api } from '../../../lib/api/api.ts';
import { localToIso } from '../../../lib/local-time.ts';
import { timeZone } from '../../../lib/session/session-rules.ts';
import { scheduleFailure } from '../failure-texts.ts';
import { reloadTasks } from '../task/task-queries.ts';
import { AgentTypeChoice } from './agent-type-choice.tsx';
import { ContentBoxes } from './content-boxes.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { RecurrenceChoice } from './recurrence-choice.tsx';
import {
  agentsFor,
  firstOffer,
  type ProblemField,
  type ReadyWorkflow,
  type ScheduleFields,
  scheduleProblem,
} from './schedule-request.ts';
import { useGeneratedContent } from './use-generated-content.ts';

interface Props {
  workflow: ReadyWorkflow | undefined;
  at: Date | undefined;
  isScheduling: boolean;
  onScheduling: (isScheduling: boolean) => void;
  onClose: () => void;
}

/** What is to be posted, where and when. */
export function ScheduleForm({ workflow, at, isScheduling, onScheduling, onClose }: Props) {
  const agentTypes = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<ScheduleFields>(() => ({
    description: workflow?.name ?? '',
    agentType: null,
    platforms: [],
    ...firstOffer(new Date(), at),
  }));
  const [parts, setParts] = useState(NO_PARTS);
  const [rule, setRule] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<{ field: ProblemField | null; text: string } | null>(null);
  const { draft, tell, retry, isDue } = useGeneratedContent(fields, workflow === undefined);
  // What is about to be drafted is awaited too: nobody schedules a text that they have not seen.
  const isGenerating = isDue || draft.awaited !== null;

  const set = (change: Partial<ScheduleFields>) => {
    setFields({ ...fields, ...change });
    setProblem(null);
  };
  useEffect(() => {
    // Each refusal leads to its field.
    const part = problem?.field && form.current?.querySelector(`[data-field="${problem.field}"]`);
    if (part) part.querySelector<HTMLElement>('textarea, input, button')?.focus();
  }, [problem]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isScheduling || isGenerating || isUploading) return;
    const now = new Date();
    const found = scheduleProblem(fields, now, workflow ? null : draft.text.value, parts);
    setProblem(found);
    if (found || fields.agentType === null) return;
    onScheduling(true);
    const boxes = { text: draft.text.value, image: draft.image.value };
    try {
      const { message } = await api(scheduleWorkflow, {
        name: fields.description.trim(),
        scheduledAt: localToIso(`${fields.date}T${fields.time}`),
        userTimezone: timeZone(),
        agents: workflow?.agents ?? agentsFor(fields, boxes, now, parts.media.length > 0),
        connections: workflow?.connections ?? [],
        workflowId: workflow?.workflowId ?? undefined,
        platforms: fields.platforms,
        agentType: fields.agentType,
        status: 'scheduled',
        ...(rule === null ? {} : { recurrence: rule }),
        ...(parts === NO_PARTS ? {} : { post: parts }),
      });
      toast.success(message);
      void reloadTasks();
      onScheduling(false);
      onClose();
    } catch (error) {
      onScheduling(false);
      const text = scheduleFailure(error);
      setProblem({ field: null, text });
      // Whoever has left the page by then reads it wherever they are.
      if (!form.current) toast.error(text);
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <div className="flex flex-col gap-5 p-5">
        <Description
          value={fields.description}
          onChange={(description) => set({ description })}
          isRefused={problem?.field === 'description'}
        />
        <div data-field="agentType">
          <FormGroup label={<Required>Agent type</Required>}>
            <AgentTypeChoice name={agentTypes} chosen={fields.agentType} onChange={(agentType) => set({ agentType })} />
          </FormGroup>
        </div>
        <div data-field="platforms">
          <FormGroup label={<Required>Platforms</Required>}>
            <PlatformToggles chosen={fields.platforms} onChange={(platforms) => set({ platforms })} />
          </FormGroup>
        </div>
        <DayAndTime fields={fields} onChange={set} isRefused={problem?.field === 'date'} />
        <RecurrenceChoice
          rule={rule}
          at={localToIso(`${fields.date}T${fields.time}`)}
          timeZone={timeZone()}
          onChange={setRule}
        />
        {workflow ? (
          <Agents workflow={workflow} />
        ) : (
          <ContentBoxes
            draft={draft}
            tell={(event) => {
              tell(event);
              setProblem(null);
            }}
            platforms={fields.platforms}
            parts={parts}
            onParts={setParts}
            onUploading={setIsUploading}
            isOff={isScheduling}
            isExpected={isGenerating}
            isTextRefused={problem?.field === 'text'}
            onRetry={retry}
          />
        )}
      </div>
      <DialogFoot>
        <FormNote problem={problem?.text ?? null} />
        <Button look="quiet" disabled={isScheduling} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isScheduling || isGenerating || isUploading}>
          {labelOf({ isScheduling, isGenerating, isUploading })}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What the dialog does now, or would do. */
function labelOf(now: { isScheduling: boolean; isGenerating: boolean; isUploading: boolean }): string {
  if (now.isScheduling) return 'Scheduling...';
  if (now.isGenerating) return 'Generating Content...';
  return now.isUploading ? 'Uploading...' : 'Schedule Workflow';
}

function Required({ children }: { children: string }) {
  return (
    <>
      {children} <span className="text-bad">*</span>
    </>
  );
}

interface DescriptionProps {
  value: string;
  onChange: (value: string) => void;
  isRefused: boolean;
}

function Description({ value, onChange, isRefused }: DescriptionProps) {
  const id = useId();
  return (
    <div data-field="description">
      <FormField label={<Required>Post description</Required>} htmlFor={id}>
        <textarea
          id={id}
          rows={3}
          required
          maxLength={POST_DESCRIPTION_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isRefused}
          placeholder="What is your post about?"
          className={`${FIELD_LOOK} block resize-y py-2`}
        />
      </FormField>
    </div>
  );
}

/** The agents of a drawn workflow that will run as they are. */
function Agents({ workflow: { agents } }: { workflow: ReadyWorkflow }) {
  return (
    <FormGroup label={`Agents (${agents.length})`}>
      <ul className="flex max-h-44 flex-col gap-2 overflow-y-auto rounded-lg bg-sunken p-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
        {agents.map(({ id, type, name, input, description }) => (
          <li key={id} className="flex items-center gap-2.5 text-sm">
            <AgentIcon kind={type} />
            <span className="shrink-0 font-medium">{name}</span>
            <span className="truncate text-ink-2">{input || description}</span>
          </li>
        ))}
      </ul>
    </FormGroup>
  );
}
