import type { FittedText } from './type/fit.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Alignment = 'left' | 'center' | 'right';

/** A fitted text at its place: the box is the whole width it may use. */
export interface PlacedText {
  text: FittedText;
  box: Box;
  align: Alignment;
  colour: string;
}

/** The colours that a photo is printed in: its shadows, its lights, and what is between. */
export interface Tone {
  shadows: string;
  middle: string;
  lights: string;
}

/** A part of a photo at its place in a picture. */
export interface PlacedPhoto {
  /** The place in the picture. */
  box: Box;
  /** The part of the photo, in shares of it. */
  window: Box;
  tone: Tone | null;
}

/** A picture before it is drawn: a photo where it has one, shapes as SVG from back to front, and texts above them. */
export interface Scene {
  width: number;
  height: number;
  photo?: PlacedPhoto;
  shapes: string[];
  texts: PlacedText[];
}

/** The part of a box that remains inside equal margins. */
export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** The part that two boxes have in common. */
export function shared(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/** A number as short as SVG needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A filled rectangle. */
export function rect(box: Box, fill: string, radius = 0): string {
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" rx="${n(radius)}" fill="${fill}"/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}
