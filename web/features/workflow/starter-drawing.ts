import { newId } from '../../lib/new-id.ts';
import { addAgent, connect, type Drawing, EMPTY_DRAWING, updateAgent } from './drawing.ts';
import { tidied } from './tidy-layout.ts';

/** A workflow that writes, and then draws and speaks what was written. */
export function starterDrawing(input: string, description: string, name: string, id = newId): Drawing {
  const [writer, painter, speaker] = [id(), id(), id()];
  let drawing = addAgent(EMPTY_DRAWING, 'chat', writer, { x: 0, y: 0 });
  drawing = updateAgent(drawing, writer, { name, input, description });
  drawing = updateAgent(addAgent(drawing, 'image', painter, { x: 0, y: 0 }), painter, { name: 'Picture' });
  drawing = updateAgent(addAgent(drawing, 'audio', speaker, { x: 0, y: 0 }), speaker, { name: 'Voice-over' });
  for (const target of [painter, speaker]) drawing = connect(drawing, writer, target, new Map());
  return tidied(drawing);
}
