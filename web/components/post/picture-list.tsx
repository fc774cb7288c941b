import { ArrowDown, ArrowUp, ImagePlus, Images, Pencil, RotateCw, Sparkles, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Photo } from '../../../domain/post/photos.ts';
import { ALT_TEXT_MAX, POST_MEDIA_MAX, type PostMedia } from '../../../domain/post/post.ts';
import { Button, IconButton } from '../button.tsx';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { AudioPlayer } from '../output/audio-player.tsx';
import { mediaAddress } from '../output/media-addresses.ts';
import { NoteList } from '../output/note-list.tsx';
import { PictureEditing, useEditPicture } from '../output/picture-editing.tsx';
import { PhotoLibrary } from '../photos/photo-library.tsx';
import { PHOTO_TYPES } from '../photos/upload-photo.ts';
import { moved, withInstead } from './post-edits.ts';
import { MediaView } from './post-media.tsx';
import type { PictureDrawing } from './use-drawing.ts';
import { NO_ROOM, type Upload } from './use-uploads.ts';

interface Props {
  media: PostMedia[];
  /** What is on its way here, or was refused. */
  uploads: Upload[];
  /** The pictures are only shown: they are chosen elsewhere. */
  isShared: boolean;
  isOff: boolean;
  onChange: (change: (media: PostMedia[]) => PostMedia[]) => void;
  onAdd: (files: File[]) => void;
  onChoose: (photo: Photo) => void;
  onRetry: (upload: Upload) => void;
  onDismiss: (id: string) => void;
  drawing: PictureDrawing;
  /** Why slides still show the places of before. */
  problem: string | null;
}

/** The pictures of a post in their order, each with words for those who can't see it. */
export function PictureList({
  media,
  uploads,
  isShared,
  isOff,
  drawing,
  problem,
  onChange,
  onAdd,
  onChoose,
  onRetry,
  onDismiss,
}: Props) {
  const [edited, setEdited] = useState<string | null>(null);
  const room = POST_MEDIA_MAX - media.length - uploads.filter(({ problem }) => problem === null).length;
  return (
    <div className="flex flex-col gap-3">
      {media.length + uploads.length > 0 && (
        <PictureEditing
          onEdited={(of, { url: _, ...picture }) => {
            setEdited(picture.mediaId);
            onChange((now) => withInstead(now, of, picture));
          }}
        >
          <ol aria-label="Pictures" className="flex flex-col gap-3">
            {media.map((each, index) => (
              <MediaRow
                key={each.mediaId}
                {...{ media, each, index, isShared, isOff, drawing, onChange }}
                takesFocus={each.mediaId === edited}
              />
            ))}
            {uploads.map((upload) => (
              <Row
                key={upload.id}
                picture={
                  upload.address && <img src={upload.address} alt="" className="size-full object-cover opacity-60" />
                }
              >
                <Progress upload={upload} onRetry={() => onRetry(upload)} />
                <Small label={`Remove ${upload.file.name}`} onClick={() => onDismiss(upload.id)}>
                  <X size={14} />
                </Small>
              </Row>
            ))}
          </ol>
        </PictureEditing>
      )}
      {!isShared && (
        <AddPictures {...{ isOff: isOff || room <= 0, drawing, problem, onAdd, onChoose }} hasRoom={room > 0} />
      )}
    </div>
  );
}

interface MediaRowProps extends Pick<Props, 'media' | 'isShared' | 'isOff' | 'drawing' | 'onChange'> {
  each: PostMedia;
  index: number;
  /** Its editor was opened by the button of the picture before. */
  takesFocus: boolean;
}

/** One picture or sound: its words, its place among the others, and what can be done with it. */
function MediaRow({ media, each, index, isShared, isOff, drawing, onChange, takesFocus }: MediaRowProps) {
  return (
    <Row
      picture={<MediaView media={each} />}
      below={
        each.kind === 'audio' && (
          <AudioPlayer address={mediaAddress(each.mediaId)} label="The sound of this post" fileName="post.mp3" />
        )
      }
    >
      <AltText
        media={each}
        isOff={isOff || isShared}
        onChange={(alt) => onChange((now) => now.map((one) => (one.mediaId === each.mediaId ? { ...one, alt } : one)))}
      />
      {!isShared && (
        <div className="flex shrink-0 flex-col justify-center">
          {media.length > 1 && (
            <>
              <Small
                label={`Move picture ${index + 1} up`}
                disabled={isOff || index === 0}
                onClick={() => onChange((now) => moved(now, index, -1))}
              >
                <ArrowUp size={14} />
              </Small>
              <Small
                label={`Move picture ${index + 1} down`}
                disabled={isOff || index === media.length - 1}
                onClick={() => onChange((now) => moved(now, index, 1))}
              >
                <ArrowDown size={14} />
              </Small>
            </>
          )}
          {each.kind === 'image' && (
            <Edit label={`Edit picture ${index + 1}`} disabled={isOff} mediaId={each.mediaId} takesFocus={takesFocus} />
          )}
          {each.kind === 'image' && (
            <Small
              label={`Draw another picture in the place of picture ${index + 1}`}
              disabled={isOff || drawing.isBusy}
              onClick={() => drawing.draw(each.mediaId)}
            >
              <Sparkles size={14} />
            </Small>
          )}
          <Small
            label={each.kind === 'audio' ? 'Remove the sound' : `Remove picture ${index + 1}`}
            disabled={isOff}
            onClick={() => onChange((now) => now.filter(({ mediaId }) => mediaId !== each.mediaId))}
          >
            <X size={14} />
          </Small>
        </div>
      )}
    </Row>
  );
}

