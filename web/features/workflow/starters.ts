import { newId } from '../../lib/new-id.ts';
import { addAgent, connect, type Drawing, EMPTY_DRAWING, updateAgent } from './drawing.ts';
import { showAll } from './show-all.ts';
import { tidied } from './tidy-layout.ts';
import { load } from './workflow-actions.ts';

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

/** Shows a small workflow to begin with. */
export function loadStarter(): void {
  const input = 'Announce our Saturday bread class: 10 am, eight places, €35, everyone takes a sourdough loaf home';
  load(starterDrawing(input, 'Warm and short, for Instagram', 'Post'), null, []);
  showAll();
}

/** Shows a workflow made of a template; tells whether there is one of this name. */
export async function loadTemplate(id: string): Promise<boolean> {
  const { TEMPLATES } = await import('../../../domain/templates.ts');
  const template = TEMPLATES.find((known) => known.id === id);
  if (template) load(starterDrawing(template.prompt, '', template.title), null, []);
  return template !== undefined;
}
