import { OWN_NOUN } from '../../../lib/platform-words.ts';
import type { MediaBeside } from '../../operations.ts';
import { languageOf } from '../language.ts';
import { glossTalk } from '../languages/gloss.ts';
import type { Span } from '../spans/roles.ts';
import { readSpans } from '../spans/spans.ts';
import { NOUNS, speakerIn, VOICE_NAMES } from './media-words.ts';

const LOOKS =
  '(?:(?:matching|nice|fitting|suitable|good|great|beautiful|eye-catching|square|accompanying|cool|simple|short|quick|spoken|fresh|new)\\s+)*';
const WHOSE = `(?:\\s+(?:spoken |read |narrated )?(?:by|from|of|in)\\s+(?:the\\s+|an?\\s+)?${VOICE_NAMES}(?:['’]s)?(?:\\s+voice)?)?`;
const GOES_WITH_IT = '(?:\\s+(?:for it|to go with it|to match|to it|of it))?';
const PICTURE = `(?:an?\\s+|one\\s+|the\\s+|1\\s+)?${LOOKS}${NOUNS.picture}${GOES_WITH_IT}`;
// Without its article 'sound' may be what is sold; 'audio' and 'a sound' are beside a text.
const SOUND = `(?:(?:an?|one|the|its|1)\\s+${LOOKS}${NOUNS.sound}|${LOOKS}(?:audio|voice[ -]?(?:over|note)s?)\\b)${GOES_WITH_IT}${WHOSE}|${VOICE_NAMES}['’]s\\s+voice|(?:spoken|read (?:out|aloud)|narrated|voiced)\\s+by\\s+(?:the\\s+)?${VOICE_NAMES}(?:['’]s voice)?`;
const JOINT = '(?:(?:along|together)\\s+with|with|and|plus|including|\\+|&)';
const ITEM = `(?:${PICTURE}|${SOUND})(?![\\p{L}\\p{N}'’-])`;
const ENDS =
  '(?=\\s*(?:$|[.!?;,:]|\\s(?:about|for|on|to|at|tomorrow|today|tonight|now|this|next|every|each|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\\b))';
// From the first of several spaces only: from each of thousands it would take seconds.
const GAP = '(?:[,.;!]\\s+|(?<!\\s)\\s+)';

/** '…, and add a picture'. */
const ADD = '(?:(?:please|also|then)\\s+)*(?:add|include|attach|draw|make|put)';

/** 'a post about bread with a picture and a voice note', 'spoken by Sarah': the clause that speaks of what goes beside the words. */
const CLAUSE = new RegExp(
  `(?:${GAP}(?:${JOINT}\\s+(?:${ADD}\\s+)?|(?<=[,.;!]\\s+)${ADD}\\s+)${ITEM}|${GAP}spoken\\s+by\\s+${VOICE_NAMES}|${GAP}(?<=["”’']\\s+)with\\s+sound)(?:(?:,\\s*|\\s+)(?:${JOINT}\\s+)?${ITEM})*${ENDS}`,
  'iu',
);
/** 'an image and a caption for our sale': what stands before the text. */
const BEFORE_TEXT = new RegExp(
  `\\b(?:${PICTURE}|${SOUND})\\s+${JOINT}\\s+(?=(?:an?\\s+|the\\s+)?(?:[\\w-]+\\s+){0,2}(?:caption|post|text|${OWN_NOUN})\\b)`,
  'iu',
);
const A_TEXT = new RegExp(
  String.raw`\b(?:shares?|announce|posts?|captions?|${OWN_NOUN}s?|texts?|announcements?|schedule|publish|queue|beitr(?:ag|äge)|publicaci(?:ón|ones)|publication|publicação|texto?s?|testo)(?!\p{L})`,
  'iu',
);
const IS_PICTURE = new RegExp(NOUNS.picture, 'iu');
const IS_SOUND = new RegExp(`${NOUNS.sound}|\\bspoken\\b|\\bread\\b|\\bvoiced?\\b|\\bnarrated\\b`, 'iu');
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu;

/** What words about the things beside a text ask for. */
function besideIn(words: string): MediaBeside {
  const voice = speakerIn(words);
  return {
    ...(IS_PICTURE.test(words) ? { picture: true } : {}),
    ...(IS_SOUND.test(words) ? { sound: true, ...(voice ? { voice } : {}) } : {}),
  };
}

/** What goes beside a text that is spoken of and not brought along: 'schedule it tomorrow with a picture'. */
export function besideOf(english: string): MediaBeside {
  return besideIn(CLAUSE.exec(unquoted(english))?.[0] ?? '');
}

/** Parts a message that orders a text and something beside it: the words that are meant for the writer, and what else is wished. */
export function withoutBeside(message: string): { text: string; beside: MediaBeside } {
  const language = languageOf(message);
  const head = orderOf(readSpans(message));
  const order = glossTalk(head, language);
  const first = BEFORE_TEXT.exec(order.text);
  const cut = ([from, to]: [number, number], words: string) => ({
    text: `${message.slice(0, from)}${message.slice(to)}`.trim(),
    beside: besideIn(words),
  });
  if (first) return cut(order.place(first.index, first.index + first[0].length), first[0]);
  const gloss = glossTalk(message, language);
  const clause = CLAUSE.exec(unquoted(gloss.text));
  if (!clause) return { text: message, beside: {} };
  const [from, to] = gloss.place(clause.index, clause.index + clause[0].length);
  const isOrdered = A_TEXT.test(glossTalk(head.slice(0, from), language).text) || namesPlace(message, from);
  // Behind a colon stands what is posted, unless a mark parts the clause from it.
  const isTold = /:\s/.test(message.slice(0, from)) && !/^[,.;!]/.test(clause[0]);
  return isOrdered && !isTold ? cut([from, to], clause[0]) : { text: message, beside: {} };
}

const unquoted = (text: string): string => text.replace(QUOTED, (found) => `"${'x'.repeat(found.length - 2)}"`);

/** What a message orders before it brings its matter. */
function orderOf(spans: Span[]): string {
  const end = spans.findIndex(({ role }) => role === 'matter');
  return (end < 0 ? spans : spans.slice(0, end)).map(({ text }) => text).join('');
}

function namesPlace(message: string, before: number): boolean {
  let at = 0;
  return readSpans(message).some(({ role, text }) => {
    at += text.length;
    return role === 'platform' && at <= before;
  });
}
