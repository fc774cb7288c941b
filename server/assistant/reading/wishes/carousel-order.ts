import type { DrawOperation, Operation } from '../../operations.ts';
import { withoutCarousel } from '../../picture/carousel.ts';
import { readPicture } from '../../picture/read-picture.ts';
import type { ConversationState } from '../../state.ts';
import { platformsFor } from '../target-platforms.ts';
import { waitingFor } from './plan-media.ts';

/** Who says more than this brings something else. */
const MOST_WORDS = 80;

/**
 * What a message asks for that wants a carousel: its own list as slides, those of the draft, the picture or the plan that it
 * speaks of, or a post with slides beside it; null where it wants none. To all others the carousel is just a picture.
 */
export function carouselOrders(
  say: string,
  state: ConversationState,
  readOthers: (say: string) => Operation[],
): Operation[] | null {
  const { text, slides } = withoutCarousel(say);
  if (slides === null) return null;
  const isOwn = readPicture({ text: say, isFinished: false }, null).poster.items.length > 1;
  const waiting = isOwn || say.length > MOST_WORDS ? null : waitingFor('picture', state);
  if (waiting) return [{ op: 'changePlan', which: [waiting.n], change: { picture: 'new' } }];
  const others = readOthers(text);
  const beside = others.flatMap((one): Operation[] => {
    if (one.op === 'plan') return [{ ...one, medium: 'text', picture: true }];
    return one.op === 'write' && one.picture ? [{ ...one, slides: true }] : [];
  });
  return beside.length > 0 ? beside : [drawSlides(say, state, isOwn)];
}

/** Slides of what was brought along, else of what was made last. */
function drawSlides(say: string, { drafts, made }: ConversationState, isOwn: boolean): DrawOperation {
  const newest = drafts.slice(-1).map(({ n }) => n);
  const shown = isOwn ? {} : made === 'picture' ? { changes: true } : newest.length > 0 ? { drafts: newest } : {};
  return { op: 'draw', about: say, brief: say, platforms: platformsFor(say), ...shown };
}
