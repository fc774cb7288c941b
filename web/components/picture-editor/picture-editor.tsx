import { useQuery } from '@tanstack/react-query';
import { Download, Redo2, Sparkles, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { AnswerOf } from '../../../domain/api/call.ts';
import { type KeptPicture, keepDesign, pictureDesign, previewDesign } from '../../../domain/api/post/pictures.ts';
import type { Design } from '../../../domain/post/design.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { Button, IconButton } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { DialogFoot, DialogHead } from '../dialogs/dialog-head.tsx';
import { useGuardedClose } from '../dialogs/unsaved-guard.tsx';
import { FormNote } from '../fields/form-note.tsx';
import { mediaAddress } from '../output/media-addresses.ts';
import { savePicture } from '../output/save-file.ts';
import { Spinner } from '../spinner.tsx';
import { beginWith, changedDesign, redone, undone } from './design-history.ts';
import { createLivePreview } from './live-preview.ts';
import { LookFields } from './look-fields.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { anotherOne, tidiedDesign } from './words.ts';
import { WordsFields } from './words-fields.tsx';

/** How long a design stands still before it is drawn. */
const STILL_MS = 180;

interface Props {
  /** The picture that is edited, as the id of its medium. */
  of: string;
  /** Keeps the picture of a design where the old one is. */
  keep: (design: Design) => Promise<KeptPicture>;
  /** The picture was kept. */
  onUsed: (picture: KeptPicture) => void;
  onClose: () => void;
}

/** Edits a picture of the built-in designer beside it: words, shape, layout, ground, colours, type and symbol. */
export default function PictureEditor({ of, ...props }: Props) {
  const opened = useQuery({
    queryKey: ['picture-design', of],
    queryFn: async ({ signal }) => (await api(pictureDesign, { id: of }, { signal })).data,
    // A picture never changes; an edited one is another one.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  // Outside of whatever form it is opened from: Enter in its fields is its own.
  return createPortal(
    opened.data ? (
      <Editing of={of} opened={opened.data} {...props} />
    ) : (
      <Frame onClose={props.onClose}>
        <div className="grid min-h-80 place-items-center p-8 text-center">
          {opened.error ? (
            <div role="alert" className="max-w-100">
              <p className="text-base text-pretty text-ink-2">{reasonOf(opened.error)}</p>
              {/* What the server has decided it decides again. */}
              {!(opened.error instanceof ApiError && (opened.error.status ?? 500) < 500) && (
                <Button look="quiet" size="small" className="mt-4" onClick={() => void opened.refetch()}>
                  Try again
                </Button>
              )}
            </div>
          ) : (
            <p role="status" className="flex items-center gap-2.5 text-sm text-ink-2">
              <Spinner size={16} />
              Opening the picture…
            </p>
          )}
        </div>
      </Frame>
    ),
    document.body,
  );
}

function Editing({ of, opened, keep, onUsed, onClose }: Props & { opened: AnswerOf<typeof pictureDesign>['data'] }) {
  const [history, setHistory] = useState(() => beginWith(opened.design));
  const [busy, setBusy] = useState<'keeping' | 'saving' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useLivePreview();
  const { drawn } = useStore(preview.store);
  const design = useMemo(() => tidiedDesign(history.now), [history.now]);
  const isDirty = JSON.stringify(design) !== JSON.stringify(tidiedDesign(opened.design));
  const layouts = drawn?.layouts ?? opened.layouts;
  const layout = layouts.includes(design.layout) ? design.layout : (drawn?.layout ?? design.layout);
  const { ask, question } = useGuardedClose({ isDirty }, onClose);

  const wanted = JSON.stringify(design);
  const first = JSON.stringify(tidiedDesign(opened.design));
  useEffect(() => {
    // What it is opened with is there already.
    if (wanted !== first || preview.store.getState().drawn) preview.show(JSON.parse(wanted));
  }, [preview, wanted, first]);

  const change = (next: Design, part: string) => setHistory((now) => changedDesign(now, next, part));
  const attempt = async (what: 'keeping' | 'saving', work: () => Promise<void>) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(null);
  };
  const use = () =>
    attempt('keeping', async () => {
      if (isDirty) onUsed(await keep(design));
      onClose();
    });
  const download = () =>
    attempt('saving', async () => {
      const address = isDirty ? (await api(keepDesign, { design })).data.url : mediaAddress(of);
      await savePicture(address, 'picture.png');
    });
  const onKeyDown = (event: KeyboardEvent) => {
    // A field has an undo of its own.
    const isTyping = event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=radio])');
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    setHistory(event.shiftKey ? redone : undone);
  };

  return (
    <>
      {question}
      <Frame onClose={ask} isHeld={busy === 'keeping'} asksFirst={isDirty}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys for what has buttons too */}
        <div onKeyDown={onKeyDown} className="grid md:grid-cols-[minmax(0,1fr)_25rem]">
          <PreviewPane address={mediaAddress(of)} preview={preview}>
            <Button
              look="quiet"
              size="small"
              onClick={() => change(anotherOne({ ...history.now, layout }, layouts), 'another')}
            >
              <Sparkles size={14} aria-hidden="true" />
              Another one
            </Button>
            <span className="flex-1" />
            <IconButton
              label="Undo"
              disabled={history.past.length === 0}
              onClick={() => setHistory(undone)}
              className="disabled:opacity-35"
            >
              <Undo2 size={15} />
            </IconButton>
            <IconButton
              label="Redo"
              disabled={history.future.length === 0}
              onClick={() => setHistory(redone)}
              className="disabled:opacity-35"
            >
              <Redo2 size={15} />
            </IconButton>
          </PreviewPane>
          <div className="flex flex-col gap-6 border-line p-5 max-md:border-t max-sm:p-4 md:border-l">
            <Section title="Words">
              <WordsFields
                poster={history.now.poster}
                onChange={(poster, part) => change({ ...history.now, poster }, part)}
              />
            </Section>
            <Section title="Look">
              <LookFields
                design={history.now}
                layouts={layouts}
                layout={layout}
                symbols={opened.symbols}
                onChange={change}
              />
            </Section>
          </div>
        </div>
        <DialogFoot>
          <FormNote problem={problem} />
          <Button look="quiet" busy={busy === 'saving'} disabled={busy !== null} onClick={() => void download()}>
            {busy !== 'saving' && <Download size={14} aria-hidden="true" />}
            Download PNG
          </Button>
          <Button busy={busy === 'keeping'} disabled={busy !== null} onClick={() => void use()}>
            Use this picture
          </Button>
        </DialogFoot>
      </Frame>
    </>
  );
}

function useLivePreview() {
  const [preview] = useState(() =>
    createLivePreview({
      draw: async (design, signal) => (await api(previewDesign, { design }, { signal })).data,
      later: (work) => {
        const timer = setTimeout(work, STILL_MS);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => preview.end, [preview]);
  return preview;
}

interface FrameProps {
  onClose: () => void;
  isHeld?: boolean;
  asksFirst?: boolean;
  children: ReactNode;
}

function Frame({ onClose, isHeld = false, asksFirst = false, children }: FrameProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      label="Edit picture"
      className="dialog max-w-280 max-sm:h-full"
      isHeld={isHeld}
      asksFirst={asksFirst}
    >
      <DialogHead title="Edit picture" onClose={onClose} isHeld={isHeld} />
      {children}
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2.5 text-md font-[560]">{title}</h3>
      {children}
    </section>
  );
}
