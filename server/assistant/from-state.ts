import { PLATFORM_RULES, PLATFORMS } from '../../domain/post/platforms.ts';
import { lengthOn } from '../../domain/post/text.ts';
import { PLACE_NAME } from '../lib/platform-words.ts';
import { asksLength } from './reading/turn/asks-length.ts';
import { type FactKind, factsIn } from './reading/turn/facts.ts';
import { readPlaces } from './reading/turn/places.ts';
import { pickDrafts } from './reading/turn/pointing/plan-picks.ts';
import { namedFact } from './reading/turn/revision/removals.ts';
import { isAkin, topicWords } from './reading/turn/said.ts';
import { clauseWith, toldSentences } from './reading/turn/text-parts.ts';
import type { ConversationState } from './state.ts';

const NETWORKS =
  /\b(?:which|what|how many|list)\b.{0,20}\b(?:networks?|platforms?|channels?|socials?|social media|sites)\b/i;
const TEXT_AGAIN =
  /\b(?:show|see|remind|repeat|give|tell|read|what(?:'?s| is| does| did| do)?|how does)\b.{0,30}\b(?:texts?|words|wording|captions?|drafts?|it says?|they say|it reads?|that says?|say(?:s|ing)?(?: (?:now|again|exactly))?\W*$|(?:latest|current|last|newest) version)|\b(?:what(?:'?s| is)?|everything(?:'?s)?) in (?:it|there|that one|the \w+ (?:one|post))\b|\bread (?:it|that|this|the \w+(?: one)?|them) back\b|\b(?:how|what) does (?:it|that|the \w+ one) (?:look|read|say)(?: like)?\b|\bshow (?:me )?(?:it|that|what (?:we|you) have)\b/i;
const SAID =
  /\b(?:which|what|when|who|where|how much)\b.{0,30}\b(?:did i|have i|i) (?:say|said|give|gave|give you|tell|told|write|wrote|put|named?|mention(?:ed)?)\b/i;
/** 'What was the price again?', 'when is it?' */
const FACT_AGAIN =
  /\bwhat(?:'?s| is| was| are| were)\b.{0,20}\b(?:price|cost|fee|date|day|time|link|website|address|phone|number)s?\b(?: again)?\W*$|\b(?:when|how much)(?:'?s| is| was) (?:it|that|this)(?: again)?\W*$/i;

/** 'Which bus was it again?', 'who do they call?': a question in words of the text is answered by the sentence that has them. */
const ASKS =
  /^\W*(?:(?:and|so|ok|wait|hang on|sorry|remind me)[\s,]+)*(?:which|what|who|whose|whom|where|when|how (?:much|many|long|old|far|big))\b/i;
const AGAIN = /\b(?:again|was it|were they|did (?:i|we)|have (?:i|we))\b[^?]*\??\W*$/i;

/** 'Remind me, when do we move?' asks for what the text tells; when it goes out is asked of the plans. */
const REMINDED =
  /\b(?:when|what time|what day|how much|which day)\b[^?]*\b(?:do|does|did|is|are|was|were|will)\b|\bremind me\b/i;
const OF_PLANS =
  /\b(?:posts?|posted|posting|plans?|planned|schedul\w*|publish\w*|go(?:es|ing)? (?:out|live|up)|you)\b/i;

/** 'Is the price in there?', 'did you mention the dogs?': whether the text tells something. */
const WHETHER =
  /^\W*(?:(?:and|so|ok|wait|sorry|but)[\s,]+)*(?:(?:is|are) (?:the |our |my |any )?(.+?) (?:still |already )?(?:in (?:there|it|that one|the (?:text|post|draft))|mentioned|included)|(?:does|do) (?:it|that|they|the (?:text|post|draft|\w+ one)) (?:still |also )?(?:say|mention|include|tell(?: people)?|have|give) (?:the |our |my |about |anything about )*(.+?)|(?:did|have) (?:you|i|we) (?:still |already )?(?:mention|put|include|say|keep|leave|kept|put in|left)(?:ed|d)?(?: in)? (?:the |our |my |about )*(.+?)(?: in(?: there)?)?)\s*\?*\s*$/i;

/** What a question about a fact asks for. */
const FACTS: [RegExp, FactKind[]][] = [
  [/\b(?:date|day|when)\b/i, ['date', 'weekday', 'ordinal']],
  [/\btimes?\b|\bo'clock\b/i, ['time']],
  [/\b(?:prices?|costs?|fees?|how much|money|amount|pay|charge)\b/i, ['money']],
  [/\b(?:link|url|website|site|page)\b/i, ['link']],
  [/\b(?:mail|address)\b/i, ['mail', 'link']],
  [/\b(?:phone|number|ring|call)\b/i, ['phone', 'number']],
];

/** The answer to a question that the conversation itself, or the platform table, can answer; null to any other. */
export function answerFromState(say: string, state: ConversationState): string | null {
  if (NETWORKS.test(say)) return `${listed(PLATFORMS.map((platform) => PLATFORM_RULES[platform].label))}.`;
  if (state.drafts.length === 0) return null;
  if (SAID.test(say) || FACT_AGAIN.test(say)) return factSaid(say, state);
  if (asksLength(say)) return lengthSaid(say, state);
  const told = whetherTold(say, state);
  if (told !== null) return told;
  if (TEXT_AGAIN.test(say)) return textAgain(say, state);
  if (OF_PLANS.test(say)) return null;
  return (REMINDED.test(say) ? sentenceSaid(say, state) : null) ?? (ASKS.test(say) ? toldOf(say, state) : null);
}

/** The newest sentence that has the words of a question; all of them, unless it asks for what was said before. */
function toldOf(say: string, { drafts }: ConversationState): string | null {
  const asked = topicWords(say).filter(({ isCalendar }) => !isCalendar);
  const isAgain = AGAIN.test(say);
  const known = (text: string): number => {
    const own = topicWords(text);
    return asked.filter(({ stem }) => own.some((word) => isAkin(word.stem, stem))).length;
  };
  const sentences = drafts.toReversed().flatMap(({ text }) => toldSentences(text));
  const best = sentences.toSorted((a, b) => known(b) - known(a))[0];
  const least = isAgain ? 1 : asked.length;
  if (best !== undefined && least > 0 && known(best) >= least) return `Your draft says: ${best}`;
  return isAgain ? `The text says: ${drafts.at(-1)?.text}` : null;
}

/** How long the text is, and for a network, whether it fits there. */
function lengthSaid(say: string, state: ConversationState): string {
  const [n] = pickDrafts(say, state).numbers;
  const draft = state.drafts.find((one) => one.n === n) ?? state.drafts.at(-1);
  const text = draft?.text ?? '';
  // 'Too long for Twitter' adds no place.
  const { only, more } = readPlaces(say);
  const platform = only[0] ?? more[0] ?? draft?.platform;
  const words = text.split(/\s+/).filter(Boolean).length;
  if (!platform) return `${text.length} characters, ${words} words.`;
  const { label, maxLength } = PLATFORM_RULES[platform];
  const size = lengthOn(text, platform);
  const fits = size <= maxLength ? `It fits ${label}` : `It is too long for ${label}`;
  return `${fits}: ${size} of ${maxLength} characters, ${words} words.`;
}

/** Yes with the words that tell it, or no; null where nothing of the kind is asked. */
/** What is asked of the text itself, of a place or of a picture is told in no sentence. */
const NOT_TOLD = new RegExp(
  String.raw`^(?:it|that|this|them|to|there)\b|\b(?:too (?:many|much|long)|under|over|within|characters|words|emojis?|hashtags?|pictures?|images?|photos?|${PLACE_NAME})\b`,
  'i',
);

function whetherTold(say: string, state: ConversationState): string | null {
  const found = WHETHER.exec(say);
  const asked = (found?.[1] ?? found?.[2] ?? found?.[3])?.trim() ?? '';
  if (asked === '' || OF_PLANS.test(asked) || NOT_TOLD.test(asked)) return null;
  const [n] = pickDrafts(say, state).numbers;
  const text = (state.drafts.find((draft) => draft.n === n) ?? state.drafts.at(-1))?.text ?? '';
  const part = namedFact(asked, text) ?? clauseWith(text, asked);
  return part === null ? 'No, the text does not say that.' : `Yes: ${part.replace(/[.,;]+$/, '')}.`;
}

function textAgain(say: string, state: ConversationState): string | null {
  const { numbers } = pickDrafts(say, state);
  const meant = state.drafts.filter(({ n }) => numbers.includes(n));
  const shown = meant.length > 0 ? meant : state.drafts.slice(-1);
  return shown.map(({ text }) => text).join('\n\n');
}

/** The only sentence of several in the texts that holds a fact of the kind that is asked for; null where it can't be known. */
function sentenceSaid(say: string, { drafts }: ConversationState): string | null {
  const kinds = FACTS.find(([words]) => words.test(say))?.[1] ?? [];
  const sentences = [...new Set(drafts.flatMap(({ text }) => toldSentences(text)))];
  const holding = sentences.filter((one) => factsIn(one).some(({ kind }) => kinds.includes(kind)));
  const asked = topicWords(say);
  const own = holding.filter((one) =>
    topicWords(one).some((word) => asked.some(({ stem }) => isAkin(word.stem, stem))),
  );
  const [only, ...others] = own.length > 0 ? own : holding;
  return only && others.length === 0 && sentences.length > 1 ? `Your draft says: ${only}` : null;
}

function factSaid(say: string, state: ConversationState): string | null {
  const sentence = sentenceSaid(say, state);
  if (sentence !== null) return sentence;
  const { drafts } = state;
  const kinds = FACTS.find(([words]) => words.test(say))?.[1] ?? [];
  const asked = topicWords(say);
  const shared = (text: string): number => {
    const own = topicWords(text);
    return asked.filter(({ stem }) => own.some((word) => isAkin(word.stem, stem))).length;
  };
  // The text that the question speaks of, else the newest one.
  const [text = ''] = drafts
    .map((draft) => draft.text)
    .toReversed()
    .toSorted((a, b) => shared(b) - shared(a));
  const found = factsIn(text).filter(({ kind }) => kinds.includes(kind));
  return found.length > 0 ? `${listed(found.map((fact) => fact.text))}.` : `The text says: ${text}`;
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
