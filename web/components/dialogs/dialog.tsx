import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  isOpen: boolean;
  /** Called on Escape, on a click beside the dialog, and after anything else that closed it. */
  onClose: () => void;
  label: string;
  className: string;
  /** Something is under way whose end must be seen here: until then nothing closes it. */
  isHeld?: boolean;
  /** Something would be lost: `onClose` is asked, and decides whether it closes. */
  asksFirst?: boolean;
  children: ReactNode;
}

/** A modal dialog of the browser's own: focus stays inside, Escape closes, focus returns. */
export function Dialog({ isOpen, onClose, label, className, isHeld = false, asksFirst = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // Left to itself the browser begins at the first button, which is mostly the one that closes.
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen]);
  // One that leaves the page while it is open gives the focus back too.
  useLayoutEffect(() => () => dialog.current?.close(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes it on Escape
    <dialog
      ref={dialog}
      // Has the keyboard where what had it is gone.
      tabIndex={-1}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        // A file chooser inside that was left says the same.
        if (event.target !== event.currentTarget) return;
        if (isHeld || asksFirst) event.preventDefault();
        if (asksFirst && !isHeld) onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // React lets it rise: a question that closes within this dialog is not this dialog.
        if (!isOpen || target !== currentTarget) return;
        // The browser tells late: by now it may have been opened again.
        if (dialog.current?.open) return;
        // Some browsers let a second Escape pass whatever is said to the first.
        if (isHeld || asksFirst) dialog.current?.showModal();
        if (!isHeld) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // Only the backdrop is the dialog itself; everything else lies inside it.
        if (target === currentTarget && !isHeld) onClose();
      }}
      {...(isHeld ? { closedby: 'none' } : {})}
    >
      {children}
    </dialog>
  );
}
