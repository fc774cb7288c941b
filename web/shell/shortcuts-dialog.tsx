import { Dialog } from '../components/dialogs/dialog.tsx';
import { DialogHead } from '../components/dialogs/dialog-head.tsx';
import { ShortcutList } from '../components/shortcut-list.tsx';
import { SHORTCUTS_EVERYWHERE } from '../lib/shortcuts.ts';

const TITLE = 'Keyboard shortcuts';

/** What the keyboard can do on every page. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} label={TITLE} className="dialog max-w-110">
      <DialogHead title={TITLE} onClose={onClose} />
      <ShortcutList shortcuts={SHORTCUTS_EVERYWHERE} />
      <p className="border-t border-line px-5 py-3 text-xs text-ink-3">The Workflow Builder has more: press ? there.</p>
    </Dialog>
  );
}
