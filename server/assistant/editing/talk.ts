import type { Role } from '../reading/roles.ts';
import { pattern } from './patterns.ts';

/**
 * Talk to the writer, plain enough to know without learning: a second guard behind the tagger. Every row must hold for a
 * whole clause of a message; a row that could be something to publish does not belong here.
 */
const THING =
  '(?:emojis?|smileys?|hash ?tags?|tags?|exclamation (?:marks?|points?)|question marks?|caps|capitals|shouting|fluff|jargon|buzzwords?|clich[ée]s?|gimmicks|hype|slang|adjectives|superlatives|moral|abbreviations?|symbols?|(?:pound|dollar|euro|currency|plus|percent) signs?|pitch|badges|intro|greetings|rockets?|puns?|jokes?|visions?|decimals|frills|drama|fuss|waffle|nonsense words|bullet points|sales (?:talk|pitch)|salesy\\w*|agent talk|corporate (?:voice|speak)|full text|medal emojis|synergy)';
const TONE =
  '(?:plain|simple|short|brief|formal|informal|casual|calm|warm|friendly|funny|fun|cheeky|classy|lively|serious|sober|respectful|polite|firm|rude|dry|witty|upbeat|energetic|sincere|honest|humble|proud|modest|soppy|salesy|sentimental|cheesy|dramatic|inspirational|professional|punchy|crisp|neutral|factual|gentle|posh|boring|fancy|playful|chatty|snappy|catchy|cute|kind|direct|catchy|human|personal|formal|detailed|long|nice|corporate|stiff|pushy|aggressive|apologetic|kitschig|relaxed|light|bubbly|sweet|silly|poetic|exciting|excited|confident|reassuring|measured|restrained|straight|straightforward|matter-of-fact|low-key|clear|concise)';
const LEAD = '(?:(?:and|but|so|also|oh|ok|okay|well|just|only|please|pls|plz|nb|then|now)[ ,]+)*';

const PAGE = '(?:facebook|fb|insta(?:gram)?|ig|linkedin|li|twitter|x)';

