import { cutAtWord } from '../../../../domain/post/cut.ts';
import type { Template } from '../../../lib/first-templates.ts';

export const ALL_INDUSTRIES = 'All Industries';
const PREVIEW_LENGTH = 50;

/** Each industry once, in the order of the templates. */
export function industriesOf(templates: readonly Template[]): string[] {
  return [...new Set(templates.map(({ industry }) => industry))];
}

/** The templates whose title or description holds the words, of one industry or of all. */
export function findTemplates(templates: readonly Template[], search: string, industry: string): Template[] {
  const wanted = search.trim().toLowerCase();
  return templates.filter(
    (template) =>
      (industry === ALL_INDUSTRIES || template.industry === industry) &&
      [template.title, template.description].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The beginning of a template's prompt, and as much of it as ends at a word. */
export function promptPreview({ prompt }: Pick<Template, 'prompt'>): { text: string; shown: string } {
  const text = [...prompt].slice(0, PREVIEW_LENGTH).join('');
  return { text, shown: text === prompt ? text : cutAtWord(prompt, PREVIEW_LENGTH).replace(/…$/, '') };
}
