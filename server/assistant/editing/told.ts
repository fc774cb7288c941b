import type { Span } from '../reading/spans/roles.ts';
import { isAkin, topicWords } from '../reading/turn/said.ts';
import { inside } from './layout/layout.ts';
import { askedOfReaders } from './question.ts';
import { rephrase } from './rephrase.ts';
import { sentencesOf } from './spoken/clauses.ts';

/** An order that asks: its question mark stands behind what it is about. */
const ASKS =
  /(?<!\p{L})(?:(?:can|could|would|will|may|might|shall|should) (?:you|u|we|i|someone|somebody)|kannst|könntest|könnt|können|puedes|podrías|podéis|puede|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous|podes|podias|pode|poderias?|puoi|potresti|potete)(?!\p{L})/iu;
/** An order that asks readers for something: what, stands behind it. */
const ASKS_THEM =
  /\bask (?:(?:the|our|my|your|all) )?(?:people|everyone|everybody|them|\p{L}+s|(?:\p{L}+ )\p{L}+s|folk)\s*$/iu;
/** An order whose last word leads to what it is about. */
const NAMES_TOPIC =
  /(?<!\p{L})(?:for|about|on|re|regarding|of|zu|zum|zur|für|über|para|sobre|de|da|do|pour|sur|per|su)[\s:]*$/iu;
const ARTICLE =
  /^(?:the|our|my|an?|der|die|das|unser\p{L}*|mein\p{L}*|el|la|los|las|nuestr\p{L}+|mi|le|les|notre|nos|mon|ma|o|os|as|a nossa|o nosso|nossa|nosso|il|lo|gli|nostr\p{L}+)(?!\p{L})/iu;
const VERB =
  /(?<!\p{L})(?:is|are|was|were|be|been|has|have|had|will|can|may|must|do|does|did|opens?|closes?|starts?|moves?|needs?|gets?|goes|comes?|runs?|ist|sind|war|hat|haben|wird|werden|gibt|es|está|son|hay|tiene|abre|cierra|vuelve|est|sont|ont|aura|sera|reprend|é|são|tem|há|fecha|è|sono|ha|hanno|apre|chiude)(?!\p{L})/iu;
