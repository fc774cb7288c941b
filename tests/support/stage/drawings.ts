import { Resvg } from '@resvg/resvg-js';
import { wcagContrast } from 'culori';
import satori from 'satori';
import { NO_POSTER } from '../../../domain/post/design.ts';
import { designOf } from '../../../server/platform/ai/builtin/designer/choose.ts';
import { compose, draw } from '../../../server/platform/ai/builtin/designer/draw.ts';
import { takenBoxes } from '../../../server/platform/ai/builtin/designer/layouts/backdrops.ts';
import { svgOf } from '../../../server/platform/ai/builtin/designer/render.ts';
import type { PlacedText, Scene } from '../../../server/platform/ai/builtin/designer/scene.ts';
import type { Face } from '../../../server/platform/ai/builtin/designer/type/fonts.ts';
import type { DrawnDesign } from '../../../server/platform/ai/builtin/engine.ts';
import type { PictureTask } from '../../../server/platform/ai/tasks.ts';
import { ONE_PIXEL_PNG } from '../doubles/provider-wire.ts';

/** What the built-in designer makes of a task, before it is drawn. */
export function sceneOf(task: PictureTask): Scene {
  return compose({ design: designOf(task), brand: task.brand });
}

/** What the built-in designer makes of a task. */
export function pngOf(task: PictureTask): Promise<Uint8Array> {
  return draw({ design: designOf(task), brand: task.brand });
}

/** A picture of one pixel, with a design as good as any. */
export const SOME_DRAWING: DrawnDesign = {
  png: new Uint8Array(ONE_PIXEL_PNG),
  design: {
    poster: { ...NO_POSTER, title: 'Fresh bread at seven' },
    isDrawing: false,
    aspect: '1:1',
    layout: 'poster',
    ground: 'deep',
    texture: 'pattern',
    colours: { primary: '#1b2a6b', accent: '#e0a526' },
    pairing: 'brand',
    symbol: 'bread',
    photo: null,
    slide: null,
    seed: 7,
  },
};

/** How wide the typesetter itself sets a line, kerning included. */
export async function trueWidth({ text }: PlacedText, line: string): Promise<number> {
  const faces = new Set<Face>([
    text.face.lead,
    ...[...line].flatMap((one) => text.face.faceFor(one.codePointAt(0) ?? 32) ?? []),
  ]);
  const style = {
    position: 'absolute',
    whiteSpace: 'nowrap',
    fontSize: text.size,
    letterSpacing: (text.tracking ?? 0) * text.size,
    fontFamily: [...faces].map((face) => face.name).join(', '),
  };
  let width = 0;
  const element = {
    type: 'div',
    props: {
      style: { display: 'flex', width: 4000, height: 400 },
      children: { type: 'div', props: { style, children: line } },
    },
  };
  await satori(element as never, {
    width: 4000,
    height: 400,
    fonts: [...faces].map((face) => ({ name: face.name, data: face.file, weight: 400, style: 'normal' })),
    onNodeDetected: (node) => {
      if (node.textContent) width = node.width;
    },
  });
  return width;
}

/** The least contrast of any text with what lies behind it. */
export function leastContrastOf(scene: Scene): number {
  const { pixels } = new Resvg(svgOf(scene, ''), { font: { loadSystemFonts: false } }).render();
  let least = 21;
  for (const { box, colour: ink } of takenBoxes(scene)) {
    const seen = new Set<number>();
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(scene.height, box.y + box.height); y += 5)
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(scene.width, box.x + box.width); x += 5)
        seen.add(pixels.readUIntBE((y * scene.width + x) * 4, 3));
    for (const behind of seen) least = Math.min(least, wcagContrast(ink, `#${behind.toString(16).padStart(6, '0')}`));
  }
  return least;
}
