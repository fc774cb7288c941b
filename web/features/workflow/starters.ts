import { STARTER } from '../../../domain/starter-workflow.ts';
import { showAll } from './show-all.ts';
import { starterDrawing } from './starter-drawing.ts';
import { load } from './workflow-actions.ts';

/** Shows a small workflow to begin with. */
export function loadStarter(): void {
  load(starterDrawing(STARTER.input, STARTER.description, STARTER.name), null, []);
  showAll();
}

/** Shows a workflow made of a template; tells whether there is one of this name. */
export async function loadTemplate(id: string): Promise<boolean> {
  const { TEMPLATES } = await import('../../../domain/templates.ts');
  const template = TEMPLATES.find((known) => known.id === id);
  if (template) load(starterDrawing(template.prompt, '', template.title), null, []);
  return template !== undefined;
}
