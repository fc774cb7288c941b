import { Tag } from 'lucide-react';
import type { BulkAction } from '../../../../domain/schedule/bulk.ts';
import type { Label } from '../../../../domain/schedule/labels.ts';
import { Menu, MenuItem } from '../../../components/menu.tsx';
import { useLabels } from '../labels/labels-query.ts';
import { knownTask } from '../task/task-queries.ts';
import { useSelection } from './selection.ts';

/** Labels to be put on all that are chosen, and those to be taken off that some of them carry. */
export function BulkLabels({ onUse }: { onUse: (action: BulkAction) => void }) {
  const { data: labels = [] } = useLabels();
  const ids = useSelection((state) => state.ids);
  const chosen = [...ids].flatMap((id) => knownTask(id) ?? []);
  const carriers = ({ id }: Label) => chosen.filter((task) => task.labels.some((label) => label.id === id)).length;
  const use = (label: Label, on: boolean) => onUse({ kind: 'label', labelId: label.id, on });
  return (
    <Menu
      label="Label"
      triggerClassName="touchable inline-flex h-8 items-center gap-2 rounded-button bg-surface px-3 text-sm font-medium shadow-xs hover:shadow-sm dark:bg-hover"
      trigger={
        <>
          <Tag size={14} aria-hidden="true" />
          <span className="max-sm:sr-only">Label</span>
        </>
      }
    >
      <Group
        title="Add"
        labels={labels.filter((label) => carriers(label) < ids.size)}
        onUse={(one) => use(one, true)}
      />
      <Group title="Take off" labels={labels.filter((label) => carriers(label) > 0)} onUse={(one) => use(one, false)} />
    </Menu>
  );
}

function Group({ title, labels, onUse }: { title: string; labels: Label[]; onUse: (label: Label) => void }) {
  if (labels.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu holds no fieldset
    <div
      role="group"
      aria-label={title}
      className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
    >
      <p aria-hidden="true" className="px-2 pt-1 pb-0.5 text-xs text-ink-3">
        {title}
      </p>
      {labels.map((label) => (
        <MenuItem key={label.id} onSelect={() => onUse(label)}>
          <span data-label={label.colour} className="label-dot size-2.5 shrink-0" />
          <span className="truncate">{label.name}</span>
        </MenuItem>
      ))}
    </div>
  );
}
