import { PLATFORM_NAMINGS, PLATFORMS, type PlatformNaming } from '../../../../../domain/post/platforms.ts';
import { plainName } from '../../../../lib/platform-words.ts';
import { mendScheduleWord } from '../spelling.ts';

export const WEEKDAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
export const MONTH_NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const CARDINALS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const ORDINALS =
  '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** One spelling per meaning; spaces split a short form into the words it stands for. */
const FORMS = new Map<string, string>();
for (const [number, word] of CARDINALS.entries()) FORMS.set(word, String(number));
for (const [number, word] of CARDINALS.slice(1, 13).entries()) FORMS.set(`${word}ish`, `${number + 1} ish`);
for (const [number, word] of ORDINALS.entries()) FORMS.set(word, `#${number}`);
for (const [word, number] of [
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['ninety', '90'],
  ['thirtieth', '#30'],
])
  FORMS.set(word as string, number as string);
const SHORT_FORMS: Record<string, string> = {
  monday: 'mon mo',
  tuesday: 'tue tues tu',
  wednesday: 'weds wednes',
  thursday: 'thu thur thurs',
  friday: 'fri',
  mondays: 'mons',
  january: 'jan',
  february: 'feb febr',
  april: 'apr',
  june: 'jun',
  july: 'jul',
  august: 'aug',
  september: 'sep sept',
  october: 'oct',
  november: 'nov',
  december: 'dec',
  tomorrow: 'tmrw tmr tmw tomo tomoz tmorrow tommorow tommorrow tomorow 2moro 2morrow 2mrw 2moz tomoz tomos morrow',
  can: 'cn',
  tonight: 'tonite 2nite 2night tnite',
  today: '2day tday',
  and: 'n nd & und',
  every: 'evry evrey ev',
  everyday: 'everday',
  each: 'ea',
  until: 'til till untill untl',
  through: 'thru thro',
  evening: 'eve evng',
  morning: 'morn mornin',
  afternoon: 'arvo aft',
  next: 'nxt',
  about: 'bout abt',
  noon: 'midday',
  night: 'nite',
  nights: 'nites',
  minute: 'min',
  minutes: 'mins',
  hour: 'hr',
  hours: 'hrs',
  week: 'wk',
  weeks: 'wks',
  weekend: 'wknd wkend',
  weekdays: 'wkdays',
  month: 'mth',
  months: 'mths',
  weekday: 'workday wkday',
  biweekly: 'biwkly',
  with: 'w',
  christmas: 'xmas crimbo',
  please: 'pls plz pleas plse',
  schedule: 'sched schedual shedule',
  post: 'psot pots',
  around: 'approx approximately circa roughly',
};
for (const [word, forms] of Object.entries(SHORT_FORMS)) for (const form of forms.split(' ')) FORMS.set(form, word);
for (const platform of PLATFORMS)
  for (const name of PLATFORM_NAMINGS[platform].names.sure) FORMS.set(name, plainName(platform));
const DOUBTFUL_PLACES = new Map(
  PLATFORMS.flatMap((platform) => PLATFORM_NAMINGS[platform].names.doubtful.map((name) => [name, platform] as const)),
);

const ORDINARY_PLACES = new Map(
  PLATFORMS.flatMap((platform) => PLATFORM_NAMINGS[platform].names.ordinary.map((name) => [name, platform] as const)),
);
const isName = (word: string): boolean => PLATFORMS.some((one) => PLATFORM_NAMINGS[one].names.sure.includes(word));

/** The words beside a word as they were written, and the ones beyond those. */
export interface WordsAround {
  before: string;
  after: string;
  further: { before: string; after: string };
}

/** Short forms that are also plain words; they count as days or months only beside other words of a schedule. */
const DOUBTFUL: Record<string, string> = {
  sat: 'saturday',
  sun: 'sunday',
  wed: 'wednesday',
  mar: 'march',
  fr: 'friday',
  sa: 'saturday',
  su: 'sunday',
  sats: 'saturdays',
  suns: 'sundays',
};
const SCHEDULE_BEFORE =
  /^(?:on|every|each|next|this|until|from|by|for|and|n|or|,|-|\/|to|;|:|•|¶|at|starting|through|\(|\+|&|\d.*|t\d.*|\.|!|\?|mon|tues?|wed|thu|thurs|fri|sat|sun|)$/;
const SCHEDULE_AFTER =
  /^(?:\d.*|t\d.*|u\d.*|at|@|-|,|and|n|&|\/|\+|to|noon|morning|evening|night|afternoon|:|\)|mon|tue|thu|fri|sat|sun|wed|)$/;
