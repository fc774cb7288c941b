import { useState } from 'react';
import { makeToken, TOKEN_NAME_REQUIRED } from '../../../../domain/api/account/tokens.ts';
import { API_TOKEN_DAYS, API_TOKEN_NAME_MAX } from '../../../../domain/limits.ts';
import { Field } from '../../../components/fields/field.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import { api } from '../../../lib/api/api.ts';
import { FactorDialog } from '../factors/factor-dialog.tsx';
import { useFactors } from '../factors/factors-query.ts';
import { CodeField, EITHER_CODE, PasswordField } from '../factors/proof-fields.tsx';
import { useProof } from '../factors/use-proof.ts';
import { ChipChoice } from '../profile/chip-choice.tsx';
import { showTokens } from './tokens-query.ts';

type Days = (typeof API_TOKEN_DAYS)[number] | null;
const LIFETIMES: readonly Days[] = [...API_TOKEN_DAYS, null];
const CHOICES = LIFETIMES.map((days) => ({ value: String(days), label: days === null ? 'Never' : `${days} days` }));
const SUGGESTED: Days = 90;

interface Props {
  /** It is made: this is the one time that it is shown. */
  onMade: (token: string) => void;
  onClose: () => void;
}

/** Names a token and says how long it lives and how far it reaches. */
export function MakeToken({ onMade, onClose }: Props) {
  const isTwoStepOn = (useFactors().data?.twoStep.since ?? null) !== null;
  const [days, setDays] = useState<Days>(SUGGESTED);
  const [readOnly, setReadOnly] = useState(false);
  const asked = ['name', 'password', ...(isTwoStepOn ? (['code'] as const) : [])] as const;
  const proof = useProof(asked, 'The token was not made', { unnamed: TOKEN_NAME_REQUIRED });
  const work = async () => {
    const { name, password, code } = proof.typed;
    const made = await api(makeToken, { name, days, readOnly, password, ...(isTwoStepOn && { code }) });
    await showTokens(made.data);
    onMade(made.token);
  };
  return (
    <FactorDialog
      title="Make a token"
      text="Whoever has it acts for you. Give each program one of its own, so that you can revoke it alone."
      action="Make token"
      isRunning={proof.isRunning}
      onSubmit={proof.submit(work)}
      onClose={onClose}
    >
      <Field
        label="Name"
        autoComplete="off"
        placeholder="For example: My assistant"
        maxLength={API_TOKEN_NAME_MAX}
        data-autofocus
        {...proof.field('name')}
      />
      <ChipChoice
        legend="Expires after"
        name="days"
        choices={CHOICES}
        value={String(days)}
        onChoose={(chosen) => setDays(LIFETIMES.find((one) => String(one) === chosen) ?? null)}
      />
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm font-medium">Read-only</p>
          <p className="text-xs text-ink-3">It can look at everything and change nothing.</p>
        </div>
        <Switch label="Read-only" isOn={readOnly} onChange={setReadOnly} />
      </div>
      <PasswordField proof={proof} />
      {isTwoStepOn && <CodeField proof={proof} hint={EITHER_CODE} />}
    </FactorDialog>
  );
}
