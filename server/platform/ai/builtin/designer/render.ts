import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { photoLayer } from './photo/cut.ts';
import type { Raster } from './photo/raster.ts';
import type { PlacedPhoto, PlacedText, Scene } from './scene.ts';
import type { Face, Typeface } from './type/fonts.ts';
import { sfntOf } from './type/woff.ts';

// No picture is drawn twice: what the library would keep of each is only held, for as long as the process lives.
sharp.cache(false);

interface Element {
  type: 'div';
  props: { style: Record<string, string | number>; children: Element[] | string };
}

/** Fonts unpacked: the typesetter would unpack each twice, and in JavaScript. It keeps what it has parsed by the identity of these bytes. */
const fontFiles = new WeakMap<Face, Buffer>();
// It keeps shaped words by the identity of this list, so equal sets must share one list.
const fontLists = new Map<string, Font[]>();
const MOST_FONT_LISTS = 24;

function facesOf(text: string, face: Typeface): Face[] {
  const used = new Set<Face>([face.lead]);
  for (const character of text) {
    const found = face.faceFor(character.codePointAt(0) ?? 32);
    if (found) used.add(found);
  }
  return [...used];
}

function fontFileOf(face: Face): Buffer {
  const file = fontFiles.get(face) ?? sfntOf(face.file);
  fontFiles.set(face, file);
  return file;
}

function fontListOf(faces: Iterable<Face>): Font[] {
  const sorted = [...faces].sort((one, other) => one.name.localeCompare(other.name));
  const key = sorted.map((face) => face.name).join(' ');
  let list = fontLists.get(key);
  if (!list) {
    if (fontLists.size >= MOST_FONT_LISTS) fontLists.clear();
    list = sorted.map((face) => ({ name: face.name, data: fontFileOf(face), weight: 400, style: 'normal' }));
    fontLists.set(key, list);
  }
  return list;
}

const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;

function linesOf({ text, box, align, colour }: PlacedText, faces: Set<Face>): Element[] {
  return text.lines.map((line, index) => {
    const used = facesOf(line, text.face);
    for (const face of used) faces.add(face);
    const step = text.lineHeight * text.size;
    return {
      type: 'div',
      props: {
        style: {
          position: 'absolute',
          display: 'flex',
          justifyContent: JUSTIFY[align],
          left: box.x,
          top: box.y + index * step,
          width: box.width,
          height: step,
          fontFamily: used.map((face) => face.name).join(', '),
          fontSize: text.size,
          lineHeight: `${step}px`,
          letterSpacing: (text.tracking ?? 0) * text.size,
          color: colour,
          whiteSpace: 'nowrap',
        },
        children: line,
      },
    };
  });
}

/** The texts of a scene as SVG outlines, in one layer: as the picture in the picture that the typesetter makes, it would be cut to its frame, pixel by pixel. */
export async function typeset(scene: Scene): Promise<string> {
  if (scene.texts.every((placed) => placed.text.lines.length === 0)) return '';
  const faces = new Set<Face>();
  const children = scene.texts.flatMap((placed) => linesOf(placed, faces));
  const root: Element = { type: 'div', props: { style: { display: 'flex', width: '100%', height: '100%' }, children } };
  const framed = await satori(root as unknown as ReactNode, {
    width: scene.width,
    height: scene.height,
    fonts: fontListOf(faces),
  });
  const outlines = framed.slice(framed.indexOf('>') + 1, framed.lastIndexOf('</svg>'));
  return `<g style="isolation:isolate">${outlines}</g>`;
}

/** Turns SVG into a PNG without any font of the host, as wide as it says or as is wished; flat colours are packed best unfiltered. */
export function rasterise(svg: string, wished?: number): Promise<Buffer> {
  const { pixels, width, height } = rendered(svg, wished);
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  return picture.png({ compressionLevel: 4, adaptiveFiltering: false }).toBuffer();
}

function rendered(svg: string, width: number | undefined): RenderedImage {
  const fitTo = width === undefined ? { mode: 'original' as const } : { mode: 'width' as const, value: width };
  return new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off', fitTo }).render();
}

/** The red, green and blue of SVG on top of its photo, pixel by pixel. */
export async function onPhoto(
  svg: string,
  scene: Pick<Scene, 'width' | 'height'>,
  { bytes, ...placed }: PlacedPhoto & { bytes: Uint8Array },
  wished?: number,
): Promise<Raster> {
  const { pixels: above, width, height } = rendered(svg, wished);
  const layer = await photoLayer(bytes, placed, { width, height, scale: width / scene.width });
  const pixels = new Uint8Array(await layer.toColourspace('srgb').raw().toBuffer());
  // Most of it lies free: only where something covers it there is something to mix. What covers is premultiplied.
  for (let at = 0, from = 0; at < pixels.length; at += 3, from += 4) {
    const alpha = above[from + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = (above[from + channel] ?? 0) + ((pixels[at + channel] ?? 0) * (255 - alpha)) / 255;
  }
  return { width, height, pixels };
}

/** Turns SVG on a photo into a JPEG, which has room for one; letters keep their colour up to the edge. */
export async function rasterisePhoto(...drawn: Parameters<typeof onPhoto>): Promise<Buffer> {
  const { width, height, pixels } = await onPhoto(...drawn);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return picture.jpeg({ quality: 91, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The SVG of a whole scene. */
export function svgOf(scene: Scene, texts: string): string {
  const { width, height } = scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene.shapes.join('')}${texts}</svg>`;
}
