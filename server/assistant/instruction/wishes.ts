import { OWN_NOUN, PLATFORM_NAME } from '../../lib/platform-words.ts';
import type { ReviseOperation } from '../operations.ts';

/** One thing that an instruction wishes of a text, and the words that say so. */
export type Step = Pick<ReviseOperation, 'change' | 'from' | 'to' | 'platform' | 'at'> & { said: string };
type Wish = Omit<Step, 'said'>;

const NUMBER = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** Words in quotes; a quotation ends with the sign that it began with: 'the kids’ day' has one within. */
const QUOTED =
  '["“„«‘\']([\\s\\S]{1,300}?)(?:(?<="\\1)"|(?<=[“„]\\1)[”“]|(?<=«\\1)»|(?<=[‘\']\\1)[’\'])(?=[\\s.,;:!?)]|$)';
const SIGN = '\\p{Extended_Pictographic}\\uFE0F?';
const NONE =
  "(?:no|without|(?:remove|drop|avoid|delete|omit|skip|lose|kill|ditch)(?:s|ing)?|strip(?: out| off)?|leave (?:out|off)|take (?:out|away|off)|cut(?: out)?|get rid of|zero|free of|(?:don['’]?t|do not|never) (?:use|add|put in))(?: any| all| the| of| its| more)*";
/** 'take the emojis out'. */
const OUT = (what: string): string =>
  `(?:take|leave|cut|strip|throw) (?:(?:the|all|any|its) )*${what} (?:out|off|away)`;
const LANGUAGE =
  'english|german|french|spanish|italian|portuguese|dutch|polish|turkish|arabic|hindi|welsh|irish|greek|swedish|danish|norwegian|finnish|russian|ukrainian|chinese|japanese|korean|vietnamese|czech|romanian|hungarian';
const ASKED = '(?:when|where|how much|how many|who|what time|dates?|times?|places?|prices?|links?|address|contact)';
const ALL_ASKED = `(?:the )?${ASKED}(?:(?:, | and |, and )(?:the )?${ASKED})*`;
const MOST = '(?:at most|max(?:imum)?|up to|no more than|not more than|only|just)';
const POINTS =
  '(?:(?:short|main|key|most|important|quick|numbered|bullet) )*(?:bullets?|points|takeaways|highlights|items)';

const row = (source: string, wish: (found: string[]) => Wish): [RegExp, typeof wish] => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu'),
  wish,
];
const closing = (to: string | undefined): Wish => ({ change: 'add', to: to ?? '', at: 'end' });
const opening = (to: string | undefined): Wish => ({ change: 'add', to: to ?? '', at: 'start' });

/**
 * What an instruction can wish of a text's form, by its words: an instruction is never anything but an order, so that its
 * kind needs no guessing. Earlier rows win. What no row covers is a wish about facts (`facts.ts`), or is not understood.
 */
