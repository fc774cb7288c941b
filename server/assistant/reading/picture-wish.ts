import type { Span } from './roles.ts';
import { readSpans } from './spans.ts';

const PICTURE =
  '(?:an?\\s+|one\\s+|einem\\s+|una?\\s+|une\\s+|uma\\s+)?(?:(?:matching|nice|fitting|suitable|good|great|beautiful|eye-catching|square|accompanying|cool|simple)\\s+)*(?:picture|image|photo|graphic|visual|illustration|pic|bild|foto|imagen|imagem|immagine)';
const JOINT = '(?:(?:along|together)\\s+with|with|and|plus|including|mit|und|con|y|avec|et|com|e|\\+|&)';
const GOES_WITH_IT = '(?:\\s+(?:for it|to go with it|to match|to it))?';

/** 'a post about bread with a picture', 'a post and an image for our sale': the clause that speaks of the picture. */
const TEXT_FIRST = new RegExp(
  // From the first of several spaces only: from each of thousands it would take seconds.
  `(?:,\\s+|(?<!\\s)\\s+)${JOINT}\\s+${PICTURE}${GOES_WITH_IT}(?=\\s*(?:$|[.!?;,:]|\\s(?:about|for|on|to|tomorrow|today|tonight|next|every|each)\\b))`,
  'iu',
);
/** 'an image and a caption for our sale': the picture that stands before the text. */
const PICTURE_FIRST = new RegExp(
  `\\b${PICTURE}\\s+${JOINT}\\s+(?=(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+){0,2}(?:caption|post|text|tweet)\\b)`,
  'iu',
);
const A_TEXT =
  /\b(?:shares?|announce|posts?|captions?|tweets?|texts?|announcements?|beitr(?:ag|äge)|publicaci(?:ón|ones)|publication|publicação|texto?s?|testo)\b/iu;

/** Parts a message that orders a text and a picture for it: the words that are meant for the writer, and whether it does. */
export function withoutPicture(message: string): { text: string; isWished: boolean } {
  const head = orderOf(readSpans(message));
  const alone = head.replace(PICTURE_FIRST, '');
  if (alone !== head) return { text: `${alone}${message.slice(head.length)}`.trim(), isWished: true };
  const clause = TEXT_FIRST.exec(message);
  if (!clause || !A_TEXT.test(message.slice(0, Math.min(head.length, clause.index))))
    return { text: message, isWished: false };
  return { text: `${message.slice(0, clause.index)}${message.slice(clause.index + clause[0].length)}`, isWished: true };
}

/** What a message orders before it brings its matter. */
function orderOf(spans: Span[]): string {
  const end = spans.findIndex(({ role }) => role === 'matter');
  return (end < 0 ? spans : spans.slice(0, end)).map(({ text }) => text).join('');
}
