import { toast } from 'react-toastify/unstyled';
import { addPasskey, beginPasskey } from '../../../../domain/api/account/factors.ts';
import { PASSKEY_NAME_MAX } from '../../../../domain/limits.ts';
import { Field } from '../../../components/fields/field.tsx';
import { api } from '../../../lib/api/api.ts';
import { makePasskey } from '../../../lib/session/passkeys.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { showFactors } from './factors-query.ts';
import { CodeField, EITHER_CODE, PasswordField } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

/** Names a passkey and lets the browser make it. */
export function AddPasskey({ isTwoStepOn, onClose }: { isTwoStepOn: boolean; onClose: () => void }) {
  const asked = ['name', 'password', ...(isTwoStepOn ? (['code'] as const) : [])] as const;
  const proof = useProof(asked, 'The passkey was not added');
  const work = async () => {
    const { name, password, code } = proof.typed;
    const answer = await makePasskey(await api(beginPasskey, { password, ...(isTwoStepOn && { code }) }));
    const { message, data } = await api(addPasskey, { name, answer });
    await showFactors(data);
    toast.success(message);
    onClose();
  };
  return (
    <FactorDialog
      title="Add a passkey"
      text="Your browser asks where to keep it: on this device, on your phone or on a security key."
      action="Continue"
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <Field
        label="Name"
        autoComplete="off"
        placeholder="For example: My laptop"
        maxLength={PASSKEY_NAME_MAX}
        data-autofocus
        {...proof.field('name')}
      />
      <PasswordField proof={proof} />
      {isTwoStepOn && <CodeField proof={proof} hint={EITHER_CODE} />}
    </FactorDialog>
  );
}
