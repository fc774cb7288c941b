import type { WritingTask } from '../../tasks.ts';
import type { ContentTask, GeneratedContent, Written } from '../engine.ts';

/** What the writer makes of a task. The writer is loaded when it is first needed, so that nobody waits for it at the start. */
export async function writtenText(task: WritingTask): Promise<Written> {
  const { write } = await import('./write.ts');
  const { text, ready } = write(task);
  return ready ? text : { reply: text };
}

/** The drafts of a content task. */
export async function writtenContent(task: ContentTask): Promise<GeneratedContent> {
  const { writeContent } = await import('./content.ts');
  const { image_input, image_description, ...text } = writeContent(task);
  return image_input === null || image_description === null ? text : { ...text, image_input, image_description };
}
