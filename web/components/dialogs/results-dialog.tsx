import { FileQuestion, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { IconButton } from '../button.tsx';
import { OutputList } from '../output/output-list.tsx';
import { PlatformTile } from '../platform-icons.tsx';
import { Spinner } from '../spinner.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** More is on its way. */
  isLoading: boolean;
  outputs: Output[];
  /** What they are of, and the networks that it goes to. */
  name?: string | undefined;
  platforms?: Platform[] | undefined;
  /** Stands above the outputs: what went wrong, say. */
  notice?: ReactNode;
}

/** The 'Workflow Results' modal: on their way, there, or none. */
export function ResultsDialog({ isOpen, onClose, isLoading, outputs, name, platforms = [], notice }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label="Workflow Results" className="dialog max-w-180">
      {isOpen && (
        <>
          <header className="sticky top-0 z-10 flex h-14 items-center justify-between border-b border-line bg-surface pr-3 pl-5">
            <h2 className="text-lg font-[560]">Workflow Results</h2>
            <IconButton label="Close" onClick={onClose}>
              <X size={16} />
            </IconButton>
          </header>
          <div className="p-5">
            {name !== undefined && (
              <div className="mb-5 flex items-center gap-2">
                <p className="min-w-0 flex-1 text-md font-medium [overflow-wrap:anywhere]">{name}</p>
                {platforms.map((platform) => (
                  <PlatformTile key={platform} platform={platform} />
                ))}
              </div>
            )}
            {notice}
            {outputs.length > 0 && <OutputList outputs={outputs} />}
            {isLoading && (
              <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-sm text-ink-2">
                <Spinner size={16} />
                Processing...
              </p>
            )}
            {!isLoading && outputs.length === 0 && (
              <div className="py-10 text-center">
                <FileQuestion size={28} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-ink-3" />
                <p className="mt-3 text-sm text-ink-2">No results available for this workflow</p>
              </div>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
