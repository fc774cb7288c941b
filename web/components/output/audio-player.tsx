import { Download, Pause, Play, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button.tsx';
import { saveFile } from './save-file.ts';

/** The clip that sounds now: another one silences it. */
let sounding: HTMLAudioElement | null = null;

interface Props {
  address: string;
  label: string;
  /** What the file is called when it is saved. */
  fileName: string;
}

/** Plays one clip, with its own volume; only one plays at a time. */
export function AudioPlayer({ address, label, fileName }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(0);
  const [volume, setVolume] = useState(100);
  useEffect(() => {
    if (audio.current) audio.current.volume = volume / 100;
  }, [volume]);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  const onPlay = (element: HTMLAudioElement) => {
    if (sounding !== element) sounding?.pause();
    sounding = element;
    setIsPlaying(true);
  };
  return (
    <fieldset aria-label={label} className="@container min-w-0 rounded-lg bg-surface p-2 pr-3 shadow-xs">
      <div className="flex items-center gap-3">
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text */}
        <audio
          ref={audio}
          src={address}
          preload="metadata"
          onPlay={({ currentTarget }) => onPlay(currentTarget)}
          onPause={() => setIsPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
          onDurationChange={({ currentTarget }) =>
            setLength(Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0)
          }
        />
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => (isPlaying ? audio.current?.pause() : void audio.current?.play().catch(() => undefined))}
          className="touchable grid size-9 shrink-0 place-items-center rounded-full bg-solid text-on-solid transition-[background,scale] duration-120 hover:bg-solid-hover active:scale-95"
        >
          {isPlaying ? (
            <Pause size={15} fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size={15} fill="currentColor" aria-hidden="true" className="translate-x-px" />
          )}
        </button>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${clock(seconds)} of ${clock(length)}`}
          min={0}
          max={length || 1}
          step={0.1}
          value={Math.min(seconds, length || 1)}
          onChange={({ target }) => {
            if (audio.current) audio.current.currentTime = Number(target.value);
            setSeconds(Number(target.value));
          }}
          className="slider min-w-14 flex-1"
        />
        <span className="shrink-0 font-mono text-2xs text-ink-3 tabular-nums">
          {clock(seconds)} / {clock(length)}
        </span>
        {/* Where there is no room, the device has a volume of its own. */}
        <span className="hidden shrink-0 items-center gap-1.5 @min-[22rem]:flex">
          <Volume2 size={14} aria-hidden="true" className="text-ink-3" />
          <input
            type="range"
            aria-label="Volume"
            min={0}
            max={100}
            value={volume}
            onChange={({ target }) => setVolume(Number(target.value))}
            className="slider w-16"
          />
        </span>
        <IconButton
          label="Download audio"
          onClick={() => saveFile(address, fileName)}
          className="-mr-1 size-7 text-ink-3"
        >
          <Download size={14} />
        </IconButton>
      </div>
    </fieldset>
  );
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
