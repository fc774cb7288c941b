import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.tsx';

/** The head of a dialog: what it is, and the way out. */
export function DialogHead({ title, onClose, children }: { title: string; onClose: () => void; children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-3 border-b border-line bg-surface pr-3 pl-5">
      <h2 className="text-lg font-[560]">{title}</h2>
      {children}
      <IconButton label="Close" onClick={onClose} className="ml-auto">
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
