import { photoAlt } from '../../../../domain/post/photos.ts';
import type { KeptOutput } from '../../../platform/db/schema/chat.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';

/** An answer with the photo of its message beside each of its texts. */
export function withPhotoBeside(exchange: Exchange, made: ChatOutcome): ChatOutcome {
  const { photo, asked, deps } = exchange;
  const places = new Set(
    made.outputs.filter(isWritten).map((output) => ('platform' in output ? output.platform : undefined)),
  );
  if (!photo || places.size === 0) return made;
  const beside = [...places].map((platform) => ({
    output_type: 'image' as const,
    output: photo.url,
    alt: photoAlt(photo.name),
    agent: 'Your photo',
    timestamp: Math.floor(deps.clock().getTime() / 1000),
    ...(platform ? { platform } : {}),
  }));
  for (const output of beside) asked.emit('output', output);
  return { ...made, outputs: [...made.outputs, ...beside] };
}

const isWritten = (output: KeptOutput): boolean =>
  output.output_type === 'text' && 'engine' in output && output.engine !== undefined;
