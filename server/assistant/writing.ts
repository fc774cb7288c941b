import { ASPECTS } from '../../domain/post/aspects.ts';
import { cutAtWord } from '../../domain/post/cut.ts';
import { namedOrAll, PLATFORM_RULES, type Platform, strictest } from '../../domain/post/platforms.ts';
import type { ContentTask, GeneratedContent, WriterAnswer } from '../platform/ai/builtin/engine.ts';
import type { WritingTask } from '../platform/ai/tasks.ts';
import { edit } from './editing/edit.ts';
import type { EditedText } from './editing/edited.ts';
import { follow } from './instruction/follow.ts';
import { writtenSpans } from './reading/head-and-body.ts';
import { languageOf } from './reading/language.ts';

const HEADLINE_LENGTH = 90;

/** The editor at work on a task: the text, or a question to its author where there is nothing to write from. */
export function writeText({ brief, description, isRevision, platform, brand, variant }: WritingTask): WriterAnswer {
  // A finished text is nobody's notes: only what is said about it is done.
  const { text, question, notes } = isRevision
    ? { text: brief, question: null, notes: [] }
    : edited(brief, platform, brand);
  if (question !== null) return { question };
  const layouts = variant === 0 ? [text] : layoutsOf(text);
  const chosen = layouts[variant % layouts.length] ?? text;
  if (!description?.trim()) return { text: chosen, notes };
  const followed = follow(chosen, description, platform);
  return { ...followed, notes: [...notes, ...followed.notes] };
}

/** What the scheduling dialog fills its boxes with: the post parted at its first line, and what its picture shows. */
export function writeContent({ description, platforms, brand }: ContentTask): GeneratedContent {
  const { text, question } = edited(description, platforms.length > 0 ? strictest(platforms) : null, brand);
  const post = question === null ? text : description.trim();
  const [first = '', ...rest] = post.split('\n');
  const content = { text_input: first.trim(), text_description: rest.join('\n').trim() };
  const illustrated = namedOrAll(platforms).find((platform) => PLATFORM_RULES[platform].isIllustrated);
  if (!illustrated) return content;
  const shape = shapeFor(illustrated);
  const name = brand.name ? ` with the logo or name of ${brand.name}` : '';
  return {
    ...content,
    image_input: cutAtWord(
      first
        .replace(/^#+\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
      HEADLINE_LENGTH,
    ),
    image_description: `A card in ${shape} format, in the brand’s colours and fonts${name}. Short text, strong contrast, plenty of space.`,
  };
}

function edited(brief: string, platform: Platform | null, brand: WritingTask['brand']): EditedText {
  return edit({
    spans: writtenSpans(brief),
    platform: platform ?? 'none',
    brand,
    language: languageOf(brief),
    now: '',
    timeZone: '',
  });
}

/** The ways in which the same words can stand: as laid out, as one paragraph, or with a line for each sentence. */
function layoutsOf(text: string): string[] {
  if (/^\s*(?:[-•*#]|\d+[.)])\s/m.test(text)) return [text];
  const flat = text.replace(/\s*\n\s*/g, ' ');
  return [...new Set([text, flat, flat.replace(/(?<=[.!?]) (?=[\p{Lu}\d“"])/gu, '\n\n')])];
}

function shapeFor(platform: Platform): string {
  const { width, height } = ASPECTS[PLATFORM_RULES[platform].aspect];
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
