import type { Span } from '../reading/spans/roles.ts';
import { isAkin, topicWords } from '../reading/turn/said.ts';
import { clausesIn, sentencesIn } from '../reading/turn/text-parts.ts';
import { removeFact } from '../revising/facts.ts';

/** What a wish takes out of the text, by the words that name it: 'leave out the councillor bit', 'erwähne nicht den Preis'. */
const QUOTED =
  /\b(?:lose|cut|drop|skip|omit|leave out|take out|remove|delete|kill|without|minus)(?: out)? (?:the |that |my )?(?:bit |part |line |words? |phrase )?["'“‘]([^"“”]+?)["'”’](?=$|[\s,.;!?|])/iu;
const NAMED: RegExp[] = [
  /\b(?:leave|keep|cut|take|drop|skip|omit) (?:out |off )?(?:the |that |any |our |my )?((?!(?:it|this|that|them|one|short|in|to|under|out)\b)[^,.;!?|]+?)(?: (?:bit|part|line|thing|stuff|business))?(?: (?:out|off|away))(?=$|[\s,.;!?|])/iu,
  /\b(?:leave out|omit|skip|drop|cut) (?:the |that |any |our |my )?([^,.;!?|]+?)(?: (?:bit|part|line|thing|stuff|business))?(?= actually| please|$|[,.;!?|])/iu,
  /\b(?:don['’]?t|do not|please don['’]?t|never) (?:mention|include|bring up|talk about) (?:the |that |any |our |my )?([^,.;!?|]+)/iu,
  /\bno mention of (?:the |our |my )?([^,.;!?|]+)/iu,
  /(?<!\p{L})erwähne?t? (?:nicht |bitte nicht )?(?:das |den |die |der |kein\p{L}* )?([^,.;!?|]+?)(?: nicht)?(?=$|[,.;!?|])/iu,
  /(?<!\p{L})lass(?:t)? (?:das mit )?(?:das |den |die |dem |der )?([^,.;!?|]+?) weg/iu,
  /(?<!\p{L})(?:no (?:menciones?|digas?|pongas?|hables? de|incluyas?)|quita|sin mencionar) (?:el |la |los |las |lo de )?([^,.;!?|]+)/iu,
  /(?<!\p{L})ne (?:mentionne[zr]?|parle[zr]?|dis|cite[zr]?) pas (?:de |du |des |d['’])?(?:le |la |les |l['’])?([^,.;!?|]+)/iu,
  /(?<!\p{L})não (?:menciones?|digas?|fales? d[eoa]s?|ponhas?) (?:o |a |os |as )?([^,.;!?|]+)/iu,
  /(?<!\p{L})non (?:menzionare|dire|parlare d(?:i|el|ella|ei|elle)|citare) (?:il |lo |la |i |gli |le |l['’])?([^,.;!?|]+)/iu,
];
/** A form is no fact, and what must not be said twice may be said once. */
const NO_FACT =
  /\b(?:hash ?tags?|emojis?|exclamation|caps|capitals|twice|again|more than|jargon|fluff|salesy|words?|phrases?|adjectives|every|all)\b/iu;

/** 'The bit about the church' is what is said of the church. */
const ABOUT = /^(?:bit|part|line|thing|stuff|sentence|business) (?:about|on|with) /iu;

/** The matter without the clauses that a wish names, and what they were. Of what is not in it, nothing has to go. */
export function withoutUnwanted(matter: string, spans: Span[]): { text: string; gone: string[] } {
  const wishes = spans.filter(({ role }) => role === 'constraint').map(({ text }) => text);
  const named = wishes.flatMap((wish) => NAMED.flatMap((row) => row.exec(wish)?.[1] ?? []));
  const quoted = wishes.flatMap((wish) => QUOTED.exec(wish)?.[1] ?? []).filter((words) => matter.includes(words));
  return named.reduce<{ text: string; gone: string[] }>(
    ({ text, gone }, words) => {
      const clause = clauseNamed(text, words);
      const rest = clause === undefined ? null : removeFact(text, clause);
      return rest && 'text' in rest && clause !== undefined
        ? { text: rest.text, gone: [...gone, clause] }
        : { text, gone };
    },
    { text: quoted.reduce(withoutWords, matter), gone: quoted },
  );
}

/** The text without words that a wish quotes, and without the comma that held them. */
const withoutWords = (text: string, words: string) =>
  text
    .replace(words, '')
    .replace(/(?:\s*,)?\s+(?=[.!?;:])|^[\s,;]+/gu, '')
    .replace(/,\s*,/g, ',')
    .replace(/ {2,}/g, ' ');

function clauseNamed(text: string, words: string): string | undefined {
  const asked = NO_FACT.test(words) ? [] : topicWords(words.replace(ABOUT, ''));
  if (asked.length === 0) return undefined;
  return sentencesIn(text)
    .flatMap(clausesIn)
    .find((clause) => {
      const own = topicWords(clause);
      return asked.every(({ stem }) => own.some((word) => isAkin(word.stem, stem)));
    });
}
