import { type Brand, NO_BRAND } from '../../domain/brand.ts';
import { PLATFORM_RULES, type Platform } from '../../domain/post/platforms.ts';
import { edit } from '../../server/assistant/editing/edit.ts';
import { writtenSpans } from '../../server/assistant/reading/head-and-body.ts';
import { languageOf } from '../../server/assistant/reading/language.ts';
import { openChat } from './chat.ts';
import { textFaults } from './expected.ts';

/** The clock of every entry of the shown sets. */
const CLOCK = { now: '2026-11-16T10:00:00Z', timeZone: 'Europe/London' };

interface Brief {
  id: string;
  message: string;
  platform: Platform | 'none';
  brand: Partial<Record<string, string | string[]>> | null;
  /** What is expected of the text, for the report. */
  facts?: string[];
  forbidden?: string[];
  ask?: boolean;
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

/** Briefs as people send them, answered by a connected model. */
export async function openBriefs(model: string) {
  const { begin, say, takeCost, close } = await openChat(model);
  return {
    answer: async ({ id, message, platform, brand }: Brief) => {
      const speaker = await begin({ ...CLOCK, brand: brandOf(brand) });
      const asked = platform === 'none' ? message : `For ${PLATFORM_RULES[platform].label}: ${message}`;
      const { said, records } = await say(speaker, asked);
      const outputs = (records.at(-1) ?? []).filter(({ output_type }) => output_type === 'text');
      const text = outputs.find((output) => 'engine' in output && output.engine !== undefined);
      const notes = text && 'notes' in text ? (text.notes ?? []) : [];
      return text ? { id, text: text.output, question: null, notes } : { id, text: '', question: said, notes };
    },
    faults: (brief: Brief, { text, question }: { text: string; question: string | null }): string[] | null => {
      if (brief.facts === undefined) return null;
      if (brief.ask) return question === null ? ['wrote instead of asking'] : [];
      if (question !== null) return ['asked instead of writing'];
      return textFaults(text, { has: brief.facts, hasNot: brief.forbidden ?? [] });
    },
    takeCost,
    close,
  };
}

/** A brief → the text, or the question instead of it. */
export function briefs({ id, message, platform, brand }: Brief): unknown {
  const language = languageOf(message);
  const spans = writtenSpans(message);
  const { text, question, notes } = edit({ spans, platform, brand: brandOf(brand), language, ...CLOCK });
  return { id, text, question, notes };
}
