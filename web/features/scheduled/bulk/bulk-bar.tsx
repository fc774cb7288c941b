import { CalendarArrowUp, Copy, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { useLabels } from '../labels/labels-query.ts';
import { shownTasks } from '../views/task-checkbox.tsx';
import { withSelected } from './bulk-actions.ts';
import { BulkLabels } from './bulk-labels.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { beginSelection, selectAll, useSelection } from './selection.ts';

/** What can be done with all that are chosen. */
export function BulkBar() {
  const isOpen = useSelection((state) => state.isOpen);
  const count = useSelection(({ ids }) => ids.size);
  const { data: labels = [] } = useLabels();
  const [asked, setAsked] = useState<'move' | 'delete' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const act = async (action: Parameters<typeof withSelected>[0]) => {
    setIsBusy(true);
    await withSelected(action);
    setIsBusy(false);
  };
  if (!isOpen) return null;
  return (
    <section
      aria-label="Selected posts"
      className="sticky bottom-0 z-2 flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 max-md:px-3 py-2.5 shadow-md"
    >
      <p role="status" className="text-sm font-medium tabular-nums">
        {count === 1 ? '1 selected' : `${count} selected`}
      </p>
      <Button look="ghost" size="small" onClick={() => selectAll(shownTasks())}>
        All shown
      </Button>
      <div className="ml-auto flex items-center gap-2 max-sm:ml-0">
        <Button look="quiet" size="small" disabled={count === 0 || isBusy} onClick={() => setAsked('move')}>
          <CalendarArrowUp size={14} aria-hidden="true" />
          Move
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={count === 0 || isBusy}
          onClick={() => void act({ kind: 'duplicate' })}
          title="Copies each to the day after, at the same time"
        >
          <Copy size={14} aria-hidden="true" />
          <span className="max-sm:sr-only">Duplicate</span>
        </Button>
        {labels.length > 0 && count > 0 && <BulkLabels onUse={(action) => void act(action)} />}
        <Button look="quiet" size="small" disabled={count === 0 || isBusy} onClick={() => setAsked('delete')}>
          <Trash2 size={14} aria-hidden="true" />
          <span className="max-sm:sr-only">Delete</span>
        </Button>
        <IconButton label="Stop selecting" onClick={() => beginSelection(false)}>
          <X size={16} />
        </IconButton>
      </div>
      <MoveDialog
        isOpen={asked === 'move'}
        count={count}
        onClose={() => setAsked(null)}
        onMove={async (action) => {
          if (await withSelected(action)) setAsked(null);
        }}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        onClose={() => setAsked(null)}
        title={count === 1 ? 'Delete 1 post?' : `Delete ${count} posts?`}
        text="Of series, only these occurrences go. You can undo it for an hour."
        action="Delete"
        onConfirm={async () => {
          setAsked(null);
          await act({ kind: 'delete' });
        }}
      />
    </section>
  );
}
