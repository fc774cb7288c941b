import { Check, Copy } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { CopyButton } from '../../../components/output/copy-button.tsx';
import { useCopied } from '../../../components/output/use-copied.ts';
import { mcpAddress } from './mcp-address.ts';

const TITLE = 'Your new token';

/** A token, this once: only a click on 'Done' ends it. */
export function ShownOnce({ token, onDone }: { token: string; onDone: () => void }) {
  const { isCopied, copy } = useCopied();
  return (
    <Dialog isOpen onClose={onDone} label={TITLE} isHeld className="dialog max-w-110">
      <div className="p-5">
        <h2 className="text-lg font-[560]">{TITLE}</h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">Copy it now. It is not shown again.</p>
        <p className="mt-5 rounded-md bg-sunken px-4 py-3 font-mono text-sm break-all shadow-[inset_0_0_0_1px_var(--c-line)]">
          {token}
        </p>
        <p className="mt-5 text-sm text-pretty text-ink-2">
          Programs send it as <code className="font-mono text-xs">Authorization: Bearer …</code>. An assistant that
          speaks MCP connects to
        </p>
        <p className="mt-2 flex items-center justify-between gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-4 font-mono text-sm break-all shadow-[inset_0_0_0_1px_var(--c-line)]">
          {mcpAddress()}
          <CopyButton text={mcpAddress()} label="Copy the address" />
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button look="quiet" data-autofocus onClick={() => void copy(token)}>
            {isCopied ? (
              <Check size={14} aria-hidden="true" className="text-ok" />
            ) : (
              <Copy size={14} aria-hidden="true" />
            )}
            {isCopied ? 'Copied' : 'Copy token'}
          </Button>
          <Button onClick={onDone}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
