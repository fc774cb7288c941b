import { lazy, Suspense } from 'react';
import type { Photo } from '../../../domain/post/photos.ts';
import { patiently } from '../../lib/api/connection.ts';

const PhotoLibraryDialog = lazy(patiently(() => import('./photo-library-dialog.tsx')));

export interface LibraryProps {
  onClose: () => void;
  onChoose: (photo: Photo) => void;
  /** Files that are to become photos. */
  onFiles: (files: File[]) => void;
  /** Whether several files may be chosen at once. */
  takesSeveral?: boolean;
}

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
