import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { leaveSampleBrand } from '../../lib/queries/sample-brand.ts';

/** Says that this brand is a sample, and how to be without it. */
export function SampleNote() {
  const [isRunning, setIsRunning] = useState(false);
  const remove = async () => {
    setIsRunning(true);
    if (!(await leaveSampleBrand())) setIsRunning(false);
  };
  return (
    <section
      aria-label="Sample brand"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl bg-info-wash px-5 py-4 max-sm:px-4"
    >
      <p className="min-w-60 flex-1 text-sm text-pretty">
        <span className="font-medium">This is a sample brand.</span> Ask for a post or a picture to see what it does,
        then write your own over it.
      </p>
      <Button look="quiet" size="small" busy={isRunning} onClick={() => void remove()}>
        Remove the sample
      </Button>
    </section>
  );
}
