import { Camera } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { uploadAvatar } from '../../../../domain/api/account/user.ts';
import { MEGABYTE } from '../../../../domain/limits.ts';
import { UPLOAD_MAX_BYTES } from '../../../../domain/post/pictures.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { classNames } from '../../../lib/class-names.ts';
import { showAvatar } from '../../../lib/session/user-details.ts';
import { avatarFailure, avatarProblem } from './avatar.ts';

interface Props {
  person: { firstName: string; lastName: string };
  email: string;
  picture: string | null;
}

/** The picture, which a click or a dropped file replaces: it shows at once, and is the old one again where that fails. */
export function AvatarPicker({ person, email, picture }: Props) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const isSending = preview !== null;

  const take = async (file: File | undefined) => {
    if (!file || isSending) return;
    const found = avatarProblem(file);
    setProblem(found);
    if (found) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    try {
      const { data } = await api(uploadAvatar, { avatar: file });
      await showAvatar(data.avatar_url);
      await isThere(data.avatar_url);
      toast.success('Picture updated');
    } catch (failure) {
      toastFailure(avatarFailure(failure), failure);
    } finally {
      setPreview(null);
      URL.revokeObjectURL(address);
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside are the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={onDrop}
      className={classNames(
        'flex items-center gap-5 rounded-t-lg p-6 transition-[background,box-shadow] duration-120 max-sm:gap-4 max-sm:p-4',
        isOver && 'bg-accent-wash shadow-[inset_0_0_0_2px_var(--c-accent)]',
      )}
    >
      <button
        type="button"
        aria-describedby={hintId}
        disabled={isSending}
        onClick={() => input.current?.click()}
        className="group relative shrink-0 rounded-full transition-[scale] duration-120 active:scale-98"
      >
        <span className="sr-only">Change your picture</span>
        <Avatar person={person} picture={preview ?? picture} className="size-20 text-xl" />
        {isSending ? (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-black/50 text-white">
            <Spinner size={22} />
          </span>
        ) : (
          <span className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full bg-surface text-ink-2 shadow-sm transition-colors duration-120 group-hover:text-accent-text">
            <Camera size={14} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-lg font-[560]">
          {`${person.firstName} ${person.lastName}`.trim() || 'Your account'}
        </p>
        <p className="truncate text-sm text-ink-2">{email}</p>
        <p
          id={hintId}
          role={problem ? 'alert' : undefined}
          className={classNames('mt-2 text-xs text-balance', problem ? 'text-bad' : 'text-ink-3')}
        >
          {problem ??
            (isOver
              ? 'Drop it here'
              : `Click the picture, or drop a file here: PNG, JPEG, WEBP or GIF, less than ${UPLOAD_MAX_BYTES / MEGABYTE} MB.`)}
        </p>
      </div>
      <Button
        look="quiet"
        size="small"
        busy={isSending}
        onClick={() => input.current?.click()}
        className="max-sm:hidden"
      >
        {isSending ? 'Uploading…' : picture ? 'Change picture' : 'Add a picture'}
      </Button>
    </div>
  );
}

/** Waits until a picture can be shown, so that nothing flickers between it and its preview; one that can't be is not waited for. */
async function isThere(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => undefined);
}
