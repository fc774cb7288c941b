import {
  Check,
  Crown,
  FastForward,
  LifeBuoy,
  type LucideIcon,
  Rocket,
  Sparkles,
  Infinity as Unlimited,
} from 'lucide-react';
import { FREE_RUNS_PER_DAY } from '../../../domain/free-plan.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PAGE_LOOK } from '../../components/page.tsx';
import { PREMIUM_BENEFITS } from '../../lib/premium.ts';
import { useUsage } from '../../lib/queries/usage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

const ICONS: LucideIcon[] = [Unlimited, FastForward, Sparkles, LifeBuoy, Rocket];

/** The premium plan: what it gives, and how to get it. */
export default function UpgradePage() {
  usePageTitle('Premium');
  const { data: usage } = useUsage();
  return (
    <div className={`${PAGE_LOOK} max-md:px-4`}>
      <p className="flex items-center gap-2 text-sm font-medium text-accent-text">
        <Crown size={16} aria-hidden="true" />
        Premium Plan
      </p>
      <h1 className="mt-3 text-3xl font-[560] text-balance">Create without counting</h1>
      <p className="mt-3 max-w-130 text-md text-pretty text-ink-2">
        The free plan gives you {FREE_RUNS_PER_DAY} workflows a day. Premium takes the limit away and puts your work
        first.
      </p>
      <ul className="mt-10 grid gap-3 sm:grid-cols-2">
        {PREMIUM_BENEFITS.map(({ title, text }, at) => {
          const Icon = ICONS[at] ?? Check;
          return (
            <li key={title} className="flex gap-4 rounded-lg bg-surface p-5 shadow-sm first:sm:col-span-2">
              <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-wash text-accent-text">
                <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
              </span>
              <div>
                <h2 className="text-md font-medium">{title}</h2>
                <p className="mt-0.5 text-sm text-ink-2">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <section className="mt-10 rounded-xl bg-sunken p-6 shadow-xs">
        {usage?.isPremium ? (
          <>
            <h2 className="text-lg font-[560]">You have Premium</h2>
            <p className="mt-1 text-base text-ink-2">Everything above is yours already. Enjoy it.</p>
          </>
        ) : (
          <>
            <h2 className="text-lg font-[560]">How to get it</h2>
            <p className="mt-1 text-base text-pretty text-ink-2">
              Nothing is sold here: whoever runs this Fanfare switches Premium on for your account. Ask them, and name
              the address that you sign in with. It counts from the moment it is on.
            </p>
          </>
        )}
        <ButtonLink to="/scheduled?tab=builder" look="quiet" className="mt-5">
          Back to the builder
        </ButtonLink>
      </section>
    </div>
  );
}
