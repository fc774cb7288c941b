import { lazy, Suspense } from 'react';
import { patiently } from '../../lib/api/connection.ts';
import type { LibraryProps } from './photo-library-dialog.tsx';

const PhotoLibraryDialog = lazy(patiently(() => import('./photo-library-dialog.tsx')));

/** The dialog of somebody's photos; closed, nothing of it is there, nor loaded. */
export function PhotoLibrary({ isOpen, ...props }: LibraryProps & { isOpen: boolean }) {
  return (
    isOpen && (
      <Suspense fallback={null}>
        <PhotoLibraryDialog {...props} />
      </Suspense>
    )
  );
}
