import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { classNames } from '../../lib/class-names.ts';
import { Spinner } from '../spinner.tsx';
import type { LivePreview } from './live-preview.ts';

interface Props {
  /** The picture as it was opened. */
  address: string;
  preview: LivePreview;
  /** What can be done with the picture as a whole. */
  children: ReactNode;
}

/** The picture as it is now, or the one before while the next is drawn. */
export function PreviewPane({ address, preview, children }: Props) {
  const { drawn, isDrawing, problem } = useStore(preview.store);
  return (
    <section
      aria-label="Picture"
      className="flex flex-col gap-3 bg-sunken p-5 max-md:sticky max-md:top-14 max-md:z-5 max-md:p-3 md:sticky md:top-14 md:h-[calc(100dvh-32px-3.5rem-3.8rem)]"
    >
      <div className="relative min-h-0 flex-1 max-md:h-[28dvh] max-md:flex-none">
        <img
          src={drawn?.picture ?? address}
          alt={drawn?.alt ?? 'The picture as it is'}
          className={classNames(
            'absolute inset-0 m-auto max-h-full max-w-full rounded-md bg-hover shadow-md transition-opacity duration-180',
            problem !== null && !isDrawing && 'opacity-50',
          )}
        />
      </div>
      <div className="flex items-center gap-1.5">{children}</div>
      <p aria-live="polite" className="flex items-center md:min-h-5 gap-1.5 text-xs text-pretty text-ink-3">
        {isDrawing ? (
          <>
            <Spinner size={12} />
            Drawing…
          </>
        ) : problem === null && drawn && drawn.remarks.length > 0 ? (
          <span className="text-ink-2">{drawn.remarks.join(' ')}</span>
        ) : problem === null ? (
          <span className="max-md:hidden">It follows what you change, and costs nothing.</span>
        ) : (
          <span className="text-bad">
            {problem.replace(/\.?$/, '.')} This is the picture before; what you changed is kept.{' '}
            <button type="button" onClick={preview.again} className="font-medium underline underline-offset-3">
              Try again
            </button>
          </span>
        )}
      </p>
    </section>
  );
}
