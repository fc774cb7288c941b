import type { Box } from '../scene.ts';
import { lumaAt, pixelsIn, type Raster } from './raster.ts';

/** Where people look at a picture: the share of their attention that lies in any part of it. */
export interface Attention {
  /** Of a box whose measures are shares of the picture, from 0 to 1. */
  within(box: Box): number;
}

type Channel = Float32Array;

/** Looks for what stands out: detail, colours unlike those around, skin; rather in the middle than at the edges. */
export function attentionOf(raster: Raster): Attention {
  const { width, height } = raster;
  const [luma, redness, blueness] = opponents(raster);
  const far = Math.max(3, Math.round(Math.max(width, height) / 7));
  const stands = sum(
    [luma, redness, blueness].map((channel) => difference(blur(channel, raster, 1), blur(channel, raster, far))),
    [0.6, 1, 1],
  );
  const detail = blur(edgesOf(luma, raster), raster, 3);
  const skin = blur(skinOf(raster), raster, 2);
  const map = sum([normal(stands), normal(detail), skin, vividness(raster)], [1, 0.55, 0.6, 0.2]);
  const floor = percentile(map, 0.5);
  const totals = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const over = Math.max(0, (map[y * width + x] ?? 0) - floor) ** 1.5;
      // Even a picture of one tone has a middle.
      row += (over + 1e-4) * centrality(x / width, y / height);
      totals[(y + 1) * (width + 1) + x + 1] = (totals[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const at = (x: number, y: number): number => totals[y * (width + 1) + x] ?? 0;
  const all = at(width, height);
  return {
    within: (box) => {
      const { left, top, right, bottom } = pixelsIn(raster, box);
      return (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / all;
    },
  };
}

/** How restless a part of a picture is: how much its lightness turns from pixel to pixel, and how far it ranges. */
export function unrestIn(raster: Raster, box: Box): { detail: number; range: number } {
  const { left, top, right, bottom } = pixelsIn(raster, box);
  let [total, squares, turns, count] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * raster.width + x) * 3;
      const here = lumaAt(raster.pixels, at);
      const beside = x + 1 < right ? lumaAt(raster.pixels, at + 3) : here;
      const below = y + 1 < bottom ? lumaAt(raster.pixels, at + raster.width * 3) : here;
      [total, squares, count] = [total + here, squares + here * here, count + 1];
      turns += Math.abs(beside - here) + Math.abs(below - here);
    }
  const mean = total / count;
  return { detail: turns / count / 2, range: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}

const rgbAt = (pixels: Uint8Array, at: number): [number, number, number] => [
  pixels[at * 3] ?? 0,
  pixels[at * 3 + 1] ?? 0,
  pixels[at * 3 + 2] ?? 0,
];

function opponents({ width, height, pixels }: Raster): [Channel, Channel, Channel] {
  const made: [Channel, Channel, Channel] = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ];
  for (let at = 0; at < width * height; at++) {
    const [r, g, b] = rgbAt(pixels, at);
    made[0][at] = lumaAt(pixels, at * 3);
    made[1][at] = r - g;
    made[2][at] = (r + g) / 2 - b;
  }
  return made;
}

/** The mean around each pixel, as far as a radius. */
function blur(channel: Channel, { width, height }: Raster, radius: number): Channel {
  const along = (from: Channel, length: number, lines: number, step: number, next: number): Channel => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      let total = 0;
      const value = (place: number): number => from[line * next + Math.min(length - 1, Math.max(0, place)) * step] ?? 0;
      for (let place = -radius; place <= radius; place++) total += value(place);
      for (let place = 0; place < length; place++) {
        to[line * next + place * step] = total / (2 * radius + 1);
        total += value(place + radius + 1) - value(place - radius);
      }
    }
    return to;
  };
  return along(along(channel, width, height, 1, width), height, width, width, 1);
}

function difference(one: Channel, other: Channel): Channel {
  return one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
}

function sum(channels: Channel[], weights: number[]): Channel {
  const total = new Float32Array(channels[0]?.length ?? 0);
  for (const [index, channel] of channels.entries())
    for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) + (channel[at] ?? 0) * (weights[index] ?? 0);
  return total;
}

function percentile(channel: Channel, share: number): number {
  return channel.toSorted()[Math.floor((channel.length - 1) * share)] ?? 0;
}

/** From 0 to about 1, whatever few pixels stick out. */
function normal(channel: Channel): Channel {
  const most = Math.max(percentile(channel, 0.98), 6);
  return channel.map((value) => Math.min(1.3, value / most));
}

function edgesOf(luma: Channel, { width, height }: Raster): Channel {
  const edges = new Float32Array(luma.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const across = (luma[at + 1] ?? 0) - (luma[at - 1] ?? 0);
      const down = (luma[at + width] ?? 0) - (luma[at - width] ?? 0);
      edges[at] = Math.hypot(across, down);
    }
  return edges;
}

/** Skin of every tone has more red than green, and more green than blue. */
function skinOf({ width, height, pixels }: Raster): Channel {
  return new Float32Array(width * height).map((_, at) => {
    const [r, g, b] = rgbAt(pixels, at);
    const isSkin = r > 60 && g > 30 && b > 15 && r - g > 12 && r - g < 90 && g > b && r - b > 18 && r - b < 130;
    return isSkin ? 1 : 0;
  });
}

function vividness({ width, height, pixels }: Raster): Channel {
  return new Float32Array(width * height).map((_, at) => {
    const [r, g, b] = rgbAt(pixels, at);
    return (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
  });
}

function centrality(x: number, y: number): number {
  const distance = Math.hypot((x - 0.5) * 1.9, (y - 0.5) * 1.9);
  return 1 - 0.6 * Math.min(1, distance) ** 2;
}