interface AddProps extends Pick<Props, 'isOff' | 'drawing' | 'problem' | 'onAdd' | 'onChoose'> {
  hasRoom: boolean;
}

/** The ways by which a post gets another picture. */
function AddPictures({ isOff, drawing, problem, onAdd, onChoose, hasRoom }: AddProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <input
        ref={chooser}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        tabIndex={-1}
        aria-label="Choose pictures"
        className="sr-only"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      <Button look="quiet" size="small" disabled={isOff} onClick={() => chooser.current?.click()}>
        <ImagePlus size={14} aria-hidden="true" />
        Add pictures
      </Button>
      <Button look="quiet" size="small" disabled={isOff} onClick={() => setIsChoosing(true)}>
        <Images size={14} aria-hidden="true" />
        Your photos
      </Button>
      <PhotoLibrary
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={onChoose}
        onFiles={onAdd}
        takesSeveral
      />
      <Button look="quiet" size="small" disabled={isOff} busy={drawing.isBusy} onClick={() => drawing.draw(null)}>
        {!drawing.isBusy && <Sparkles size={14} aria-hidden="true" />}
        Draw a picture
      </Button>
      {[drawing.problem, problem].map(
        (said) =>
          said !== null && (
            <p key={said} role="alert" className="basis-full text-xs text-pretty text-bad">
              {said}
            </p>
          ),
      )}
      <NoteList notes={drawing.remarks} className="basis-full" />
      <p className="min-w-0 text-xs text-ink-3">
        {hasRoom ? 'Or drop or paste them here: PNG, JPEG, WEBP or GIF.' : NO_ROOM}
      </p>
    </div>
  );
}

function Row({ picture, below, children }: { picture: ReactNode; below?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-3 rounded-lg bg-sunken p-2 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <span className="size-19 shrink-0 overflow-hidden rounded-md bg-hover">{picture}</span>
      {children}
      {below && <div className="w-full">{below}</div>}
    </li>
  );
}

interface AltProps {
  media: PostMedia;
  isOff: boolean;
  onChange: (alt: string) => void;
}

function AltText({ media: { alt, kind }, isOff, onChange }: AltProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center">
      <label htmlFor={id} className="mb-1 text-xs text-pretty text-ink-2">
        {kind === 'audio' ? 'Say what is heard' : 'Describe this picture for people who can’t see it'}
      </label>
      <input
        id={id}
        value={alt}
        maxLength={ALT_TEXT_MAX}
        disabled={isOff}
        onChange={(event) => onChange(event.target.value)}
        className={`${FIELD_LOOK} h-9`}
      />
    </div>
  );
}

function Progress({ upload: { file, part, problem, address }, onRetry }: { upload: Upload; onRetry: () => void }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 text-sm">
      <p className="truncate text-ink-2">{file.name}</p>
      {problem === null ? (
        <progress className="meter" max={1} value={part} aria-label={`Uploading ${file.name}`} />
      ) : (
        <p role="alert" className="text-xs text-pretty text-bad">
          {problem} {/* What is no picture is none the second time either. */}
          {address !== null && (
            <button
              type="button"
              onClick={onRetry}
              className="inline-flex items-center gap-1 font-medium underline underline-offset-3"
            >
              <RotateCw size={11} aria-hidden="true" />
              Try again
            </button>
          )}
        </p>
      )}
    </div>
  );
}

interface EditProps {
  label: string;
  disabled: boolean;
  mediaId: string;
  /** It stands for the button that opened the editor, which went with the old picture. */
  takesFocus: boolean;
}

function Edit({ mediaId, takesFocus, ...props }: EditProps) {
  const edit = useEditPicture();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <span ref={place}>
      <Small {...props} onClick={() => edit?.(mediaId)}>
        <Pencil size={14} />
      </Small>
    </span>
  );
}

function Small(props: { label: string; disabled?: boolean; onClick: () => void; children: ReactNode }) {
  return <IconButton {...props} className="size-6 pointer-coarse:size-8 disabled:opacity-35" />;
}
