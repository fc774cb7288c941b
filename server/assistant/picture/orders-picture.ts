import { OWN_NOUN, PLATFORM_NAME } from '../../lib/platform-words.ts';
import { shapesIn } from '../reading/written-shape.ts';
import { TALK } from './part.ts';
import { readAskedParts } from './parts.ts';
import { posterOf } from './poster.ts';

/** What only a picture can be called. */
const PICTURE =
  /(?<!\p{L})(?:pictures?|images?|pics?|graphics?|posters?|flyers?|banners?|wallpapers?|bild|plakat|flugblatt|imagen|póster|cartel|affiche|visuel|(?:quote|stat|poll|tip|price|menu|thank[- ]you|announcement|info|event) ?cards?|zitatkarte|infokarte|kachel|sharepic|bannière|bandeau|immagine|locandina|imagem|cartaz)(?!\p{L})/iu;
/** A story is a picture where it opens the message: 'a story in green: …', 'une story pour …'. */
const STORY = new RegExp(
  String.raw`^\W*(?:an? |eine |una |une |uma )?(?:${PLATFORM_NAME} )?stor(?:y|ies)(?= (?:in|for|für|para|pour|per)(?!\p{L})|\s*[:,])`,
  'iu',
);
/** Whoever says one of these wants words, unless they want none. */
const TEXT = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:no|without|without any|ohne|sin|sans|sem|senza|kein|keinen|white|black|dark|light|big|large|gold|bold|yellow|blue|red|green) )(?:write|posts?|captions?|texts?|${OWN_NOUN}s?|threads?|articles?|e-?mails?|letters?|blog|newsletter|schedule|publish|alt|schreib\p{L}*|beitrag|escrib\p{L}*|texto|écri\p{L}*|texte|scriv\p{L}*|testo|escrev\p{L}*)(?!\p{L})`,
  'iu',
);
/** An order comes first, and is short. */
const HEAD = 160;

/** Whether a message orders a picture by what it calls it, in its order or in its wishes: a poster that is sold is none. */
export function ordersPicture(message: string): boolean {
  const head = message.slice(0, HEAD);
  const isPicture = (words: string): boolean => PICTURE.test(words) || STORY.test(words) || shapesIn(words).length > 0;
  if (!isPicture(head)) return false;
  const talk = readAskedParts(message)
    .filter(({ part }) => TALK.includes(part))
    .map(({ from, to }) => message.slice(from, to))
    .join(', ');
  return isPicture(talk) && !TEXT.test(talk);
}

/** Whether an order for a picture says nothing of what stands on it: 'add a picture', 'a square one in blue'. */
export function showsNothing(order: string): boolean {
  const { title, figure, items } = posterOf(order, readAskedParts(order));
  return title === '' && figure === null && items.length === 0;
}
