import { Button } from '../../../components/button.tsx';
import { LoadingOverlay } from '../../../components/loading-overlay.tsx';
import { openBuilderLayer } from '../builder-ui.ts';
import { useWorkflow } from '../drawing/workflow-store.ts';
import { runCount } from './run-progress.ts';
import { cancelRun, useRun } from './run-store.ts';

/** Stands above the canvas while it runs and hides nothing of it: how far it is, who works, and the way to call it off. */
export function ProcessingOverlay() {
  const isRunning = useRun(({ phase }) => phase === 'running');
  const progress = useRun((state) => state.progress);
  const nodes = useWorkflow((state) => state.nodes);
  const ids = useRun((state) => state.ids);
  const { settled, total, running } = runCount(progress, ids);
  const names = running.flatMap((id) => nodes.get(id)?.name ?? []);
  const share = total === 0 ? 0 : settled / total;
  const message = `${settled} of ${total} done${names.length > 0 ? ` · ${names.join(', ')}` : ''}`;
  return (
    <LoadingOverlay isOpen={isRunning} title="Processing Workflow..." message={message} isBar>
      <div className="ml-auto flex gap-2">
        <Button look="ghost" size="small" onClick={() => openBuilderLayer({ kind: 'results' })}>
          Results so far
        </Button>
        <Button look="quiet" size="small" onClick={cancelRun}>
          Cancel
        </Button>
      </div>
      <div
        role="progressbar"
        aria-label="Agents done"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={settled}
        className="h-1 basis-full overflow-hidden rounded-full bg-active"
      >
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-260 ease-out"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </LoadingOverlay>
  );
}
