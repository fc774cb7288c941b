import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../button.tsx';

interface Props {
  /** What is turned over: 'post', 'slide'. */
  noun: string;
  count: number;
  at: number;
  onGo: (to: number) => void;
  /** The colour of a dot that tells something; others are plain. */
  colourOf?: (index: number) => string | undefined;
  className?: string;
}

/** Arrows and dots through a row of things. */
export function CarouselNavigation({ noun, count, at, onGo, colourOf, className }: Props) {
  return (
    <div className={classNames('flex min-w-0 items-center', className)}>
      <IconButton label={`Previous ${noun}`} disabled={at === 0} onClick={() => onGo(at - 1)} className={ARROW}>
        <ChevronLeft size={16} />
      </IconButton>
      <div className={classNames('flex min-w-0 items-center px-0.5', count > FEW && '@max-[480px]:hidden')}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            key={index}
            type="button"
            aria-label={`Go to ${noun} ${index + 1}`}
            aria-current={index === at || undefined}
            onClick={() => onGo(index)}
            className="grid h-6 min-w-6 place-items-center"
          >
            <span
              className={classNames(
                'block h-1.5 rounded-full transition-[width,background] duration-260 ease-out',
                colourOf?.(index) ?? (index === at ? 'bg-ink' : 'bg-line-strong'),
                index === at ? 'w-4' : 'w-1.5',
              )}
            />
          </button>
        ))}
      </div>
      <IconButton label={`Next ${noun}`} disabled={at === count - 1} onClick={() => onGo(at + 1)} className={ARROW}>
        <ChevronRight size={16} />
      </IconButton>
    </div>
  );
}
/** More dots than these find no room on a phone. */
const FEW = 5;
const ARROW = 'disabled:pointer-events-none disabled:opacity-40';
