import { OWN_NOUN, PLATFORM_NAME } from '../../lib/platform-words.ts';
import { readSpans } from '../reading/spans/spans.ts';
import { shapesIn } from '../reading/written-shape.ts';
import { TALK } from './part.ts';
import { readAskedParts } from './parts.ts';
import { posterOf } from './poster.ts';

/** What only a picture can be called. */
const PICTURE =
  /(?<!\p{L})(?:pictures?|images?|pics?|graphics?|posters?|flyers?|banners?|wallpapers?|bild(?:er)?|plakat|flugblatt|imagen|póster|cartel|affiche|visuel|(?:quote|stat|poll|tip|price|menu|thank[- ]you|announcement|info|event|greetings?|christmas) ?cards?|zitatkarte|infokarte|kachel|sharepic|bannière|bandeau|immagin[ei]|locandina|imagem|cartaz)(?!\p{L}|-ish|[ -](?:text|copy|wording)(?!\p{L}))/iu;
/** A story is a picture where it opens the message, or where something is for it: 'a story in green: …', 'for our studio’s story'. */
const STORY = new RegExp(
  String.raw`^\W*(?:an? |eine |una |une |uma )?(?:${PLATFORM_NAME} )?stor(?:y|ies)(?= (?:in|for|für|para|pour|per)(?!\p{L})|\s*[:,])|(?<!\p{L})(?:for|für|para|pour|per) (?:(?:an?|our|my|the|eine|unsere|meine|una|nuestra|mi|une|notre|ma|nossa|minha|la) )?(?:[\p{L}'’]+ ){0,2}stor(?:y|ies)(?=[^\S\n]*(?:[.,:;!?)\n]|$))`,
  'iu',
);
/** Whoever orders with one of these wants words. */
const WRITING =
  /(?<!\p{L})(?:write|captions?|threads?|articles?|e-?mails?|blog|newsletter|schedule|publish|schreib(?!schrift)\p{L}*|escrib\p{L}*|écri(?!ture)\p{L}*|scriv\p{L}*|escrev\p{L}*)(?!\p{L})/iu;
/** These too, unless it is said before that they stand on a picture: 'a banner, text on the right'. */
const TEXT = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:no|without|without any|ohne|sin|sans|sem|senza|kein|keinen|white|black|dark|light|big|large|gold|bold|yellow|blue|red|green) )(?:posts?|texts?|${OWN_NOUN}s?|letters?|alt|beitrag|texto|texte|testo)(?!\p{L})`,
  'iu',
);

/** Where words name a picture, or nothing. */
const pictureIn = (words: string): number =>
  Math.min(...[words.search(PICTURE), words.search(STORY), shapesIn(words)[0]?.start ?? -1].filter((at) => at >= 0));

/** Whether a message orders a picture by what it calls it, in its order or in its wishes: a poster that is sold is none. */
export function ordersPicture(message: string): boolean {
  if (pictureIn(message) === Number.POSITIVE_INFINITY) return false;
  const talk = readAskedParts(message)
    .filter(({ part }) => TALK.includes(part))
    .map(({ from, to }) => message.slice(from, to))
    .join(', ');
  const [picture, text] = [pictureIn(talk), talk.search(TEXT)];
  return picture < Number.POSITIVE_INFINITY && !WRITING.test(talk) && (text < 0 || picture < text);
}

const SENTENCE = /[^.!?\n]+[.!?\n]*/gu;

/** Whether a message orders a picture in a sentence of its own: the times of the others are told by it. */
export function ordersPictureApart(message: string): boolean {
  if (!ordersPicture(message)) return false;
  const times: [from: number, to: number][] = [];
  let at = 0;
  for (const { role, text } of readSpans(message)) {
    if (role === 'when') times.push([at, at + text.length]);
    at += text.length;
  }
  return [...message.matchAll(SENTENCE)].every(
    ({ index, 0: sentence }) =>
      pictureIn(sentence) === Number.POSITIVE_INFINITY ||
      !times.some(([from, to]) => from < index + sentence.length && to > index),
  );
}

/** Whether an order for a picture says nothing of what stands on it: 'add a picture', 'a square one in blue'. */
export function showsNothing(order: string): boolean {
  const { title, figure, items } = posterOf(order, readAskedParts(order));
  return title === '' && figure === null && items.length === 0;
}
