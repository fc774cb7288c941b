import type { Box } from '../scene.ts';
import type { Attention } from './attention.ts';

const STEPS = 16;

/** The largest windows of a shape that a photo has, from one end to the other; their measures are shares of the photo. */
export function windowsOf(photo: { width: number; height: number }, shape: { width: number; height: number }): Box[] {
  const ratio = (shape.width / shape.height) * (photo.height / photo.width);
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  const steps = Math.abs(ratio - 1) < 0.01 ? 0 : STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: steps === 0 ? (1 - width) / 2 : ((1 - width) * step) / steps,
    y: steps === 0 ? (1 - height) / 2 : ((1 - height) * step) / steps,
    width,
    height,
  }));
}

/** How much of what people look at a window keeps, and how near to its middle: heads at the very edge look cut. */
export function worthOf(attention: Attention, window: Box): number {
  return (
    attention.within(window) * 0.7 +
    attention.within(within(window, { x: 0.12, y: 0.08, width: 0.76, height: 0.84 })) * 0.3
  );
}

/** A part of a window, given in shares of it, in shares of the photo. */
export function within(window: Box, part: Box): Box {
  return {
    x: window.x + part.x * window.width,
    y: window.y + part.y * window.height,
    width: part.width * window.width,
    height: part.height * window.height,
  };
}

/** The window of a shape that keeps most of what people look at. */
export function bestWindow(
  attention: Attention,
  photo: { width: number; height: number },
  shape: { width: number; height: number },
): Box {
  return windowsOf(photo, shape).reduce((best, one) =>
    worthOf(attention, one) > worthOf(attention, best) ? one : best,
  );
}
