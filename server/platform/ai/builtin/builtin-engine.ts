import type { BuiltinEngine } from './engine.ts';
import { drawOffThread, speakOffThread } from './workers.ts';
import { writeContent } from './writer/content.ts';
import { write } from './writer/write.ts';

/** The engine that serves when no model is connected: it writes here and draws and speaks on other threads. */
export const builtinEngine: BuiltinEngine = {
  write: async (task) => write(task).text,
  content: async (task) => {
    const { image_input, image_description, ...text } = writeContent(task);
    return image_input === null || image_description === null ? text : { ...text, image_input, image_description };
  },
  draw: async (task, signal) => (await drawOffThread(task, signal)).png,
  speak: async (task, signal) => (await speakOffThread(task, signal)).mp3,
};
