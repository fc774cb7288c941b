import { Tag } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Label } from '../../../../domain/schedule/labels.ts';
import { placeLayer } from '../../../components/menu.tsx';
import { LabelChoices } from './label-choices.tsx';

interface Props {
  chosen: Label[];
  onChange: (labels: Label[]) => void;
}

/** A button that opens all labels: some to be chosen, looked for, or made on the way. */
export function LabelPicker({ chosen, onChange }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="inline-flex h-6 items-center gap-1.5 rounded-sm px-1.5 text-xs text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:h-8 pointer-coarse:px-2.5"
      >
        <Tag size={12} aria-hidden="true" />
        {chosen.length === 0 ? 'Add labels' : 'Change labels'}
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Choose labels"
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open' && layer.current && button.current) placeLayer(layer.current, button.current);
        }}
        className="menu w-64!"
      >
        {isOpen && <LabelChoices chosen={chosen} onChange={onChange} />}
      </div>
    </>
  );
}
