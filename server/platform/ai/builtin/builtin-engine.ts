import type { BuiltinEngine } from './engine.ts';
import { drawOffThread, speakOffThread } from './workers.ts';

/**
 * The engine that serves when no model is connected: it writes here and draws and speaks on other threads. The writer
 * is loaded when it is first needed, so that nobody waits for it at the start.
 */
export const builtinEngine: BuiltinEngine = {
  write: async (task) => {
    const { write } = await import('./writer/write.ts');
    return write(task).text;
  },
  content: async (task) => {
    const { writeContent } = await import('./writer/content.ts');
    const { image_input, image_description, ...text } = writeContent(task);
    return image_input === null || image_description === null ? text : { ...text, image_input, image_description };
  },
  draw: async (task, signal) => (await drawOffThread(task, signal)).png,
  speak: async (task, signal) => (await speakOffThread(task, signal)).mp3,
};
