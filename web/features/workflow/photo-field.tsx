import { ImagePlus } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { PhotoChip } from '../../components/photos/photo-chip.tsx';
import { PhotoLibrary } from '../../components/photos/photo-library.tsx';
import { useDroppedPhoto } from '../../components/photos/use-dropped-photo.ts';
import { usePhotoUpload } from '../../components/photos/use-photo-upload.ts';
import { classNames } from '../../lib/class-names.ts';
import type { AgentNode } from './drawing.ts';
import { FIELD } from './field-class.ts';
import { update } from './workflow-actions.ts';

/** What happens in the dialog is nothing that the canvas below has to hear of. */
const DEAF = Object.fromEntries(
  ['onKeyDown', 'onPointerDown', 'onMouseDown', 'onClick', 'onDoubleClick', 'onWheel', 'onDrop', 'onPaste'].map(
    (on) => [on, (event: SyntheticEvent) => event.stopPropagation()],
  ),
);

/** The photo of one's own that a picture stands on. */
export function PhotoField({ agent }: { agent: AgentNode }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const use = (photo: string | undefined) => update(agent.id, { photo });
  const { upload, start, dismiss } = usePhotoUpload(({ mediaId }) => use(mediaId));
  const take = ([file]: File[]) => {
    if (file) start(file);
  };
  const { isOver, listeners } = useDroppedPhoto(take);
  const photo = agent.photo ? { mediaId: agent.photo } : null;
  return (
    <div
      {...listeners}
      className={classNames(
        'nodrag relative h-13 pt-1',
        isOver && 'rounded-md outline-2 outline-accent outline-dashed',
      )}
    >
      {photo || upload ? (
        <PhotoChip
          photo={photo}
          upload={upload}
          onRemove={() => {
            dismiss();
            use(undefined);
          }}
          onRetry={start}
          className="absolute inset-x-0 top-0 z-1 w-full"
        />
      ) : (
        <button
          type="button"
          onClick={() => setIsChoosing(true)}
          className={classNames(FIELD, 'flex h-9 items-center gap-2 text-left text-ink-2 hover:text-ink')}
        >
          <ImagePlus size={14} aria-hidden="true" />
          Draw on a photo of your own
        </button>
      )}
      {isChoosing &&
        createPortal(
          <div {...DEAF}>
            <PhotoLibrary
              isOpen
              onClose={() => setIsChoosing(false)}
              onChoose={({ mediaId }) => use(mediaId)}
              onFiles={take}
            />
          </div>,
          document.body,
        )}
    </div>
  );
}
