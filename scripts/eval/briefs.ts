import { type Brand, NO_BRAND } from '../../domain/brand.ts';
import type { Platform } from '../../domain/platforms.ts';
import { edit } from '../../server/assistant/editing/edit.ts';
import { writtenSpans } from '../../server/assistant/reading/head-and-body.ts';
import { languageOf } from '../../server/assistant/reading/language.ts';

/** The clock of every entry of the shown sets. */
const CLOCK = { now: '2026-11-16T10:00:00Z', timeZone: 'Europe/London' };

interface Brief {
  id: string;
  message: string;
  platform: Platform | 'none';
  brand: Partial<Record<string, string | string[]>> | null;
}

/** A brand by the keys of the API. */
function brandOf(given: Brief['brand']): Brand {
  const text = (key: string): string | null => (typeof given?.[key] === 'string' ? given[key] : null);
  const keywords = given?.brand_keywords;
  return {
    ...NO_BRAND,
    name: text('brand_name'),
    tagline: text('brand_tagline'),
    keywords: Array.isArray(keywords) ? keywords : [],
    mission: text('brand_mission'),
    voice: text('brand_tone_of_voice'),
    logoUsage: text('brand_logo_usage_guidelines'),
  };
}

/** A brief → the text, or the question instead of it. */
export function briefs({ id, message, platform, brand }: Brief): unknown {
  const language = languageOf(message);
  const spans = writtenSpans(message);
  const { text, question, notes } = edit({ spans, platform, brand: brandOf(brand), language, ...CLOCK });
  return { id, text, question, notes };
}
