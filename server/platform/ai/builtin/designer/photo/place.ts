import type { Box } from '../scene.ts';
import { unrestIn } from './attention.ts';
import { windowsOf, within, worthOf } from './crop.ts';
import type { PhotoView } from './view.ts';

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Where words may stand on a picture, in shares of it. */
export interface Region {
  side: Side;
  box: Box;
  /** What each of the words takes of it, and all of them together. */
  words: Box[];
  taken: Box;
  /** What speaks for it beside the photo. */
  favour: number;
}

/** A part of a photo, and the region of it where words disturb least. */
interface Place extends Region {
  window: Box;
  /** How much of what people look at in the window lies under the words or is hidden by their veil, from 0 to 1. */
  covers: number;
  /** How dense that veil is. */
  density: number;
}

/** A window that keeps less of what the best one keeps cuts off what the photo shows. */
const LEAST_KEPT = 0.86;
/** What a covered subject, a restless ground and a dense veil cost beside what a window keeps. */
const COVERED = 1.8;
const RESTLESS = 0.012;
const VEILED = 0.3;

/** The window of a photo and the region in it that together show most and cover least. */
export function calmPlace(
  { raster, attention }: PhotoView,
  shape: { width: number; height: number },
  regions: readonly Region[],
  densityOn: (region: Region, window: Box) => number,
): Place {
  const windows = windowsOf(raster, shape).map((window) => ({ window, worth: worthOf(attention, window) }));
  const most = Math.max(...windows.map(({ worth }) => worth));
  const [best] = windows
    .filter(({ worth }) => worth >= most * LEAST_KEPT)
    .flatMap(({ window, worth }) =>
      regions.map((region) => {
        const taken = within(window, region.taken);
        const density = densityOn(region, window);
        const hidden = density * attention.within(within(window, veiledBy(region)));
        const covered = Math.max(attention.within(taken), hidden);
        const unrest = RESTLESS * unrestIn(raster, taken).detail;
        const place: Place = { ...region, window, density, covers: covered / attention.within(window) };
        return { place, score: worth - COVERED * covered - unrest - VEILED * density + region.favour };
      }),
    )
    .sort((one, other) => other.score - one.score);
  if (!best) throw new Error('A photo has at least one window');
  return best.place;
}

/** The part of a picture that a veil takes: from its edge to where it is half faded. */
function veiledBy({ side, taken }: Region): Box {
  const fading = 0.1;
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  if (side === 'top') return { ...whole, height: taken.y + taken.height + fading };
  if (side === 'bottom') return { ...whole, y: taken.y - fading, height: 1 - taken.y + fading };
  if (side === 'left') return { ...whole, width: taken.x + taken.width + fading };
  return { ...whole, x: taken.x - fading, width: 1 - taken.x + fading };
}
