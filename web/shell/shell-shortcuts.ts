import { useEffect } from 'react';

interface Actions {
  /** Ctrl or Command goes down: what opens the search is on its way. */
  readyPalette: () => Promise<unknown>;
  openPalette: () => void;
  newChat: () => void;
  /** Null where the page has a help of its own. */
  openHelp: (() => void) | null;
}

/** The keys of every page. Where somebody writes, only those with Ctrl or Command; in a dialog none, since it would stay open behind. */
export function useShellShortcuts({ readyPalette, openPalette, newChat, openHelp }: Actions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // It comes before the letter; where it fails, the search itself says so.
      if (event.key === 'Control' || event.key === 'Meta') readyPalette().catch(() => undefined);
      const action = actionOf(event);
      if (!action || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      action();
    };
    const actionOf = (event: KeyboardEvent): (() => void) | null => {
      if (event.altKey) return null;
      const key = event.key.toLowerCase();
      if (!event.ctrlKey && !event.metaKey) return key === '?' && !isWriting(event) ? openHelp : null;
      if (key === 'k' && !event.shiftKey) return openPalette;
      return key === 'o' && event.shiftKey ? newChat : null;
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;
