import { PLATFORM_RULES, PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { PlatformIcon } from '../platform-icons.tsx';

interface Props {
  chosen: Platform[];
  onChange: (chosen: Platform[]) => void;
}

/** The four platforms, each to be chosen or not. */
export function PlatformToggles({ chosen, onChange }: Props) {
  const toggle = (platform: Platform) =>
    onChange(PLATFORMS.filter((each) => (each === platform) !== chosen.includes(each)));
  return (
    <div className="grid grid-cols-4 gap-2 max-sm:grid-cols-2">
      {PLATFORMS.map((platform) => (
        <button
          key={platform}
          type="button"
          aria-pressed={chosen.includes(platform)}
          onClick={() => toggle(platform)}
          className="flex h-9 items-center pointer-coarse:h-10 justify-center gap-2 rounded-md bg-surface px-2 text-sm text-ink-2 shadow-[inset_0_0_0_1px_var(--c-line-strong)] transition-[background,color,box-shadow] duration-120 hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1.5px_var(--c-ink)] dark:bg-canvas"
        >
          <PlatformIcon platform={platform} size={15} />
          {PLATFORM_RULES[platform].label}
        </button>
      ))}
    </div>
  );
}