const SHORT_DAYPARTS = new Map([...FORMS].filter(([, word]) => /^(?:morning|afternoon|evening|night)s?$/.test(word)));
const CLOCK_AFTER = /^(?:\d.*|[tu]\d.*|noon|morning|mornings|evening|evenings|night|nights|nite|afternoon)$/;
/** These read as other words unless they stand where a short form would. */
const ONLY_LOWER_CASE_WHEN_SURE = new Set(['mo', 'tu', 'n', 'w', 'eve', 'mon', 'ev', 'nd', 'aft', 'pots', 'ea']);

/** The grammar's word for a written one, given its neighbours. */
export function canonicalWord(word: string, raw: string, around: WordsAround): string {
  const doubtful = DOUBTFUL[word];
  if (doubtful) {
    const isCapital = /^[A-Z]/.test(raw) && around.before !== '' && !/^[.!?•¶]$/.test(around.before);
    const isSure =
      CLOCK_AFTER.test(SHORT_DAYPARTS.get(around.after) ?? '') ||
      (SCHEDULE_BEFORE.test(around.before) && SCHEDULE_AFTER.test(around.after)) ||
      CLOCK_AFTER.test(around.after);
    return isSure || (isCapital && (SCHEDULE_BEFORE.test(around.before) || SCHEDULE_AFTER.test(around.after)))
      ? doubtful
      : word;
  }
  const place = DOUBTFUL_PLACES.get(word);
  if (place) return isPlace(raw, around, PLATFORM_NAMINGS[place].names.partOf) ? plainName(place) : word;
  const ordinary = ORDINARY_PLACES.get(word);
  if (ordinary) return isPlaceByItsPlace(raw, around) ? plainName(ordinary) : word;
  if (ONLY_LOWER_CASE_WHEN_SURE.has(word) && !isLikelyShortForm(word, around)) return word;
  const known = FORMS.get(word);
  if (known) return known;
  const mended = mendScheduleWord(word);
  return FORMS.get(mended) ?? mended;
}

function isLikelyShortForm(word: string, { before, after }: { before: string; after: string }): boolean {
  if (word === 'n' || word === 'nd') return before !== '' && after !== '';
  if (word === 'w') return true;
  if (word === 'eve') return /^(?:tomorrow|tmrw|this|\w*day|sun|sat|mon|fri|thu|tue|wed)$/.test(before);
  if (word === 'ev') return /day$|^(?:mon|tue|wed|thu|fri|sat|sun)/.test(after);
  if (word === 'pots') return before === '' && after !== '';
  if (word === 'ea') return /^(?:week|day|month|\w*day)$/.test(after);
  return SCHEDULE_BEFORE.test(before) || SCHEDULE_AFTER.test(after);
}

/** A doubtful name is a place unless it is part of another name; in small letters only after a preposition or in a list. */
function isPlace(
  raw: string,
  { before, after }: { before: string; after: string },
  partOf: PlatformNaming['names']['partOf'],
): boolean {
  const isCapital = raw === raw.toUpperCase();
  const isPart = partOf.before.includes(before) || partOf.after.includes(after);
  const isInFormula = /^(?:\d{1,3}|\d{5,}|=|-)$/.test(before) || /^[-'=]$/.test(after);
  // Several capitals are a short form whatever stands around them: '09:00 LI - survey results'.
  if (isPart || (isInFormula && !(isCapital && raw.length > 1))) return isCapital && before === '-' && after === '-';
  // One letter is too little to be told by what follows it.
  const isListed = raw.length > 1 && (/^[@:|]$/.test(before) || /^(?:and|n|&|\+|\/|,)$/.test(after));
  const isLed = /^(?:on|to|via|and|n|&|,|\/|for|both|\d{4}|[tu]\d+:\d+)$/.test(before) && !/^\d/.test(after);
  return isCapital || isListed || isLed;
}

const JOINT = /^(?:and|n|or|&|,|\/|\+|plus)$/;
/** What is sold or told of something, not posted on it: 'a sale on threads'. */
const OF_SOMETHING =
  /^(?:%|off|sales?|discounts?|offers?|deals?|savings?|tips?|advice|guides?|focus|spotlight|workshops?)$/;
/** What a post for a platform is called before it: 'make it shorter for threads', not 'needles for threads'. */
const OF_POSTS = /^(?:posts?|it|this|that|one|version|text|caption|draft|copy|something|shorter|longer)$/;

/** A word of every day is a platform beside another one, behind 'on', or as a name in the middle of a sentence where a place stands. */
function isPlaceByItsPlace(raw: string, { before, after, further }: WordsAround): boolean {
  const isListed = (JOINT.test(before) && isName(further.before)) || (JOINT.test(after) && isName(further.after));
  if (isListed) return true;
  if (/^(?:on|via)$/.test(before)) return !OF_SOMETHING.test(further.before);
  if (before === 'for' && OF_POSTS.test(further.before)) return true;
  if (before === '') return /^(?:too|instead|also|only)$/.test(after);
  return /^\p{Lu}/u.test(raw) && /^(?:to|for|from|only|just|also|add|no|not|without|use|both)$/.test(before);
}
