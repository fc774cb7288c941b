import { ImagePlus, Trash2, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { forgetPhoto, renamePhoto } from '../../../domain/api/post/photos.ts';
import { PHOTO_NAME_MAX, type Photo } from '../../../domain/post/photos.ts';
import { api } from '../../lib/api/api.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { Button, buttonLook, IconButton } from '../button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogHead } from '../dialogs/dialog-head.tsx';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { previewAddress } from '../output/media-addresses.ts';
import { photosChanged, usePhotos } from './photos-query.ts';
import { PHOTO_TYPES } from './upload-photo.ts';

export interface LibraryProps {
  onClose: () => void;
  onChoose: (photo: Photo) => void;
  /** Files that are to become photos. */
  onFiles: (files: File[]) => void;
  /** Whether several files may be chosen at once. */
  takesSeveral?: boolean;
}

/** Somebody's photos to choose from, to find, to name and to delete, and the way for new ones. */
export default function PhotoLibraryDialog({ onClose, onChoose, onFiles, takesSeveral = false }: LibraryProps) {
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<Photo | null>(null);
  const photos = usePhotos(useDeferredValue(search.trim()));
  const take = (files: File[]) => {
    if (files.length === 0) return;
    onFiles(takesSeveral ? files : files.slice(0, 1));
    onClose();
  };
  const tried = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    photosChanged();
  };
  return (
    <Dialog isOpen onClose={onClose} label="Your photos" className="dialog max-w-160">
      <DialogHead title="Your photos" onClose={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can also be chosen by the button */}
      <div
        className="flex flex-col gap-4 p-5"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          // Whoever shows this takes what is dropped on them too.
          event.stopPropagation();
          take([...event.dataTransfer.files]);
        }}
      >
        <div className="flex flex-wrap gap-2">
          <input
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            placeholder="Search by name"
            aria-label="Search photos by name"
            maxLength={PHOTO_NAME_MAX}
            className={`${FIELD_LOOK} h-9 min-w-40 flex-1`}
          />
          <label
            className={buttonLook({}, 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2')}
          >
            <Upload size={14} aria-hidden="true" />
            Upload a photo
            <input
              type="file"
              accept={PHOTO_TYPES}
              multiple={takesSeveral}
              className="sr-only"
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])]);
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
        {problem !== null && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
        <Found photos={photos} search={search.trim()}>
          {(photo) => (
            <Tile
              key={photo.mediaId}
              photo={photo}
              onChoose={() => {
                onChoose(photo);
                onClose();
              }}
              onRename={(name) => void tried(() => api(renamePhoto, { id: photo.mediaId, name }))}
              onDelete={() => setDoomed(photo)}
            />
          )}
        </Found>
        {photos.hasNextPage && (
          <Button
            look="quiet"
            size="small"
            busy={photos.isFetchingNextPage}
            onClick={() => void photos.fetchNextPage()}
            className="self-center"
          >
            Show more
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={doomed !== null}
        title="Delete this photo?"
        text="It leaves your library. Posts, plans and conversations that show it keep it."
        action="Delete photo"
        onConfirm={() => tried(async () => doomed && api(forgetPhoto, { id: doomed.mediaId }))}
        onClose={() => setDoomed(null)}
      />
    </Dialog>
  );
}

const GRID = 'grid grid-cols-4 gap-3 max-sm:grid-cols-2';

interface FoundProps {
  photos: ReturnType<typeof usePhotos>;
  search: string;
  children: (photo: Photo) => ReactNode;
}

/** The photos that were found; or that they are on their way, that none was, or what went wrong. */
function Found({ photos, search, children }: FoundProps) {
  if (photos.isError)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
        {reasonOf(photos.error)}
        <Button look="quiet" size="small" onClick={() => void photos.refetch()}>
          Try again
        </Button>
      </p>
    );
  if (photos.isPending)
    return (
      <ul aria-busy="true" aria-label="Loading your photos" className={GRID}>
        {['a', 'b', 'c', 'd'].map((each) => (
          <li key={each} className="aspect-square animate-pulse rounded-lg bg-hover" />
        ))}
      </ul>
    );
  const found = photos.data.pages.flat();
  if (found.length === 0)
    return (
      <p className="flex flex-col items-center gap-2 py-10 text-center text-sm text-pretty text-ink-2">
        <ImagePlus size={22} aria-hidden="true" className="text-ink-3" />
        {search === ''
          ? 'Your photos will be kept here: upload one, or drop it here. PNG, JPEG, WEBP or GIF.'
          : `No photo is called “${search}”.`}
      </p>
    );
  return (
    <ul aria-label="Photos" className={GRID}>
      {found.map(children)}
    </ul>
  );
}

interface TileProps {
  photo: Photo;
  onChoose: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

function Tile({ photo: { mediaId, name }, onChoose, onRename, onDelete }: TileProps) {
  return (
    <li className="group relative min-w-0">
      <button
        type="button"
        aria-label={`Use ${name}`}
        onClick={onChoose}
        className="block aspect-square w-full overflow-hidden rounded-lg bg-hover shadow-[inset_0_0_0_1px_var(--c-line)] transition-[scale] duration-120 ease-out active:scale-98"
      >
        <img src={previewAddress(mediaId)} alt="" loading="lazy" className="size-full object-cover" />
      </button>
      <IconButton
        label={`Delete ${name}`}
        onClick={onDelete}
        className="absolute top-1.5 right-1.5 size-7 bg-surface text-ink opacity-0 shadow-sm transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-surface pointer-coarse:opacity-100"
      >
        <Trash2 size={13} />
      </IconButton>
      <input
        key={name}
        defaultValue={name}
        aria-label={`Name of ${name}`}
        maxLength={PHOTO_NAME_MAX}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={({ currentTarget }) => {
          const wished = currentTarget.value.trim();
          if (wished !== '' && wished !== name) onRename(wished);
          else currentTarget.value = name;
        }}
        className="mt-1 w-full truncate rounded-sm bg-transparent px-1 text-xs text-ink-2 outline-none hover:bg-hover focus:bg-hover focus:text-ink max-md:text-[16px]"
      />
    </li>
  );
}
