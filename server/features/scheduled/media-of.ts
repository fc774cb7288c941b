import type { Voice } from '../../../domain/agents.ts';
import { BUILTIN_DESIGNER, type Output } from '../../../domain/outputs.ts';
import { ALT_TEXT_MAX, type PostMedia } from '../../../domain/post.ts';
import { cutAtWord } from '../../../domain/text.ts';
import { readPicture } from '../../assistant/picture/read-picture.ts';
import { contentOf } from '../../platform/ai/builtin/designer/brief/content.ts';
import { mediaIdOf } from '../../platform/media/image-data.ts';

/** What was made for a text, as a part of its post: a picture with what it shows, a sound with what is heard. */
export function mediaOf({ output, output_type, engine }: Output, text: string, voice: Voice): PostMedia[] {
  const mediaId = mediaIdOf(output);
  if (mediaId === null || output_type === 'text') return [];
  if (output_type === 'audio') return [{ mediaId, kind: 'audio', alt: cutAtWord(text, ALT_TEXT_MAX), voice }];
  return [{ mediaId, kind: 'image', alt: altOf(text, engine === BUILTIN_DESIGNER), drawn: true }];
}

/** What a picture of a text shows, for those who can't see it: the words on a card, or what it was drawn from. */
function altOf(text: string, isCard: boolean): string {
  const { poster } = readPicture({ text, isFinished: true }, null);
  const { big, headline, sub, items, details, by, cta } = contentOf(poster, false);
  const lines = [big, headline, sub, ...items, ...details.map((one) => one.text), by, cta].filter((one) => one);
  return cutAtWord(isCard ? `Card that reads: ${lines.join('. ')}` : `Picture for: ${headline}`, ALT_TEXT_MAX);
}
