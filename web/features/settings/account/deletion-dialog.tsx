import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { askDeletion, lookAtDeletion } from '../../../../domain/api/account/account-deletion.ts';
import { CHANGE_OF_MIND_MS, HOUR_MS } from '../../../../domain/limits.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { DialogFoot, DialogHead } from '../../../components/dialogs/dialog-head.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { byContract } from '../../../lib/api/problem.ts';
import { keeper, useUser } from '../../../lib/session/session.ts';
import { useFactors } from '../factors/factors-query.ts';
import { EITHER_CODE } from '../factors/proof-fields.tsx';
import { DownloadButton } from '../own-data/download-button.tsx';
import { PanelWaiting } from '../panel-waiting.tsx';
import { fieldRefusal } from '../refusals.ts';
import { goesText, staysText } from './deletion-texts.ts';

const TITLE = 'Delete your account?';

/** What goes and what stays, what to do first, and the password with a code where one is asked for: then the day begins. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const isTwoStepOn = (useFactors().data?.twoStep.since ?? null) !== null;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const proof = { password, ...(isTwoStepOn && { code }) };
  const { isRunning, problem, fail, submit } = useSubmission('once');
  const { data, error, refetch } = useQuery({
    queryKey: ['account-deletion'],
    queryFn: async ({ signal }) => (await api(lookAtDeletion, {}, { signal })).data,
    // Counted anew whenever it is asked for.
    gcTime: 0,
  });
  const work = async () => {
    try {
      const { data: asked } = await api(askDeletion, proof);
      // The screen for accounts that are to be deleted takes over.
      if (user) keeper.describeUser({ ...user, deletionAt: asked.deletion_at });
    } catch (failure) {
      const refused = fieldRefusal(failure, ['password', 'code']);
      if (refused) fail(refused);
      else fail({ field: null, text: askDeletion.fallback ?? '' }, failure);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} label={TITLE} className="dialog max-w-130" isHeld={isRunning}>
      <form onSubmit={submit(() => byContract(askDeletion, proof), work)} noValidate>
        <DialogHead title={TITLE} onClose={onClose} isHeld={isRunning} />
        {data ? (
          <div className="flex flex-col gap-5 px-5 py-5">
            <dl className="flex flex-col gap-3">
              <Fact term="What goes">{goesText(data)}</Fact>
              <Fact term="What stays">{staysText(data)}</Fact>
              <Fact term="When">
                In {CHANGE_OF_MIND_MS / HOUR_MS} hours. Until then nothing runs or is published, your other devices are
                signed out, and you can sign in to keep your account.
              </Fact>
            </dl>
            <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
              <p className="min-w-40 flex-1 text-sm text-pretty">Take your data with you first.</p>
              <DownloadButton />
            </div>
            {/* Tells password managers whose password this is. */}
            <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
            <Field
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              problem={problem}
            />
            {isTwoStepOn && (
              <Field
                label="Code"
                name="code"
                autoComplete="one-time-code"
                hint={EITHER_CODE}
                value={code}
                onChange={setCode}
                problem={problem}
              />
            )}
          </div>
        ) : (
          <PanelWaiting what="what is in your account" error={error} onRetry={() => void refetch()} />
        )}
        <DialogFoot>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" type="submit" disabled={!data} busy={isRunning}>
            Delete my account
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-3 max-sm:grid-cols-1">
      <dt className="text-sm font-medium">{term}</dt>
      <dd className="text-sm text-pretty text-ink-2">{children}</dd>
    </div>
  );
}
