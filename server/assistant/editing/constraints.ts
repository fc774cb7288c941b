import type { Language } from '../reading/language.ts';
import type { Span } from '../reading/spans/roles.ts';
import { capital } from './capital.ts';
import { namedEmoji } from './layout/signs.ts';
import { addressesIn, quotationsIn } from './mending/shield.ts';
import { pattern } from './patterns.ts';
import { endingWished } from './wishes-elsewhere.ts';

export type ListForm = 'bullets' | 'numbered' | 'lines' | 'checklist';

/** What the user asked of the text itself: every entry can be checked by counting or looking. */
export interface Constraints {
  maxCharacters: number | null;
  maxWords: number | null;
  sentences: number | null;
  paragraphs: number | null;
  hashtags: { exactly: number | null; atMost: number | null; words: string[] };
  emoji: { none: boolean; count: number | null; signs: string[]; at: 'start' | 'end' | null };
  noExclamation: boolean;
  /** The quotation stands before who said it. */
  quoteFirst: boolean;
  startsWith: string | null;
  endsWith: string | null;
  endsWithQuestion: boolean;
  /** The readers are asked politely. */
  please: boolean;
  /** The link or address comes last. */
  endsWithLink: boolean;
  /** The words of the question to end on, where they were given. */
  question: string | null;
  list: { form: ListForm; count: number | null } | null;
  forbidden: string[];
  /** The words are to be kept letter for letter. */
  verbatim: boolean;
  lowerCase: boolean;
  /** The language that comes first in a text of two. */
  bilingual: boolean;
  /** Wishes of tone and the like, which need a writer. */
  tone: string[];
}

export const NO_CONSTRAINTS: Constraints = {
  quoteFirst: false,
  maxCharacters: null,
  maxWords: null,
  sentences: null,
  paragraphs: null,
  hashtags: { exactly: null, atMost: null, words: [] },
  emoji: { none: false, count: null, signs: [], at: null },
  noExclamation: false,
  startsWith: null,
  endsWith: null,
  endsWithQuestion: false,
  please: false,
  endsWithLink: false,
  question: null,
  list: null,
  forbidden: [],
  verbatim: false,
  lowerCase: false,
  bilingual: false,
  tone: [],
};

export const COUNTS: Record<string, number> = Object.fromEntries(
  [
    'a',
    'one',
    'two zwei dos deux duas due',
    'three drei tres trois três tre',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
  ].flatMap((words, i) => words.split(' ').map((word): [string, number] => [word, Math.max(1, i)])),
);
const NUMBER = `(\\d{1,4}|${Object.keys(COUNTS)
  .filter((word) => word !== 'a')
  .join('|')})`;
const count = (word: string | undefined) => (word === undefined ? null : (COUNTS[word.toLowerCase()] ?? Number(word)));
const SIGN = /\p{Extended_Pictographic}\uFE0F?/gu;

const CHARACTERS = 'char(?:acter)?s?|signs|letters|zeichen|caract[eè]res|caratteri';
const NOT =
  '(?:no|without|w/o|zero|skip|lose|drop|leave out|leave off|spare me|never|minus|hold|ohne|keine?|sin|sans|pas de?|sem|senza)';