export const WISHES: [RegExp, (found: string[]) => Wish][] = [
  row(
    `(?:start|begin|open|lead)(?:s|ing)?(?: it| off)* with (?:(?:the|this) )?(?:words?|line|sentence|question|greeting|hook)?:? ?${QUOTED}`,
    ([, words]) => opening(words),
  ),
  row(
    `(?:put|add|write|say|place)s? ${QUOTED} (?:at the (?:very )?(?:start|top|beginning)|first|in front(?: of it)?)`,
    ([, words]) => opening(words),
  ),
  row(
    `(?:(?:end|finish|close|conclude)(?:s|ing)?(?: it| off)* (?:with|on|in)|add|append|put|write|use)s? (?:(?:the|this|a|an|our|as) )*(?:call(?: to action)?|cta|words?|(?:closing |last )?line|sentence|question|slogan|motto|tagline|claim)?:? ?${QUOTED}(?: (?:at the (?:very )?(?:end|bottom)|last|below|to it|underneath))?`,
    ([, words]) => closing(words),
  ),
  row(
    '(?:(?:end|finish|close)s?(?: it)? with(?: (?:the|this|a|our))?(?: (?:call(?: to action)?|cta|line|sentence|question))?|(?:add|use)s? (?:a|the|our|this) (?:call(?: to action)?|cta|closing line)(?: at the end)?|call to action(?: at the end)?|cta): ?(.+)$',
    ([, words]) => closing(words),
  ),
  row('(?:(?:add|put|write|include)s? |with )?(?:an? )?p\\.? ?s\\.?:? (.+)$', ([, words]) => closing(`P.S. ${words}`)),
  // What it should be is not said: that is asked, and never stands in the text.
  row(
    '(?:(?:start|begin|open|end|finish|close)s?(?: it)?(?: off)? (?:with|on)|adds?|includes?|uses?|with) (?:an?|some|one) (?:(?:short|strong|clear|catchy|fun|funny|good|rhetorical|engaging) )*(?:questions?|jokes?|call to action|cta|facts?|quotes?|hook|greeting|story|statistics?|examples?|testimonial|pun|tip)',
    () => closing(''),
  ),
  row(`sign(?:s|ed)?(?: it)?(?: off)? with:? ?${QUOTED}`, ([, words]) => closing(words)),
  row('sign(?:s|ed)?(?: it)?(?: off)? (?:as|with|by|from):? ?(\\p{L}[^.,;]{1,60})', ([, name = '']) =>
    closing(`— ${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  ),
  row(
    '(?:make |turn |put )?(?:the )?(?:first|opening) (?:sentence|line) (?:(?:in|into|as|a|to) )*(?:headline|title|heading|capitals|caps|upper ?case)(?: in (?:capitals|caps|upper ?case))?',
    ([words = '']) => ({ change: 'form', to: /cap|upper/i.test(words) ? 'headline in capitals' : 'headline' }),
  ),
  row('adds? an? (?:short )?(?:title|headline|heading)', () => ({ change: 'form', to: 'headline' })),
  row(
    '(?:only |just )?(?:an?|the|its|one)? ?(?:short |good |fitting )?(?:title|headline|heading|subject line)(?: only)?(?: (?:for|of) (?:it|this|an? (?:e-?mail|newsletter|(?:blog )?post)|the (?:e-?mail|post|text)))?',
    () => ({ change: 'form', to: 'title' }),
  ),
  row(
    `(?:split|cut|divide|break|part|turn)?s?(?: it| this)?(?: up)? ?(?:into|in|as)? ?(${NUMBER}) (?:separate |short |single |little )?(?:posts|${OWN_NOUN}s|parts|messages|captions)`,
    ([, count]) => ({ change: 'form', to: `${count} posts` }),
  ),
  row(
    `(?:(?:split|cut|divide|break)s?(?: it| this)?(?: up)? (?:into|in) )?(?:(?:separate|several|single|short|more) )+(?:posts|${OWN_NOUN}s|parts|messages)|(?:as |into |in )?an? (?:(?:${OWN_NOUN}|${PLATFORM_NAME}) )?thread(?: of (${NUMBER})(?: posts| ${OWN_NOUN}s)?)?`,
    ([, count]) => ({
      change: 'form',
      to: count ? `${count} posts` : 'thread',
    }),
  ),
  row(
    `(?:(?:turn|make|put|summari[sz]e)s?(?: it| this)? )?(?:(?:as|into|in|with) )?(?:an? (numbered )?(?:list|summary) (?:of|with) )?(?:${MOST} )?(${NUMBER}) (${POINTS})`,
    ([, first, count, points = '']) => ({
      change: 'form',
      to: `${count} ${first || /numbered/i.test(points) ? 'numbered ' : ''}points`,
    }),
  ),
  row(
    `(?:as |into |in )?(?:an? )?(?:bullet points|bullets|bullet(?:ed)? list|list),? ${MOST} (${NUMBER})`,
    ([, count]) => ({
      change: 'form',
      to: `${count} points`,
    }),
  ),
  row(
    '(?:as |into |in )?(?:an? )?(?:questions? (?:and|&) answers?|q ?(?:&|and) ?a|faqs?)|(?:as|into|in) (?:a list of )?questions?',
    () => ({ change: 'form', to: 'questions' }),
  ),
  row(
    '(?:as |into |in )?(?:an? )?(?:numbered(?: list| steps)?|numbers)(?: of (?:the|its) points)?|number (?:the |its |all |each )*(?:steps?|points?|items?|lines?|sentences?)',
    () => ({
      change: 'form',
      to: 'numbered list',
    }),
  ),
  row(
    '(?:as |into |in )?(?:an? )?(?:bullet(?:ed|s)?(?: points?| list)?|checklist|list(?: of (?:the |its )?(?:points|facts))?|key points)',
    () => ({ change: 'form', to: 'list' }),
  ),
  row(
    '(?:each|every|one) sentence (?:(?:on|in|per|gets?) )?(?:its own|a new|an own|one|a separate|a)? ?line|(?:with )?line breaks?(?: (?:between|after) (?:the |every |each )?sentences?)?',
    () => ({ change: 'form', to: 'separate lines' }),
  ),
  row(
    '(?:in |with )?short paragraphs|paragraph breaks|(?:add |put |with )?(?:an? )?(?:blank|empty) lines? between (?:the |all |each )?sentences?',
    () => ({ change: 'form', to: 'paragraphs' }),
  ),
  row('(?:in |as )?(?:one|a single) (?:paragraph|block)|(?:as )?(?:prose|running text)|no line breaks', () => ({
    change: 'form',
    to: 'one paragraph',
  })),
  row('(?:all |everything |whole )*(?:in )?(?:all )?(?:capitals?(?: letters)?|caps|upper ?case)', () => ({
    change: 'form',
    to: 'capitals',
  })),
  row('(?:all |everything |whole )*(?:in )?(?:all )?(?:lower ?case|small letters)(?: letters)?', () => ({
    change: 'form',
    to: 'lower case',
  })),
  row(
    `(?:(?:cut|trim|keep|bring|get|reduc|shorten)\\w*(?: it| this| the text)?(?: down)? )?(?:to )?(?:at most|max(?:imum)?|under|below|within|up to|no more than|not more than|less than|fewer than|limit(?:ed)? to|in|of|to)? ?${NUMBER} (?:short )?(?:characters?|chars|signs|words?|sentences?)(?: (?:at (?:the )?most|max(?:imum)?|or (?:less|fewer)|tops|only))?`,
    ([words]) => ({ change: 'shorter', to: words?.trim() ?? '' }),
  ),
  row('(?:for )?(?:an? )?(?:sms|text message)', () => ({ change: 'shorter', to: 'at most 160 characters' })),
  row(
    '(?:(?:only|just|keep|take|use) (?:only )?(?:the )?|^\\s*(?:the )?)(first|second|third|last|opening) (sentence|line|paragraph)(?: only)?',
    ([, which = '', part]) => ({ change: 'shorter', to: `${which.replace(/opening/i, 'first')} ${part}` }),
  ),
  row(
    `(?:(?:only|just|nothing but)(?: keep| leave)?|keep only|extracts?|(?:pull|pick|get)s? out) (?:the (?:sentences?|part|bit|line)s? (?:about|with) )?(${ALL_ASKED})`,
    ([, asked]) => ({ change: 'shorter', to: `only ${asked}` }),
  ),
  row('(?:an? )?one[- ](?:line|sentence) (?:summary|version)', () => ({ change: 'shorter', to: 'first sentence' })),
  row(
    '(?:(?:reduc|boil|cut|trim)\\w*(?: it)?(?: down)? )?(?:to )?(?:just |only )?(?:the|its) (?:bare )?(?:essentials?|essence|gist|main points?|key facts)|summari[sz]\\w*|sum(?:s)?(?: it| this)? up|tl;?dr|in a nutshell',
    () => ({ change: 'shorter', to: 'essentials' }),
  ),
  row(
    'short(?:er|en|ens)?|trim(?:s|med)?|condens\\w+|concise(?:ly)?|brief(?:er|ly)?|tight(?:er|en|ens)|cuts?(?: it)? down|snappier|crisper|less text|fewer words',
    () => ({ change: 'shorter', to: 'clearly' }),
  ),
  row(
    `(?:put |add |with |use |place )?((?:${SIGN})+) (?:in front of|before|at the (?:start|beginning) of) (?:every|each|all) (?:line|sentence|point|item)s?`,
    ([, sign]) => ({ change: 'emoji', to: `${sign} before each` }),
  ),
  row(
    `(?:keep |use |with )?${MOST} (${NUMBER}) emojis?|(${NUMBER}) emojis? (?:at most|max(?:imum)?|tops)`,
    ([, first, second]) => ({ change: 'emoji', to: `at most ${first ?? second}` }),
  ),
  row(`${NONE} emojis?|${OUT('emojis?')}`, () => ({ change: 'emoji', to: 'none' })),
  row(
    `(?:add|with|use|put|include)?s? ?(?:(${NUMBER}|an?|some|a few) )?(?:fitting |suitable |matching |relevant )?emojis?(?: at the end)?`,
    ([, count = 'one']) => ({ change: 'emoji', to: `${count} fitting` }),
  ),
  row(`(?:add |with |use |put )?(?:the )?((?:${SIGN})+)(?: at the end)?`, ([, signs]) => ({
    change: 'emoji',
    to: signs ?? '',
  })),
  row(`(?:only|just) (?:the )?hash ?tags|(${NUMBER} )?hash ?tags only`, ([, count]) => ({
    change: 'hashtags',
    to: `alone ${count ?? 'three'}`.trim(),
  })),
  row(`${NONE} hash ?tags?(?: (?:and|or|nor) emojis?)?|${OUT('hash ?tags?')}`, () => ({
    change: 'hashtags',
    to: 'none',
  })),
  row(
    '(?:((?:add|include|append)s?|with|use|put) )?(?:the )?(?:hash ?tags? )?(#[\\p{L}\\p{N}_]+(?:(?:,? and |,? )#[\\p{L}\\p{N}_]+)*)(?: at the end)?',
    ([, verb = '', tags]) => ({
      change: 'hashtags',
      to: `${/^(?:add|include|append)/i.test(verb) ? 'also ' : ''}${tags}`,
    }),
  ),
  row(
    `(?:keep |use |with )?${MOST} (${NUMBER}) hash ?tags?|(${NUMBER}) hash ?tags? (?:at most|max(?:imum)?|tops)`,
    ([, first, second]) => ({ change: 'hashtags', to: `at most ${first ?? second}` }),
  ),
  row(
    `(?:add|with|use|put|include)?s? ?(?:(${NUMBER}|an?|some|a few) )?(?:fitting |suitable |matching |relevant )?hash ?tags?(?: at the end)?`,
    ([, count = 'two']) => ({
      change: 'hashtags',
      to: /^an?$/i.test(count) ? 'one' : /some|few/i.test(count) ? 'two' : count,
    }),
  ),
  row(
    "(?:don['’]?t|do not) change (?:anything|a word|a thing|the text)|(?:leave|keep|return|hand|pass)(?: it| this| the text)?(?: on)? (?:as it is|as is|unchanged)|no changes?",
    () => ({ change: 'pick' }),
  ),
  row(
    `${NONE} exclamation (?:marks?|points?)|replace (?:all |the )*exclamation marks (?:with|by) (?:full stops|periods)`,
    () => ({ change: 'other', to: 'no exclamation marks' }),
  ),
  row(
    `translat\\w*(?: it| this| the text)*(?: (?:in|into|to))? (?:${LANGUAGE})|(?:in|into|to) (?:${LANGUAGE})|(?:${LANGUAGE}) version`,
    ([words]) => ({ change: 'translate', to: words ?? '' }),
  ),
  row(
    'proof ?read\\w*|(?:correct|fix|check|mend)(?:s|ing)?(?: it| this| the text)? (?:for )?(?:the |all |any )?(?:spelling|typos?|grammar|punctuation|mistakes|errors)(?:(?:,| and|, and) (?:the )?(?:spelling|typos?|grammar|punctuation|mistakes|errors))*',
    () => ({ change: 'proofread' }),
  ),
  row('(?:sounds? )?(?:more )?(?:formal|official|professional)(?:ly)?(?: tone)?', () => ({ change: 'formal' })),
  row('(?:sounds? )?(?:more )?(?:casual|informal|relaxed)(?:ly)?(?: tone)?', () => ({ change: 'casual' })),
  row(
    '(?:(?:more|less|very|a bit) )?(?:funn(?:y|ier)|humorous|witt(?:y|ier)|persuasive|convincing|catch(?:y|ier)|engaging|exciting|warm(?:er|ly)?|friendl(?:y|ier)|livel(?:y|ier)|punch(?:y|ier)|playful|poetic|dramatic|emotional|inspir\\w+|energetic|upbeat|sarcastic|bold(?:er)?|cheek(?:y|ier)|salesy|luxurious|youthful|vivid|longer|creative|original)',
    ([words]) => ({ change: 'other', to: words ?? '' }),
  ),
];
