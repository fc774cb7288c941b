import { type PartSpan, type PicturePart, TALK } from '../part.ts';
import { CLOSED } from './closed.ts';

const GREETING =
  '(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen|abend)|moin|servus|hola|buenos días|buenas(?: tardes)?|bonjour|bonsoir|salut|ciao|buongiorno|buonasera|salve|olá|oi|bom dia|boa tarde)';
/** 'We are a choir', 'on est une compagnie': who writes says who they are. */
const WHO =
  "(?:(?:we['’]?re|we are|i['’]?m|i am) (?:an?|the|two|three|your)|(?:wir sind|ich bin) (?:ein\\p{L}*|das|der|die)|somos (?:una?|los|las|el|la)|soy|(?:on est|nous sommes) (?:une?|des|les?|la)|je suis|siamo (?:una?|il|la|i|le)|sono una?|somos (?:uma?|os|as|o|a)|sou)";
/** The first sentence, where it only greets or says who writes: 'Buongiorno, studio dentistico.', 'Somos un club de ajedrez.' */
const OPENING = new RegExp(
  `^\\s*(?:${GREETING}(?!\\p{L})[,!]?(?:\\s+\\p{L}[^.!?:\\n]{0,60})?|(?:${GREETING}[,!]?\\s+)?${WHO}\\s(?:[^.!?:\\n]|(?<=\\d)\\.(?= )){2,120})[.!]?(?=\\s|$)`,
  'iu',
);
/** What tells facts greets nobody. */
const FACTS: readonly PicturePart[] = ['day', 'hours', 'price', 'figure', 'call'];
const OPENS_WITH_WHO = new RegExp(`^\\s*(?:${GREETING}[,!]?\\s+)?${WHO}\\s`, 'iu');

/** 'We are a family business and will be | closed …': the news stands in the same sentence. */
const PASSING = new RegExp(
  `^\\s*(?:${GREETING}[,!]?\\s+)?${WHO}\\s[^.!?:\\n]{2,70}?\\s(?:and|und|y|et|e)\\s(?:(?:we|wir|nous|on)\\s)?${CLOSED.source}`,
  'iu',
);

/** '(we are a notary practice)'. */
const BRACKETED = new RegExp(`\\(${WHO}\\s[^()\\n]{2,60}\\)`, 'giu');

/** What introduces whoever asks: told to the designer, where an order follows. */
export function introductionsIn(text: string, spans: PartSpan[]): PartSpan[] {
  const [passing = '', , closed = ''] = PASSING.exec(text) ?? [];
  if (passing !== '') return [{ part: 'order', from: 0, to: passing.length - closed.length }];
  const opening = OPENING.exec(text)?.[0].length ?? 0;
  const isOrdered =
    spans.some(({ part, from }) => part === 'order' && from >= opening) &&
    (OPENS_WITH_WHO.test(text) || !spans.some(({ part, from }) => FACTS.includes(part) && from < opening));
  return [
    ...(opening > 0 && isOrdered ? [{ part: 'order' as const, from: 0, to: opening }] : []),
    ...[...text.matchAll(BRACKETED)]
      .filter(({ index }) => spans.some(({ part, from }) => TALK.includes(part) && from < index))
      .map(({ index, 0: words }): PartSpan => ({ part: 'wish', from: index, to: index + words.length })),
  ];
}
