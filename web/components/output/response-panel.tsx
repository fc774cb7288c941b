import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../button.tsx';
import { OutputList } from './output-list.tsx';

interface Props {
  isShown: boolean;
  /** What the agents made; null until it is there. */
  outputs: Output[] | null;
  onClose: () => void;
  /** Takes its own room on wide screens, instead of lying over the page. */
  isBeside?: boolean;
  /** Stands above the outputs: what went wrong, say. */
  notice?: ReactNode;
  /** Whether the keyboard goes to it when it opens; not where something else needs it more. */
  takesFocus?: boolean;
}

/** The panel at the right with everything that the agents made, one block each. */
export function ResponsePanel({ isShown, outputs, onClose, isBeside = false, notice, takesFocus = true }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isOpen = isShown && outputs !== null;
  useEffect(() => {
    if (isOpen && takesFocus) panel.current?.focus({ preventScroll: true });
  }, [isOpen, takesFocus]);
  if (!isOpen) return null;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Chat Workflow Response"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className={classNames(
        'response-panel panel-in fixed inset-y-0 right-0 z-30 flex w-full shrink-0 flex-col border-l border-line bg-canvas shadow-lg outline-none md:w-[420px]',
        isBeside && 'md:static md:z-0 md:shadow-none',
      )}
    >
      <header className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-3 pl-5">
        <h2 className="text-md font-[560]">Chat Workflow Response</h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={16} />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-5 max-[900px]:pb-24">
        {notice}
        {outputs.length > 0 ? (
          <OutputList outputs={outputs} />
        ) : (
          <p className="py-8 text-center text-base text-ink-2">No outputs found.</p>
        )}
      </div>
    </aside>
  );
}
