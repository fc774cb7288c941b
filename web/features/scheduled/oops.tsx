import { CircleAlert } from 'lucide-react';
import { Button } from '../../components/button.tsx';

/** Stands in the place of what could not be shown. */
export function Oops({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="px-5 py-12 text-center">
      <CircleAlert size={26} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-bad" />
      <p role="alert" className="mt-3 text-md font-medium">
        Oops! Try again.
      </p>
      <Button look="quiet" size="small" onClick={onRetry} className="mt-4">
        Try again
      </Button>
    </div>
  );
}
