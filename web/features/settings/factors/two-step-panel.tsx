import { ShieldCheck, ShieldOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { endTwoStep, type Factors, renewRecoveryCodes } from '../../../../domain/api/account/factors.ts';
import { RECOVERY_CODES } from '../../../../domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { api } from '../../../lib/api/api.ts';
import { inUsEnglish } from '../../../lib/us-dates.ts';
import { Panel, PanelBody, PanelFoot } from '../panel.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { showFactors } from './factors-query.ts';
import { TWO_STEP } from './panel-texts.ts';
import { CodeField, EITHER_CODE, PasswordField } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOn } from './turn-on.tsx';
import { useProof } from './use-proof.ts';

/** Few left are a reason to make new ones in time. */
const FEW = 3;

type OpenDialog = 'turn-on' | 'turn-off' | 'renew' | { codes: string[]; title: string } | null;

/** Whether a code is asked for after the password, and everything that can be done about it. */
export function TwoStepPanel({ since, recoveryCodesLeft }: Factors['twoStep']) {
  const [shown, show] = useState<OpenDialog>(null);
  const close = () => show(null);
  return (
    <Panel {...TWO_STEP}>
      <PanelBody>
        {since === null ? (
          <Standing icon={<ShieldOff size={17} strokeWidth={1.75} aria-hidden="true" />} title="Off">
            Your password alone signs you in.
          </Standing>
        ) : (
          <Standing
            icon={<ShieldCheck size={17} strokeWidth={1.75} aria-hidden="true" className="text-ok" />}
            title={`On since ${inUsEnglish(since, { month: 'long', day: 'numeric', year: 'numeric' })}`}
          >
            <span className={recoveryCodesLeft <= FEW ? 'text-warn' : undefined}>
              {recoveryCodesLeft} of {RECOVERY_CODES} recovery codes left
              {recoveryCodesLeft <= FEW && '. Make new ones before you need them'}.
            </span>
          </Standing>
        )}
      </PanelBody>
      <PanelFoot>
        {since === null ? (
          <Button onClick={() => show('turn-on')}>Turn on</Button>
        ) : (
          <>
            <Button look="quiet" onClick={() => show('renew')}>
              New recovery codes
            </Button>
            <Button look="quiet" onClick={() => show('turn-off')} className="text-bad!">
              Turn off
            </Button>
          </>
        )}
      </PanelFoot>
      {shown === 'turn-on' && (
        <TurnOn onDone={(codes) => show({ codes, title: 'Two-step sign-in is on' })} onClose={close} />
      )}
      {shown === 'turn-off' && <TurnOff onClose={close} />}
      {shown === 'renew' && (
        <Renew onDone={(codes) => show({ codes, title: 'Your new recovery codes' })} onClose={close} />
      )}
      {typeof shown === 'object' && shown && <RecoveryCodes {...shown} onDone={close} />}
    </Panel>
  );
}

function Standing({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-hover text-ink-2">{icon}</span>
      <div className="min-w-0">
        <h4 className="text-sm font-medium">{title}</h4>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">{children}</p>
      </div>
    </div>
  );
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const proof = useProof(['password', 'code'], 'Two-step sign-in could not be turned off');
  const work = async () => {
    const { message, data } = await api(endTwoStep, proof.typed);
    await showFactors(data);
    toast.success(message);
    onClose();
  };
  return (
    <FactorDialog
      title="Turn off two-step sign-in?"
      text="Your password alone signs you in then, and your recovery codes stop working."
      action="Turn off"
      isDanger
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <PasswordField proof={proof} />
      <CodeField proof={proof} hint={EITHER_CODE} />
    </FactorDialog>
  );
}

function Renew({ onDone, onClose }: { onDone: (codes: string[]) => void; onClose: () => void }) {
  const proof = useProof(['password', 'code'], 'New recovery codes could not be made');
  const work = async () => {
    const { recoveryCodes, data } = await api(renewRecoveryCodes, proof.typed);
    await showFactors(data);
    onDone(recoveryCodes);
  };
  return (
    <FactorDialog
      title="Make new recovery codes?"
      text="Those that you have stop working."
      action="Make new codes"
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <PasswordField proof={proof} />
      <CodeField proof={proof} hint={EITHER_CODE} />
    </FactorDialog>
  );
}
