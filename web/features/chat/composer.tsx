import { ArrowUp, ImagePlus, LayoutTemplate, Square } from 'lucide-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../../domain/chat.ts';
import { IconButton } from '../../components/button.tsx';
import { PhotoLibrary } from '../../components/photos/photo-library.tsx';
import { useDroppedPhoto } from '../../components/photos/use-dropped-photo.ts';
import { usePhotoUpload } from '../../components/photos/use-photo-upload.ts';
import { patiently } from '../../lib/api/connection.ts';
import { classNames } from '../../lib/class-names.ts';
import { isFocusAdrift } from '../../lib/keep-focus.ts';
import { awaitsReply } from './state/answers.ts';
import { chat, useChat } from './state/chat-here.ts';

const PhotoChip = lazy(
  patiently(async () => ({ default: (await import('../../components/photos/photo-chip.tsx')).PhotoChip })),
);

const BOX_ID = 'message-box';
const TOO_LONG_ID = 'message-too-long';

/** Puts the keyboard into the message box, behind what is written there. */
export function focusMessageBox(): void {
  const box = document.getElementById(BOX_ID);
  if (!(box instanceof HTMLTextAreaElement)) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
  box.scrollTop = box.scrollHeight;
}

interface Props {
  placeholder: string;
  /** The large one stands alone on the empty screen and leads to the templates. */
  onTemplates?: () => void;
}

/** The message box: Enter sends, Shift+Enter begins a new line, and a running answer can be stopped. */
export function Composer({ placeholder, onTemplates }: Props) {
  const text = useChat(({ inputValue }) => inputValue);
  const isRunning = useChat(({ isLoading }) => isLoading);
  const photo = useChat((state) => state.photo);
  const [isChoosing, setIsChoosing] = useState(false);
  const { upload, isUploading, start, dismiss } = usePhotoUpload(chat.setPhoto);
  const take = ([file]: File[]) => {
    if (!file) return;
    chat.setPhoto(null);
    start(file);
  };
  const { isOver, listeners } = useDroppedPhoto(take);
  const box = useMessageBox(text);
  const isLarge = onTemplates !== undefined;
  const tooMany = text.trim().length - MESSAGE_MAX_LENGTH;
  const canSend = (text.trim() !== '' || photo !== null) && tooMany <= 0 && !isRunning && !isUploading;

  const send = () => {
    dismiss();
    void chat.send(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) send();
  };

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) send();
        }}
        {...listeners}
        className={classNames(
          'group relative flow-root rounded-2xl bg-surface shadow-md transition-shadow duration-180 ease-out has-[textarea:focus]:shadow-lg',
          isOver && 'outline-2 outline-offset-4 outline-accent outline-dashed',
        )}
      >
        {(photo ?? upload) && (
          <Suspense fallback={null}>
            <PhotoChip
              photo={photo}
              upload={upload}
              onRemove={() => {
                dismiss();
                chat.setPhoto(null);
                box.current?.focus();
              }}
              onRetry={start}
              className={isLarge ? 'mx-4 mt-4' : 'mx-3 mt-3'}
            />
          </Suspense>
        )}
        <div className={classNames(!isLarge && 'flex items-end')}>
          {!isLarge && (
            <span className="py-2 pl-2">
              <AddPhoto onClick={() => setIsChoosing(true)} />
            </span>
          )}
          <textarea
            ref={box}
            id={BOX_ID}
            value={text}
            onChange={(event) => chat.setInput(event.target.value)}
            onKeyDown={onKeyDown}
            rows={1}
            aria-label="Message"
            aria-invalid={tooMany > 0}
            aria-describedby={tooMany > 0 ? TOO_LONG_ID : undefined}
            placeholder={placeholder}
            className={classNames(
              'block max-h-60 w-full resize-none field-sizing-content bg-transparent text-md outline-none placeholder:text-ink-3 max-lg:text-[16px]',
              isLarge ? 'min-h-19 px-5 pt-4' : 'px-2 py-3',
            )}
          />
          <div className={classNames('flex items-center gap-2', isLarge ? 'p-2.5 pt-1' : 'p-2')}>
            {isLarge && (
              <>
                <AddPhoto onClick={() => setIsChoosing(true)} />
                <button
                  type="button"
                  onClick={onTemplates}
                  className="touchable inline-flex h-8 items-center gap-1.5 rounded-button px-2.5 text-sm text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink"
                >
                  <LayoutTemplate size={15} strokeWidth={1.75} aria-hidden="true" />
                  Templates
                </button>
                <span className="mr-1 flex-1 text-right text-xs text-ink-3 opacity-0 transition-opacity duration-180 group-has-[textarea:focus]:opacity-100 max-sm:invisible">
                  Shift + Enter for a new line
                </span>
              </>
            )}
            {isRunning ? <StopButton /> : <SendButton isDisabled={!canSend} />}
          </div>
        </div>
      </form>
      <PhotoLibrary
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          dismiss();
          chat.setPhoto(chosen);
        }}
        onFiles={take}
      />
      {tooMany > 0 && <TooLong by={tooMany} />}
    </>
  );
}

