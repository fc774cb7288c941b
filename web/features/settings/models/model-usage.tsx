import { useState } from 'react';
import type { Models } from '../../../../domain/api/models.ts';
import { Button } from '../../../components/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { ModelLimitForm } from './model-limit-form.tsx';
import { usedText } from './model-texts.ts';

/** What connected models used today, and how much they may. */
export function ModelUsage({ models: { today, limits, ownKeysAllowed } }: { models: Models }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack(isOpen);
  const resets = new Date(today.resetsAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <section aria-label="Used today" className="rounded-b-lg border-t border-line bg-sunken px-6 py-4 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-60 flex-1">
          <h4 className="text-sm font-medium">Used today</h4>
          <p className="mt-0.5 text-sm text-pretty text-ink-2 tabular-nums">
            {today.requests === 0
              ? 'Nothing yet. Only what connected models do is counted.'
              : `${usedText(today)}, counted from zero again at ${resets}.`}
          </p>
        </div>
        {!isOpen && (
          <Button ref={button} look="quiet" size="small" onClick={() => setIsOpen(true)}>
            {limits.own === null ? 'Set a limit' : 'Change limit'}
          </Button>
        )}
      </div>
      {limits.own !== null && (
        <Meter
          name="Your limit"
          used={today.tokens}
          limit={limits.own}
          reached={`Your limit is reached: connected models rest until ${resets}. Raise it if you need them sooner.`}
        />
      )}
      {limits.operator !== null && (
        <Meter
          name="Models set up for everybody"
          used={today.operatorTokens}
          limit={limits.operator}
          reached={`Your share is used up until ${resets}.${ownKeysAllowed ? ' A key of your own has no such limit.' : ''}`}
        />
      )}
      {isOpen && <ModelLimitForm limit={limits.own} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

interface MeterProps {
  name: string;
  used: number;
  limit: number;
  /** What it means that nothing is left. */
  reached: string;
}

function Meter({ name, used, limit, reached }: MeterProps) {
  const part = Math.min(1, used / limit);
  const isReached = used >= limit;
  const [usedWords, limitWords] = [used, limit].map((number) => number.toLocaleString('en-US'));
  return (
    <div className="mt-3">
      <div className="flex items-baseline justify-between gap-4 text-xs">
        <span className="text-ink-2">{name}</span>
        <span className={classNames('font-mono tabular-nums', isReached ? 'text-bad' : 'text-ink-2')}>
          {usedWords} / {limitWords}
        </span>
      </div>
      <progress
        aria-label={name}
        aria-valuetext={`${usedWords} of ${limitWords} tokens`}
        value={part}
        max={1}
        className="meter mt-1.5"
        data-reached={isReached || undefined}
      />
      {isReached && <p className="mt-1.5 text-xs text-pretty text-bad">{reached}</p>}
    </div>
  );
}
