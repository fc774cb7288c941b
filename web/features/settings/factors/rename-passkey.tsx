import { toast } from 'react-toastify/unstyled';
import { type Passkey, renamePasskey } from '../../../../domain/api/account/factors.ts';
import { PASSKEY_NAME_MAX } from '../../../../domain/limits.ts';
import { Field } from '../../../components/fields/field.tsx';
import { api } from '../../../lib/api/api.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { showFactors } from './factors-query.ts';
import { useProof } from './use-proof.ts';

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const proof = useProof(['name'], 'The passkey was not renamed', { given: { name: passkey.name } });
  const work = async () => {
    const { message, data } = await api(renamePasskey, { id: passkey.id, name: proof.typed.name });
    await showFactors(data);
    toast.success(message);
    onClose();
  };
  return (
    <FactorDialog
      title="Rename passkey"
      text="The name is for you alone: it tells your passkeys apart."
      action="Rename"
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <Field label="Name" autoComplete="off" maxLength={PASSKEY_NAME_MAX} data-autofocus {...proof.field('name')} />
    </FactorDialog>
  );
}
