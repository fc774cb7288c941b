import { CircleAlert } from 'lucide-react';
import { getBrandProfile } from '../../../domain/api/brand.ts';
import { Button } from '../../components/button.tsx';
import { brandFailure } from './tell.tsx';

interface Props {
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** Stands in the place of a brand that could not be loaded, and says what went wrong. */
export function BrandLoadFailure({ error, isTrying, onRetry }: Props) {
  const { what, why } = brandFailure(error, getBrandProfile);
  return (
    <section className="rounded-xl bg-surface px-6 py-16 text-center shadow-sm">
      <span className="inline-grid size-10 place-items-center rounded-lg bg-bad-wash text-bad">
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <h2 className="mt-4 text-lg font-[560]">Your brand is not here yet</h2>
      <p role="alert" className="mt-1 text-sm text-balance text-ink-2">
        {why === null ? what : `${what}: ${why}`}
      </p>
      <p className="mt-1 text-sm text-balance text-ink-2">What you saved is safe; it just could not be shown.</p>
      <Button look="quiet" busy={isTrying} onClick={onRetry} className="mt-5">
        Try again
      </Button>
    </section>
  );
}
