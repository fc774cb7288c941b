import { type KeyboardEvent, useId, useState } from 'react';
import { AgentIcon } from '../../components/agent-icon.tsx';
import { OneLine } from '../../components/cut-name.tsx';
import { closeBuilderLayer } from './builder-ui.ts';
import { notesById } from './canvas/flow-nodes.ts';
import { showAgent } from './canvas/show-agent.ts';
import { type DrawingMatch, findDrawn } from './drawing/search-drawing.ts';
import { useWorkflow } from './drawing/workflow-store.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { NoteIcon } from './notes/note-icon.tsx';

/** Enough to choose from; more words find the others. */
const MOST = 50;
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds agents by name and text, and goes to the one that is chosen; on the canvas and in the list. */
export function SearchDialog() {
  return (
    <LayerDialog kind="search" title="Find an agent" width="max-w-120">
      <Search />
    </LayerDialog>
  );
}

function Search() {
  const list = useId();
  const nodes = useWorkflow((state) => state.nodes);
  const flowNodes = useWorkflow((state) => state.flowNodes);
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const found = findDrawn({ nodes, notes: notesById(flowNodes) }, sought);
  const shown = found.slice(0, MOST);
  const go = (each: DrawingMatch | undefined) => {
    if (!each) return;
    closeBuilderLayer('search');
    // The dialog gives the keyboard back to where it was; only then does it go to the agent.
    setTimeout(() => showAgent(each.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) setAt((at + step + shown.length) % Math.max(1, shown.length));
    else if (event.key === 'Enter') go(shown[at]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="p-3">
      <input
        data-autofocus
        role="combobox"
        aria-label="Name or text"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={shown.length > 0 ? `${list}-${at}` : undefined}
        value={sought}
        placeholder="A name, or words that an agent or a note holds"
        onChange={({ target }) => {
          setSought(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-9 w-full rounded-md bg-sunken px-3 text-sm shadow-[inset_0_0_0_1px_var(--c-line-strong)] outline-none focus:shadow-[inset_0_0_0_1.5px_var(--c-accent)] max-sm:text-md"
      />
      <div id={list} role="listbox" aria-label="What was found" tabIndex={-1} className="mt-2 max-h-80 overflow-y-auto">
        {shown.map((each, index) => (
          <button
            key={each.id}
            type="button"
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onClick={() => go(each)}
            className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-hover aria-selected:bg-accent-wash"
          >
            {each.kind === 'note' ? <NoteIcon /> : <AgentIcon kind={each.kind} />}
            <span className="min-w-0 flex-1">
              <OneLine text={each.name} className="text-sm font-medium" />
              {each.words && (
                <span className="block truncate text-xs text-ink-2">
                  {each.words.before}
                  <mark className="rounded-xs bg-accent-wash text-accent-text">{each.words.match}</mark>
                  {each.words.after}
                </span>
              )}
            </span>
          </button>
        ))}
      </div>
      <p role="status" className="px-2 pt-2 text-xs text-ink-3">
        {countWords(found.length, shown.length)}
      </p>
    </div>
  );
}

function countWords(found: number, shown: number): string {
  if (found === 0) return 'Nothing here has these words. Try fewer of them.';
  if (shown < found) return `${found} found, the first ${shown} of them here. More words find fewer.`;
  return `${found} found`;
}
