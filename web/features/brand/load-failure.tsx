import { CircleAlert } from 'lucide-react';
import { getBrandProfile } from '../../../domain/api/brand.ts';
import { Button } from '../../components/button.tsx';
import { reasonOf } from '../../lib/reason-of.ts';

/** Stands in the place of a brand that could not be loaded. */
export function LoadFailure({ error, isTrying, onRetry }: { error: unknown; isTrying: boolean; onRetry: () => void }) {
  const reason = reasonOf(error);
  return (
    <section role="alert" className="rounded-xl bg-surface px-6 py-16 text-center shadow-sm">
      <span className="inline-grid size-10 place-items-center rounded-lg bg-bad-wash text-bad">
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-lg font-[560]">{getBrandProfile.fallback}</h2>
      {reason !== getBrandProfile.fallback && <p className="mt-1 text-sm text-balance text-ink-2">{reason}</p>}
      <p className="mt-1 text-sm text-balance text-ink-2">What you saved is safe; it just could not be shown.</p>
      <Button look="quiet" busy={isTrying} onClick={onRetry} className="mt-5">
        Try again
      </Button>
    </section>
  );
}
