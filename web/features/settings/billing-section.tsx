import { Check, ChevronRight, Crown, FileText, Leaf, Wallet } from 'lucide-react';
import { FREE_PLAN_RULES, FREE_RUNS_PER_DAY } from '../../../domain/free-plan.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { PREMIUM_BENEFITS } from '../../lib/premium.ts';
import { useUsage } from '../../lib/queries/usage.ts';
import { ComingSoon } from './coming-soon.tsx';

const PLANS = [
  { icon: Wallet, title: 'Ways to pay', text: 'Add, change or remove the way you pay.' },
  { icon: FileText, title: 'Invoices', text: 'Every one, to look at and to download.' },
];

/** The plan as it is, and what will be billed here one day. */
export function BillingSection() {
  return (
    <>
      <PlanCard />
      <ComingSoon title="Billing settings coming soon" plans={PLANS}>
        Nothing is billed in Fanfare today: Premium is switched on by whoever runs it.
      </ComingSoon>
    </>
  );
}

function PlanCard() {
  const { data: usage, error, refetch } = useUsage();
  if (!usage && error)
    return (
      <section
        aria-label="Your plan"
        className="flex flex-wrap items-center gap-3 rounded-lg bg-surface p-6 shadow-sm max-sm:p-4"
      >
        <p role="alert" className="min-w-0 flex-1 text-sm">
          <span className="font-medium">Your plan could not be loaded.</span>{' '}
          <span className="text-ink-2">{reasonOf(error)}</span>
        </p>
        <Button look="quiet" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </section>
    );
  if (!usage)
    return (
      <div role="status" className="h-44 animate-pulse rounded-lg bg-hover">
        <span className="sr-only">Loading your plan…</span>
      </div>
    );
  const { isPremium, remainingUsage, limit, modelBudget } = usage;
  const Icon = isPremium ? Crown : Leaf;
  return (
    <section aria-label="Your plan" className="rounded-lg bg-surface p-6 shadow-sm max-sm:p-4">
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-10 place-items-center rounded-md bg-accent-wash text-accent-text">
          <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-lg font-[560]">{isPremium ? 'Premium Plan' : 'Free Plan'}</h3>
          <p className="text-sm text-ink-2">
            {isPremium
              ? 'As many workflows as you like.'
              : `${limit ?? FREE_RUNS_PER_DAY} workflows a day, ${remainingUsage ?? 0} left today.`}
          </p>
          {modelBudget && (
            <p className="text-sm text-ink-2">
              {`The connected model makes ${modelBudget.limit} things a day for you, ${modelBudget.remaining} left today.`}
            </p>
          )}
        </div>
        {!isPremium && (
          <ButtonLink to="/upgrade" target="_blank" rel="noopener">
            See Premium
            <span className="sr-only">, opens in a new tab</span>
          </ButtonLink>
        )}
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line pt-4 text-sm text-ink-2 max-sm:grid-cols-1">
        <li className="col-span-full text-xs text-ink-3">{isPremium ? 'What you have' : 'What Premium adds'}</li>
        {PREMIUM_BENEFITS.map(({ title }) => (
          <li key={title} className="flex items-center gap-2">
            <Check size={14} aria-hidden="true" className="text-ok" />
            {title}
          </li>
        ))}
      </ul>
      {!isPremium && <FreePlanRules />}
    </section>
  );
}

function FreePlanRules() {
  return (
    <details className="group mt-4 border-t border-line pt-4 text-sm text-ink-2">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="text-ink-3 transition-transform duration-120 group-open:rotate-90"
        />
        What the free plan counts
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {FREE_PLAN_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
