import { useState } from 'react';
import { limitModelTokens } from '../../../../domain/api/models.ts';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { useSubmission } from '../../../components/fields/use-submission.ts';
import { api } from '../../../lib/api/api.ts';
import { byContract } from '../../../lib/api/problem.ts';
import { fieldRefusal } from '../refusals.ts';
import { writtenNumber } from './model-texts.ts';
import { showModels } from './models-query.ts';

/** How many tokens a day the user allows; left empty, there is no limit. */
export function ModelLimitForm({ limit, onClose }: { limit: number | null; onClose: () => void }) {
  const [text, setText] = useState(limit === null ? '' : limit.toLocaleString('en-US'));
  const { isRunning, problem, fail, succeed, submit } = useSubmission('once');
  const dailyTokens = writtenNumber(text);
  const work = async () => {
    try {
      const { message, data } = await api(limitModelTokens, { dailyTokens });
      await showModels(data);
      succeed(message);
      onClose();
    } catch (failure) {
      const refused = fieldRefusal(failure, ['dailyTokens']);
      fail(refused ?? { field: null, text: limitModelTokens.fallback ?? '' }, failure);
    }
  };
  return (
    <form
      onSubmit={submit(() => byContract(limitModelTokens, { dailyTokens }), work)}
      noValidate
      aria-label="Daily limit"
      className="appear mt-4 flex flex-wrap items-start gap-2"
    >
      <div className="min-w-40 flex-1">
        <Field
          label="Tokens a day"
          name="dailyTokens"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          value={text}
          onChange={setText}
          problem={problem}
          hint="Left empty, there is no limit. An answer takes about 2,000."
        />
      </div>
      <div className="mt-7.5 flex gap-2 max-sm:mt-1 max-sm:w-full max-sm:justify-end">
        <Button look="ghost" disabled={isRunning} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isRunning}>
          {isRunning ? 'Saving…' : 'Save limit'}
        </Button>
      </div>
    </form>
  );
}