const ROWS: [Role, string][] = [
  // Length.
  [
    'constraint',
    '(?!in(?:to)? (?:1[5-9]|20)\\d\\d[\\s.!,;:)]*$)(?:keep(?: it| this| that)?|fit(?: it| this)?|stay|must (?:fit|stay)|make it|has to be|should be)? ?(?:\\(?(?:max(?:imum)?\\.?|under|below|within|in(?:to)?|limit(?:ed to)?|less than|no more than|not more than|not longer than|at most|cap(?: is)?|<) ?)+(?:of )?\\d{2,4}(?: (?:chars?|characters?|signs|letters|words?|wds))?(?: (?:please|pls|max|tops|at (?:the )?(?:very )?most))?\\)?',
  ],
  [
    'constraint',
    '\\(?(?:about |around |roughly |at least )?\\d{1,4} ?(?:chars?|characters?|signs|letters|words?|wds)?(?: (?:is|are))?(?: (?:the |at the |at |very )*(?:max(?:imum)?|limit|tops?|most|or (?:less|fewer|under)|ish|allowed))(?: please| pls)?\\)?',
  ],
  [
    'constraint',
    '\\(?(?:about |around |roughly |at least |exactly )?\\d{2,4} (?:chars?|characters?|signs|letters)\\)?',
  ],
  ['constraint', '(?:about|around|roughly|at least|exactly|not over|nothing over) \\d{1,4} words?.*'],
  [
    'constraint',
    '(?:no more than |at most |max(?:imum)? |exactly |just |only )?(?:one|two|three|four|five|\\d) (?:short |long )*(?:paragraphs?|sentences?|lines?|paras?)(?: (?:please|pls|max|tops|at (?:the )?(?:very )?most|exactly|only|each))*',
  ],
  // What is not wanted.
  [
    'constraint',
    `(?:no|without|w/o|zero|skip|lose|drop|leave out|spare me|leave off|hold|minus|not a single)(?: the| any| more| all)*(?: \\w+){0,2} ${THING}(?: (?:pls|please|at all|anywhere|in (?:it|the post)|of course))*(?: (?:and|or) (?:no )?${THING})*`,
  ],
  ['constraint', 'nothing (?:about|else|before it|after it|fancy|more|over the top)\\b.*'],
  [
    'constraint',
    "(?:please )?(?:do not|don['’]?t|never|i don['’]?t want(?: it)? to) (?:add|mention|name|use|say|write|explain|make (?:it|this|us|me)|sound|apologi[sz]e|justify|give (?:model|names|any|away|the)|fix (?:it|that|this)|change|include|promise|wriggle|be (?:too|so|cheesy|pushy|funny|soppy)|oversell|shorten|overdo|try to|start with|end with|begin|offer anything|call (?:it|them|anyone)|let it sound|touch (?:it|this|that|my|the (?:text|words|wording|quote)))\\b.*",
  ],
  ['constraint', '(?:please )?(?:avoid|steer clear of|stay away from|spare me|leave out|leave the)\\b.*'],
  // How it should be.
  [
    'constraint',
    `(?:(?:make|keep) (?:it|this|that|them)|sound|be|go|stay) (?:(?:a|an|bit|little|very|super|really|quite|nice and|and|but|not|too|so|more|less|as|possible|${TONE})[ ,]*)+(?:please|pls|about .*|with this(?: one)?)?`,
  ],
  [
    'constraint',
    `(?:(?:a bit|bit|quite|very|super|really|nice(?: and)?|not too|not|but|and|or|rather|more|less|kind of|a little|tone|voice|please|pls|long|in depth) ?)*(?:${TONE})(?:,? (?:and|but|or|not|not too|${TONE}|pls|please|tone|voice|one|version|way|style))*`,
  ],
  ['constraint', '(?:should|must|has to|needs to) (?:not )?(?:sound|feel|read|look)\\b.*'],
  [
    'constraint',
    '(?:in an? (?:\\p{L}+ )?(?:way|tone|voice|style|manner)|own it|go wild.*|go deep.*|really go deep.*|be brief|be honest.*|be careful.*|tell the whole story|keep (?:my words|both|the numbers|my voice|the joke|the order|it real|the tone).*|exactly (?:like|as|how|what)\\b.*|word for word.*|letter for letter.*|not one comma changed|(?:her|his|my|their) spelling stays|capitals as on.*|as is|check the numbers.*|(?:about )?(?:one|half a|a|two) pages?(?: please| pls| max)?|\\d+ questions(?: and answers)?|give it (?:a|loads|some|lots|two|one|three)\\b.*)',
  ],
  [
    'constraint',
    "(?:make|keep) the (?:last|first|final) (?:line|sentence|word)\\b.*|(?:the )?question (?:goes|comes|stays)? ?(?:at the end|last)|keep the question last|end (?:on|with|it with)\\b.*|(?:start|begin|open) (?:with|on|it with)\\b.*|finish (?:with|on)\\b.*|that[’']?s the last (?:sentence|line)|(?:put|add|say|mention|repeat|sign|name|thanks?|thank you|congratulations|with|the|an?|her|his|our|my|their|dear|link|question|hash ?tags?|tags?|emojis?|date|phone|address|price|#)\\b.*\\bat the (?:very )?(?:end|start|bottom|top)(?: (?:tho|though|please|pls))?(?!:)",
  ],
  [
    'constraint',
    `(?:as|in|use|with) (?:a )?(?:bullet(?:ed|s)?|numbered|list|bullets|numbers|short lines)(?: (?:list|points?))?(?: please| pls)?|(?:numbered|bullets|bulleted)(?: \\d+ to \\d+)?|one (?:\\w+ )?per line(?: \\w+)?|one (?:line|per line|day per line|thing per line) (?:each|per \\w+)(?: please| pls)?|one line each|one \\w+ per line|first \\d \\w+ as bullets|\\d lines exactly|short answers`,
  ],
  [
    'constraint',
    `(?:in )?(?:german|english|french|spanish|italian|portuguese|welsh|cymraeg|dutch|irish|polish)(?: and (?:german|english|french|spanish|italian|portuguese))?(?: (?:goes |comes )?first)(?: then \\w+)?(?: please| pls)?|in (?:german|french|spanish|english|welsh) and (?:german|french|spanish|english|welsh)|\\w+ goes first`,
  ],
  [
    'constraint',
    '(?:headings?|sections?|parts)(?: i want| are)?\\b.*|(?:give it|with) a (?:working )?title|just the outline|(?:structured|laid out) so\\b.*',
  ],
  [
    'constraint',
    'tag (?:her|him|them|me|us)\\b.*|name \\+ job go under it|use normal letters|(?:his|her|the) (?:title|name) has to be in|must be on it|add nothing|nothing added',
  ],
  [
    'constraint',
    "(?:we |i )?(?:don[’']?t|do not) (?:need|want) .*\\bbuzzwords?.*|put it in (?:days|weeks|a table).*|(?:needs|has) to be (?:short|brief|long)\\b.*|leave (?:a )?(?:space|room) for .*logo.*|will be folded.*|in quotation marks|question in bold|(?:please )?(?:put (?:the )?)?answers? (?:under|below|after) (?:it|them|each(?: question)?|the question)|keep (?:it|this) as (?:it )?is\\b.*|(?:just )?(?:tidy|clean|polish) (?:it |this )?up\\b.*|(?:please )?lay (?:it )?out",
  ],
  // Words that only a writer needs.
  [
    'constraint',
    '.*\\b(?:emojis?|smileys?|hash ?tags?|exclamation (?:marks?|points?)|exclamations?|question marks|bullet(?:s|ed| points?)|numbered|lower ?case|upper ?case|caps lock|capital letters|sub-?heads?|sub-?headings?|headline|(?:first|second|third) person|(?:present|past) tense|(?:british|american|uk|us) spelling|verbatim|markdown|buzzwords?|jargon|superlatives|adjectives|line breaks?|numbers in front|call to action|house style|reading age|tongue in cheek|word count)\\b.*',
  ],
  [
    'constraint',
    '(?:target )?audience:\\b.*|\\p{L}+ (?:but not|not|but) (?:too )?' +
      TONE +
      '|(?:\\p{L}+ ){0,3}(?:tone|register|wording|humour)(?: please| pls| ok| is fine)?|' +
      TONE +
      ' (?:voice|style|language)|(?:funny|nerdy|silly|rhyming|playful) (?:is )?(?:ok|fine)|no (?:preaching|lecturing|lecture|bragging|drama|pressure|begging|waffle|gushing|moralising|excuses|idioms|slang|swearing|politics|puns?|rhymes?|links?|names|photos|sob stor(?:y|ies))(?: please| pls)?|no word (?:about|on)\\b.*|(?:please )?write it (?:normally|nicely|properly|up).*|mark (?:what|where|which)\\b.*|(?:close|end|finish) (?:by|with|on) (?:asking|a|the|how|an)\\b.*|(?:the )?(?:link|date|phone|number|address|price|quote|name)s? (?:(?:comes?|goes?|must come|stays?) )?(?:last|first|at the (?:very )?end|under it)|(?:snappy|catchy|short|clear|working) (?:headline|title|hook)|(?:use|in) plain (?:words|english|language)|plain (?:words|english|language)|(?:thank|name) them by name',
  ],
  [
    'constraint',
    '(?:hash)?tags?:? (?:#\\S+ ?)+|(?:i )?want it as .*|(?:please )?lay (?:it|this) out.*|say so|first line .*|then one per line|start with the words? .*|keep every (?:single )?detail|explain it properly|.*\\bmust stay as is|one bullet per \\p{L}+|.*#\\S+ must be on it|\\p{L}+ as (?:a )?list|\\p{L}+ with numbers|(?:a )?(?:short )?(?:notice|text|note) (?:to read out|for the (?:door|window|wall|noticeboard|answering machine))',
  ],
  // Asides.
  [
    'aside',
    "(?:so )?(?:that )?i(?:['’]ll| will| have| need| want| can| must)?\\b.* to (?:read|print|send|show|hand|paste|pin|hang) (?:it|this|that|them)\\b.*|so i can (?:read|print|send|show|hand|paste|pin|hang) (?:it|this|that|them)\\b.*|that[’']?s (?:all|it|the (?:post|tweet|lot)|the last sentence|our (?:logo|sponsor)|the (?:spelling|whole recipe)(?: so)?)|thats (?:all|it|the post|our sponsor|our logo|the spelling|the last sentence)|you know (?:which|the one.*)|(?:i['’]?ll|i will) (?:add|paste|send) it (?:by hand|later).*|my boss hates it|it matters|yes like that|(?:what else|where was i)|lol|btw|haha|ta|xx?",
  ],
  [
    'constraint',
    "no \\p{L}+ section|there[’']?s nothing to \\p{L}+|(?:yes,? )?with an? \\p{L}!?|(?:her|his|their) name too|congratulate (?:her|him|them|\\p{L}+)\\b.*",
  ],
];

