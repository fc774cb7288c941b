import type { FinishReason } from 'ai';
import { rasterTypeOf } from '../../../domain/post/picture-types.ts';
import { isMp3 } from '../media/media-types.ts';
import { AiFailure, type AiFailureKind } from './failures.ts';
import { encodeMp3 } from './mp3.ts';
import { readWav } from './sound.ts';

/** A failure that we found ourselves in an answer that did arrive. */
export function unusable(kind: AiFailureKind, why: string, retryable?: boolean): AiFailure {
  return new AiFailure(kind, { retryable, cause: { error: why, status: null, answer: null } });
}

/** For an answer that the provider's own filter held back. */
export function held(): AiFailure {
  return unusable('refused', 'the content filter stopped the answer');
}

/** The text of a whole answer, or why it can't be used. */
export function usableText(text: string, finish: FinishReason, maxBytes: number): string {
  if (finish === 'content-filter') throw held();
  if (finish === 'error' || finish === 'interrupted') throw unusable('unavailable', 'the answer was cut off');
  if (Buffer.byteLength(text) > maxBytes) throw unusable('too-large', 'the text is larger than allowed');
  const clean = storable(text).toWellFormed().trim();
  if (clean === '') throw unusable('bad-answer', 'the answer holds no text');
  return clean;
}

/** A piece of text without the one character that no database takes. */
export function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** A picture's bytes with the type that they really have, or why they can't be used. */
export function usablePicture(bytes: Uint8Array, maxBytes: number): { bytes: Uint8Array; mediaType: string } {
  if (bytes.byteLength > maxBytes) throw unusable('too-large', 'the picture is larger than allowed');
  const mediaType = rasterTypeOf(bytes);
  if (mediaType === null) throw unusable('bad-answer', 'the answer is no PNG, JPEG or WEBP picture');
  return { bytes, mediaType };
}

/** A sound's bytes as MP3, or why they can't be used. */
export async function usableSpeech(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  if (bytes.byteLength > maxBytes) throw unusable('too-large', 'the sound is larger than allowed');
  if (isMp3(bytes)) return bytes;
  const sound = readWav(bytes);
  if (sound === null) throw unusable('bad-answer', 'the answer is neither MP3 nor WAV');
  return encodeMp3(sound);
}

/** What models think aloud before they answer. */
const THOUGHT = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
const WORD = /(?<![\p{L}\p{N}])(?:(yes|ja|sí|si|oui|sim|sì)|no|nein|non|não)(?![\p{L}\p{N}])/giu;

/** A yes or a no, in the languages that people write here; null where an answer says both, or neither. */
export function yesOrNo(answer: string): boolean | null {
  const said = answer.replace(THOUGHT, '').trim();
  const words = [...said.matchAll(WORD)];
  const [first] = words;
  if (!first) return null;
  const isYes = (match: RegExpExecArray): boolean => match[1] !== undefined;
  const [second] = words.filter((one) => isYes(one) !== isYes(first));
  // 'Yes, there is no doubt' begins with its answer; 'yes and no' is none.
  const leads = !/[\p{L}\p{N}]/u.test(said.slice(0, first.index));
  if (
    second &&
    !(leads && !/^\W*(?:and|or|und|oder|y|o|et|ou)\W*$/i.test(said.slice(first.index + first[0].length, second.index)))
  )
    return null;
  return isYes(first);
}
