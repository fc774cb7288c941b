import { useState } from 'react';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { type FormRule, firstBroken } from '../../../lib/api/problem.ts';
import { fieldRefusal } from '../refusals.ts';

const NAMES = ['name', 'password', 'code'] as const;
type Name = (typeof NAMES)[number];

const MISSING: Record<Exclude<Name, 'name'>, string> = {
  password: 'Password is required',
  code: 'Please enter a code',
};

/** A form that asks for what shows whose account this is, with what was typed and what is wrong with it. */
export function useProof(
  asked: readonly Name[],
  failed: string,
  {
    given = {},
    unnamed = 'Please give the passkey a name',
  }: { given?: Partial<Record<Name, string>>; unnamed?: string } = {},
) {
  const missing = { ...MISSING, name: unnamed };
  const [typed, setTyped] = useState<Record<Name, string>>({ name: '', password: '', code: '', ...given });
  const submission = useSubmission('once');
  const { problem, fail } = submission;
  return {
    typed,
    isRunning: submission.isRunning,
    field: (name: Name) => ({
      name,
      value: typed[name],
      onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
      problem,
    }),
    /** Checks that all is there, then does the work; what the server says of a field stands at the field. */
    submit: (work: () => Promise<void>) =>
      submission.submit(
        () => firstBroken(asked.map((name): FormRule => [typed[name].trim() === '', name, missing[name]])),
        async () => {
          try {
            await work();
          } catch (failure) {
            const refused = fieldRefusal(failure, NAMES);
            if (refused) fail(refused);
            else fail({ field: null, text: failed }, failure);
          }
        },
      ),
  };
}
export type Proof = ReturnType<typeof useProof>;
