import { newId } from '../../../lib/new-id.ts';
import { describedDrawing } from './described-drawing.ts';
import type { Drawing } from './drawing.ts';

/** A workflow that writes, and then draws and speaks what was written. */
export function starterDrawing(input: string, description: string, name: string, id = newId): Drawing {
  return describedDrawing(
    [
      { name, type: 'chat', input, description },
      { name: 'Picture', type: 'image', from: name },
      { name: 'Voice-over', type: 'audio', from: name },
    ],
    id,
  );
}