/** The wishes of a message, read from what is said to the writer. */
export function readConstraints(spans: Span[], language: Language): Constraints {
  const said = spans
    .filter(({ role }) => role === 'constraint' || role === 'order' || role === 'aside')
    .map(({ text }) => text)
    .join(' | ')
    .replace(/’/g, "'");
  const rules = spans
    .filter(({ role }) => role === 'constraint')
    .map(({ text }) => text)
    .join(' | ')
    .replace(/’/g, "'");
  const message = spans.map(({ text }) => text).join('');
  const match = (source: string) => said.match(pattern(source, 'iu'));
  const words = match(
    `(?:max(?:imum)?\\.?|under|below|within|less than|no more than|not more than|at most|up to|fewer than|keep (?:it|this) (?:to|under)|in|höchstens|máximo)?\\s*${NUMBER}[ -](?:words?|wds|wörter|palabras|mots|palavras|parole)\\b`,
  );
  return {
    ...NO_CONSTRAINTS,
    maxCharacters: maxCharacters(said),
    maxWords: words && !/at least \S+ (?:words?|wds)/i.test(said) && !isVague(said, words) ? count(words[1]) : null,
    sentences: count(
      match(
        `(?<!(?:last|first|these|those) (?:\\p{L}+ )?(?:in)?to )${NUMBER} (?:short |plain )?(?:sentences?|sätze|frases|phrases|frasi)\\b`,
      )?.[1],
    ),
    paragraphs: count(
      match(
        `${NUMBER} (?:short |small )?(?:paragraphs?|paras?|absätze|párrafos|paragraphes|parágrafos|paragrafi)\\b`,
      )?.[1],
    ),
    hashtags: readHashtags(said, match),
    emoji: readEmoji(said, match),
    noExclamation: match(`${NOT} (?:any )?(?:exclamation|ausrufezeichen)`) !== null,
    startsWith: openingWords(said) ?? quotedAfter('start|begin|open', message, said),
    quoteFirst:
      match(
        '(?:start|begin|open|lead)(?:s|ing)? (?:off )?with (?:the quot\\w+|it|her words|his words|their words)|quote (?:comes |goes )?first',
      ) !== null,
    endsWith:
      congratulation(spans, match) ??
      quotedAfter('end|finish|close', message, said) ??
      signature(said) ??
      closingWords(said) ??
      endingWished(message)?.words ??
      sentenceAtEnd(match) ??
      addressWished(rules, message),
    endsWithQuestion:
      match(
        '(?:question (?:\\w+ ){0,3}(?:at the end|last)|(?:last|final) (?:line|sentence)\\b.{0,20}question|(?:end|finish|clos)(?:e|ing)?(?: it)? (?:on|with) (?:a|the|that|your|our) (?:\\w+ ){0,2}question|question last|mit einer frage|(?:close|end|finish) (?:by|with|on) asking)',
      ) !== null && match('forget the question') === null,
    please: match('(?:put|add|say|include|stick|pop|with) (?:an?|the|one) (?:word |nice )?please\\b') !== null,
    endsWithLink:
      match(
        '(?:link|address|url|e-?mail|mail|website|site|contact)s?\\b[^|.]{0,50}? (?:last|at the (?:very )?(?:end|bottom))\\b|(?:end|finish|close)(?:s|ing)? (?:it )?(?:with|on) (?:the|our|my) (?:link|address|url|e-?mail|website|site)',
      ) !== null,
    question:
      match(
        '(?:end on the question (?:whether|if)|(?:close|end|finish) (?:by|with|on) asking(?: them| people| readers)?(?: whether| if)?) (?!for |about )(.+?)(?=$|[|.])',
      )?.[1] ?? null,
    list: readList(match),
    forbidden: readForbidden(rules),
    verbatim:
      match(
        'word for word|verbatim|exactly like that|letter for letter|not one comma|spelling stays|as is\\b|unchanged|do not alter|keep (?:my|our) words|her spelling|capitals as on|wörtlich|textual|mot pour mot',
      ) !== null,
    lowerCase: match('(?:all )?lower ?case\\b|no capital letters') !== null,
    bilingual:
      match(
        '(?:first then|goes first|first, then|in both|keep both|and (?:english|german|french|spanish|welsh)\\b)',
      ) !== null && match('german|english|french|spanish|italian|portuguese|welsh|cymraeg|dutch|irish|polish') !== null,
    tone: language === 'en' ? mannersIn(rules) : [],
  };
}

