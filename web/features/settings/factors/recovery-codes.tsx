import { Check, Copy, Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { saveFile } from '../../../components/output/save-file.ts';
import { useCopied } from '../../../components/output/use-copied.ts';

interface Props {
  title: string;
  codes: string[];
  onDone: () => void;
}

/** The recovery codes, this once: only a click on 'Done' ends it. */
export function RecoveryCodes({ title, codes, onDone }: Props) {
  const { isCopied, copy } = useCopied();
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog isOpen onClose={onDone} label={title} isHeld className="dialog max-w-110">
      <div className="p-5">
        <h2 className="text-lg font-[560]">{title}</h2>
        <p className="mt-1.5 text-base text-pretty text-ink-2">
          Keep these recovery codes where you find them without your phone. Each signs you in once, in place of a code.
          They are not shown again.
        </p>
        <ul
          aria-label="Recovery codes"
          className="mt-5 grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3.5 font-mono text-sm shadow-[inset_0_0_0_1px_var(--c-line)] max-sm:grid-cols-1"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button look="quiet" data-autofocus onClick={() => void copy(text)}>
            {isCopied ? (
              <Check size={14} aria-hidden="true" className="text-ok" />
            ) : (
              <Copy size={14} aria-hidden="true" />
            )}
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
          <Button
            look="quiet"
            onClick={() =>
              saveFile(`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, 'fanfare-recovery-codes.txt')
            }
          >
            <Download size={14} aria-hidden="true" />
            Download
          </Button>
          <Button onClick={onDone}>Done</Button>
        </div>
      </div>
    </Dialog>
  );
}