/** 'about the launderette, machine 4 is broken': a topic, and its news. */
const TOPIC =
  /^((?:the|our|my) (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+)(?: (?:pls|plz|please))?[.,] (?=(?:we|it|they|there|you)(?:['’]\p{L}+)? |(?:[\p{L}\d]+ ){1,3}(?:is|are|was|were|will|has|have|can|opens?|closes?|starts?|moves?)\b)/iu;
const MOST_TOPIC = 9;
/** Where a text stands or who reads it is no topic of it: 'a post for our page. We have …'. */
const PLACE =
  /(?<!\p{L})(?:page|site|website|webshop|web shop|feed|profile|account|channel|blog|notice ?board|leaflet|flyer|shop window|door|followers|readers|customers|socials)$/iu;
/** Nor is who speaks, where they go on as 'we'. */
const SPEAKER =
  /(?<!\p{L})(?:shop|store|salon|caf[eé]|practice|surgery|studio|gym|garage|office|company|business|firm|team|club|school|choir|us)$/iu;
const SPEAKS = /^(?:we|we['’]\p{L}+|our|us|i|i['’]\p{L}+)(?!\p{L})/iu;
/** What a caption stands below is not said in it. */
const SHOWN = /^(?:an? |the |this |my |our )?(?:photo|picture|pic|shot|snap|video|reel|selfie) (?:of|showing) /iu;

/** Words that are handed over in quotes are the text; of a quotation, the marks are a part. */
const HANDED_OVER = /^["“„«]([^"“”„«»]{20,})["”“»]\s*$/u;
const NAMES_QUOTE = /quot|zitat|(?<!\p{L})cita|testimonial|review/iu;

/** 'un post para agradecer a los voluntarios': whom an order thanks, the text thanks. */
const THANKS: [RegExp, string][] = [
  [/(?<!\p{L})para agradecer a\s*$/iu, 'Gracias a'],
  [/(?<!\p{L})para agradecer aos\s*$/iu, 'Obrigado aos'],
  [/(?<!\p{L})pour remercier\s*$/iu, 'Merci à'],
  [/(?<!\p{L})per ringraziare\s*$/iu, 'Grazie a'],
];

/** A topic without a word that tells anything of it: 'the roof appeal'. */
function isTopic(sentence: string): boolean {
  return ARTICLE.test(sentence) && !VERB.test(sentence) && sentence.split(/\s+/).length <= MOST_TOPIC;
}

/** Whether the text needs its topic: it does not where that only says where it stands, who speaks, or what follows anyway. */
function isNeeded(topic: string, rest: string): boolean {
  const [next = ''] = sentencesOf(rest);
  if (PLACE.test(topic) || (SPEAKER.test(topic) && SPEAKS.test(next))) return false;
  const stems = (text: string) => topicWords(text).map(({ stem }) => stem);
  const told = stems(next);
  const own = stems(topic.replace(/^(?:the|our|my|an?) (?:new |latest |little )?/iu, ''));
  return own.length === 0 || !own.every((stem) => told.some((word) => isAkin(word, stem)));
}

const withTopic = (topic: string, rest: string) => (isNeeded(topic, rest) ? `${topic}: ${inside(rest)}` : rest);

/** What stands before the first matter: the order that leads to it. */
function orderBefore(spans: Span[]): string {
  const first = spans.findIndex(({ role }) => role === 'matter');
  return spans
    .slice(0, Math.max(0, first))
    .map(({ text }) => text)
    .join('');
}

/**
 * The first sentence without the marks and small words of the order that led to it: 'Could we post about the roof appeal?
 * We are at …' tells of the roof appeal, and 'say that we open at 9, and that dogs may come' says both.
 */
export function asTold(matter: string, spans: Span[]): string {
  const order = orderBefore(spans);
  const given = order === '' || NAMES_QUOTE.test(order) ? matter : matter.replace(HANDED_OVER, '$1');
  const told = /\bcaption\b/i.test(order) ? given.replace(SHOWN, '') : given;
  if (ASKS_THEM.test(order) && /^to \p{L}/iu.test(told)) return rephrase(`Ask people ${told}`);
  const thanks = THANKS.find(([asks]) => asks.test(order));
  if (thanks)
    return `${thanks[1]} ${told}`
      .replace(/à les /iu, 'aux ')
      .replace(/à le /iu, 'au ')
      .replace(/Grazie a i /u, 'Grazie ai ');
  const [first = ''] = sentencesOf(told);
  const asked = ASKS_THEM.test(order) ? askedOfReaders(`ask ${first}`) : null;
  if (asked !== null) return asked + told.slice(first.length);
  if (order === '' || !told.startsWith(first)) return told;
  const [lead = '', named = ''] = /\babout\s*$/i.test(order) ? (TOPIC.exec(told) ?? []) : [];
  if (named !== '') return withTopic(named, told.slice(lead.length));
  const rest = told.slice(first.length);
  const words = first.replace(/\s*[.?]+$/, '');
  const isAsked = /\?$/.test(first) && ASKS.test(order);
  const isNamed = /[^.]\.$/.test(first) && NAMES_TOPIC.test(order);
  const said = withoutLaterThat(words, order) + first.slice(words.length);
  if (!isAsked && !isNamed) return said + rest;
  // What goes on in another line has a form of its own.
  const topic = words.replace(/ (?:pls|plz|please)$/iu, '');
  if (/^[^\S\n]+\S/u.test(rest) && isTopic(topic)) return withTopic(topic, rest.trimStart());
  return isAsked ? `${said.slice(0, -(first.length - words.length))}.${rest}` : said + rest;
}

/** 'say that A, that B and that C': each 'that' belongs to the order. */
function withoutLaterThat(words: string, order: string): string {
  if (/\bthat\s*$/i.test(order)) return words.replace(/(, (?:and |but )?| and | but )that (?=\p{L})/giu, '$1');
  if (/(?<!\p{L})(?:que|che|qu['’])\s*$/iu.test(order))
    return words.replace(/((?:,|(?<!\p{L})(?:y|e|et|ed)) )(?:de )?(?:que |che |qu['’])(?=\p{L})/giu, '$1');
  return words;
}
