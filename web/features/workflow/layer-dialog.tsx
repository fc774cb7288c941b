import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/button.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { type BuilderLayer, closeBuilderLayer, useBuilderUi } from './builder-ui.ts';

interface Props {
  kind: BuilderLayer['kind'];
  title: string;
  width: string;
  children: ReactNode;
}

/** A dialog of the builder: open while its layer is, gone with everything in it otherwise. */
export function LayerDialog({ kind, title, width, children }: Props) {
  const isOpen = useBuilderUi(({ layer }) => layer?.kind === kind);
  return (
    <Dialog isOpen={isOpen} onClose={() => closeBuilderLayer(kind)} label={title} className={`dialog ${width}`}>
      {isOpen && (
        <>
          <header className="sticky top-0 z-10 flex h-14 items-center justify-between border-b border-line bg-surface pr-3 pl-5">
            <h2 className="text-lg font-[560]">{title}</h2>
            <IconButton label="Close" onClick={() => closeBuilderLayer(kind)}>
              <X size={16} />
            </IconButton>
          </header>
          {children}
        </>
      )}
    </Dialog>
  );
}
