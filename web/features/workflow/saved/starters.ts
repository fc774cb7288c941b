import { showAll } from '../canvas/show-all.ts';
import { starterDrawing } from '../drawing/starter-drawing.ts';
import { load } from '../drawing/workflow-actions.ts';
import { STARTER } from './starter-workflow.ts';

/** Shows a small workflow to begin with. */
export function loadStarter(): void {
  load(starterDrawing(STARTER.input, STARTER.description, STARTER.name), null, []);
  showAll();
}

/** Shows a workflow made of a template; tells whether there is one of this name. */
export async function loadTemplate(id: string): Promise<boolean> {
  const { TEMPLATES } = await import('../../../lib/templates.ts');
  const template = TEMPLATES.find((known) => known.id === id);
  if (template) load(starterDrawing(template.prompt, '', template.title), null, []);
  return template !== undefined;
}
