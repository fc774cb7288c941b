import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { CopyButton } from '../../../components/output/copy-button.tsx';
import { useUser } from '../../../lib/session/session.ts';

const TITLE = 'Deactivating is not available yet';

/** The pause of an account: not yet a matter of a click, and it says so. */
export function Deactivation() {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label="Deactivate account"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface px-6 py-5 shadow-sm max-sm:px-4"
    >
      <div className="min-w-60 flex-1">
        <h3 className="text-md font-medium">Deactivate account</h3>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          Not a matter of a click yet: the button tells how. Download your data first if you want to keep it.
        </p>
      </div>
      <Button look="quiet" size="small" onClick={() => setIsOpen(true)} className="text-bad!">
        Deactivate Account
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label={TITLE} className="dialog max-w-110">
        <div className="p-5">
          <h2 className="text-lg font-[560]">{TITLE}</h2>
          <p className="mt-1.5 text-base text-pretty text-ink-2">
            Whoever runs this Fanfare can close your account for you: ask them, and name the address that you sign in
            with. Your account stays as it is until they have done it. To leave for good, choose ‘Delete account’
            instead: that you can do yourself.
          </p>
          {user && (
            <p className="mt-4 flex items-center justify-between gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-3 text-sm shadow-[inset_0_0_0_1px_var(--c-line)]">
              <span className="truncate font-mono">{user.email}</span>
              <CopyButton text={user.email} />
            </p>
          )}
          <div className="mt-6 flex justify-end">
            <Button data-autofocus onClick={() => setIsOpen(false)}>
              Got it
            </Button>
          </div>
        </div>
      </Dialog>
    </section>
  );
}
