import { Download } from 'lucide-react';
import { useState } from 'react';
import { notesOf, type Output, type Slide } from '../../../domain/workflow/outputs.ts';
import { Button } from '../button.tsx';
import { CarouselNavigation } from './carousel-navigation.tsx';
import { pictureAddress } from './media-addresses.ts';
import { NoteList } from './note-list.tsx';
import { EditPictureButton } from './picture-editing.tsx';
import { saveZip } from './save-zip.ts';
import { useSlides } from './use-slides.ts';

interface Props {
  output: Output;
  slides: Slide[];
  /** Its place among the pictures, from 1. */
  index: number;
}

/** The slides of a carousel, one after the other, to be taken along as one file. */
export function CarouselOutput({ output, slides, index }: Props) {
  const shown = slides.flatMap(({ output: address, alt }) => {
    const from = pictureAddress({ output: address });
    return from === null ? [] : [{ from, alt }];
  });
  const { at, go, row } = useSlides(shown.length);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    setState('busy');
    const files = shown.map(({ from }, i) => ({ address: from, name: `slide-${i + 1}` }));
    setState((await saveZip(files, `carousel-${index}.zip`)) ? 'idle' : 'failed');
  };
  return (
    <section aria-label={`Carousel ${index} by ${output.agent}`} className="@container w-120 max-w-full">
      <ul
        {...row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={`${shown.length} slides`}
        className={`${row.className} rounded-lg bg-hover shadow-sm`}
      >
        {shown.map(({ from, alt }, i) => (
          <li key={from} className="w-full shrink-0 snap-center">
            <img src={from} alt={alt} loading={i < 2 ? 'eager' : 'lazy'} className="block h-auto w-full" />
          </li>
        ))}
      </ul>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
        <CarouselNavigation noun="slide" count={shown.length} at={at} onGo={go} />
        <span
          aria-live="polite"
          className="mr-auto text-xs text-ink-3 tabular-nums @min-[480px]:sr-only"
        >{`Slide ${at + 1} of ${shown.length}`}</span>
        <Button look="ghost" size="small" busy={state === 'busy'} onClick={() => void save()}>
          {state !== 'busy' && <Download size={14} aria-hidden="true" />}
          Download all (ZIP)
        </Button>
      </div>
      {state === 'failed' && (
        <p role="alert" className="mt-1 text-sm text-bad">
          The slides could not be saved. Check your connection and try again.
        </p>
      )}
      <EditPictureButton engine={output.engine} address={shown[at]?.from ?? output.output} />
      <NoteList notes={notesOf(output)} className="mt-2.5" />
    </section>
  );
}
