import { Check, Copy, Download, ImageIcon, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Post, PostMedia } from '../../../domain/post/post.ts';
import { Button } from '../button.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { canCopyPictures, copyPicture } from './copy-picture.ts';
import { mediaAddress } from './media-addresses.ts';
import { saveFile } from './save-file.ts';
import { copyText, useCopied } from './use-copied.ts';

const FOLDED = 420;

/** What goes out, ready to be taken along: the words, the pictures with their alt texts, the first comment. */
export function PostContent({ post: { text, media, firstComment } }: { post: Omit<Post, 'platform'> }) {
  return (
    <div className="flex flex-col gap-3">
      {text !== '' && <Words text={text} label="Copy text" />}
      {media.map((one, index) =>
        one.kind === 'image' ? (
          <Picture key={one.mediaId} picture={one} index={index + 1} />
        ) : (
          <AudioPlayer
            key={one.mediaId}
            address={mediaAddress(one.mediaId)}
            label={`Sound ${index + 1}`}
            fileName={`post-${index + 1}.mp3`}
          />
        ),
      )}
      {firstComment && (
        <div>
          <h4 className="mb-1 text-xs text-ink-3">First comment</h4>
          <Words text={firstComment} label="Copy comment" />
        </div>
      )}
    </div>
  );
}

function Words({ text, label }: { text: string; label: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= FOLDED);
  return (
    <div className="rounded-lg bg-sunken px-3.5 py-3 shadow-[inset_0_0_0_1px_var(--c-line)]">
      <p className="text-base [overflow-wrap:anywhere] whitespace-pre-wrap">
        {isWhole ? text : `${text.slice(0, FOLDED).toWellFormed()}…`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <CopyAction label={label} copy={() => copyText(text)} />
        {text.length > FOLDED && (
          <Button look="ghost" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show all'}
          </Button>
        )}
      </div>
    </div>
  );
}

function Picture({ picture, index }: { picture: PostMedia; index: number }) {
  const [isGone, setIsGone] = useState(false);
  const address = mediaAddress(picture.mediaId);
  return (
    <figure className="flex gap-3 max-sm:flex-col sm:items-start">
      {isGone ? (
        <p className="flex items-center gap-2 rounded-lg bg-sunken px-3.5 py-3 text-sm text-ink-2">
          <ImageIcon size={15} aria-hidden="true" className="text-ink-3" />
          This picture is not there any more.
        </p>
      ) : (
        <img
          src={address}
          alt={picture.alt || `Picture ${index} of this post`}
          loading="lazy"
          onError={() => setIsGone(true)}
          className="max-h-40 w-fit max-w-full rounded-lg bg-hover shadow-xs max-sm:max-h-80 sm:max-w-1/2"
        />
      )}
      <figcaption className="flex min-w-0 flex-1 flex-col items-start gap-2">
        {picture.alt && (
          <p className="text-sm text-pretty text-ink-2">
            <span className="text-ink-3">Alt text: </span>
            {picture.alt}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {!isGone && (
            <Action icon={Download} onClick={() => saveFile(address, `post-picture-${index}`)}>
              Download picture
            </Action>
          )}
          {!isGone && canCopyPictures() && <CopyAction label="Copy picture" copy={() => copyPicture(address)} />}
          {picture.alt && <CopyAction label="Copy alt text" copy={() => copyText(picture.alt)} />}
        </div>
      </figcaption>
    </figure>
  );
}

function CopyAction({ label, copy }: { label: string; copy: () => Promise<boolean> }) {
  const { isCopied, copied } = useCopied();
  return (
    <Action icon={isCopied ? Check : Copy} onClick={async () => (await copy()) && copied()}>
      {isCopied ? 'Copied' : label}
    </Action>
  );
}

function Action({ icon: Icon, onClick, children }: { icon: LucideIcon; onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" size="small" onClick={onClick} className="pointer-coarse:h-10">
      <Icon size={14} aria-hidden="true" className="text-ink-3" />
      {children}
    </Button>
  );
}
