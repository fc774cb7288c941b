import type { Brand } from '../../../../../domain/brand.ts';
import type { Brief } from './brief.ts';
import { asAdverb, asLabel } from './facts.ts';
import { capital, lowerFirst } from './mend.ts';
import { isPlural } from './tagger.ts';

/** What wordings can be filled with; a missing fact has no entry. */
export type Slots = ReadonlyMap<string, string>;

const DETERMINER =
  /^(?:the|a|an|our|my|your|his|her|their|this|that|these|those|all|every|each|some|no|one|two|three|four|five|ten|\d\S*)\s/i;
const CLAUSE = /^(?:how|why|what|where|when|who|which|whether|if)\s/i;
/** Subjects that belong to the people who write: 'our' fits before them. */
const OWNED = new Set(['offer', 'event', 'launch', 'teaser', 'content', 'recap', 'reminder']);

/** A phrase without its article. */
export function bareOf(subject: string): string {
  return subject.replace(/^(?:the|a|an|our|my|your|this|these|some)\s+/i, '');
}

function owned(subject: string, brief: Brief): string {
  if (/^(?:an?|some)\s/i.test(subject) && (brief.post === 'launch' || brief.post === 'product'))
    return `our ${bareOf(subject)}`;
  const name = /^["“'‘]|^[A-Z]/.test(subject) || DETERMINER.test(subject) || CLAUSE.test(subject);
  const gerund = /^\w+ing\s/.test(subject) && brief.grammar.tags(subject.split(' ')[0] ?? '').has('Gerund');
  return name || gerund || !OWNED.has(brief.post) ? subject : `our ${subject}`;
}

/** The facts of a brief and its brand as slots. */
export function slotsFor(brief: Brief, brand: Brand, extra: Record<string, string | null> = {}): Slots {
  const slots = new Map<string, string>();
  const put = (name: string, value: string | null | undefined) => {
    if (!value) return;
    slots.set(name, value);
    slots.set(capital(name), capital(value));
  };
  if (brief.subject && CLAUSE.test(brief.subject)) put('clause', lowerFirst(brief.subject));
  else if (brief.subject) {
    const subject = owned(brief.subject, brief);
    const many = isPlural(subject, brief.grammar);
    put('subject', subject);
    put('bare', bareOf(subject));
    put('topic', brief.subject);
    put(
      'sale',
      /\b(?:sales?|offers?|deals?|promotions?|days|week|happy hour|friday|discounts?|clearance)\b/i.test(subject)
        ? subject
        : null,
    );
    put('is', many ? 'are' : 'is');
    put('it', many ? 'they' : 'it');
    put('it-is', many ? 'they are' : 'it is');
    put('them', many ? 'them' : 'it');
    put('this', many ? 'these' : 'this');
    put('its', many ? 'their' : 'its');
  }
  const { when, where, price, offer, code, link } = brief.facts;
  put('offer', offer ? lowerFirst(offer) : null);
  // What a point tells in full ('Launching Monday at 12 euro') need not be said before it.
  const dated =
    when !== null && brief.post === 'teaser' && brief.points.some((one) => one.includes(when) && one !== when);
  put('when', when && !dated ? lowerFirst(asAdverb(when)) : null);
  put('date', when && !dated ? lowerFirst(asLabel(when)) : null);
  put('where', where && /^(?:at|in)\b/i.test(where) ? lowerFirst(where) : where ? `at ${where}` : null);
  put('place', where ? asLabel(where) : null);
  put('price', price);
  // A price that a point explains ('€49 instead of €65') is told there.
  const explained = price !== null && brief.points.some((one) => one.includes(price) && one.length > price.length + 8);
  put(
    'for-price',
    price && !explained ? (/^(?:from|for|only|just)\b/i.test(price) ? lowerFirst(price) : `for ${price}`) : null,
  );
  put('code', code);
  put('link', link);
  const { whom } = brief.request;
  put('whom', whom);
  put('name', whom && /^(?:[A-Z]|everyone|everybody)/.test(whom) ? whom : null);
  put('brand', brand.name);
  put('tagline', brand.tagline);
  for (const [name, value] of Object.entries(extra)) put(name, value);
  return slots;
}

const SLOT = /\{([\w-]+)\}/g;

/** The wording with its slots filled, or null where one of them has nothing to hold. */
export function fill(wording: string, slots: Slots): string | null {
  const names = [...wording.matchAll(SLOT)].map((match) => match[1] ?? '');
  if (!names.every((name) => slots.has(name))) return null;
  return wording.replace(SLOT, (_, name: string) => slots.get(name) ?? '');
}

/** All wordings that can be filled, without those that a voice or a brand's rules forbid. */
export function fillAll(
  wordings: readonly string[],
  slots: Slots,
  relaxed: boolean,
  forbidden: readonly RegExp[] = [],
): string[] {
  return wordings.flatMap((wording) => {
    if (wording.startsWith('~') && !relaxed) return [];
    const bare = wording.replace(/^~/, '');
    if (forbidden.some((word) => word.test(bare.replace(SLOT, '')))) return [];
    const filled = fill(bare, slots);
    return filled === null ? [] : [filled];
  });
}
