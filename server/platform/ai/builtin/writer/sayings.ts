import type { Brief } from './brief.ts';
import { capital, withoutStop } from './mend.ts';

const INVERT = /^(are|is|can|could|will|would|should|have|has|do|did|were|might|must)$/i;

/** 'which flavour they want next' → 'Which flavour do you want next?' */
export function asQuestion(text: string): string {
  const said = withoutStop(text)
    .replace(/^(?:if|whether)\s+/i, '')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthey['’]re\b/gi, 'they are')
    .replace(/\bthey['’]d\b/gi, 'they would')
    .replace(/\bthey['’]ve\b/gi, 'they have');
  if (text.trim().endsWith('?')) return capital(said.replace(/\?*$/, '?').replace(/\bthey\b/gi, 'you'));
  const match = /^(.*?)\s*\b(?:they|people|everyone|you)\b\s+(\S+)(.*)$/is.exec(said);
  if (!match)
    return /^(?:what|which|who|where|when|why|how)\b/i.test(said)
      ? capital(`${said}?`)
      : `What about ${said}: what do you think?`;
  const [, before = '', verb = '', after = ''] = match;
  const ask = before === '' ? '' : `${before} `;
  if (INVERT.test(verb))
    return capital(`${ask}${verb.toLowerCase().replace(/^is$/, 'are').replace(/^has$/, 'have')} you${after}?`);
  const past = /ed$/.test(verb)
    ? `did you ${verb.replace(/(?:(e)d|ed)$/, '$1')}`
    : `do you ${verb.replace(/^(want|like|prefer|need|love|think|use|drink|eat)s$/, '$1')}`;
  return capital(`${ask}${past}${after}?`);
}

/** The quoted text and who said it, where the brief says so. */
export function quoteOf(brief: Brief): { quote: string; by: string | null } | null {
  const quote = brief.quotes[0];
  if (!quote) return null;
  const after = brief.text.slice(brief.text.indexOf(quote) + quote.length + 1);
  const before = brief.text.slice(0, brief.text.indexOf(quote));
  const name =
    "((?:(?:our|my|the) [\\p{L}' -]{3,40}|[A-Z][\\p{L}.'’-]+(?: (?:von|van|de|da|del|la|the|of)?\\s?[A-Z][\\p{L}.'’-]+){0,3}))";
  const by =
    new RegExp(`^\\s*(?:,\\s*)?(?:by|from|said|says|[-–—~])\\s*${name}`, 'u').exec(after)?.[1] ??
    new RegExp(`\\b(?:by|from|of) ${name}[\\s:,]*$`, 'u').exec(before)?.[1] ??
    null;
  return { quote, by: by ? by.trim() : null };
}
