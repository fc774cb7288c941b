import { PLATFORM_NAMINGS, PLATFORMS } from '../../../../../domain/post/platforms.ts';
import { escaped } from '../../../../lib/escaped.ts';
import { calledPattern, OWN_NOUN } from '../../../../lib/platform-words.ts';
import type { Stretch } from '../said.ts';
import { AFTER_ALONE, type Candidate, type Hint, NOUN } from './candidates.ts';

const SEVERAL = String.raw`(?:(?:\b(?:the|all|those|them|these|any|both|only|just) |^\W*)(?:one|ones|two|three|four|posts|plans)|\b(?:those|these|them|whichever|whatever|what|anything|everything))`;
const IS = "(?:['’]?s|['’]re| (?:that|which|who|thats|is|are|was|still|only|just|to|be|has|have|i))*";
const EDGE = String.raw`(?<![\p{L}\p{N}£$€-])`;

/** Where words that tell some of several may stand. */
const FRAMES = {
  /** 'The weekly one', 'both weekend posts', 'the job ad'. */
  noun: (words: string) =>
    `(?:\\b(?:the|my|your|all|both|those) )?${EDGE}(${words})(?:['’]?s)? (?:${NOUN}|ads?|adverts?|notices?)\\b`,
  /** 'The weekly, stop it', 'the 9am to 10'. */
  alone: (words: string) => `\\b(?:the|my|your|our|those|both) (${words})(?:['’]s\\b|(?=${AFTER_ALONE}))`,
  /** 'The two still waiting', 'ones that repeat', 'whatever goes out first'. */
  clause: (words: string) => `${SEVERAL}${IS} (${words})(?![\\p{L}\\p{N}])`,
  /** 'The earlier of the two'. */
  these: (words: string) => `\\bthe (${words}) of (?:the two|those|them|these|both)\\b`,
  /** 'The reminder', whatever follows. */
  name: (words: string) => `\\bthe (${words})\\b`,
  /** 'The plan from May'. */
  behind: (words: string) => `\\b${NOUN} (${words})\\b`,
};

const ANYWHERE: (keyof typeof FRAMES)[] = ['noun', 'alone', 'clause'];

type Picks = (shown: Candidate[], said: string) => (Candidate | undefined)[];
const all = (isMeant: (one: Candidate, said: string) => boolean): Picks => {
  return (shown, said) => shown.filter((one) => isMeant(one, said));
};
/** The one at a place of their order in time, or in the order in which they were made. */
const inTime = (place: 0 | -1): Picks => {
  return (shown) => [
    shown
      .filter(({ at }) => at !== undefined)
      .toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
      .at(place),
  ];
};
const inAge = (place: 0 | -1): Picks => {
  return (shown) => [shown.toSorted((a, b) => a.n - b.n).at(place)];
};

const PEOPLE = '(?:staff|people|help(?:ers)?|someone)';
const JOB = 'hiring|wanted|join (?:us|our team)|apprentice|vacanc|ushers?|volunteers?|apply|looking for an?';
/** What posts are commonly called by their matter, and the words by which such a post is known. */
const MATTERS: [called: string, told: string][] = [
  [`jobs?|hiring|vacancy|recruit(?:ing|ment)|looking for ${PEOPLE}`, JOB],
  ['sales?|deal|discount|promo', String.raw`sale\b|\d+ ?%|half price|money off`],
  ['freebie', 'free|no charge|for nothing'],
  ['thanks|thank[- ]you', 'thanks|thank you'],
  ['apology|sorry', 'sorry|apolog'],
  ['charity|fundraiser', String.raw`charit|fund|rais(?:e|ed|ing)\b|raffle|donat|in aid of`],
  ['clos(?:ing|ure|ed)|holiday', String.raw`clos(?:ed|ing|es|ure)|shut\b|holiday`],
  ['competition|contest|giveaway|prize', 'raffle|win|prize|competition|contest|giveaway'],
  ['new (?:girl|guy|lad|face|starter|colleague|person|hire)', String.raw`meet|say hi|welcome|new\p{L}* `],
  ['review|testimonial|quote', String.raw`review|testimonial|says\b|“`],
  ['class|course|lesson|workshop', 'class|course|lesson|workshop'],
  ['music|concert|gig|band', String.raw`music|concert|gig\b|band\b|organ\b|choir|play(?:s|ing)`],
  ['xmas|christmas', 'christmas|xmas|advent'],
  ['love|valentines?', 'valentine|love'],
  ['flowers?', 'flower|bouquet|bloom|pos(?:y|ies)|rose|tulip|wreath'],
  ['bread|loaf|loaves', String.raw`bread|\p{L}*loa(?:f|ves)|sourdough|rye\b|bagel|baguette`],
];

