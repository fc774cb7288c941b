import { toast } from 'react-toastify/unstyled';

const SAID_MS = 3_000;
const OFFERED_MS = 7_000;

/** Says what was done, and once that is read offers for a while longer to undo it. */
export function toastUndo(said: string, reminder: string, undo: () => void): void {
  let isOver = false;
  const withUndo = (text: string) => (
    <Offer
      text={text}
      onUndo={(close) => {
        isOver = true;
        close();
        undo();
      }}
    />
  );
  toast.success(withUndo(said), {
    autoClose: SAID_MS,
    // Whoever has closed it, or used it, has seen it.
    onClose: (byUser) => {
      if (!isOver && byUser !== true) toast(withUndo(reminder), { autoClose: OFFERED_MS });
    },
  });
}

interface OfferProps {
  text: string;
  onUndo: (close: () => void) => void;
  /** Given by the toast. */
  closeToast?: () => void;
}

function Offer({ text, onUndo, closeToast = () => {} }: OfferProps) {
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</span>
      <button
        type="button"
        onClick={() => onUndo(closeToast)}
        className="h-7 shrink-0 rounded-sm px-2 text-sm font-medium text-ink underline underline-offset-3 hover:bg-hover"
      >
        Undo
      </button>
    </div>
  );
}
