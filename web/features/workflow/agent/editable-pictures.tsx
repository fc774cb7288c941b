import type { ReactNode } from 'react';
import { mediaAddress } from '../../../components/output/media-addresses.ts';
import { PictureEditing } from '../../../components/output/picture-editing.tsx';
import { toastUndo } from '../../../components/toast-undo.tsx';
import { showPictureInstead } from '../drawing/workflow-actions.ts';

/** Lets the pictures that the workflow made be edited: an edited one is an output like any other. */
export function EditablePictures({ children }: { children: ReactNode }) {
  return (
    <PictureEditing
      onEdited={(of, { url: output, alt }) => {
        const takeBack = showPictureInstead(mediaAddress(of), { output, alt });
        toastUndo('The picture is changed.', 'The picture was changed.', takeBack);
      }}
    >
      {children}
    </PictureEditing>
  );
}
