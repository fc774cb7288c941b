import { cutAtWord } from '../../../../../domain/text.ts';
import type { Brief } from './brief.ts';
import type { DraftFacts } from './draft.ts';
import { asLabel } from './facts.ts';
import { capital, withoutStop } from './mend.ts';
import { quoteOf } from './sayings.ts';
import { bareOf } from './slots.ts';

/** The few words that belong on a picture: the quote, the offer, the subject or the opening. */
export function headlineOf(brief: Brief, hook: string): string {
  const quoted = brief.post === 'quote' || brief.post === 'motivation' ? quoteOf(brief) : null;
  if (quoted) return quoted.quote;
  if (brief.post === 'motivation' || brief.post === 'conversation') return plain(hook);
  if (brief.post === 'offer' && brief.facts.offer) return capital(brief.facts.offer);
  if (brief.document !== null) return capital(cutAtWord(hook, 90));
  if (brief.subject && brief.subject.length <= 60 && !/^(?:how|why|what)\b/i.test(brief.subject))
    return capital(bareOf(brief.subject));
  return plain(hook);
}

function plain(hook: string): string {
  return capital(cutAtWord(withoutStop((hook.split('\n')[0] ?? hook).replace(/^[^:]{3,30}: (?=\p{Ll}|I\b)/u, '')), 90));
}

const FORM_BEFORE =
  /^((?:(?:social media |marketing )?campaign|(?:lesson|business|marketing) plan|(?:[\p{L}]+ ){0,2}report|outline|press release)): (?=\S)/iu;

/** A title without the name of its kind: 'Lesson plan: the water cycle' is 'the water cycle'. */
export function withoutForm(title: string): string {
  return title.replace(FORM_BEFORE, '');
}

/** The name of its kind that a title begins with, or null. */
export function formIn(title: string): string | null {
  return FORM_BEFORE.exec(title)?.[1] ?? null;
}

/** The facts of a brief as they may be shown again. */
export function factsOf(brief: Brief): DraftFacts {
  const quoted = quoteOf(brief);
  const { when, where, price, offer, code, link, email, phone } = brief.mentioned;
  return {
    subject: brief.subject,
    offer: offer ? capital(offer) : null,
    when: when ? asLabel(when) : null,
    where: where ? asLabel(where) : null,
    price,
    code,
    link,
    contact: email ?? phone,
    quote: quoted?.quote ?? null,
    quoteBy: quoted?.by ?? null,
    points:
      brief.points.length > 0
        ? brief.points.map(capital)
        : (brief.labelled.find(({ items }) => items.length > 2)?.items ?? []),
  };
}
