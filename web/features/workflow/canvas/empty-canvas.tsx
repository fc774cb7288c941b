import { MessageSquareText, Sparkles } from 'lucide-react';
import { AgentIcon } from '../../../components/agent-icon.tsx';
import { Button } from '../../../components/button.tsx';
import { openBuilderLayer } from '../builder-ui.ts';
import { loadStarter } from '../saved/starters.ts';

/** What the builder says before there is anything: what it is for, and four ways to begin; a double click beside the buttons is one. */
export function EmptyCanvas() {
  return (
    <div data-unless="canvas" className="pointer-events-none absolute inset-0 grid place-items-center p-6">
      <div className="w-full max-w-120 text-center">
        <div aria-hidden="true" className="mx-auto mb-6 flex items-center justify-center">
          <AgentIcon kind="chat" className="size-11 rounded-lg [&_svg]:size-5" />
          <span className="h-px w-10 bg-line-firm" />
          <AgentIcon kind="image" className="size-11 rounded-lg [&_svg]:size-5" />
          <span className="h-px w-10 bg-line-firm" />
          <AgentIcon kind="audio" className="size-11 rounded-lg [&_svg]:size-5" />
        </div>
        <h2 className="text-xl font-[560]">Build your first workflow</h2>
        <p className="mt-2 text-base text-pretty text-ink-2">
          Add agents that write, draw or speak, and connect them: what one writes becomes what the next one works with.
        </p>
        <div className="rise mt-6 flex flex-wrap justify-center gap-2 *:pointer-events-auto">
          <Button onClick={() => openBuilderLayer({ kind: 'describe' })}>
            <MessageSquareText size={15} aria-hidden="true" />
            Describe it
          </Button>
          <Button look="quiet" onClick={loadStarter}>
            <Sparkles size={15} aria-hidden="true" />
            Start with an example
          </Button>
          <Button look="quiet" onClick={() => openBuilderLayer({ kind: 'saved' })}>
            Open a saved one
          </Button>
        </div>
      </div>
    </div>
  );
}
