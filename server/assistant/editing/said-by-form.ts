import type { Role } from '../reading/spans/roles.ts';

/** What the form of some words alone tells, wherever they stand and whatever the tagger made of them. */
interface Form {
  role: Role;
  pattern: RegExp;
  only?: (found: RegExpExecArray, roles: Role[]) => boolean;
}

/** What is to be read, or was taken back in it; beyond the message is as good. */
export const isAmongMatter = (roles: Role[], at: number) => ['matter', 'slip'].includes(roles[at] ?? 'matter');

/** How sure a wish is, that this is all, what has to stay. */
const ALWAYS = [
  "that['’]?s a must",
  "that['’]?s (?:the lot|all you need|all from me)(?=[.!]?(?:\\s|$))",
  'keep (?:that|this) (?:(?:bit|part|line|sentence|word) )?in(?=[.!?),;]|\\s*$)',
  "(?:please |pls )?number (?:them|it)(?: please| pls)?(?:,? there(?:['’]?s| are) \\d+)?(?::|(?=[.!]?\\s*$))",
  '(?:it )?(?:has to|should|must|needs to) (?:stop|end|finish|close|start|begin|open) (?:on|with) (?:the|a|that) (?:question|word|line|sentence|quote|name|link|number)[^.!?\\n]{0,40}',
  'name (?:under|below|beneath) (?:it|the quote|that):',
  'yes,? (?:call|spell|write) (?:it|him|her|them) [\'"‘“][^.!?\\n]*$',
].join('|');
const WEEKDAY = '(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?';
const ONLY_NUMBERED = /^[,;.(]\s*numbered[!)]?\s*$/iu;
const LISTED =
  /(?<!\p{L})(?:steps?|points?|lists?|rules|tips|ways|things|questions|instructions|method|ingredients|agenda|numbered:)(?!\p{L})/iu;

