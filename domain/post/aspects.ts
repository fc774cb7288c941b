import * as z from 'zod/mini';

/** The shapes of pictures that people ask for, in pixels as networks want them. */
export const ASPECTS = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1600, height: 900 },
  '1.91:1': { width: 1200, height: 627 },
} as const;
export type Aspect = keyof typeof ASPECTS;
export const aspectSchema = z.enum(Object.keys(ASPECTS) as [Aspect, ...Aspect[]]);

/** The shape that is most like that of something so large. */
export function nearestAspect(size: { width: number; height: number }): Aspect {
  const far = (one: { width: number; height: number }): number =>
    Math.abs(Math.log((one.width * size.height) / (one.height * size.width)));
  const known = Object.keys(ASPECTS) as [Aspect, ...Aspect[]];
  return known.reduce((best, one) => (far(ASPECTS[one]) < far(ASPECTS[best]) ? one : best));
}
