import { type ReactNode, useEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';

interface Props {
  isOpen: boolean;
  title?: string;
  message?: string;
  /** Stands below: how far it is, and a way out. */
  children?: ReactNode;
  /** Its card is a bar in the room that the page leaves below its toolbar: it hides nothing. */
  isBar?: boolean;
}

/** Covers the screen while something must be waited for; what lies below stays visible, and can't be touched. */
export function LoadingOverlay({ isOpen, title = 'Loading...', message, children, isBar = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={isBar ? 'overlay overlay-bar' : 'overlay'}
      // Escape would hide what still goes on; whoever wants it to end says so.
      onCancel={(event) => event.preventDefault()}
      {...{ closedby: 'none' }}
    >
      <div className="overlay-card">
        <div role="status" className="flex min-w-0 flex-1 items-start gap-3.5">
          <span className="mt-0.5 text-accent">
            <Spinner size={22} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-md font-[560]">{title}</p>
            {message !== undefined && <p className="mt-0.5 truncate text-sm text-ink-2">{message}</p>}
          </div>
        </div>
        {children}
      </div>
    </dialog>
  );
}
