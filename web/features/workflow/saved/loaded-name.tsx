import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useBaseline, useWorkflow } from '../drawing/workflow-store.ts';
import { useUnsaved } from './canvas-here.ts';
import { useLoadedWorkflow } from './saved-workflows.ts';

/** Which workflow is on the canvas, and whether it has changes that are not saved; the browser's tab says both too. */
export function LoadedName() {
  const loaded = useLoadedWorkflow();
  const known = useBaseline(({ name }) => name);
  const isEmpty = useWorkflow(({ nodes }) => nodes.size === 0);
  const { isUnsaved, isKept } = useUnsaved();
  const name = loaded?.name ?? known;
  usePageTitle(`${isUnsaved ? '• ' : ''}${name ? `${name} · ` : ''}Workflow Builder`);
  if (!name && (isEmpty || !isUnsaved)) return null;
  const shown = name ?? 'New workflow';
  return (
    // Its width never makes the toolbar move to another line.
    <p className="flex min-w-4 flex-1 basis-4 items-center gap-2 text-sm text-ink-2">
      <span className="truncate max-xl:hidden" title={shown}>
        <span className="text-ink-3">/ </span>
        {shown}
      </span>
      {isUnsaved && (
        <span
          title={isKept ? 'Unsaved changes: this browser keeps them until you save.' : NOT_KEPT}
          className={classNames(
            'flex shrink-0 items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-2xs',
            isKept ? 'bg-warn-wash text-warn' : 'bg-bad-wash text-bad',
          )}
        >
          <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
          <span className="max-2xl:sr-only">{isKept ? 'Unsaved changes' : 'Not kept: please save'}</span>
        </span>
      )}
    </p>
  );
}
const NOT_KEPT = 'This browser has no room to keep unsaved changes. Save to keep them.';
