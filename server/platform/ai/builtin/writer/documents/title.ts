import type { Brief } from '../brief.ts';
import { capital } from '../mend.ts';

/** The title that a brief gives, by quotation marks or by a label; null where it gives none. */
export function titleOf(brief: Brief): string | null {
  const labelled = brief.labelled.find(({ label }) => /^(?:title|headline)$/.test(label))?.value;
  if (labelled) return capital(labelled.replace(/^["“']|["”']\.?$/g, ''));
  const quoted = brief.quotes[0];
  const before = quoted ? brief.text.slice(0, brief.text.indexOf(quoted) - 1) : '';
  return quoted && /\b(?:titled|called|named|title(?: is)?:?|about|on|:)\s*$/i.test(before) && before.length < 120
    ? capital(quoted)
    : null;
}
