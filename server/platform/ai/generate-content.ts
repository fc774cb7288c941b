import * as z from 'zod/mini';
import { isIllustrated } from '../../../domain/post/platforms.ts';
import type { Ai, AiOptions } from './ai.ts';
import type { ContentTask, GeneratedContent } from './builtin/engine.ts';

// Checked, not described: some providers refuse length rules in a schema.
const written = z.string().check(z.refine((text) => text.trim() !== ''));
const textOnly = z.object({ text_input: written, text_description: z.string() });
const textAndPicture = z.object({
  text_input: written,
  text_description: z.string(),
  image_input: written,
  image_description: written,
});

/** Drafts what the agents of a scheduled post will be asked; without a picture for platforms of words alone. */
export async function draftContent(
  ai: Ai,
  task: ContentTask,
  options?: AiOptions,
): Promise<{ content: GeneratedContent; engine: string }> {
  const { object, engine } = await ai.object<GeneratedContent>(
    isIllustrated(task.platforms) ? textAndPicture : textOnly,
    task,
    options,
  );
  const content: GeneratedContent = {
    ...object,
    // The dialog splits at the first line: an input is one line.
    text_input: oneLine(object.text_input),
    text_description: object.text_description.trim(),
  };
  if (object.image_input) content.image_input = oneLine(object.image_input);
  return { content, engine };
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');
