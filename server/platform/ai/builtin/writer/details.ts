import type { Brief } from './brief.ts';
import { asLabel } from './facts.ts';
import { capital } from './mend.ts';
import { TIMED } from './purpose.ts';

/** A fact that stands on a line of its own. */
export interface Detail {
  label: 'When' | 'Where' | 'Price' | 'Offer' | 'Code' | 'Link' | 'Email' | 'Phone';
  value: string;
}

/** The facts of a brief that readers look for, in the order in which they ask. */
export function detailsOf(brief: Brief): Detail[] {
  const { when, where, price, offer, code, link, email, phone } = brief.facts;
  const timed = TIMED.has(brief.post);
  const place = where && /^(?:at|in) (?:our|the)\b/i.test(where) ? capital(where) : where ? asLabel(where) : null;
  const details: [Detail['label'], string | null][] = [
    ['When', when && timed ? asLabel(when) : null],
    ['Where', timed ? place : null],
    ['Offer', offer ? capital(offer) : null],
    ['Price', price],
    ['Code', code],
    ['Link', link],
    ['Email', email],
    ['Phone', phone],
  ];
  return details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const SMALL = new Set(
  'a an the and or of to in on at for with by from our your my we us is are be it this that all you as not only'.split(
    ' ',
  ),
);

function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}%€£$@.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '' && !SMALL.has(word));
}

/** Whether everything that a text tells has been told before. */
export function alreadySaid(text: string, said: readonly string[]): boolean {
  const known = new Set(said.flatMap(contentWords));
  const words = contentWords(text);
  return words.length > 0 && words.every((word) => known.has(word));
}
