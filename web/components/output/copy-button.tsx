import { Check, Copy } from 'lucide-react';
import { IconButton } from '../button.tsx';
import { useCopied } from './use-copied.ts';

/** Copies a text; a check mark says so for two seconds. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const { isCopied, copy } = useCopied();
  return (
    <IconButton label={isCopied ? 'Copied' : label} onClick={() => void copy(text)} className="size-7 text-ink-3">
      {isCopied ? <Check size={14} className="text-ok" /> : <Copy size={14} />}
    </IconButton>
  );
}
