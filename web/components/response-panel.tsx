import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Output } from '../../domain/outputs.ts';
import { IconButton } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { OutputView } from './output-view.tsx';

interface Props {
  isShown: boolean;
  /** What the agents made; null until it is there. */
  outputs: Output[] | null;
  onClose: () => void;
}

/** The panel at the right with everything that the agents made, one block each. */
export function ResponsePanel({ isShown, outputs, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isOpen = isShown && outputs !== null;
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  const indexOf = (output: Output) =>
    outputs.filter(({ output_type }) => output_type === output.output_type).indexOf(output) + 1;
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Chat Workflow Response"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      className="panel-in fixed inset-y-0 right-0 z-30 flex w-full flex-col border-l border-line bg-canvas shadow-lg outline-none md:w-[420px]"
    >
      <header className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-3 pl-5">
        <h2 className="text-sm font-medium">Chat Workflow Response</h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={16} />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-5">
        {outputs.length === 0 && <p className="text-base text-ink-2">No outputs found.</p>}
        {outputs.map((output, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outputs have no other name than their place
          <section key={index}>
            <div className="mb-1.5 flex h-7 items-center justify-between">
              <h3 className="text-sm font-medium">{output.agent}:</h3>
              {output.output_type === 'text' && <CopyButton text={output.output} label={`Copy ${output.agent}`} />}
            </div>
            {output.output_type === 'text' ? (
              <p className="text-base text-pretty [overflow-wrap:anywhere] whitespace-pre-wrap">{output.output}</p>
            ) : (
              <OutputView output={output} index={indexOf(output)} />
            )}
          </section>
        ))}
      </div>
    </aside>
  );
}
