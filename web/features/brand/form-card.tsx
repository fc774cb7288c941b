import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';

interface Props {
  title: string;
  text: string;
  /** What the button that saves says. */
  action: string;
  isBusy: boolean;
  /** The form cannot be saved as it stands. */
  isBlocked?: boolean;
  isChanged: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** One form of the brand: what it is for, its fields, and at its foot what becomes of them. */
export function FormCard(props: Props) {
  const { title, text, action, isBusy, isBlocked = false, isChanged, onSave, onDiscard, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked && !isBusy) onSave();
  };
  return (
    <form noValidate onSubmit={submit} className="overflow-clip rounded-xl bg-surface shadow-sm">
      <div className="px-6 pt-5 pb-6 max-sm:px-4">
        <h2 className="text-lg font-[560]">{title}</h2>
        <p className="mt-1 max-w-[60ch] text-sm text-pretty text-ink-2">{text}</p>
        <div className="mt-6">{children}</div>
      </div>
      <div className="sticky bottom-0 z-10 flex min-h-15 items-center justify-end gap-2 border-t border-line bg-sunken px-6 py-3 max-sm:px-4">
        {isChanged && (
          <p className="appear mr-auto flex items-center gap-2 text-sm text-ink-2">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-accent" />
            <span>
              Unsaved<span className="max-sm:sr-only"> changes</span>
            </span>
          </p>
        )}
        {isChanged && (
          <Button look="ghost" onClick={onDiscard} disabled={isBusy} className="max-sm:px-3">
            Discard
          </Button>
        )}
        <Button type="submit" busy={isBusy} disabled={isBlocked}>
          {action}
        </Button>
      </div>
    </form>
  );
}
