import { NO_POSTER } from '../../domain/design.ts';
import { designOf } from '../../server/platform/ai/builtin/designer/choose.ts';
import { compose, draw } from '../../server/platform/ai/builtin/designer/draw.ts';
import type { Scene } from '../../server/platform/ai/builtin/designer/scene.ts';
import type { DrawnDesign } from '../../server/platform/ai/builtin/engine.ts';
import type { PictureTask } from '../../server/platform/ai/tasks.ts';
import { ONE_PIXEL_PNG } from './provider-wire.ts';

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
