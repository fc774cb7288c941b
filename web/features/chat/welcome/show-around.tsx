import { useLayoutEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';

const STEPS = [
  {
    target: '[data-tour="message"]',
    title: 'Say it in your own words',
    text: 'What to post, where and when. “Post our opening hours on Facebook on Friday at 9” is enough; so is a question.',
  },
  {
    target: '[data-tour="example"]',
    title: 'You approve, it runs',
    text: 'The answer is a plan that you can edit. Nothing leaves before you approve it, and a plan costs nothing.',
  },
  {
    // On a phone it is in the menu.
    target: 'nav a[href="/scheduled"], [aria-label="Open menu"]',
    title: 'Find everything again',
    text: 'Approved posts wait under Scheduled Tasks. At their time they go out, or are handed to you, ready to post.',
  },
];

const CARD_WIDTH = 336;
const GAP = 14;
const EDGE = 16;

/** Three steps around the product, each beside what it speaks of; Escape, Leave and a click elsewhere end it. */
export default function ShowAround({ onLeave }: { onLeave: () => void }) {
  const [at, setAt] = useState(0);
  const step = STEPS[at];
  const place = usePlaceOf(step?.target ?? '');
  if (!step) return null;
  const isLast = at === STEPS.length - 1;
  return (
    <Dialog isOpen onClose={onLeave} label={`Show me around: ${step.title}`} className="show-around">
      {place && (
        <span
          aria-hidden="true"
          className="show-around-ring"
          style={{ left: place.left - 6, top: place.top - 6, width: place.width + 12, height: place.height + 12 }}
        />
      )}
      <div className="show-around-card" style={besides(place)}>
        <div aria-live="polite">
          <p className="font-mono text-2xs text-ink-3">
            {at + 1} of {STEPS.length}
          </p>
          <h2 className="mt-1.5 text-md font-[560]">{step.title}</h2>
          <p className="mt-1 text-sm text-pretty text-ink-2">{step.text}</p>
        </div>
        <div className="mt-4 flex justify-end gap-1.5">
          {!isLast && (
            <Button look="ghost" size="small" onClick={onLeave}>
              Leave
            </Button>
          )}
          <Button size="small" data-autofocus onClick={isLast ? onLeave : () => setAt(at + 1)}>
            {isLast ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Where the first visible element of a selector stands, as long as it is looked at. */
function usePlaceOf(selector: string): DOMRect | null {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const shown = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
      shown?.scrollIntoView({ block: 'nearest' });
      setPlace(shown?.getBoundingClientRect() ?? null);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [selector]);
  return place;
}

/** Below its place where there is room, else above it; beside it where it is narrow; in the middle without any. */
function besides(place: DOMRect | null): Record<string, number | string> {
  const { innerWidth, innerHeight } = window;
  if (!place) return { left: `calc(50% - ${CARD_WIDTH / 2}px)`, top: '30%' };
  const isBeside = place.right + GAP + CARD_WIDTH + EDGE < innerWidth && place.width < CARD_WIDTH;
  const left = Math.min(isBeside ? place.right + GAP : place.left, innerWidth - CARD_WIDTH - EDGE);
  const across = { left: Math.max(EDGE, left) };
  if (isBeside) return { ...across, top: place.top - 6 };
  return place.bottom < innerHeight * 0.6
    ? { ...across, top: place.bottom + GAP + 6 }
    : { ...across, bottom: innerHeight - place.top + GAP + 6 };
}
