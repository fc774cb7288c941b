import { NO_BRAND } from '../../domain/brand.ts';
import type { Platform } from '../../domain/post/platforms.ts';
import { edit } from '../../server/assistant/editing/edit.ts';
import { languageOf } from '../../server/assistant/reading/language.ts';
import { readSpans } from '../../server/assistant/reading/spans/spans.ts';

/** The text that the built-in editor makes of a message; the message itself where it asks back. */
export function editedText(message: string, platform: Platform | null): string {
  const { text } = edit({
    spans: readSpans(message),
    platform: platform ?? 'none',
    brand: NO_BRAND,
    language: languageOf(message),
    now: '2026-01-05T09:00:00Z',
    timeZone: 'UTC',
  });
  return text || message;
}
