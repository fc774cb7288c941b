import { ArrowRight } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { describeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { WORKFLOW_WISH_MAX } from '../../../domain/limits.ts';
import type { DescribedAgent } from '../../../domain/workflow/described-workflow.ts';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { Button } from '../../components/button.tsx';
import { api } from '../../lib/api/api.ts';
import { closeBuilderLayer } from './builder-ui.ts';
import { showAll } from './canvas/show-all.ts';
import { describedDrawing } from './drawing/described-drawing.ts';
import { load } from './drawing/workflow-actions.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { WORKFLOW_TEMPLATES } from './saved/workflow-templates.ts';

const EXAMPLE = 'Write a post about our new menu, make a picture of it and read it aloud';

/** Puts what was described onto the canvas; one undo takes all of it away again. */
function draw(agents: readonly DescribedAgent[]): void {
  load(describedDrawing(agents), null, []);
  closeBuilderLayer('describe');
  showAll();
}

/** A workflow from words, or from one of the templates. */
export function DescribeDialog() {
  return (
    <LayerDialog kind="describe" title="Describe it" width="max-w-180">
      <div className="p-5">
        <DescribeForm />
        <h3 className="mt-6 mb-3 text-sm font-medium">Or begin with a template</h3>
        <ul className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
          {WORKFLOW_TEMPLATES.map(({ id, title, description, agents }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => draw(agents)}
                className="flex h-full w-full flex-col items-start rounded-lg p-3 text-left shadow-xs hover:bg-hover"
              >
                <span className="flex items-center gap-1">
                  {agents.map((agent) => (
                    <AgentIcon key={agent.name} kind={agent.type} className="size-5 rounded-sm [&_svg]:size-3" />
                  ))}
                </span>
                <span className="mt-2 block text-sm font-medium">{title}</span>
                <span className="block text-xs text-ink-2">{description}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </LayerDialog>
  );
}

function DescribeForm() {
  const field = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      const { agents, question, note } = await api(describeWorkflow, { text });
      if (question !== null) setAsked([note, question].filter(Boolean).join(' '));
      else {
        draw(agents);
        if (note) toast.info(note);
      }
    } catch (failure) {
      setAsked(failure instanceof Error ? failure.message : 'That did not work. Please try again.');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={field} className="text-sm font-medium">
        What should the workflow do?
      </label>
      <textarea
        id={field}
        value={text}
        rows={3}
        maxLength={WORKFLOW_WISH_MAX}
        placeholder={EXAMPLE}
        onChange={({ target }) => setText(target.value)}
        className="mt-2 w-full resize-y rounded-md bg-sunken p-3 text-md shadow-[inset_0_0_0_1px_var(--c-line)] outline-none focus:shadow-[inset_0_0_0_1.5px_var(--c-accent)]"
      />
      <p role="status" className="min-h-7 pt-1 pb-2 text-xs text-warn">
        {asked}
      </p>
      <Button type="submit" disabled={isBusy || text.trim() === ''}>
        Put it on the canvas
        <ArrowRight size={15} aria-hidden="true" />
      </Button>
    </form>
  );
}
