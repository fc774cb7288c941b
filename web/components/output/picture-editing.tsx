import { Pencil } from 'lucide-react';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { type KeptPicture, keepDesign } from '../../../domain/api/post/pictures.ts';
import { BUILTIN_DESIGNER, type Output } from '../../../domain/workflow/outputs.ts';
import { api } from '../../lib/api/api.ts';
import { patiently } from '../../lib/api/connection.ts';
import { Button } from '../button.tsx';
import { mediaIdIn } from './media-addresses.ts';

const PictureEditor = lazy(patiently(() => import('../picture-editor/picture-editor.tsx')));

const EditContext = createContext<((mediaId: string) => void) | null>(null);

interface Props {
  /** The exchange in which an edited picture takes the place of the old one. */
  chatId?: string | undefined;
  /** An edited picture is there, in the place of another one. */
  onEdited: (of: string, picture: KeptPicture) => void;
  children: ReactNode;
}

/** Lets the pictures below be edited. */
export function PictureEditing({ chatId, onEdited, children }: Props) {
  const [of, setOf] = useState<string | null>(null);
  return (
    <EditContext value={setOf}>
      {children}
      {of !== null && (
        <Suspense>
          <PictureEditor
            of={of}
            keep={async (design) => (await api(keepDesign, { design, of, ...(chatId ? { chatId } : {}) })).data}
            onUsed={(picture) => onEdited(of, picture)}
            onClose={() => setOf(null)}
          />
        </Suspense>
      )}
    </EditContext>
  );
}

/** Opens the editor for a picture, where pictures can be edited. */
export function useEditPicture(): ((mediaId: string) => void) | null {
  return useContext(EditContext);
}

/** Edits a picture that the built-in designer made, the whole output or one of its slides; on any other it puts words. */
export function EditPictureButton({ engine, address }: Pick<Output, 'engine'> & { address: string }) {
  const edit = useEditPicture();
  const mediaId = mediaIdIn(address);
  if (edit === null || mediaId === null) return null;
  return (
    <Button look="ghost" size="small" className="mt-1 -ml-2 gap-1.5 px-2!" onClick={() => edit(mediaId)}>
      <Pencil size={13} aria-hidden="true" />
      {engine === BUILTIN_DESIGNER ? 'Edit picture' : 'Put words on it'}
    </Button>
  );
}
