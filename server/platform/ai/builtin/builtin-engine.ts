import type { BuiltinEngine } from './engine.ts';
import { contentOffThread, drawOffThread, speakOffThread, writeOffThread } from './workers.ts';
import { writtenContent, writtenText } from './writer/written.ts';

/** The engine that serves when no model is connected: it writes here and does whatever takes long on other threads. */
export const builtinEngine: BuiltinEngine = {
  write: (task, signal) => {
    const given = [task.brief, task.description ?? '', ...task.history.map(({ content }) => content)];
    return given.some(isLong) ? writeOffThread(task, signal) : writtenText(task);
  },
  content: (task, signal) => (isLong(task.description) ? contentOffThread(task, signal) : writtenContent(task)),
  draw: async (task, signal) => (await drawOffThread(task, signal)).png,
  speak: async (task, signal) => (await speakOffThread(task, signal)).mp3,
};

/** A text is read in a moment; one of thousands of scraps can take seconds, for which nobody else should wait. */
const isLong = (text: string): boolean => text.length > 1_000;