const COMPILED: [Role, RegExp][] = ROWS.map(([role, source]) => [
  role,
  new RegExp(`^${LEAD}(?:${source})[\\s.!,;:)]*$`, 'iu'),
]);

/** How dictated messages open: for which page they are, up to the first breath. */
const SPOKEN_OPENING = new RegExp(
  `^(?:(?:right|ok|okay|so|um|uh|er|yeah|hello|hi|hey|hiya)[ ,]+)*(?:(?:this is|(?:can|could) you do (?:one|a post|something)|do one) for (?:the |our )?[\\p{L} ]{2,30}?(?:page|${PAGE}|group)(?: page)?|${PAGE}(?: please| pls)?(?: for (?:the|our) \\p{L}+)?)(?=\\s+(?:so |um|uh))`,
  'iu',
);

/** 'ask our members: …': who is spoken to. */
const ASKED =
  /^\s*(?:please |pls )?(?:ask|tell|remind|warn|inform) (?:people|everyone|everybody|them|(?:our|the|my|all|all our) (?:\p{L}+ ){0,2}\p{L}+)\s*:\s/iu;

/** How much of a message's start names the form and the place of the text, up to its colon. */
export function openingLength(message: string): number {
  const spoken = message.match(SPOKEN_OPENING)?.[0].length ?? 0;
  if (spoken > 0) return spoken;
  const asked = message.match(ASKED)?.[0].length ?? 0;
  if (asked > 0) return asked;
  return (
    message.match(
      pattern(
        `^\\s*(?:${LEAD})(?:(?:can|could) (?:you|u) |please |pls |i need |need |write |do |make )*(?:an? |the )?(?:[\\p{L}-]+ ){0,2}?(?:${PAGE} )?(?:post|tweet|poll|caption|story|text|quote)(?: (?:for|on) (?:the |our |my )?(?:[\\p{L}&-]+ ){0,3}(?:page|${PAGE}|group|site|board))?\\s*:\\s`,
        'iu',
      ),
    )?.[0].length ?? 0
  );
}

/** The role of a clause that is plainly said to the writer; null for everything else. */
export function talkOf(clause: string): Role | null {
  const plain = clause
    .replace(/^[\s,;:.!?–—-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const words = plain.split(' ').length;
  if (plain === '' || words > 16) return null;
  if ((words > 8 || /\bemojis?|at the (?:very )?end\b/i.test(plain)) && FACTS.test(plain)) return null;
  return rowOf(plain) ?? rowOfAll(plain.split(/ (?:and|but) /));
}

/** Days, prices and times are for readers. */
const FACTS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|[£€$]\d|\d{1,2}[:.]\d{2}|\d{5}/i;
const rowOf = (plain: string) => COMPILED.find(([, row]) => row.test(plain))?.[0] ?? null;
const rowOfAll = (parts: string[]) =>
  parts.length > 1 && parts.every((part) => rowOf(part) !== null) ? rowOf(parts[0] ?? '') : null;

/** A breath before the matter; orders there are the tagger's. */
const OPENING = /^\s*(?:right|ok|okay|so|um|uh|yeah|er|hello|hi|hey|hiya)[ ,]+(?=.)/iu;

/** A clause without what it says to the writer at its start. */
export const withoutOpening = (clause: string) => clause.replace(OPENING, '') || clause;
