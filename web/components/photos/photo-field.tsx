import { ImagePlus } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../lib/class-names.ts';
import { PhotoChip } from './photo-chip.tsx';
import { PhotoLibrary } from './photo-library.tsx';
import { useDroppedPhoto } from './use-dropped-photo.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

/** What happens in the dialog is nothing that a canvas or a form below has to hear of. */
const DEAF = Object.fromEntries(
  ['onKeyDown', 'onPointerDown', 'onMouseDown', 'onClick', 'onDoubleClick', 'onWheel', 'onDrop', 'onPaste'].map(
    (on) => [on, (event: SyntheticEvent) => event.stopPropagation()],
  ),
);

interface Props {
  /** The photo that is chosen, as the id of its medium. */
  photo: string | null;
  onChange: (photo: string | null) => void;
  /** How its button looks where none is chosen. */
  buttonClass: string;
  className?: string;
  children: ReactNode;
}

/** The photo of one's own that a picture stands on: chosen, uploaded or dropped, and taken off again. */
export function PhotoField({ photo: chosen, onChange, buttonClass, className, children }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { upload, start, dismiss } = usePhotoUpload(({ mediaId }) => onChange(mediaId));
  const take = ([file]: File[]) => {
    if (file) start(file);
  };
  const { isOver, listeners } = useDroppedPhoto(take);
  const photo = chosen === null ? null : { mediaId: chosen };
  return (
    <div
      {...listeners}
      className={classNames(
        'relative h-13 pt-1',
        className,
        isOver && 'rounded-md outline-2 outline-accent outline-dashed',
      )}
    >
      {photo || upload ? (
        <PhotoChip
          photo={photo}
          upload={upload}
          onRemove={() => {
            dismiss();
            onChange(null);
          }}
          onRetry={start}
          className="absolute inset-x-0 top-0 z-1 w-full"
        />
      ) : (
        <button
          type="button"
          onClick={() => setIsChoosing(true)}
          className={classNames(buttonClass, 'flex h-9 items-center gap-2 text-left text-ink-2 hover:text-ink')}
        >
          <ImagePlus size={14} aria-hidden="true" />
          {children}
        </button>
      )}
      {isChoosing &&
        createPortal(
          <div {...DEAF}>
            <PhotoLibrary
              isOpen
              onClose={() => setIsChoosing(false)}
              onChoose={({ mediaId }) => onChange(mediaId)}
              onFiles={take}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}
