/**
 * Runs the assistant's parts on JSON lines from standard input, for measuring:
 *   npm run -s eval -- briefs < briefs.jsonl     {id, message, platform, brand} → {id, text, question, notes}
 */
import { createInterface } from 'node:readline';
import { type Brand, NO_BRAND } from '../domain/brand.ts';
import type { Platform } from '../domain/platforms.ts';
import { edit } from '../server/assistant/editing/edit.ts';
import { languageOf } from '../server/assistant/reading/language.ts';
import { readSpans } from '../server/assistant/reading/spans.ts';

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

function brief({ id, message, platform, brand }: Brief): object {
  const language = languageOf(message);
  const spans = readSpans(message);
  const { text, question, notes } = edit({ spans, platform, brand: brandOf(brand), language, ...CLOCK });
  return { id, text, question, notes };
}

const MODES: Record<string, (line: never) => object> = { briefs: brief };

const mode = MODES[process.argv[2] ?? ''];
if (!mode) {
  console.error(`npm run -s eval -- ${Object.keys(MODES).join('|')}`);
  process.exit(2);
}
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(JSON.stringify(mode(JSON.parse(line) as never)));
}
