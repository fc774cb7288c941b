import { type ReactNode, useEffect, useId, useState } from 'react';
import { FIRST_COMMENT_MAX } from '../../../domain/limits.ts';
import { draftRefusal } from '../../../domain/post/fit.ts';
import { postMediaOf } from '../../../domain/post/photos.ts';
import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { POST_MEDIA_MAX, type PostDraft, type PostMedia } from '../../../domain/post/post.ts';
import { slidesMoved } from '../../../domain/post/slide-places.ts';
import { classNames } from '../../lib/class-names.ts';
import { FIELD_LOOK } from '../fields/field-look.ts';
import { useDroppedPhoto } from '../photos/use-dropped-photo.ts';
import { PlatformIcon } from '../platform-icons.tsx';
import { panelOf, Tabs } from '../tabs.tsx';
import { PictureList } from './picture-list.tsx';
import {
  draftWithMedia,
  type EditPlace,
  mediaAt,
  textAt,
  withInstead,
  withOne,
  withOwn,
  withPicturesSwitched,
  withWordsSwitched,
} from './post-edits.ts';
import { PostWarnings } from './post-warnings.tsx';
import { useDrawing } from './use-drawing.ts';
import { useSlidePlaces } from './use-slide-places.ts';
import { useUploads } from './use-uploads.ts';
import { WordsField } from './words-field.tsx';

interface Props {
  draft: PostDraft;
  /** None means all of them. */
  platforms: Platform[];
  onChange: (change: (draft: PostDraft) => PostDraft) => void;
  /** Pictures are on their way: what is saved now would be without them. */
  onUploading: (isUploading: boolean) => void;
  isOff?: boolean;
  /** The words for all are written in another field. */
  hasWordsElsewhere?: boolean;
  /** Its picture is made when it runs. */
  drawsLater?: boolean;
}

