import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { type Passkey, removePasskey } from '../../../../domain/api/account/factors.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { inUsEnglish, shortMoment } from '../../../lib/us-dates.ts';
import { Panel, PanelBody, PanelFoot } from '../panel.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { showFactors } from './factors-query.ts';
import { PASSKEYS } from './panel-texts.ts';
import { RenamePasskey } from './rename-passkey.tsx';

/** The passkeys of the account: what they are called, when each was used, and their end. */
export function PasskeysPanel({ passkeys, isTwoStepOn }: { passkeys: Passkey[]; isTwoStepOn: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const isPossible = 'PublicKeyCredential' in window;
  const remove = async ({ id }: Passkey) => {
    try {
      const { message, data } = await api(removePasskey, { id });
      await showFactors(data);
      toast.success(message);
    } catch (failure) {
      toastFailure('The passkey was not removed', failure);
    }
  };
  return (
    <Panel {...PASSKEYS}>
      {passkeys.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-ink-2">You have no passkey yet.</p>
        </PanelBody>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 px-6 py-4 max-sm:px-4">
              <span className="grid size-9 place-items-center rounded-md bg-hover text-ink-2">
                <KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <div className="min-w-0">
                <h4 className="text-sm font-medium [overflow-wrap:anywhere]">{passkey.name}</h4>
                <p className="mt-0.5 text-sm text-ink-2">{usageOf(passkey)}</p>
              </div>
              <div className="flex gap-2 max-sm:flex-col">
                <Button look="quiet" size="small" onClick={() => setRenamed(passkey)}>
                  Rename<span className="sr-only"> {passkey.name}</span>
                </Button>
                <Button look="quiet" size="small" onClick={() => setRemoved(passkey)}>
                  Remove<span className="sr-only"> {passkey.name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <PanelFoot>
        {!isPossible && (
          <p className="mr-auto text-sm text-ink-2">Passkeys need a browser that knows them, and https.</p>
        )}
        <Button look="quiet" disabled={!isPossible} onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      </PanelFoot>
      {isAdding && <AddPasskey isTwoStepOn={isTwoStepOn} onClose={() => setIsAdding(false)} />}
      {renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} />}
      {removed && (
        <ConfirmDialog
          isOpen
          title={`Remove ‘${removed.name}’?`}
          text="It signs you in no more. The device may still show it until you delete it there too."
          action="Remove"
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Panel>
  );
}

function usageOf({ addedAt, lastUsedAt }: Passkey): string {
  const added = `Added ${inUsEnglish(addedAt, { month: 'short', day: 'numeric', year: 'numeric' })}`;
  return lastUsedAt === null ? `${added}, not used yet` : `${added}, last used ${shortMoment(lastUsedAt)}`;
}
