import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { OneLine } from '../../../components/cut-name.tsx';
import { toastUndo } from '../../../components/toast-undo.tsx';
import { closeBuilderLayer } from '../builder-ui.ts';
import { showAll } from '../canvas/show-all.ts';
import { writtenDrawing } from '../drawing/drawing.ts';
import { recentMoment } from '../run/moment-words.ts';
import { bringBack, discardDraft, otherDrafts, restoreDraft } from './canvas-here.ts';
import type { KeptDraft } from './draft.ts';
import { mayReplace } from './replace-question.tsx';
import { agentCount } from './saved-card.tsx';
import { WorkflowPicture } from './workflow-picture.tsx';

/** What this browser keeps of workflows that were left unsaved: to go on with, or to let go. */
export function UnsavedDrafts() {
  const [drafts, setDrafts] = useState(otherDrafts);
  if (drafts.length === 0) return null;
  const discard = (draft: KeptDraft) => {
    discardDraft(draft.id);
    setDrafts(otherDrafts());
    toastUndo('The unsaved work is discarded.', 'Changed your mind?', () => {
      restoreDraft(draft);
      setDrafts(otherDrafts());
    });
  };
  return (
    <section aria-labelledby="unsaved-drafts" className="border-b border-line bg-sunken px-5 py-4">
      <h3 id="unsaved-drafts" className="text-sm font-medium">
        Not saved yet
      </h3>
      <p className="mt-0.5 text-xs text-ink-3">Kept in this browser until you save or discard it.</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-2">
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} onDiscard={() => discard(draft)} />
        ))}
      </ul>
    </section>
  );
}

function Draft({ draft, onDiscard }: { draft: KeptDraft; onDiscard: () => void }) {
  const name = draft.name || 'New workflow';
  const { agents, connections, notes } = writtenDrawing(draft.drawing);
  return (
    <li className="flex items-center rounded-lg bg-surface pr-2 shadow-xs">
      <button
        type="button"
        onClick={async () => {
          if (!(await mayReplace())) return;
          bringBack(draft);
          showAll();
          closeBuilderLayer('saved');
        }}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-lg p-2 text-left"
      >
        <WorkflowPicture
          agents={agents}
          connections={connections}
          notes={notes}
          className="h-11 w-16 shrink-0 rounded-sm bg-sunken"
        />
        <span className="min-w-0 flex-1">
          <OneLine text={name} className="text-sm font-medium" />
          <span className="block truncate text-2xs text-ink-3">
            {agentCount(agents.length)} · changed {recentMoment(draft.keptAt)}
          </span>
        </span>
      </button>
      <IconButton
        label={`Discard the unsaved ${name}`}
        onClick={onDiscard}
        className="size-7 text-ink-3 hover:text-bad"
      >
        <Trash2 size={14} />
      </IconButton>
    </li>
  );
}