const RHYTHM = 'daily|weekly|monthly|hourly|yearly|fortnightly|biweekly|weekday';
const rhythmOf = (said: string): string => said.replace('fortnightly', 'biweekly').replace('weekday', 'weekdays');
const GOES = '(?:go(?:es|ing)?|com(?:es?|ing)|runs?|happens?|repeats?)(?: out| up| round)?(?: only| just)?';
const EVERY: Record<string, string> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  year: 'yearly',
};
const DONE = "(?:approved|signed off|confirmed|ok['’]?d)";
const NOT_DONE = `(?:not|never|(?:ai|is|are|has|have)n['’]?t)(?: (?:yet|been|still))* ${DONE}`;
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const MONTH = `(?:${MONTHS.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?`;
const monthOf = (said: string): number => MONTHS.indexOf(said.replace(/^(?:in|of|from) /, '').slice(0, 3)) + 1;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?`;
const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const HALF = "\\s?(?:am|pm|o ?['’]?clock)";
const DAYPARTS: [RegExp, (hour: number) => boolean][] = [
  [/morning/i, (hour) => hour < 12],
  [/\bnoon|lunch(?:time)?/i, (hour) => hour === 12],
  [/afternoon/i, (hour) => hour >= 12 && hour < 17],
  [/evening|night/i, (hour) => hour >= 17],
];
const PRICE = String.raw`(?:[£$€] ?\d+(?:[.,]\d+)?|\d+ ?(?:[£$€]|(?:quid|pounds?|euros?|dollars?|bucks)\b))`;
const JUST_MADE = '(?:you )?(?:just |last )(?:now )?(?:made|wrote|did|added|set up|planned)|(?:made|wrote|added) last';

/** Whether a time of day is one that words may mean: 'morning', '9', '5:30 pm'. */
export function isAtTime(time: string | undefined, said: string): boolean {
  const part = DAYPARTS.find(([name]) => name.test(said))?.[1];
  if (part) return time !== undefined && part(Number(time.slice(0, 2)));
  const [, word = '', minute = '00', half = ''] =
    new RegExp(`(\\d{1,2}|${HOURS})(?:[:.](\\d\\d))?\\s?(am|pm)?`, 'i').exec(said) ?? [];
  const hour = Number(word) || HOURS.split('|').indexOf(word.toLowerCase()) + 1;
  const hours = [hour, (hour + 12) % 24].filter((_, i) => half === '' || (i === 1) === /pm/i.test(half));
  return hours.some((h) => `${String(h).padStart(2, '0')}:${minute}` === time);
}

const atTime = all(({ time }, said) => isAtTime(time, said));
const isWeekend = (day?: string): boolean => day !== undefined && [0, 6].includes(new Date(day).getUTCDay());
/** Whether a text names the very figure. */
function hasFigure({ title, text }: Candidate, said: string): boolean {
  const figure = /\d+(?:[.,]\d+)?/.exec(said)?.[0] ?? '';
  return new RegExp(String.raw`(?<![\d.,])${escaped(figure)}(?![.,]?\d)`).test(`${title} ${text}`);
}

/** What a message may say of some of several, where that stands, how surely it points, and at which. */
const TRAITS: [words: string, stands: (keyof typeof FRAMES)[], weight: number, picks: Picks][] = [
  [RHYTHM, ['noun', 'alone'], 5, all(({ frequency }, said) => frequency === rhythmOf(said))],
  [
    `${GOES} (?:every|each) (?:hour|day|week|month|year)`,
    ['clause'],
    5,
    all(({ frequency }, said) => frequency === EVERY[said.replace(/.* /, '')]),
  ],
  [
    'recurring|repeating|regular|on repeat|repeats?',
    ANYWHERE,
    5,
    all(({ frequency = 'once' }) => frequency !== 'once'),
  ],
  [
    `one-?(?:off|time)s?|non-?(?:repeating|recurring)|${GOES} once|once only`,
    ANYWHERE,
    5,
    all(({ frequency }) => frequency === 'once'),
  ],
  [
    `pending|waiting|unapproved|open|await\\w*|to (?:approve|sign off|ok|check)|on hold|${NOT_DONE}`,
    ANYWHERE,
    5,
    all(({ status }) => status === 'pending'),
  ],
  [
    `(?<!(?:not|yet|n['’]?t|been) )(?:${DONE}|scheduled)`,
    ['noun', 'clause'],
    5,
    all(({ status }) => status === 'scheduled'),
  ],
  ['morning|noon|lunch(?:time)?|afternoon|evening|night', ['noun'], 4, atTime],
  [`${CLOCK}(?:${HALF})?|(?:${HOURS})${HALF}`, ['noun'], 5, atTime],
  [`(?:${CLOCK}|${HOURS})${HALF}`, ['alone'], 5, atTime],
  ['weekend', ['noun', 'alone'], 5, all(({ day }) => isWeekend(day))],
  [
    `(?:(?:in|of|from) )?${MONTH}`,
    ['noun', 'behind'],
    5,
    all(({ day = '' }, said) => Number(day.slice(5, 7)) === monthOf(said)),
  ],
  ['early|earlier|earliest|next|soonest|upcoming|first to go', ['noun', 'these'], 10, inTime(0)],
  ['late|later|latest', ['noun', 'these'], 10, inTime(-1)],
  [`${GOES} (?:first|soonest|next)`, ['clause'], 10, inTime(0)],
  [`${GOES} (?:last|latest)`, ['clause'], 10, inTime(-1)],
  ['teaser|announcement|save the date', ['name'], 10, inTime(0)],
  ['reminder|follow-?up|last (?:call|chance)', ['name'], 10, inTime(-1)],
  ['older|oldest', ['noun', 'alone'], 9, inAge(0)],
  [JUST_MADE, ['clause'], 9, inAge(-1)],
  [`(?:(?:with|w|for|at) (?:the )?)?${PRICE}`, ['noun', 'clause'], 5, all(hasFigure)],
  [
    '(?:with|w) (?:the |a )?(?:price|total|figure|amount|sum)s?',
    ['clause'],
    5,
    all(({ text }) => /[£$€] ?\d|\d ?[£$€]/.test(text)),
  ],
  ...MATTERS.map(([called, told]): [string, (keyof typeof FRAMES)[], number, Picks] => {
    const telling = new RegExp(`(?<!\\p{L})(?:${told})`, 'iu');
    return [called, ANYWHERE, 3, all(({ title, text }) => telling.test(`${title}. ${text}`))];
  }),
];
const KNOWN = TRAITS.map(([words, stands, weight, picks]) => ({
  pattern: new RegExp(stands.map((frame) => FRAMES[frame](words)).join('|'), 'giu'),
  weight,
  picks,
}));

/** What a message says of them: how often, when, at what price, whether approved. */
export function traitHints(say: string, shown: Candidate[]): Hint[] {
  return KNOWN.flatMap(({ pattern, picks, weight }) =>
    [...say.matchAll(pattern)].map((found) => {
      const said = found.slice(1).find((group) => group !== undefined) ?? '';
      return {
        numbers: picks(shown, said.toLowerCase()).flatMap((one) => (one ? [one.n] : [])),
        weight,
        used: [found.index, found.index + found[0].length] as Stretch,
      };
    }),
  );
}

const PUTS = '(?<!\\b(?:put|post|share|stick|publish|send|get|want|run|schedule|have|need) )';
const STARTS = '(?:at|on|to|tomorrow|an|a|half|\\d|should|goes?|gets?|can|needs?|instead|good|fine|[a-z]+day)';

const MANY = new RegExp(
  `\\b(?:(?:one|post|plan|thing|${OWN_NOUN})s|two|three|both|these|those|them|everything|anything|what\\w*)\\b`,
  'i',
);

/** Where it goes: 'the LinkedIn one', 'LinkedIn's', 'both tweets', 'those on insta'. */
const PLACED = PLATFORMS.map((platform) => {
  const names = calledPattern(platform);
  const noun = PLATFORM_NAMINGS[platform].own?.noun;
  const ways = [
    `^${names}\\s*[:,]`,
    `^(?:the )?${names}(?= ${STARTS}\\b)`,
    `\\b(?:the |my |your |that |for the )?${names}(?:['’]s)? ${NOUN}\\b`,
    `\\b${names}['’]s(?=${AFTER_ALONE}| (?:good|fine|ok|great|perfect|lovely|wrong)\\b)`,
    `\\bthe ${names}(?=${AFTER_ALONE})`,
    `\\bthe (?:one|post|plan|thing)s? (?:on|for) ${names}\\b(?! (?:only|too|as well|instead))`,
    `${PUTS}${SEVERAL}${IS} (?:on|for) ${names}\\b(?! (?:too|as well|instead))`,
    `\\bwhat (?:do|have) (?:we|i|you) (?:have |got )?(?:on|for) ${names}\\b`,
    ...(noun
      ? [
          `(?:\\b(?:the|my|that|your|those|both|all|of the|for the)|['’]s) ${noun}s?\\b`,
          `^${noun}s?(?= (?:is|are|now|tonight|today|${STARTS})\\b)`,
        ]
      : []),
  ];
  return { platform, pattern: new RegExp(ways.join('|'), 'gi') };
});

export function platformHints(say: string, shown: Candidate[]): Hint[] {
  return PLACED.flatMap(({ platform, pattern }) => {
    const owners = shown.filter(({ platforms }) => platforms.includes(platform));
    const only = owners.filter(({ platforms }) => platforms.length === 1);
    return [...say.matchAll(pattern)].map(({ 0: found, index }) => {
      const isMany = MANY.test(found) || /^ are\b/.test(say.slice(index + found.length));
      const meant = (only.length === 1 && !isMany) || (only.length > 0 && /\bonly\b/i.test(found)) ? only : owners;
      return { numbers: meant.map(({ n }) => n), weight: 4, used: [index, index + found.length] as Stretch };
    });
  });
}
