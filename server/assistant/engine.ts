import type { BuiltinEngine } from '../platform/ai/builtin/engine.ts';
import { drawDesignOffThread, drawOffThread, speakOffThread } from '../platform/ai/builtin/workers.ts';
import { LONG_TEXT } from './long-text.ts';
import { contentOffThread, writeOffThread } from './off-thread.ts';

/**
 * The engine that serves when no model is connected: it edits here, and does whatever takes long on other threads. The
 * editor is loaded when it is first needed, so that nobody waits for it at the start.
 */
export const builtinEngine: BuiltinEngine = {
  write: async (task, signal) => {
    if (task.brief.length + (task.description?.length ?? 0) > LONG_TEXT) return writeOffThread(task, signal);
    return (await import('./writing.ts')).writeText(task);
  },
  content: async (task, signal) => {
    if (task.description.length > LONG_TEXT) return contentOffThread(task, signal);
    return (await import('./writing.ts')).writeContent(task);
  },
  draw: drawOffThread,
  drawDesign: drawDesignOffThread,
  speak: async (task, signal) => (await speakOffThread(task, signal)).mp3,
};
