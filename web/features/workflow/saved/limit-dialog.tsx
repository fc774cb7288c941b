import { Check } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { PREMIUM_BENEFITS } from '../../../lib/premium.ts';
import { useUsage } from '../../../lib/queries/usage.ts';
import { closeBuilderLayer } from '../builder-ui.ts';
import { LayerDialog } from '../layer-dialog.tsx';

const WHEN = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** The day's free workflows are used up: when there are new ones, and what premium gives. */
export function LimitDialog() {
  const { data: usage } = useUsage();
  return (
    <LayerDialog kind="limit" title="Daily Limit Reached" width="max-w-110">
      <div className="p-5">
        <p className="text-base text-pretty text-ink-2">
          You have used all {usage?.limit ?? 10} free workflows of today.
          {usage && ` You get new ones on ${WHEN.format(new Date(usage.resetsAt))}.`}
        </p>
        <p className="mt-5 text-sm font-medium">With Premium you get</p>
        <ul className="mt-2 flex flex-col gap-2">
          {PREMIUM_BENEFITS.map(({ title }) => (
            <li key={title} className="flex items-center gap-2.5 text-sm">
              <span className="grid size-5 place-items-center rounded-full bg-accent-wash text-accent-text">
                <Check size={12} strokeWidth={2.5} aria-hidden="true" />
              </span>
              {title}
            </li>
          ))}
        </ul>
        <div className="mt-7 flex justify-end gap-2">
          <Button look="ghost" onClick={() => closeBuilderLayer('limit')}>
            Not now
          </Button>
          <Button onClick={() => window.open('/upgrade', '_blank', 'noopener')}>Upgrade to Premium</Button>
        </div>
      </div>
    </LayerDialog>
  );
}
