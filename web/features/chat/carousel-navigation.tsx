import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PlanState } from '../../../domain/plan.ts';
import { IconButton } from '../../components/button.tsx';
import { classNames } from '../../lib/class-names.ts';

interface Props {
  states: PlanState[];
  at: number;
  onGo: (to: number) => void;
}

/** Arrows and dots; a dot's colour tells what was decided. */
export function CarouselNavigation({ states, at, onGo }: Props) {
  return (
    <div className="ml-auto flex min-w-0 items-center">
      <IconButton label="Previous post" disabled={at === 0} onClick={() => onGo(at - 1)} className={ARROW}>
        <ChevronLeft size={16} />
      </IconButton>
      <div className={classNames('flex min-w-0 items-center px-0.5', states.length > FEW && '@max-[480px]:hidden')}>
        {states.map((state, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            key={index}
            type="button"
            aria-label={`Go to post ${index + 1}`}
            aria-current={index === at || undefined}
            onClick={() => onGo(index)}
            className="grid h-6 min-w-6 place-items-center"
          >
            <span
              className={classNames(
                'block h-1.5 rounded-full transition-[width,background] duration-260 ease-out',
                lookOf(state, index === at),
              )}
            />
          </button>
        ))}
      </div>
      <IconButton label="Next post" disabled={at === states.length - 1} onClick={() => onGo(at + 1)} className={ARROW}>
        <ChevronRight size={16} />
      </IconButton>
    </div>
  );
}
/** More dots than these find no room on a phone. */
const FEW = 5;
const ARROW = 'disabled:pointer-events-none disabled:opacity-40';

function lookOf(state: PlanState, isCurrent: boolean): string {
  const colour = { confirmed: 'bg-ok', rejected: 'bg-bad', pending: isCurrent ? 'bg-ink' : 'bg-line-strong' }[state];
  return `${colour} ${isCurrent ? 'w-4' : 'w-1.5'}`;
}
