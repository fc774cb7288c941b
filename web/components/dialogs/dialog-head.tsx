import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';

interface HeadProps {
  title: string;
  onClose: () => void;
  /** Something is under way: the way out is shut until it has ended. */
  isHeld?: boolean;
  children?: ReactNode;
}

/** The head of a dialog: what it is, and the way out. */
export function DialogHead({ title, onClose, isHeld = false, children }: HeadProps) {
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-3 border-b border-line bg-surface pr-3 pl-5">
      <h2 className="text-lg font-[560]">{title}</h2>
      {children}
      <IconButton label="Close" disabled={isHeld} onClick={onClose} className="ml-auto disabled:opacity-50">
        <X size={16} />
      </IconButton>
    </header>
  );
}

/** The foot of a dialog: what can be done. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 py-3">
      {children}
    </footer>
  );
}