/** Manners that need other words, whole where they say whose: 'as if the piano is telling it', 'as a limerick', 'make it rhyme'. */
const TONE =
  /\bas if (?:the |our |my |a )[^.,;|]{3,40}|\b(?:in the (?:voice|style) of|from the (?:point of view|perspective) of|from the \p{L}+['’]s (?:point of view|perspective))[^.,;|]{0,40}|\bas an? (?:poem|limerick|haiku|song|rhyme|fairy tale|joke|riddle|sonnet)\b|\b(?:make it |should |must )?rhyme\b|\b(?:funny|cheeky|witty|playful|poetic|dramatic|emotional|inspirational|energetic|catchy|persuasive|sarcastic|grumpy|longer|more detailed|in depth)\b/giu;
/** The manners that are wished for; 'don't make it dramatic' wishes for none. */
const mannersIn = (rules: string) =>
  rules
    .split(/[|.,;]/)
    .filter((clause) => !/\b(?:no|not|never|nothing|without|less|don'?t|isn'?t|too)\b/i.test(clause))
    .flatMap((clause) => clause.match(TONE) ?? [])
    .map((wish) => wish.trim());
const isVague = (said: string, { index = 0 }: RegExpMatchArray) =>
  /(?:about|around|roughly|circa|ca\.?|at least|ungefähr|etwa|environ)\s*$/i.test(said.slice(0, index));

function maxCharacters(said: string): number | null {
  const strict = said.match(
    /(?:under|below|less than|fewer than|unter|weniger als|moins de|menos de|meno di|<)\s*(\d{2,4})(?!\s*(?:words?|wds|\d))/i,
  );
  const named = said.match(pattern(`(\\d{2,4})\\s*(?:${CHARACTERS})\\b`, 'i'));
  const bare =
    said.match(
      /(?:max(?:imum)?\.?|limit(?: of| is)?|fit in(?:to)?|within|cap(?: is)?|no more than|at most)\s*(\d{2,4})(?!\s*(?:words?|wds|lines?|hash|emoji|sentences?|paragraphs?|people|\d))\b/i,
    ) ?? said.match(/\b(\d{2,4})\s*(?:max|tops?\b|limit|is the (?:max|limit)|at (?:the )?most)/i);
  const spoken = said.match(/under (one|two|three) hundred (?:characters|signs)/i);
  if (strict && Number(strict[1]) >= 40 && !named) return Number(strict[1]) - 1;
  if (named && !/at least\s*$/i.test(said.slice(0, named.index)))
    return strict?.[1] === named[1] ? Number(named[1]) - 1 : Number(named[1]);
  if (bare && Number(bare[1]) >= 60) return Number(bare[1]);
  return spoken ? (count(spoken[1]) ?? 0) * 100 - 1 : null;
}

function readHashtags(said: string, match: (source: string) => RegExpMatchArray | null): Constraints['hashtags'] {
  const given = [...said.matchAll(/#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu)].map(([tag]) => tag);
  const spoken = match(
    '(?:put|add|use|with|include|and) (?:the )?hash ?tag ([\\p{L}\\p{N}]{5,})(?= (?:at|to|in)\\b|$|[|.,])',
  )?.[1];
  const words = [...given, ...(spoken && !/^(?:made|please|at)$/i.test(spoken) ? [`#${spoken}`] : [])];
  if (words.length > 0) return { exactly: words.length, atMost: null, words };
  if (match(`${NOT}(?: any| more| the)* (?:hash ?tags?|tags)\\b|hashtags?: none|hashtag[- ]free`))
    return { exactly: null, atMost: 0, words: [] };
  const atMost = match(`(?:no more than|at most|max(?:imum)?|up to|not more than) ${NUMBER} (?:hash ?tags?|tags)`);
  const exactly = match(
    `${NUMBER} (?:relevant |good |short |fitting )?(?:hash ?tags?|tags)\\b(?! (?:max|at most|tops))`,
  );
  if (atMost) return { exactly: null, atMost: count(atMost[1]), words: [] };
  if (exactly ?? match('\\b(?:a|the|one more|another) hash ?tag\\b'))
    return { exactly: count(exactly?.[1]) ?? 1, atMost: null, words: [] };
  return {
    exactly: match('\\b(?:with|add|some|few|include) (?:a few |some )?hash ?tags\\b') ? 2 : null,
    atMost: null,
    words: [],
  };
}

function readEmoji(said: string, match: (source: string) => RegExpMatchArray | null): Constraints['emoji'] {
  const signs = said.match(SIGN) ?? [];
  const at = match('(?:emoji|\\p{Extended_Pictographic}\\uFE0F?).{0,30}at the (start|end)')?.[1];
  const none =
    match(
      `(?:${NOT}|don'?t (?:put|use|add|want|need))(?: any| more| the| \\w+){0,2} (?:emojis?|smileys?|émojis?)\\b(?! than)|emojis?: none|emoji[- ]free`,
    ) !== null;
  const wished = match(`${NUMBER} (?:\\w+ (?:or \\w+ )?)?(?:emojis?|smileys?)`);
  const name = match('\\b(?:a|an|one|the) (\\p{L}+(?: or \\p{L}+)?) emoji\\b')?.[1];
  const named = name === undefined ? [] : namedEmoji(name);
  const some = match(
    '\\b(?:with|w|w/|add|some|few|loads of|lots of|use|include|plus|put) (?:\\w+ )?(?:emojis?|smileys?)',
  );
  return {
    none: none && signs.length === 0,
    count: signs.length > 0 ? signs.length : none ? null : wished ? count(wished[1]) : some ? 2 : null,
    signs: signs.length > 0 ? signs : named,
    at: at === 'start' || at === 'end' ? at : null,
  };
}

function readList(match: (source: string) => RegExpMatchArray | null): Constraints['list'] {
  const first = match(`first ${NUMBER} \\w+ as bullets`);
  if (first) return { form: 'bullets', count: count(first[1]) };
  const bullets = match(
    `(?:${NUMBER} )?(?:bullet(?:ed|s| points?)?|dashes|aufzählung|viñetas)\\b(?: exactly ${NUMBER}|,? (?:exactly )?${NUMBER} of them| \\(${NUMBER})?`,
  );
  if (bullets && !match(`${NOT} bullet`))
    return { form: 'bullets', count: count(bullets.slice(1).find((word) => word !== undefined)) };
  const steps = match(`${NUMBER} (?:numbered )?(?:steps|points)`);
  if (match('\\bnumbered\\b|keep the numbers|with numbers|numbers in front|\\bnummeriert'))
    return { form: 'numbered', count: count(steps?.[1]) };
  if (match('check ?list')) return { form: 'checklist', count: null };
  const lines = match(`(?:in )?${NUMBER} (?:short )?lines\\b`);
  if (lines) return { form: 'lines', count: count(lines[1]) };
  if (match('(?:one|each) (?:\\w+ )?(?:per|on its own|a) line|one line (?:each|per)|per line\\b'))
    return { form: 'lines', count: null };
  return null;
}

/** 'start with "Parents of Acorn group"': the words in quotation marks. */
function quotedAfter(verbs: string, message: string, said: string): string | null {
  const words = (form: string) =>
    pattern(
      `\\b(?:${verbs})${form} (?:it )?(?:with|on)(?: the| this)?(?: quote| quotation| words?| line| sentence| question)?:? ["'“‘](.+?)["'”’](?=[\\s.,:;]|$)`,
      'iu',
    );
  // 'Film night, starting with "Paddington"' tells; 'start with "Paddington"' asks, wherever it stands.
  const unless = new RegExp(`(?<!\\b(?:don['’]?t|do not|never|not)(?: \\p{L}+)? )${words('').source}`, 'iu');
  return message.match(unless)?.[1] ?? said.match(words('(?:s|ing)'))?.[1] ?? null;
}

/** "sign it 'Your housing team'": the words that stand below the text. */
const signature = (said: string) =>
  said.match(
    /(?<!\p{L})(?:sign(?: it| off| this)*(?: as| with)?|unterschreib\p{L}*(?: mit)?|unterzeichne\p{L}*(?: mit)?|firma\p{L}*(?: con| como)?|signe[rz]?|assina\p{L}*(?: com)?):? ["'“‘„«](.+?)["'”’“»](?=[\s.,:;|]|$)/iu,
  )?.[1] ?? null;

/** 'start with the words New address', 'first line New bars', 'the first word has to be Webinar': what starts with a capital. */
const openingWords = (said: string) =>
  said.match(
    /(?:(?:[Ss]tart|[Bb]egin|[Oo]pen)(?:s|ing)? with(?: the)? words?|(?:[Ss]tart|[Bb]egin|[Oo]pen)(?:s|ing)?(?: it)? with:(?= \p{Lu})|[Ff]irst line:?|[Ff]irst words?(?: of it)? (?:is|are|(?:must|should|shall) be|ha(?:s|ve) to be):?) ["'“‘]?(\p{Lu}[^.,:;|"'”’]{2,40})(?=[.,:;|"'”’]|$)/u,
  )?.[1];

/** 'it should end with Bring questions.', 'last sentence should be “Chalk first.”': the words that stand last. */
const closingWords = (said: string) =>
  said
    .match(
      /(?:(?:end|finish|clos)(?:e?s|ing|e)? (?:it )?(?:with|on)(?: the (?:words?|line|sentence))?|[Ll]ast (?:words?|line|sentence)(?: of it)? (?:is|are|(?:must|should|shall) be|ha(?:s|ve) to be|reads?)):? (?:["“‘'](.+?)["”’'](?=[\s.,:;|]|$)|(\p{Lu}[^|"“]{2,60}?))(?=\s*(?:\||$|, (?:and|then|but)\b))/u,
    )
    ?.slice(1)
    .find((words) => words !== undefined) ?? null;

/** 'the mail address jobs@gehwerk.example goes last': an address that only a wish names belongs to the text. */
function addressWished(rules: string, message: string): string | null {
  const numbers = rules.match(/(?<![\p{L}\d])\+?\d[\d ()/-]{6,}\d/gu) ?? [];
  const [first] = [...addressesIn(rules), ...numbers].filter((address) => message.split(address).length === 2);
  return first === undefined ||
    pattern(`(?:${NOT}|don'?t|do not|never|not)\\b[^|.,]*$`, 'iu').test(rules.slice(0, rules.indexOf(first)))
    ? null
    : first;
}

/** 'congratulations at the end': one word is a whole sentence. */
const sentenceAtEnd = (match: (source: string) => RegExpMatchArray | null) => {
  const word = match('(?:^|[|,.]|and)\\s*(congratulations|thank you|thanks) at the (?:very )?end')?.[1]?.toLowerCase();
  if (word) return `${capital(word)}.`;
  const thanked = match(
    '(?:^|[|,.]|\\band\\b)\\s*(?:please )?thank ((?:the |our |my |all )?[\\p{L} ]{2,40}?) at the (?:very )?end',
  )?.[1];
  if (thanked === undefined) return null;
  return /^(?:the |our |my |all )/i.test(thanked) ? `Thank you to ${thanked}.` : 'Thank you.';
};

/** 'congratulate her by name at the end': the sentence with the name that was given. */
function congratulation(spans: Span[], match: (source: string) => RegExpMatchArray | null): string | null {
  if (!match('congratulate \\p{L}+')) return null;
  const matter = spans.filter(({ role }) => role === 'matter').map(({ text }) => text);
  const name = matter.join(' ').match(/\p{Lu}\p{L}+/u)?.[0];
  return name ? `Congratulations, ${name}.` : null;
}

/** Words that the text must not have; what is no word (emoji, marks) has an entry of its own. */
function readForbidden(rules: string): string[] {
  const words: string[] = [];
  for (const match of rules.matchAll(
    /(?:never (?:write|say|use)|avoid|steer clear of|(?:don't|dont|do not) (?:use|say|write))(?: the)?(?: words?| phrases?)? ([^.|;!?\n]+?)(?=[.|;!?\n]|$|,? (?:and|but) (?:we|it|i)\b|, (?:never|always|don't|do not) )/giu,
  )) {
    const quoted = quotationsIn(match[1] ?? '');
    const parts = quoted.length > 0 ? quoted : (match[1] ?? '').split(/,|\band\b|\bor\b/);
    for (const part of parts) {
      const word = part.replace(/["'“”‘’]/g, '').trim();
      if (
        word !== '' &&
        word.split(/\s+/).length <= 3 &&
        !/emoji|exclamation|hashtag|jargon|caps|passive|adjective/i.test(word)
      )
        words.push(word);
    }
  }
  for (const match of rules.matchAll(/\bno ["'“]([^"'”]+)["'”]/giu)) words.push(match[1] ?? '');
  return [...new Set(words.filter((word) => word !== ''))];
}
