import { RotateCw, X } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../button.tsx';
import { previewAddress } from '../output/media-addresses.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

interface Props {
  /** The photo that is chosen: its medium, and what it is called where that is known. */
  photo: { mediaId: string; name?: string } | null;
  upload: PhotoUpload | null;
  onRemove: () => void;
  onRetry: (file: File) => void;
  className?: string;
}

/** The photo that is chosen or on its way, small, with a way to take it off again. */
export function PhotoChip({ photo, upload, onRemove, onRetry, className }: Props) {
  if (!photo && !upload) return null;
  const name = upload?.file.name ?? photo?.name ?? 'Your photo';
  const address = upload ? upload.address : photo && previewAddress(photo.mediaId);
  return (
    <div
      className={classNames(
        'flex w-fit max-w-full items-center gap-2.5 rounded-lg bg-sunken p-1.5 pr-1 text-sm shadow-[inset_0_0_0_1px_var(--c-line)]',
        className,
      )}
    >
      {address && (
        <img
          src={address}
          alt=""
          className={classNames('size-10 shrink-0 rounded-md bg-hover object-cover', upload && 'opacity-60')}
        />
      )}
      <div className={classNames('min-w-0 flex-1', !address && 'pl-1.5')}>
        <p className="truncate text-ink-2">{name}</p>
        {upload?.problem === null && (
          <progress
            className="meter mt-1 block w-40 max-w-full"
            max={1}
            value={upload.part}
            aria-label={`Uploading ${name}`}
          />
        )}
        {upload && upload.problem !== null && (
          <p role="alert" className="text-xs text-pretty text-bad">
            {upload.problem}{' '}
            {upload.address !== null && (
              <button
                type="button"
                onClick={() => onRetry(upload.file)}
                className="inline-flex items-center gap-1 font-medium underline underline-offset-3"
              >
                <RotateCw size={11} aria-hidden="true" />
                Try again
              </button>
            )}
          </p>
        )}
      </div>
      <IconButton label={`Remove ${name}`} onClick={onRemove} className="size-7">
        <X size={14} />
      </IconButton>
    </div>
  );
}
