import { type Facts, findFacts } from './facts.ts';
import type { PostKind } from './kinds.ts';
import type { Labelled } from './labels.ts';
import { mendWords, withoutStop } from './mend.ts';

const LABELS = {
  when: /^(?:when|dates?|day|viewings?)$/,
  where: /^(?:where|venue|location|place|address)$/,
  price: /^(?:price|cost|tickets?|entry|admission|fee)$/,
  offer: /^(?:offer|discount|deal)$/,
} as const;
type Attributed = keyof typeof LABELS;

function labelledFacts(labelled: Labelled[]): Partial<Record<Attributed, string>> {
  const found: Partial<Record<Attributed, string>> = {};
  for (const [name, pattern] of Object.entries(LABELS) as [Attributed, RegExp][]) {
    const value = labelled.find(({ label }) => pattern.test(label))?.value.replace(/\.$/, '');
    if (value) found[name] = value;
  }
  return found;
}

/** All facts of a brief, wherever they stand. */
export function mentionedFacts(text: string, labelled: Labelled[]): Facts {
  return { ...findFacts(mendWords(text)), ...labelledFacts(labelled) };
}

/**
 * The facts that belong to the subject itself, so that a wording may join them with it. 'Register by Friday' does not
 * make Friday the day of the event: what a sentence or a call says stays in that sentence.
 */
export function attributedFacts(
  mentioned: Facts,
  labelled: Labelled[],
  subject: string | null,
  fragments: string[],
  post: PostKind,
): Facts {
  const about = findFacts(mendWords(subject ?? ''));
  const loose = fragments.map((fragment) => ({ fragment, facts: findFacts(mendWords(fragment)) }));
  const first = (name: Attributed) =>
    about[name] ?? loose.find(({ facts }) => facts[name] !== null)?.facts[name] ?? null;
  const offer = loose.find(({ facts }) => facts.offer !== null);
  const alone = loose.find(({ fragment, facts }) => facts.when !== null && facts.when === withoutStop(fragment));
  const when = post === 'offer' ? (about.when ?? offer?.facts.when ?? alone?.facts.when ?? null) : first('when');
  return {
    ...mentioned,
    when,
    where: first('where'),
    price: first('price'),
    offer: first('offer'),
    ...labelledFacts(labelled),
  };
}
