import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Output } from '../../domain/outputs.ts';
import { IconButton } from './button.tsx';
import { OutputList } from './output-list.tsx';

interface Props {
  outputs: Output[];
  onClose: () => void;
  /** Stands above the outputs: what went wrong, say. */
  notice?: ReactNode;
}

/** The 'Chat Workflow Response' panel at the right edge: a block for each output. */
export function ResponsePanel({ outputs, onClose, notice }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Chat Workflow Response"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className="panel-right flex h-full w-full shrink-0 flex-col border-l border-line bg-sunken outline-none max-md:fixed max-md:inset-0 max-md:z-30 md:w-[420px]"
    >
      <header className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-3 pl-5">
        <h2 className="text-md font-[560]">Chat Workflow Response</h2>
        <IconButton label="Close results" onClick={onClose}>
          <X size={16} />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        {notice}
        {outputs.length > 0 ? (
          <OutputList outputs={outputs} />
        ) : (
          <p className="py-8 text-center text-sm text-ink-2">No outputs found.</p>
        )}
      </div>
    </aside>
  );
}
