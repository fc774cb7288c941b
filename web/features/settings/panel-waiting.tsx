import { Button } from '../../components/button.tsx';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { PanelBody } from './panel.tsx';

interface Props {
  /** What is on its way, as in 'your choices'. */
  what: string;
  /** Why it did not come; null while it is on its way. */
  error: unknown;
  onRetry: () => void;
  /** About as high as what comes. */
  className?: string;
}

/** What a panel shows until it has what it is about, or where it does not get it. */
export function PanelWaiting({ what, error, onRetry, className = 'h-72' }: Props) {
  if (!error)
    return (
      <PanelBody>
        <div role="status" className={`${className} animate-pulse rounded-lg bg-hover`}>
          <span className="sr-only">Loading {what}…</span>
        </div>
      </PanelBody>
    );
  return (
    <PanelBody className="flex flex-wrap items-center gap-3">
      <p role="alert" className="min-w-0 flex-1 text-sm">
        {what.charAt(0).toUpperCase() + what.slice(1)} could not be loaded.{' '}
        <span className="text-ink-2">{reasonOf(error)}</span>
      </p>
      <Button look="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </PanelBody>
  );
}
