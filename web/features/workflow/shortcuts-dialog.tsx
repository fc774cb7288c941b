import { ShortcutList } from '../../components/shortcut-list.tsx';
import { SHORTCUTS_EVERYWHERE } from '../../lib/shortcuts.ts';
import { LayerDialog } from './layer-dialog.tsx';
import { SHORTCUTS } from './shortcuts.ts';

/** What the keyboard can do in the builder, and everywhere. */
export function BuilderShortcuts() {
  return (
    <LayerDialog kind="shortcuts" title="Keyboard shortcuts" width="max-w-110">
      <ShortcutList shortcuts={[...SHORTCUTS, ...SHORTCUTS_EVERYWHERE]} />
    </LayerDialog>
  );
}
