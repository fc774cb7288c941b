import * as z from 'zod/mini';

/** Further out than anybody draws, and still a number that a canvas can show. */
const FAR = 1_000_000;
const coordinateSchema = z.number().check(z.minimum(-FAR), z.maximum(FAR));

/** A place on the canvas. */
export const positionSchema = z.object({ x: coordinateSchema, y: coordinateSchema });
