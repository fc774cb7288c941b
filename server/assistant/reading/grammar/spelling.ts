import { PLATFORM_NAMINGS, PLATFORMS } from '../../../../domain/post/platforms.ts';
import { OWN_NOUNS, PLAIN_NAMES } from '../../../lib/platform-words.ts';

/** Words of schedules that people mistype. Longer ones forgive two slips, from eight letters on. */
const TARGETS = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'],
  ...['january', 'february', 'august', 'september', 'october', 'november', 'december'],
  ...['today', 'tonight', 'tomorrow', 'morning', 'mornings', 'afternoon', 'evening', 'evenings', 'midnight', 'midday'],
  ...['every', 'everyday', 'everywhere', 'weekday', 'weekdays', 'weekend', 'weekends', 'weekly', 'monthly', 'hourly'],
  ...['biweekly', 'fortnight', 'fortnightly', 'quarterly', 'annually', 'yearly'],
  ...['until', 'through', 'starting', 'beginning', 'except', 'excluding', 'minutes', 'hours', 'weeks', 'months'],
  ...['schedule', 'publish', 'announce', 'share', ...PLAIN_NAMES, ...OWN_NOUNS],
  ...[
    'second',
    'third',
    'quarter',
    'minute',
    'night',
    'christmas',
    'halloween',
    'thanksgiving',
    'easter',
    'please',
    'cancel',
  ],
];

const LOOKALIKES = PLATFORMS.flatMap((platform) => {
  const { names, own } = PLATFORM_NAMINGS[platform];
  return [...names.lookalikes, ...(own ? [`${own.noun}s`, ...own.lookalikes] : [])];
});
/** Real words that lie close to one of the targets and mean something else. */
const REAL_WORDS = new Set(
  [
    ...LOOKALIKES,
    'sundae sundry sunny daisy sandy tonight moody money fray fridge tuesdays todays toady monthly mouthy',
    'mourning moaning warning evenings everything everyone everybody evens weaken weekends weakly',
    'accept expect excepts starring staring stating strarting minutes minuets house hour ours yours hourly',
    'weeds wheels weeks months mouths share shares shared sharp shade shape shame spare stare shave',
    'publisher published publishes publishing polish scheduled schedules scheduler scheduling announced announces',
    'announcer announcing announcement eastern easier easterly eater taster faster pleased pleases cancels canceled',
    'cancelled yearly yearling nearly dearly early pearly clearly through though thorough throughout trough thought',
    'everywhere evenly event events evening ever very envy',
    'augusta novembers marches match hourglass unlit unite until units monday mornings mornin midnights weekday',
    'string staging standing stalling stapling starling startling sterling striking skating stabbing stacking staffing staining stamping starching stashing snarling soaring searing skirting shorting snorting salting slanting stunting scaring sparing sparring',
    'shake shale shark shire shore scare snare shane shear emery toddy frida cancer chancel excerpt exceeding exuding exploding untie util moths minuet minuses midway ester saturate annoyance forthright everyman',
    'christian christians christina christine christen meanings markings mountings earnings learnings meetings weeps',
    'fright tights insight tonights sharing shard share beginnings beginner beginners yearn',
    'actually manually usually annuals sporting sorting scarring smarting stirring storing starving starting moorings sundaes quarters quartet',
    'thirds nigh nights quartets seconds thirdly mandate mundane thirsty thirty thursdays august angst december decembers',
  ]
    .join(' ')
    .split(' '),
);

const BY_FIRST_LETTER = new Map<string, string[]>();
for (const word of TARGETS) BY_FIRST_LETTER.set(word.charAt(0), [...(BY_FIRST_LETTER.get(word.charAt(0)) ?? []), word]);
const KNOWN = new Set(TARGETS);

/** The schedule word that was meant by a mistyped one, or the word itself. */
export function mendScheduleWord(word: string): string {
  const known = mended.get(word);
  if (known !== undefined) return known;
  const found = nearest(word);
  if (mended.size >= MOST_REMEMBERED) mended.clear();
  mended.set(word, found);
  return found;
}

/** Words come again and again; only so many are kept. */
const mended = new Map<string, string>();
const MOST_REMEMBERED = 5_000;

function nearest(word: string): string {
  if (word.length < 4 || word.length > 13 || KNOWN.has(word) || REAL_WORDS.has(word)) return word;
  if (!/^[a-z]+$/.test(word)) return word;
  let best = word;
  let bestDistance = 3;
  for (const target of BY_FIRST_LETTER.get(word.charAt(0)) ?? []) {
    const allowed = target.length >= 8 ? 2 : 1;
    if (Math.abs(target.length - word.length) > allowed || isAnotherForm(word, target)) continue;
    const distance = slips(word, target, allowed);
    if (distance <= allowed && distance < bestDistance) [best, bestDistance] = [target, distance];
  }
  return best;
}

/** 'month' is no slip for 'months', nor 'shared' for 'share'. */
function isAnotherForm(word: string, target: string): boolean {
  return word.startsWith(target) || (target.startsWith(word) && /^(?:s|ly|es|ing)$/.test(target.slice(word.length)));
}

/** Damerau-Levenshtein distance, given up beyond `most`. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, above] = [above, row];
  }
  return above[b.length] ?? most + 1;
}