/** The box grows with its text, and has the keyboard where a conversation begins or waits for a reply. */
function useMessageBox(text: string): RefObject<HTMLTextAreaElement | null> {
  const isAsked = useChat(({ messages, isLoading }) => !isLoading && awaitsReply(messages.at(-1)));
  const hasActiveChat = useChat(({ activeChatId }) => activeChatId !== null);
  const view = useChat((state) => state.view);
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new conversation begins at the box
  useEffect(() => {
    if (!hasActiveChat && box.current && !document.querySelector('dialog:modal')) box.current.focus();
  }, [hasActiveChat, view]);
  useEffect(() => {
    // Whoever is somewhere else by now is left there.
    if (isAsked && isFocusAdrift()) box.current?.focus();
  }, [isAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => fitHeight(box.current), [text]);
  return box;
}

function AddPhoto({ onClick }: { onClick: () => void }) {
  return (
    <IconButton label="Add a photo" onClick={onClick}>
      <ImagePlus size={17} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

/** Nothing of what was written is cut off: whoever wrote it knows best what can go. */
function TooLong({ by }: { by: number }) {
  const [has, most, over] = [MESSAGE_MAX_LENGTH + by, MESSAGE_MAX_LENGTH, by].map((count) =>
    count.toLocaleString('en-US'),
  );
  return (
    <p id={TOO_LONG_ID} role="status" className="appear mt-2.5 px-1 text-sm text-bad tabular-nums">
      {`Your message has ${has} characters, and ${most} fit. Please shorten it by ${over}, or send it in parts.`}
    </p>
  );
}

function SendButton({ isDisabled }: { isDisabled: boolean }) {
  return (
    <button
      type="submit"
      aria-label="Send message"
      title="Send message"
      disabled={isDisabled}
      className="touchable grid size-8 shrink-0 place-items-center rounded-button bg-accent text-white shadow-[inset_0_1px_0_oklch(1_0_0/0.25),0_1px_2px_oklch(0.5_0.18_35/0.4)] transition-[background,scale,box-shadow,color] duration-120 ease-out hover:brightness-105 active:scale-95 disabled:bg-active disabled:text-ink-3 disabled:shadow-none"
    >
      <ArrowUp size={17} strokeWidth={2.25} aria-hidden="true" />
    </button>
  );
}

/** Stands where the send button was, which stays there for those who look for it: disabled. */
function StopButton() {
  return (
    <>
      <button
        type="button"
        aria-label="Stop the answer"
        title="Stop the answer"
        onClick={() => chat.stop()}
        className="touchable grid size-8 shrink-0 place-items-center rounded-button bg-solid text-on-solid transition-[background,scale] duration-120 ease-out hover:bg-solid-hover active:scale-95"
      >
        <Square size={11} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      </button>
      <SendButton isDisabled />
    </>
  );
}

/** Grows with the text where the browser can't do it by itself. */
function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
