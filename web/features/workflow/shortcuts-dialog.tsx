import { LayerDialog } from './layer-dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

/** What the keyboard can do. */
export function ShortcutsDialog() {
  return (
    <LayerDialog kind="shortcuts" title="Keyboard shortcuts" width="max-w-110">
      <dl className="divide-y divide-line px-5 py-2">
        {SHORTCUTS.map(([what, keys]) => (
          <div key={what} className="flex items-center justify-between gap-4 py-2 text-sm">
            <dt className="text-ink-2">{what}</dt>
            <dd className="font-mono text-xs text-ink">{keys}</dd>
          </div>
        ))}
      </dl>
    </LayerDialog>
  );
}
