import { designsOf } from '../../../server/platform/ai/builtin/designer/choose.ts';
import type { BuiltinEngine } from '../../../server/platform/ai/builtin/engine.ts';
import { SOME_DRAWING } from '../stage/drawings.ts';
import { SOME_MP3 } from './provider-wire.ts';

/** A built-in engine that is as simple as can be: tests see what reached it in what it answers. */
export function simpleEngine(overrides: Partial<BuiltinEngine> = {}): BuiltinEngine {
  return {
    write: async (task) => `Written: ${task.brief}`,
    content: async (task) => ({
      text_input: `Write about ${task.description}`,
      text_description: 'Warm and short.',
      image_input: `Show ${task.description}`,
      image_description: 'Bright.',
    }),
    draw: async (task) => {
      if (task.look.slides !== null) return designsOf(task).map((design) => ({ ...SOME_DRAWING, design }));
      return [{ ...SOME_DRAWING, design: { ...SOME_DRAWING.design, poster: task.poster } }];
    },
    drawDesign: async () => SOME_DRAWING.png,
    speak: async () => new Uint8Array(SOME_MP3),
    ...overrides,
  };
}
