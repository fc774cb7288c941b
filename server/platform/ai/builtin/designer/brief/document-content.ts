import type { Matter } from '../../writer/matter.ts';
import type { Content } from './card.ts';
import { item, MOST_ITEMS } from './items.ts';
import { detailsOf, readMoment } from './moments.ts';
import { capital, HEADLINE_LENGTH, phrase, plainText, samePhrase, shortened } from './phrases.ts';

type DocumentMatter = Extract<Matter, { form: 'document' }>;

/** A document on a card: its title, what kind of text it is, one line and its points. */
export function documentContent({ name, headline, lines, points, ordered, when, where }: DocumentMatter): Content {
  const { moment } = readMoment(when ?? '', true);
  const title = where && headline.endsWith(where) ? headline.slice(0, -where.length) : headline;
  const room = points.length > 1 ? 110 : 150;
  const sub = lines
    .filter((line) => !samePhrase(line.replace(/[.!?]+$/u, ''), headline))
    .map((line) => shortened(plainText(line), room))
    // Half a sentence is worse than none.
    .find((line) => !line.endsWith('…'));
  const head = phrase(shortened(title, HEADLINE_LENGTH));
  const items = points.length >= 2 ? points.slice(0, MOST_ITEMS).map(item) : [];
  return {
    kind: when ? 'event' : items.length > 0 ? (ordered ? 'steps' : 'tips') : 'announcement',
    kicker: name,
    big: null,
    // A tool's name keeps its small letter.
    headline: /^\p{Ll}/u.test(title) ? title.charAt(0) + head.slice(1) : head,
    sub: sub ?? null,
    items,
    isCounted: ordered,
    by: null,
    cta: null,
    details: detailsOf(moment, where),
    leaf: moment.day && moment.month ? { day: moment.day, month: capital(moment.month) } : null,
  };
}

/** Adds the facts that the brief names by a label: 'When: Saturday', 'Price: €48'. */
export function withFacts(content: Content, { when, where, price }: Matter): Content {
  const details = content.details.length > 0 ? content.details : detailsOf(readMoment(when ?? '', true).moment, where);
  const kicker = content.kicker ?? price;
  const isSaid = price === null || kicker === price || JSON.stringify(content).includes(price);
  return { ...content, details, kicker, sub: isSaid ? content.sub : [content.sub, price].filter(Boolean).join(' · ') };
}
