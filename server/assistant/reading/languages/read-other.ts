import type { Intent, Reading, ReadingMoment } from '../grammar/reading.ts';
import { endsBeforeTold } from '../head-and-body.ts';
import { intentOf } from '../intent.ts';
import type { Language } from '../language.ts';
import { plansIn } from '../schedule.ts';
import type { Role, Span } from '../spans/roles.ts';
import { readSpans } from '../spans/spans.ts';
import { glossTalk, glossWhen } from './gloss.ts';

const POSTING = /\b(?:post|posts|schedule|publish|write)\b/;

/** What a message in another language asks for: its order in the words of the grammar, its matter as it was written. */
export function readOther(
  text: string,
  language: Exclude<Language, 'en'>,
  spans: Span[],
  moment: ReadingMoment,
): Reading {
  const said = withTold(spans).map((span) => inEnglish(span, language));
  const has = (role: Role, words: RegExp): boolean => said.some((span) => span.role === role && words.test(span.text));
  const plans =
    has('when', /\S/) && !endsBeforeTold(text) && (has('platform', /\S/) || has('order', POSTING))
      ? plansIn(said.map((span) => span.text).join(''), said, moment)
      : [];
  return plans.length > 0
    ? { intent: 'schedule', plans }
    : { intent: mediumIn(glossTalk(text, language).text), plans: [] };
}

/** '… mañana a las 10 en Instagram: el lunes abrimos a las 8': where it was said when, what stands behind the colon is posted. */
function withTold(spans: Span[]): Span[] {
  const colon = spans.findIndex(({ text }) => /:\s*$/.test(text));
  if (colon < 0 || !spans.slice(0, colon + 1).some(({ role }) => role === 'when')) return spans;
  const told = spans.slice(colon + 1).map(({ text }) => text);
  return told.length === 0 ? spans : [...spans.slice(0, colon + 1), { role: 'matter', text: told.join('') }];
}

function inEnglish({ role, text }: Span, language: Language): Span {
  const end = /[\s:.,;!?]*$/.exec(text)?.[0] || ' ';
  const words: Partial<Record<Role, () => string>> = {
    when: () => glossWhen(text, language).known,
    platform: () => glossTalk(text, language).text,
    order: () => glossTalk(text, language).known,
  };
  const known = words[role]?.();
  return { role, text: known === undefined ? text : known.replace(/[\s:.,;!?]+$/, '') + end };
}

function mediumIn(english: string): Intent {
  const intent = intentOf(english, readSpans(english));
  return intent === 'schedule' ? 'text' : intent;
}