/** Words and pictures of a post: the same for all networks, or one network's own. */
export function PostEditor({
  draft,
  platforms,
  onChange,
  onUploading,
  isOff = false,
  hasWordsElsewhere = false,
  drawsLater = false,
}: Props) {
  const id = useId();
  const [tab, setTab] = useState<EditPlace>('all');
  const shown = placesOf(draft, platforms, tab);
  const { networks, only, here, network, wordsAt, picturesAt, followsWords, followsPictures } = shown;

  const slides = useSlidePlaces((place, redraw) => onChange((now) => draftWithMedia(now, place, redraw)));
  const changePictures = (change: (media: PostMedia[]) => PostMedia[]) => {
    onChange((now) => draftWithMedia(now, picturesAt, change));
    const after = mediaAt(draftWithMedia(draft, picturesAt, change), picturesAt);
    if (slidesMoved(mediaAt(draft, picturesAt), after)) slides.settle(picturesAt, after);
  };
  const { uploads, isUploading, add, retry, dismiss } = useUploads((place, media) =>
    onChange((now) => draftWithMedia(now, place, (list) => withOne(list, media))),
  );
  const drawing = useDrawing(
    { place: picturesAt, text: textAt(draft, network ?? 'all'), platforms: network ? [network] : networks },
    (place, media, insteadOf) =>
      onChange((now) => draftWithMedia(now, place, (list) => withInstead(list, insteadOf, media))),
  );
  const isComing = isUploading || drawing.isBusy || slides.isBusy;
  useEffect(() => onUploading(isComing), [isComing, onUploading]);

  const take = (files: File[]) => {
    if (files.length > 0 && !isOff) add(picturesAt, files, POST_MEDIA_MAX - mediaAt(draft, picturesAt).length);
  };
  const { isOver, listeners } = useDroppedPhoto(take);
  const rules = network && PLATFORM_RULES[network];
  const label = rules?.label;

  return (
    <div
      {...listeners}
      className={classNames('rounded-lg', isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed')}
    >
      {!only && (
        <Tabs
          id={id}
          label="Text for"
          here={here}
          onChoose={setTab}
          tabs={[
            { name: 'all', label: 'Same for all' },
            ...networks.map((name) => ({ name, label: <NetworkTab platform={name} draft={draft} /> })),
          ]}
        />
      )}
      <div {...(only ? {} : panelOf(id, here))} className={classNames('flex flex-col gap-4', !only && 'mt-3')}>
        <div className="empty:hidden">
          {!(hasWordsElsewhere && wordsAt === 'all') && (
            <WordsField
              draft={draft}
              place={wordsAt}
              platforms={network ? [network] : networks.filter((each) => draft.own[each]?.text === undefined)}
              label={label ? `Text for ${label}` : 'Text for all'}
              isShared={followsWords}
              isOff={isOff}
              onChange={onChange}
            />
          )}
          {network && !only && (
            <Switch isOff={isOff} onUse={() => onChange((now) => withWordsSwitched(now, network))}>
              {followsWords ? `Write it for ${label} alone` : 'Same for all again'}
            </Switch>
          )}
        </div>
        <section aria-label="Pictures">
          <h3 className="mb-1.5 text-sm font-medium">Pictures</h3>
          <PictureList
            media={mediaAt(draft, network ?? 'all')}
            uploads={uploads.filter(({ place }) => place === picturesAt)}
            isShared={followsPictures}
            isOff={isOff}
            drawing={drawing}
            problem={slides.problem}
            onChange={changePictures}
            onAdd={take}
            onChoose={(photo) =>
              onChange((now) => draftWithMedia(now, picturesAt, (list) => withOne(list, postMediaOf(photo))))
            }
            onRetry={retry}
            onDismiss={dismiss}
          />
          {network && !only && (
            <Switch isOff={isOff} onUse={() => onChange((now) => withPicturesSwitched(now, network))}>
              {followsPictures ? `Other pictures for ${label} alone` : 'Same pictures for all again'}
            </Switch>
          )}
        </section>
        <PostWarnings draft={draft} platforms={network ? [network] : networks} drawsLater={drawsLater} />
        {network && rules?.firstComment && (
          <FirstComment
            label={rules.label}
            example={rules.firstComment}
            value={draft.own[network]?.firstComment ?? ''}
            isOff={isOff}
            onChange={(firstComment) => onChange((now) => withOwn(now, network, { firstComment }))}
          />
        )}
      </div>
    </div>
  );
}

/** Which networks a draft is for, which of them is edited, and where its words and pictures are kept. */
function placesOf(draft: PostDraft, platforms: Platform[], tab: EditPlace) {
  const networks = platforms.length === 0 ? [...PLATFORMS] : PLATFORMS.filter((each) => platforms.includes(each));
  const [only] = networks.length === 1 ? networks : [];
  const here: EditPlace = tab === 'all' || networks.includes(tab) ? tab : 'all';
  const network = only ?? (here === 'all' ? null : here);
  const mine = network === null ? undefined : draft.own[network];
  /** A network that is alone has no need of words beside those for all. */
  const placeOf = (own: unknown): EditPlace => (only ? (own === undefined ? 'all' : only) : here);
  const follows = (own: unknown) => !only && network !== null && own === undefined;
  return {
    networks,
    only,
    here,
    network,
    wordsAt: placeOf(mine?.text),
    picturesAt: placeOf(mine?.media),
    followsWords: follows(mine?.text),
    followsPictures: follows(mine?.media),
  };
}

/** A network's name, and whether it has words of its own or too many. */
function NetworkTab({ platform, draft }: { platform: Platform; draft: PostDraft }) {
  const isTooLong = draftRefusal(draft, [platform]) !== null;
  const isOwn = draft.own[platform] !== undefined;
  return (
    <>
      <PlatformIcon platform={platform} />
      <span className="max-sm:sr-only">{PLATFORM_RULES[platform].label}</span>
      {(isTooLong || isOwn) && (
        <>
          <span
            aria-hidden="true"
            className={classNames('size-1.5 rounded-full', isTooLong ? 'bg-bad' : 'bg-accent')}
          />
          <span className="sr-only">{isTooLong ? '(too long)' : '(its own)'}</span>
        </>
      )}
    </>
  );
}

function Switch({ isOff, onUse, children }: { isOff: boolean; onUse: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onUse}
      className="mt-2 h-7 text-sm font-medium text-accent-text underline-offset-3 hover:underline disabled:opacity-60"
    >
      {children}
    </button>
  );
}

interface CommentProps {
  label: string;
  example: string;
  value: string;
  isOff: boolean;
  onChange: (value: string) => void;
}

function FirstComment({ label, example, value, isOff, onChange }: CommentProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        First comment on {label} <span className="font-normal text-ink-3">(optional)</span>
      </label>
      <textarea
        id={id}
        rows={2}
        value={value}
        maxLength={FIRST_COMMENT_MAX}
        disabled={isOff}
        placeholder={example}
        onChange={(event) => onChange(event.target.value)}
        className={`${FIELD_LOOK} block resize-y py-2`}
      />
    </div>
  );
}
