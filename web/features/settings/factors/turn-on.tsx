import { useState } from 'react';
import { beginTwoStep, confirmTwoStep } from '../../../../domain/api/account/factors.ts';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import { CopyButton } from '../../../components/output/copy-button.tsx';
import { api } from '../../../lib/api/api.ts';
import { FactorDialog } from './factor-dialog.tsx';
import { showFactors } from './factors-query.ts';
import { CodeField, PasswordField } from './proof-fields.tsx';
import { QrCode } from './qr-code.tsx';
import { useProof } from './use-proof.ts';

type AppKey = AnswerOf<typeof beginTwoStep>['data'];

interface Props {
  /** It is on, and these are its recovery codes. */
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Turns two-step sign-in on: first whose account it is, then whether the app has the key. */
export function TurnOn(props: Props) {
  const [key, setKey] = useState<AppKey | null>(null);
  return key ? <ConfirmKey appKey={key} {...props} /> : <AskPassword onKey={setKey} onClose={props.onClose} />;
}

function AskPassword({ onKey, onClose }: { onKey: (key: AppKey) => void; onClose: () => void }) {
  const proof = useProof(['password'], 'Two-step sign-in could not be turned on');
  const work = async () => onKey((await api(beginTwoStep, { password: proof.typed.password })).data);
  return (
    <FactorDialog
      title="Turn on two-step sign-in"
      text="You need an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis. First, please enter your password."
      action="Continue"
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <PasswordField proof={proof} />
    </FactorDialog>
  );
}

function ConfirmKey({ appKey, onDone, onClose }: Props & { appKey: AppKey }) {
  const proof = useProof(['code'], 'Two-step sign-in could not be turned on');
  const work = async () => {
    const { recoveryCodes, data } = await api(confirmTwoStep, { code: proof.typed.code });
    await showFactors(data);
    onDone(recoveryCodes);
  };
  const inFours = appKey.key.replaceAll(/.{4}(?=.)/g, '$& ');
  return (
    <FactorDialog
      title="Connect your app"
      text="Scan this with your authenticator app, then enter the code that it shows."
      action="Turn on"
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <div className="flex flex-col items-center gap-4">
        <QrCode text={appKey.address} label="QR code for your authenticator app" />
        <div className="w-full">
          <p className="mb-1.5 text-sm text-ink-2">If you can’t scan it, enter this key in the app:</p>
          <p className="flex items-center justify-between gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-3 text-sm shadow-[inset_0_0_0_1px_var(--c-line)]">
            <span className="font-mono">{inFours}</span>
            <CopyButton text={appKey.key} label="Copy the key" />
          </p>
        </div>
      </div>
      <CodeField proof={proof} hint="Six digits, new every thirty seconds." />
    </FactorDialog>
  );
}
