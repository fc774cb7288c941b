import { cutAtWord } from '../../../domain/post/cut.ts';
import { ALT_TEXT_MAX, type PostMedia } from '../../../domain/post/post.ts';
import type { Voice } from '../../../domain/workflow/agents.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { mediaIdOf } from '../../platform/media/image-data.ts';

/** What was made for a text, as parts of its post: pictures with what they show, a sound with what is heard. */
export function madeMediaOf(
  { output, output_type, alt = '', slides, engine }: Output,
  text: string,
  voice: Voice,
): PostMedia[] {
  if (output_type === 'text') return [];
  return (slides ?? [{ output, alt }]).flatMap((one): PostMedia[] => {
    const mediaId = mediaIdOf(one.output);
    if (mediaId === null) return [];
    if (output_type === 'audio') return [{ mediaId, kind: 'audio', alt: cutAtWord(text, ALT_TEXT_MAX), voice }];
    // What no engine made is somebody's own photo: it stays, whatever the words become.
    return [{ mediaId, kind: 'image', alt: one.alt, ...(engine === undefined ? {} : { drawn: true as const }) }];
  });
}
