import { AudioLines, Download, ExternalLink, ImageIcon, Maximize2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cssTransition, toast } from 'react-toastify/unstyled';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { notesOf, type Output } from '../../../domain/workflow/outputs.ts';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../button.tsx';
import { Question } from '../dialogs/question.tsx';
import { PlatformIcon } from '../platform-icons.tsx';
import { AudioPlayer } from './audio-player.tsx';
import { CarouselOutput } from './carousel-output.tsx';
import { CopyButton } from './copy-button.tsx';
import { Markdown } from './markdown.tsx';
import { isData, pictureAddress, soundAddress } from './media-addresses.ts';
import { NoteList } from './note-list.tsx';
import { EditPictureButton } from './picture-editing.tsx';
import { openPicture, savePicture } from './save-file.ts';

const fading = cssTransition({ enter: 'toast-in', exit: 'toast-fade', collapseDuration: 180 });

interface Props {
  output: Output;
  /** Its place among the outputs of its kind, from 1: names the files that are saved. */
  index: number;
  /** A card says by itself whose it is; a plain one stands below a heading. */
  look?: 'card' | 'plain';
}

/** Shows what an agent made: text to copy, a picture to open or save, a sound to play; or what it asked instead. */
export function OutputView({ output, index, look = 'card' }: Props) {
  if (output.question)
    return (
      <Question>
        <Markdown text={output.output} />
      </Question>
    );
  if (output.slides) return <CarouselOutput output={output} slides={output.slides} index={index} />;
  if (output.output_type === 'text' && look === 'card') return <TextOutput output={output} />;
  const Medium = { text: PlainText, image: PictureOutput, audio: SoundOutput }[output.output_type];
  return (
    <div className="min-w-0">
      <Medium output={output} index={index} look={look} />
      <NoteList notes={notesOf(output)} className="mt-2.5 max-w-150 px-1" />
    </div>
  );
}

function PlainText({ output: { output, agent } }: Props) {
  return (
    <div className="group relative rounded-lg bg-surface py-3 pr-10 pl-4 shadow-xs">
      <div className="text-base break-words whitespace-pre-wrap">
        <Markdown text={output} />
      </div>
      <span className="absolute top-1.5 right-1.5">
        <CopyButton text={output} label={`Copy ${agent}`} />
      </span>
    </div>
  );
}

/** A text as a card of its own, named after the platform or the agent it is for. */
function TextOutput({ output }: { output: Output }) {
  const name = output.platform ? PLATFORM_RULES[output.platform].label : output.agent;
  return (
    <article aria-label={name} className="overflow-hidden rounded-lg bg-surface shadow-sm">
      <header className="flex h-10 items-center gap-2 border-b border-line pr-1.5 pl-4 text-xs font-medium text-ink-2">
        {output.platform && <PlatformIcon platform={output.platform} />}
        <span className="flex-1 truncate">{name}</span>
        <CopyButton text={output.output} label={`Copy the ${name} text`} />
      </header>
      <div className="px-4 py-3.5 text-base">
        <Markdown text={output.output} />
        <NoteList notes={notesOf(output)} className="mt-3.5 border-t border-line pt-3" />
      </div>
    </article>
  );
}

function PictureOutput({ output, index, look }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const address = pictureAddress(output);
  if (address === null) return <Missing icon={<ImageIcon size={16} />}>No image data available</Missing>;
  if (hasFailed) return null;
  const title = `Picture ${index} by ${output.agent}`;
  const download = async () => {
    try {
      await savePicture(address, `generated-image-${index}.png`);
    } catch {
      toast.error('Failed to download image. Please try again.', {
        position: 'bottom-right',
        autoClose: 3_000,
        transition: fading,
      });
    }
  };
  return (
    <div>
      <figure
        className={classNames(
          'group relative grid min-h-24 max-w-full min-w-40 place-items-center overflow-hidden rounded-lg bg-hover shadow-sm',
          look === 'card' && 'w-fit',
        )}
      >
        <img
          src={address}
          alt={output.alt || title}
          onError={() => setHasFailed(true)}
          className="max-h-130 max-w-full bg-hover"
        />
        <figcaption className="absolute top-2 right-2 flex gap-1 opacity-0 transition-opacity duration-120 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
          <IconButton label="View full size" onClick={() => openPicture(address, title)} className={OVER_PICTURE}>
            <Maximize2 size={14} />
          </IconButton>
          {!isData(address) && (
            <IconButton
              label="Open"
              onClick={() => window.open(address, '_blank', 'noopener')}
              className={OVER_PICTURE}
            >
              <ExternalLink size={14} />
            </IconButton>
          )}
          <IconButton label="Download image" onClick={download} className={OVER_PICTURE}>
            <Download size={14} />
          </IconButton>
        </figcaption>
      </figure>
      <EditPictureButton engine={output.engine} address={output.output} />
    </div>
  );
}
const OVER_PICTURE = 'bg-surface text-ink shadow-sm hover:bg-surface';

function SoundOutput({ output, index }: Props) {
  const address = soundAddress(output);
  if (address === null)
    return <Missing icon={<AudioLines size={16} />}>No audio URL provided. Please try regenerating the audio.</Missing>;
  return <AudioPlayer address={address} label={`Audio ${index} by ${output.agent}`} fileName={`audio-${index}.mp3`} />;
}

function Missing({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm text-ink-2 shadow-xs">
      <span aria-hidden="true" className="text-ink-3">
        {icon}
      </span>
      {children}
    </p>
  );
}
