import type { BuiltinEngine } from '../platform/ai/builtin/engine.ts';
import { drawDesignOffThread, drawOffThread, speakOffThread } from '../platform/ai/builtin/workers.ts';
import { contentOffThread, writeOffThread } from './off-thread.ts';

/** The engine that serves when no model is connected, on threads of its own: it edits, draws and speaks. */
export const builtinEngine: BuiltinEngine = {
  write: writeOffThread,
  content: contentOffThread,
  draw: drawOffThread,
  drawDesign: drawDesignOffThread,
  speak: async (task, signal) => (await speakOffThread(task, signal)).mp3,
};
