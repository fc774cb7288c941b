import { OWN_VERBS, PLACE_WORDS } from '../../../../lib/platform-words.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './lexicon.ts';

const set = (...lists: string[]) => new Set(lists.join(' ').split(/\s+/).filter(Boolean));

/** Words that hold a sentence together; none of them is what a post is about. */
const FUNCTION_WORDS = set(
  'a an the this that these those my our your their his her its some any all both each every no',
  'i you we they he she it me us them everyone everybody people who which what when where why how',
  'and or but so then than also too again plus as if because while though although once just only please thanks thank thx cheers',
  'of in on at to for from by with without about into onto over under after before until through during across via per between within around up out off',
  'is are was were be been being am do does did have has had will would can could should shall may might must let lets going',
  'know not yes ok okay hi hello hey here there now right rn sharp exactly asap instead same total ish lol tho though then more',
  "i'd i'll i'm we'd we'll we're it's that's don't can't let's you'd thats im ill",
);

/** Asking for one of these with a time is asking to post. */
const POST_VERBS = set(
  ...OWN_VERBS,
  'post publish share schedule announce release repost reshare crosspost upload broadcast queue push drop',
  'put send run promote remind wish tell launch plug advertise tease feature highlight run air blast repeat',
  'posting publishing sharing scheduling announcing posted published shared scheduled announced released reposting reposted uploaded queued sent',
  'reschedule program slot pencil book line set get go goes going fire celebrate congratulate thank greet spread stagger autopost boost ship pin show do',
  'congratulate welcome introduce reveal unveil recommend invite ask poll say scheduel move rerun keep',
);

/** Verbs that ask for posting by themselves, with no platform named. */
export const STRONG_POST_VERBS = set(
  ...OWN_VERBS,
  'post publish share schedule announce release repost reshare crosspost upload broadcast queue remind promote',
  'posting publishing sharing scheduling announcing posted published shared scheduled reposting reposted uploaded queued autopost reschedule scheduel rerun',
);

const SCHEDULE_WORDS = new Set([
  ...WEEKDAY_NAMES,
  ...WEEKDAY_NAMES.map((name) => `${name}s`),
  ...MONTH_NAMES,
  ...set(
    'today tomorrow tonight noon midnight morning afternoon evening night mornings evenings nights afternoons daily weekly monthly yearly hourly biweekly fortnightly quarterly annually everyday weekdays weekends weekday next this starting beginning except excluding twice everywhere onwards',
    ...PLACE_WORDS,
    'est pst cet gmt utc edt pdt bst ist jst et pt ct sharp ish week month for until',
  ),
]);

/** Whether a word after a day, time or platform makes it part of a name: 'Friday special', '5pm show', 'Facebook ads'. */
export function isTopicWord(norm: string | undefined): boolean {
  if (norm === undefined || !/^\p{L}/u.test(norm)) return false;
  if (/^[tu]\d/.test(norm)) return false;
  // 'on LinkedIn regarding our fair' names no 'LinkedIn regarding'.
  if (/^(?:regarding|concerning|covering)$/.test(norm)) return false;
  return !FUNCTION_WORDS.has(norm) && !POST_VERBS.has(norm) && !SCHEDULE_WORDS.has(norm) && !WRITE_ONLY.has(norm);
}
const WRITE_ONLY = set(
  'write draft compose create make generate pls plz cheers ta xx x lol hmm sorry wait actually scratch',
);
