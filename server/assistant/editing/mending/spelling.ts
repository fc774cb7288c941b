import { capital } from '../capital.ts';
import { APOSTROPHES, COMPOUNDS, KNOWN_PHRASES, MISSPELLINGS, SHORTHAND } from './lexicon.ts';
import type { Speller } from './speller.ts';
import { isCommonWord, isName, isWord } from './words.ts';

/** A word as it is typed; 'n = 412' is none. */
const WORD = /(?<![\p{L}\p{N}@#/.\uE000-\uF8FF-]|\p{L}['’])[\p{L}\p{N}]+(?![\p{L}\p{N}'’@]|\s?=\s?\d)/gu;
/** 'its' is 'it's' before what only follows a verb. */
const ITS =
  /\bits(?= (?:a|an|the|not|free|back|our|my|your|really|still|also|all|only|just|on|in|at|for|from|been|going|getting|meant|closed|open|now|so|too|very|warm|hot|cold|here|there|over|done|gone|out|time|about|easy|hard|half|made|called|because|always|never|yours|mine|ours|hers|theirs|raining|snowing|worth|full|ready|true|what|why|how|where|when|up|off|like|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|mon|tue|thu|fri|sat|sun|[£€$]?\d)\b)|(?<=(?:^|[.,;:!?(\n]|\b(?:and|but|so|that|because|when|if|as|while|since|think|know|hope|says?|said)) ?)its(?= \p{Ll}+(?:ing\b|ed (?:in|on|up|out|off|by|to|for|at|with)\b))/giu;
const WERE = /(^|[.!?\n]\s*)were (?=\p{Ll}+ing\b|closed|open|shut|back|hiring|moving|sorry|delighted|not)/giu;
/** 'while your scrubbing', 'when your home': said of somebody, nothing of theirs. */
const YOURE =
  /\byour(?= (?:not|going to|coming to|invited|in luck|in town)\b| welcome(?:[.!,]|$| to\b))|(?<=\b(?:if|when|while|once|as|because|since|unless|until|till|whenever) )your(?= (?:(?:going|coming|looking|thinking|planning|trying|visiting|scrubbing|cooking|driving|waiting|working|travelling|walking|home|back|done|ready|here|away|out|late|lost|stuck|hungry|interested|able|sure|(?!speed|breed|bleed|creed|greed|steed|tweed)\p{Ll}{3,}ed)(?=[.,;!?]|$| (?:and|or|but|by|at|from|in|of|on|to|for|with|after|before)\b)))/giu;
/** 'heavier then it looks', 'earlier then usual'; what comes next stands behind 'then' too, so little else is sure. */
const THAN =
  /\b((?:heavier|lighter|bigger|smaller|longer|shorter|faster|slower|cheaper|older|younger|earlier|later|higher|lower|better|worse|warmer|colder|easier|harder|stronger|nicer|larger|fewer|safer|sooner|busier|rather|other|more|less) )then(?= (?:(?:it|they) (?:looks?|seems?|sounds?|is|was|were)|ever|before|usual|expected|planned|last (?:year|week|month|time)|\d))/giu;
const LETS =
  /(?<=^|[.!?:(\n]\s{0,2}|\b(?:so|now) )lets(?= (?!(?:you|us|me|him|her|it|them|the|an?|our|your|people|everyone|kids|rooms)\b)\p{Ll})/giu;
const FAMILY =
  /\b(dad|mum|mam|mom|nan|nana|gran|granny|grandad|grandpa|grandma)s (?!(?:and|who|are|were|will|have|had|can|could|with|from|for|came|come|get|that|too|all|also|only|please|welcome|bring|need|want|go|eat|do|excluded|included|invited|allowed|free|only|half)\b)(?=\p{Ll}{3,})|\b(director|owner|manager|teacher|driver)s (?=(?:name|number|e-?mail|phone)\b)/giu;
const SAINT =
  /(?<![\p{L}\d])st\.? (?!(?:in|at|on|near|by|and|to|from|for|is|or)\b)(?=\p{L})(\p{L}+?)(s?)(?=[\s,.;:!?]|$)/giu;

/** 'Petras promotion': a name that is none with its s, and no day. */
function isGenitive(name: string): boolean {
  const [own, plural] = [name.toLowerCase(), `${name.toLowerCase()}s`];
  if (own.length < 4 || /^(?:thur|.*day)$/.test(own) || isCommonWord(own) || isWord(plural) || isName(plural))
    return false;
  return isName(own) || isWord(own);
}

/** 'in Keirs shed', 'Petras promotion': what belongs to somebody whom the text names elsewhere, or who bears a known name. */
function withGenitives(text: string): string {
  const names = new Set([...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu)].map(([name]) => name));
  return text.replace(
    /(?<!\p{L})(?<!(?:\d|the|our|two|all|some|many|more|of) )(\p{Lu}\p{Ll}+)s(?= \p{Ll}{3,})(?! (?:and|are|were|have|will|who|with|from|for)\b)/gu,
    (word, name: string) =>
      (names.has(name) && !names.has(`${name}ss`) && !isCommonWord(word.toLowerCase())) || isGenitive(name)
        ? `${name}'s`
        : word,
  );
}

/** Writes out shorthand and mends common misspellings, letter case kept. */
export function mendSpelling(text: string, { isForeign, spelled }: Speller): string {
  let out = text
    .replace(/(?<=\d) ?hrs?\/wk\b/gi, ' hours a week')
    .replace(/\/hr\b/gi, '/hour')
    .replace(/\/wk\b/gi, '/week')
    .replace(/(?<![\p{L}])w\/o(?:ut)?\b/giu, 'without')
    .replace(/(?<![\p{L}\p{N}])w\/ ?(?=\S)/giu, 'with ')
    .replace(/(?<=\s)@(?= )/g, 'at')
    .replace(/\bwk ?(\d+)\b/gi, 'week $1')
    .replace(/(?<!\b(?:last|this|next|per) )\byrs? (\d{1,2})\b(?! (?:ago|old))/gi, 'Year $1')
    .replace(/(?<=(?<![\d.,:])1) ?(min|sec)s?\b(?! order)/gi, (_, unit: string) =>
      /^m/i.test(unit) ? ' minute' : ' second',
    )
    .replace(/(?<=\d) ?min\b(?! (?:order|\d|\p{Ll}+s\b))/giu, ' minutes')
    .replace(/(?<=\d) ?secs?\b/gi, ' seconds')
    .replace(/(?<=\d) ?pp\b/gi, ' per person')
    .replace(/\b(\d+(?:[.,]\d+)?) ?quid\b/gi, '£$1')
    .replace(/(?<=\p{Lu}\p{Ll}+ )rd\b\.?/gu, 'Road')
    .replace(/(?<=\b\d+) ?(g|kg|ml|cm|mm|km)\b(?!\/)/g, ' $1')
    .replace(/(?<=\d) ?lbs?\b/g, ' lb')
    .replace(
      /(?<=\b(?:\d{1,2}|\p{L}+day|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december) )incl\b\.?(?=\s*[,;)]|\s*$)/gimu,
      'inclusive',
    )
    .replace(/\bincl\b\.?(?=\s*[,;)]|\s*$)/gimu, 'included')
    .replace(/(?<=\bnot )incl\b(?=\.?\s+\p{L})/giu, 'included')
    .replace(/(?<=\b(?:bring|take|wear|show|pack|send|leave|with) )yr\b|\byr(?= own\b)/giu, 'your')
    .replace(/\bincl\b\.?(?= \p{L})/giu, 'including')
    .replace(/\bexcl\b\.?(?= \p{L})/giu, 'excluding')
    .replace(/\bwe r\b/gi, "we're")
    .replace(/\bnr\b\.?(?= ?\d)/gi, 'no.')
    .replace(/\bnr\b\.?(?= (?:the |\p{Lu}))/gu, 'near')
    .replace(/(?<=\b(?:last|first|final|every|per|a) )min\b(?! (?:of|order|age|\d))/gi, 'minute')
    .replace(
      /\bur(?= (?:on|in|at|not|going|coming|here|done|\p{L}+ing (?:to|for|at|on|in|with)\b)| (?:welcome|late|early|away|back|free)(?:[.,;!?]|$| (?:to|at|on|in|for|by)\b))/giu,
      "you're",
    );
  out = out.replace(WORD, (word, at: number, whole: string) => {
    const plain = word.toLowerCase();
    const mended =
      MISSPELLINGS[plain] ??
      APOSTROPHES[plain] ??
      (isShorthand(word, plain, whole.slice(0, at)) ? SHORTHAND[plain] : undefined) ??
      (isForeign || word !== plain ? undefined : (spelled(word) ?? undefined));
    return mended === undefined ? word : likeCase(word, mended);
  });
  out = out
    .replace(ITS, (word) => likeCase(word, "it's"))
    .replace(WERE, "$1we're ")
    .replace(YOURE, (word) => likeCase(word, "you're"))
    .replace(THAN, '$1than')
    .replace(LETS, (word) => likeCase(word, "let's"))
    .replace(FAMILY, (_, family: string | undefined, person: string | undefined) => `${family ?? person}'s `)
    .replace(SAINT, (said, name: string, s: string, at: number, whole: string) =>
      // 'Bridge St any time' is a street.
      /\p{Lu}\p{L}* $/u.test(whole.slice(Math.max(0, at - 30), at))
        ? said
        : `St ${capital(name)}${s === '' ? '' : /^\p{Lu}|^(?:nichola|thoma|jame|franci|agne|gile|denni|loui)$/u.test(name) ? 's' : "'s"}`,
    )
    .replace(/(?<!\p{L})(?:mr|mrs|ms|dr)(?=\.? \p{Lu})/gu, capital)
    .replace(/(?<=\b\d\d?(?:[:.]\d\d)?) (?:o clock|oclock)\b/g, " o'clock")
    .replace(/(?<![\p{L}'’])i(?=(?:['’](?:m|ve|d|ll))?(?![\p{L}\p{N}.'’-]))/gu, 'I')
    .replace(/(?<![\p{L}'’])i(?=['’](?:m|ve|d|ll)\b)/gu, 'I');
  out = withGenitives(out);
  for (const [pattern, mended] of [...COMPOUNDS, ...KNOWN_PHRASES]) out = out.replace(pattern, mended);
  return out.replace(/\b(\p{L}{2,}) (\1)\b(?! \1)/giu, (whole, word: string) =>
    DOUBLED.has(word.toLowerCase()) ? word : whole,
  );
}

/** Small words that nobody says twice on purpose. */
const DOUBLED = new Set('and the to at of in on is a we who an with for or it from by are was'.split(' '));

/** Shorthand that is a name or a sign too where it has capitals: the chef Tomo, a car with FWD. */
const NAMES_TOO = new Set(['tomo', 'fwd', 'wot', 'morn', 'probs', 'cld', 'hv', 'dept']);
/** One letter is shorthand only in lower case: 'R' and 'N' may be names. */
const isShorthand = (word: string, plain: string, before: string) =>
  SHORTHAND[plain] !== undefined &&
  (word === plain || !NAMES_TOO.has(plain)) &&
  // 'target group HR': in a text that does not shout, capitals are an acronym's.
  (word !== word.toUpperCase() || word.length > 4 || word.length === 1) &&
  (plain.length > 1 || (word === plain && !/\b(?:the|an?|of|is|letter) $/i.test(before)));

function likeCase(typed: string, mended: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase() && /\p{L}{2}/u.test(typed)) return mended.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? capital(mended) : mended;
}
