import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** The end of an account for good, with a day to change one's mind. */
export function AccountDeletion() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label="Delete account"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface px-6 py-5 shadow-sm max-sm:px-4"
    >
      <div className="min-w-60 flex-1">
        <h3 className="text-md font-medium">Delete account</h3>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          The account and everything in it, for good. You have a day to change your mind.
        </p>
      </div>
      <Button look="quiet" size="small" onClick={() => setIsOpen(true)} className="text-bad!">
        Delete account…
      </Button>
      {isOpen && <DeletionDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}