/** In this order: where two speak of the same words, the later one counts. */
export const FORMS: Form[] = [
  {
    // '1) one line 2) say why 3) …': what stands behind the numbers of a row are its points, whatever they order.
    role: 'matter',
    pattern: /(?:^|(?<=\s))1[.)] [^\n]*?\s2[.)] [^\n]*?\s3[.)] [^.!?\n]*/gu,
  },
  {
    // 'on wednesday no thursday the 26th': who says no between two days means the second.
    role: 'slip',
    pattern: new RegExp(
      String.raw`(?<=(?<!\p{L})(?:on|from|until|till|by|this|next|is) (?:u[mh]+ |er+ )?)${WEEKDAY}(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?\p{L}{3,9})?)? (?:u[mh]+ |er+ )?no,? (?:u[mh]+ |er+ )?(?=${WEEKDAY}(?:,| (?:the |\d|at |from )))`,
      'giu',
    ),
  },
  {
    // 'question mark no I mean full stop': a mark that was taken back while dictating.
    role: 'slip',
    pattern:
      /(?<!\p{L})(?:full stop|comma|colon|question mark|exclamation mark) (?:no|sorry|wait|no wait|i mean|no i mean|sorry i mean|or rather|make that)[ ,]+(?=(?:a )?(?:full stop|comma|colon|question mark|exclamation mark)(?!\p{L}))/giu,
  },
  {
    // What must not be mentioned, what house rules forbid in words, what is to be left out: printed, it gives away what it was to keep.
    role: 'constraint',
    pattern:
      /(?<=^|[.!?\n]\s{0,3})[^.!?\n]*?(?:\b(?:do not|don['’]?t|never|please not to) (?:mention|bring up|publish|print|post about|talk about)\b|\bwe (?:never|don['’]?t|do not) (?:say|write|use|call \p{L}+) ["'“‘]|\bleave (?:that|this) out\b(?! of the))[^.!?\n]*[.!?]?/giu,
  },
  {
    // A headline that readers see: 'reminder!!', 'change of plan:', 'à vendre :'.
    role: 'matter',
    pattern:
      /^\s*(?:reminder|change of plans?|for sale|wanted|lost|found|correction|warning|urgent|free to (?:a good home|collect)|à vendre|zu verkaufen|se vende|vendo|vendesi|vende-se|rappel|erinnerung|recordatorio|lembrete|promemoria)\s*[:!]+/giu,
  },
  {
    // A clause that is nothing but a form, or says how a word is spelled: ', bullet each:', '. bullets, 6 of them', '(spell it with y!)'.
    // 'plum wood, 118 euro, numbered' is a knife; 'four steps, numbered' is a list.
    role: 'constraint',
    pattern:
      /[,;.(]\s*(?:as |in |with )?(?:one |a )?(?:bullets?|bullet points?|numbered|one (?:per|a) line)(?: list| each| per \p{L}+|,? (?:exactly )?(?:\d|two|three|four|five|six) of them)*[!)]?\s*(?=[:.;,)\n]|$)|[,;(]?\s{0,3}(?:(?:that['’]?s|it['’]?s) (?:spel(?:led|t) )?|spel(?:l|led|t) (?:it )?)with (?:an?|one|two|double) (?:capital|small|big|double|lower case) \p{L}(?!\p{L})\)?|\(spell (?:it|her|his|that|the)\b[^)]*\)|(?<=[.!?;\n]\s{0,3})(?:please )?(?:start|begin|open|end|finish|close)(?: it)? (?:with|on)(?: the)?(?: question| words?| line| sentence)?:? (?:"[^"\n]+"|“[^”\n]+”|'[^'\n]+'|‘[^’\n]+’)[.!]?|(?<=[.!?,;\n]\s{0,3})(?:always |only |just )?(?:with )?our (?:own )?(?:hash)?tag(?:s)?(?: and (?:no|none) other\p{L}*)?(?=[.!]?\s*$)[.!]?/giu,
    only: ({ 0: form, input }) => !ONLY_NUMBERED.test(form) || LISTED.test(input),
  },
  {
    // 'options tea / coffee / both': what people choose from is for them.
    role: 'matter',
    pattern:
      /(?<=(?:^|[.!?:;\n]\s*)(?:the )?(?:options|choices|answers)(?: are)?:? )[^.!?\n/]+(?: ?\/ ?[^.!?\n/]+)+/giu,
  },
  {
    // What is only ever said to the writer; what nobody may name, too.
    role: 'constraint',
    pattern: new RegExp(
      [
        String.raw`(?<=[.!?(]["”’)]?\s{0,3})(?:${ALWAYS})[.!]?`,
        String.raw`[,;]\s{0,3}(?:${ALWAYS})`,
        String.raw`(?<=(?<!\p{L})(?:in|as) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) )numbered (?=\p{L}+s:)`,
        String.raw`,?\s(?:please |pls )?(?:and )?say (?:so|that) honestly`,
        String.raw`\s(?:without|w\/o(?:ut)?) (?:naming|giving away|revealing) (?:him|her|them|it|who|names?)(?!\p{L})(?: \([^)\n]*\))?`,
        String.raw`(?<=[.!?]\s{1,3})(?:max\.?|under|at most|not over|up to) \d{3}(?: max)?[.!]?(?=\s*$)`,
      ].join('|'),
      'giu',
    ),
  },
  {
    // 'sign off w/ The Wardens': a name that ends the text.
    role: 'constraint',
    pattern: /(?<=[.!?,;]\s)[Ss]ign (?:it|off)(?: off)?(?: with| w\/| as)? ?\p{Lu}[^.!?\n]{1,40}[.!]?\s*$/gu,
  },
  {
    // 'Tomos, thats T O M O S', 'signed Lou': how a name is spelled, and that it is a signature.
    role: 'constraint',
    pattern:
      /,?\s+[Tt]hat['’]?s(?: spelled| spelt)?(?: \p{Lu}){3,}(?!\p{L})|(?<=[.!?]\s)[Ss]igned:? (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}[.!]?\s*$)/gu,
  },
  {
    // 'first words must be: Bring a scarf.': what a text is to begin or end on stands behind the colon.
    role: 'constraint',
    pattern:
      /(?<=(?:^|[.!?,;\n(]\s{0,3}))(?:(?:the |its )?(?:first|opening|last|final|closing) (?:words?|line|sentence)(?: (?:must|should|has to|have to|to))?(?: be| is| are)?|(?:start|begin|open|end|finish|close)(?: it)?(?: off)? (?:with|on)):\s+[^.!?\n]+[.!?]*/giu,
  },
  {
    // 'ask ppl whats in their lab': the question behind it is for readers.
    role: 'order',
    pattern:
      /(?<=(?:^|[.!?\n]\s{0,3}))(?:then |and |please |pls )*ask (?:ppl|people|everyone|everybody|(?:our |the )?(?:readers|followers)) (?=(?:what|which|who|how|where|when|why|if|whether))/giu,
  },
  {
    // 'recipe for the feed: …': where it goes belongs to the order.
    role: 'order',
    pattern:
      /(?:for|on|to) (?:the |our )?(?:feed|grid|page|wall|group|channel|profile|timeline|website|site|blog|newsletter|socials|marketplace|notice ?board)\s*[:,]\s*/giu,
    only: ({ index }, roles) => roles[index] === 'order',
  },
  {
    // A row of nothing but hashtags, behind a word that asks for them.
    role: 'constraint',
    pattern: /(?:#[\p{L}\p{N}_]+[\s,]+)+#[\p{L}\p{N}_]+[.\s]*/gu,
    only: ({ index, input }, roles) =>
      /hashtags?/i.test(input.slice(Math.max(0, index - 50), index)) && !isAmongMatter(roles, index - 1),
  },
  {
    // A limit in any of the languages.
    role: 'constraint',
    pattern:
      /[\s,;(]*(?<!\p{L})(?:in |en |mit |con |com |avec )?(?:moins de|pas plus de|max(?:imal|imum|imo)?\.?|höchstens|nicht mehr als|unter|weniger als|menos de|no más de|máximo(?: de)?|não mais de|até|meno di|non più di|al massimo|massimo)\s+\d{1,4}\s+(?:zeichen|caract[eè]res|caratteri|signes|wörter|worte|mots|palabras|palavras|parole|sätze|phrases|frases|frasi)(?:\s+(?:max(?:imum|imo)?|bitte|stp|svp|por favor|per favore))?[.!)]*\s*$/giu,
  },
  {
    // A cry of joy is for readers, beside whatever wish it stands.
    role: 'matter',
    pattern:
      /(?<=[.!?]\s+)(?:herzlichen |muchas |toutes nos |muitos )?(?:gl(?:ü|ue)ckwunsch|felicidades|enhorabuena|f[ée]licitations|parab[ée]ns|congratulazioni|complimenti|bravo)\s?!+\s*/giu,
  },
  {
    // Headings asked for by their names are no facts.
    role: 'constraint',
    pattern:
      /(?<=^|[.!?\n]\s*)(?:headings?|headers|headlines|sections?|parts|order)\s*[:=-]\s+[^.!?\n]*[,/][^.!?\n]*/giu,
  },
];
