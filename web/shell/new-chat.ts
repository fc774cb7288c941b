import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Asks the chat to begin anew and goes there. */
export function useNewChat(): () => void {
  const navigate = useNavigate();
  return () => {
    window.dispatchEvent(new Event('newChatRequested'));
    void navigate('/dashboard');
  };
}

/** Runs the action on Ctrl+K, or on Command+K where that is the habit. */
export function useNewChatShortcut(action: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/** What the shortcut is called on this machine. */
export const SHORTCUT_NAME = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
