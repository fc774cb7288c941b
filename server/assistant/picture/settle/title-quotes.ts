import type { PartSpan } from '../part.ts';

const QUOTED = /“([^”\n]{2,90})”|"([^"\n]{2,90})"|„([^“”\n]{2,90})[“”]|«\s*([^»\n]{2,90}?)\s*»/gu;
/** What only leads to a name: 'our concert is “…”', 'ein Abend, er heißt „…“'. */
const LEADS =
  /[\s,:.–—-]*(?:(?<!\p{L})(?:is|are|called|titled|named|entitled|ist|heißt|namens|se llama|titulad[oa]|es|s['’]appelle|intitulée?|si chiama|intitolat[oa]|chama-se|intitulad[oa]|is called|is titled))?[\s,:.–—-]*$/iu;
/** Where the last clause begins that says what is called so: '… and | our summer concert'. */
const CLAUSE =
  /^.*(?:[.!?;,\n]\s+|(?<!\p{L})(?:and|und|y|et|e)\s+)(?=(?:our|my|the|an?|unser|unsere|mein|eine?|nuestr|mi|un|notre|mon|ma|la|le|il|nostr|o|a|noss)\p{L}*\s)/isu;
/** How whoever asks says who they are. */
export const WHO =
  /^(?:we are|we['’]re|i am|i['’]m|ich bin|wir sind|soy|somos|je suis|nous sommes|sono|siamo|sou)(?!\p{L})/iu;
/** 'Our talk', 'the event' tell nothing beside a title. */
const FEWEST_WORDS = 3;
/** A saying ends as a sentence does, a name does not. */
const SENTENCE = /[.!?…]$/u;

/** 'We are a choir and our summer concert is “Rivers & Rain”': what is named in quotation marks is the title, what leads to it a note. */
export function titleQuotes(text: string, spans: PartSpan[]): PartSpan[] {
  const names = [...text.matchAll(QUOTED)].map((match) => {
    const name = match.slice(1).find(Boolean) ?? '';
    const from = match.index + match[0].indexOf(name);
    return { from, to: from + name.length, end: match.index + match[0].length, open: match.index };
  });
  const [first] = names;
  const at = spans.findIndex(({ part, from, to }) => part === 'title' && first && from <= first.from && to >= first.to);
  const named = spans[at];
  const order = spans[at - 1];
  // 'We are a choir and our concert is | “…”': it may have been taken for the order.
  const isLed = named?.from === first?.from && order?.part === 'order' && CLAUSE.test(text.slice(order.from, order.to));
  const span = isLed ? { ...order, to: named?.to ?? 0 } : named;
  if (!first || !span || SENTENCE.test(text.slice(first.from, first.to))) return spans;
  const before = text.slice(span.from, first.open);
  const told = before.replace(LEADS, '');
  // 'Rye “the dark one” is back' goes on behind the name.
  const isOver = text.slice(first.end, Math.max(first.end, span.to)).trim() === '';
  if (told === before.trimEnd() || !isOver) return spans;
  const clause = CLAUSE.exec(told)?.[0].length ?? 0;
  const lead: PartSpan = { part: 'note', from: span.from + clause, to: span.from + told.length };
  const words = text.slice(lead.from, lead.to);
  const isTold = !WHO.test(words) && words.split(/\s+/u).length >= FEWEST_WORDS;
  const title: PartSpan = { part: 'title', from: first.from, to: first.to };
  const earlier = spans.slice(0, at).map((one) => (one === order && isLed ? { ...one, to: lead.from } : one));
  return [...earlier, ...(isTold ? [lead] : []), title, ...spans.slice(at + 1)];
}
