import { CircleAlert } from 'lucide-react';
import { Button } from '../../components/button.tsx';

/** Stands in the place of a brand that could not be loaded; what went wrong is told in passing, like all of this page. */
export function BrandLoadFailure({ isTrying, onRetry }: { isTrying: boolean; onRetry: () => void }) {
  return (
    <section className="rounded-xl bg-surface px-6 py-16 text-center shadow-sm">
      <span className="inline-grid size-10 place-items-center rounded-lg bg-bad-wash text-bad">
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-lg font-[560]">Your brand is not here yet</h2>
      <p className="mt-1 text-sm text-balance text-ink-2">What you saved is safe; it just could not be shown.</p>
      <Button look="quiet" busy={isTrying} onClick={onRetry} className="mt-5">
        Try again
      </Button>
    </section>
  );
}
