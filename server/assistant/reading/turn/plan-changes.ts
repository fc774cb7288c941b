import { instantToWall, wallToInstant } from '../../../../domain/time.ts';
import { OWN_NOUN } from '../../../lib/platform-words.ts';
import type { Operation, PlanChange } from '../../operations.ts';
import type { DraftState, PlanState } from '../../state.ts';
import { NO_CHANGE, readPlanChange } from './change-plan.ts';
import { means } from './kinds/kind-encoder.ts';
import { readNewPlan } from './new-plan.ts';
import { readPlaces } from './places.ts';
import { isPlanned, pickDrafts, pickPlans } from './pointing/plan-picks.ts';
import type { PointedTargets } from './pointing/pointing.ts';
import { readRelative } from './relative.ts';
import { reviseOf } from './revise-of.ts';
import { bringsPost } from './revision/new-quote.ts';
import { correctsDraft, replacedSurely } from './revision/replacement.ts';
import { hear, phrasesOf, stretchOf, topicWords } from './said.ts';
import type { Turn } from './turn.ts';
import { keptAt, readWhen } from './when.ts';

const ask = (about: string): Operation[] => [{ op: 'ask', about }];

/** 'Same hour' is the same time, and so is the time of 'the soap a day after that', where no other one is said. */
export function newPlanOf(turn: Turn): Operation[] | null {
  const say = turn.say.replace(/\bsame (?:hour|o['’]clock)\b/gi, 'same time');
  const relative = readRelative(say);
  const isDays = relative !== null && !['hours', 'minutes'].includes(relative.unit) && !relative.daypart;
  const isAfterPlan =
    isDays && turn.state.plans.length > 0 && /^\W*(?:it|that|this|that one)?\W*$/i.test(relative.base);
  const isTimed = /\bsame time\b/i.test(say) || readWhen(say, turn.moment).hasTime;
  const isElsewhere = readPlaces(say).more.length > 0;
  const isOther =
    namesUnplanned(turn) || (isElsewhere && turn.state.drafts.slice(-1).every((one) => isPlanned(one, turn.state)));
  return readNewPlan({ ...turn, say: isAfterPlan && isOther && !isTimed ? `${say}, same time` : say });
}

/** A time of day in so many words. */
const CLOCK = /\b\d{1,2}(?:[:.]\d\d)?\s?[ap]m\b|\b\d{1,2}:\d\d\b|\b(?:at|to) (?:\d{1,2}\b|noon\b|midday\b|half\b)/i;

const WAS = /\b(?:it|that|this|they) (?:was|were|happened)\b/i;

export function changeOf(turn: Turn): Operation[] | null {
  const { say, state, moment } = turn;
  const rest = withoutKept(say);
  if (rest !== say) return /\p{L}{3}/u.test(rest) ? changeOf({ ...turn, say: rest }) : null;
  if (state.plans.length === 0)
    return state.drafts.length > 0 ? newPlanOf(turn) : ask('Nothing is planned here. Which post do you mean?');
  if (namesUnplanned(turn)) return newPlanOf(turn);
  // What was is told of, no time to post at: 'it was Saturday'.
  const newest = state.drafts.at(-1);
  if (WAS.test(say) && newest && replacedSurely(say, newest.text)) return reviseOf('replace', turn);
  const spokenOf = eventOf(turn);
  if (spokenOf) return reviseOf('replace', { ...turn, state: { ...state, drafts: [spokenOf] } });
  const named = pickPlans(say, state, moment, /\bskip\b/i.test(say));
  // 'Change Wednesday to 11am': beside a time of its own, the day says which one.
  const byDay = named.numbers.length === 0 && CLOCK.test(say) ? pickPlans(say, state, moment, true) : named;
  const pointed = byDay.numbers.length === 1 ? byDay : named;
  // 'Cancel everything but Instagram' names the place that stays.
  const fewer = ALL_BUT.test(say) && CALLS_OFF.test(say) ? elsewhereOnly(say, pointed, state.plans) : null;
  if (fewer) return fewer;
  // A question changes nothing: 'is the second one on Facebook too?'
  if (/^\W*(?:is|are|does|do|did|has|was|will) (?!you\b)[^?]*\?\s*$/i.test(say)) return null;
  if (pointed.numbers.length === 0) return swapped(turn, []) ?? ask('Which of the plans do you mean?');
  const skipped = state.plans.filter(({ n, frequency }) => pointed.numbers.includes(n) && frequency === 'once');
  if (/\bskip\b/i.test(say) && skipped.length > 0 && !NOT_OFF.test(say))
    return elsewhereOnly(say, pointed, state.plans) ?? [{ op: 'cancelPlans', which: skipped.map(({ n }) => n) }];
  const apart = splitOff(turn, pointed.numbers) ?? swapped(turn, pointed.numbers);
  if (apart) return apart;
  const read = pointed.numbers.flatMap((n) => {
    const plan = state.plans.find((one) => one.n === n);
    return plan ? [{ n, ...readPlanChange(say, pointed.used, plan, state, moment) }] : [];
  });
  const areFewer = read.every((one) => 'change' in one && Object.keys(one.change).join() === 'platforms');
  if (areFewer && NOT_OFF.test(say)) return ask('Nothing is changed. What should change about the plan?');
  if (read.every((one) => 'question' in one && one.question === NO_CHANGE)) return calledOff(turn);
  const open = read.find((one) => 'question' in one);
  if (open && 'question' in open) return ask(open.question);
  const changes = read.flatMap((one) => ('change' in one ? [one] : []));
  const besides = alsoThen(changes, turn);
  if (besides) return besides;
  const isOne = new Set(changes.map(({ change }) => JSON.stringify(change))).size === 1;
  const first = changes[0];
  if (isOne && first) return [{ op: 'changePlan', which: changes.map(({ n }) => n), change: first.change }];
  const isAdding = changes.every(({ change }) => Object.keys(change).join() === 'addPlatforms');
  if (isAdding && first)
    return [
      {
        op: 'changePlan',
        which: changes.map(({ n }) => n),
        change: { addPlatforms: [...new Set(changes.flatMap(({ change }) => change.addPlatforms ?? []))] },
      },
    ];
  return changes.map(({ n, change }) => ({ op: 'changePlan', which: [n], change }));
}

/** A message without what shall stay: 'cancel jazz, leave the others as they are'. */
const withoutKept = (say: string): string =>
  say.replace(
    /(?:,?\s*\b(?:and|but)\s+)?\b(?:leave|keep)\b[^,.;]*?\bas (?:it|they|that) (?:is|are|was|were)\b[,.;]?(?:\s+(?:and|but|just)\b)*/gi,
    '',
  );

const OF_POST = new RegExp(
  String.raw`\b(?:posts?|posted|plans?|one|ones|thing|send|goes|go|out|up|live|publish\w*|schedul\w*|move|push|bring|shift|put|make|set|have|do|${OWN_NOUN}|later|earlier|instead)\b`,
  'i',
);
const TELLS_TIME =
  /^\W*(?:the|our|my)\s+(?:[\p{L}'’-]+\s+){1,3}?(?:is|are|starts?|begins?|opens?|ends?|\p{L}{3,}s)\s+(?:now\s+)?(?:at|from|on|until|till)\s/iu;

/** 'The choir sings at 7' tells of what a text tells, and not when it is posted. */
function eventOf({ say, state }: Turn): DraftState | null {
  if (!TELLS_TIME.test(say) || OF_POST.test(say)) return null;
  const known = state.drafts.filter(
    ({ text }) =>
      topicWords(say).filter(({ stem }) => topicWords(text).some((word) => word.stem === stem)).length > 1 &&
      correctsDraft(say, text),
  );
  return known.length === 1 ? (known[0] ?? null) : null;
}

/** 'Biscuits half an hour after that': a text that waits nowhere yet gets its time; no plan was named. */
function namesUnplanned({ say, state, moment }: Turn): boolean {
  const { isSaid, numbers } = pickDrafts(say, state);
  const draft = state.drafts.find(({ n }) => numbers.length === 1 && n === numbers[0]);
  if (!isSaid || !draft || isPlanned(draft, state) || pickPlans(say, state, moment, false).isSaid) return false;
  return readRelative(say) !== null || readWhen(say, moment).at !== undefined;
}

const ONCE_MORE =
  /\b(?:again|another|once more|one more|as well|too|also|a second|remind\p{L}*|re-?post\p{L}*|last call|follow-?up)\b/iu;
const REPEATS_IT = /\brepeat (?:it|that|this|them)\b/i;
const QUOTES = /(?<!\p{L})["“„«'‘]\p{Lu}/u;

/** 'Send it two hours earlier', 'repeat it daily': what can only be said of what waits already changes it. */
export function isOfPlan(turn: Turn): boolean {
  const { say, state, moment } = turn;
  const { only, more } = readPlaces(say);
  const newest = state.drafts.at(-1);
  if (!newest || !isPlanned(newest, state) || only.length + more.length > 0 || ONCE_MORE.test(say)) return false;
  if (namesUnplanned(turn) || bringsPost(say) || QUOTES.test(say)) return false;
  const relative = readRelative(say);
  const isRepeated = REPEATS_IT.test(say);
  // Counted from an event, and of what is repeated, it is the time of one more post.
  if (relative) return relative.from === 'own' && !isRepeated;
  return isRepeated && readWhen(say, moment).frequency !== undefined;
}

const CHANGED =
  /\b(?:make|change|move|set|shift|switch)\s+(?:it|that|this|the (?:time|post|plan))\b|^\W*(?:hm+|actually|no|wait|sorry|oops|rather)\b/i;

/** 'Make that 8:30 and on Facebook too' changes the plan; a day behind the place is the day of one more post. */
export function changesAndAdds(say: string): boolean {
  if (!CHANGED.test(say) || readPlaces(say).more.length === 0) return false;
  const said = hear(say);
  const [place] = phrasesOf(said, 'platforms').slice(-1);
  const behind = place ? say.slice(stretchOf(said, place)[1]) : '';
  return readRelative(behind) === null && phrasesOf(hear(behind), 'days', 'window', 'elapsed').length === 0;
}

/** 'And on Instagram a day later': another place at another time is another post. */
function alsoThen(changes: { n: number; change: PlanChange }[], { say, state }: Turn): Operation[] | null {
  if (changesAndAdds(say)) return null;
  const [only, ...others] = changes;
  const plan = state.plans.find(({ n }) => n === only?.n);
  const { addPlatforms = [], at, keeps } = only?.change ?? {};
  const fresh = addPlatforms.filter((place) => !plan?.platforms.includes(place));
  const draft =
    state.drafts.findLast(({ platform }) => platform !== null && fresh.includes(platform)) ??
    state.drafts.find(({ text }) => text === plan?.content);
  if (!plan || !draft || others.length > 0 || fresh.length === 0 || !at || at === plan.at) return null;
  return [{ op: 'plan', draft: draft.n, platforms: fresh, at, ...(keeps ? { keeps } : {}) }];
}

/** 'Make Twitter 7:30' of a plan for two places: that place gets a plan of its own. */
function splitOff({ say, state, moment }: Turn, numbers: number[]): Operation[] | null {
  const plan = state.plans.find(({ n }) => numbers.length === 1 && n === numbers[0]);
  const draft = state.drafts.find(({ text }) => text === plan?.content);
  const { only } = readPlaces(say);
  if (
    !plan ||
    !draft ||
    only.length !== 1 ||
    !only.every((place) => plan.platforms.includes(place)) ||
    plan.platforms.length < 2
  )
    return null;
  if (/\b(?:only|just|instead)\b/i.test(say)) return null;
  const timeZone = plan.timeZone ?? moment.timeZone;
  const { at, frequency, clock } = readWhen(say, { ...moment, timeZone, home: moment.timeZone }, plan.at);
  if (!at || frequency || plan.frequency !== 'once') return null;
  const here = instantToWall(wallToInstant(at, timeZone), moment.timeZone);
  const kept = clock ?? (plan.timeZone ? { timeZone, rrule: null } : undefined);
  const rest = plan.platforms.filter((place) => !only.includes(place));
  return [
    { op: 'changePlan', which: [plan.n], change: { platforms: rest } },
    { op: 'plan', draft: draft.n, platforms: only, at: here, ...keptAt(here, kept, moment.timeZone) },
  ];
}

const SWAP = /\b(?:swap|exchange|switch)\b|\bother way (?:a)?round\b/i;

/** 'Swap the two days': two plans take each other's day, time, or both. */
function swapped({ say, state }: Turn, numbers: number[]): Operation[] | null {
  const [a, b, ...others] = state.plans.filter(({ n }) => numbers.length < 2 || numbers.includes(n));
  if (!a || !b || others.length > 0 || !SWAP.test(say) || readPlaces(say).more.length > 0) return null;
  const stays = /\b(?:keep|leave|same|not) (?:the )?times?\b/i.test(say) || /\bdays?\b/i.test(say);
  const daysStay = /\b(?:keep|leave|same|not) (?:the )?days?\b/i.test(say) || (!stays && /\btimes?\b/i.test(say));
  const at = (own: string, other: string): string =>
    daysStay ? own.slice(0, 10) + other.slice(10) : stays ? other.slice(0, 10) + own.slice(10) : other;
  return [
    { op: 'changePlan', which: [a.n], change: { at: at(a.at, b.at) } },
    { op: 'changePlan', which: [b.n], change: { at: at(b.at, a.at) } },
  ];
}

/** What takes a plan away; 'pause it' and 'break it' do not. */
const CANCELS =
  /\b(?:cancel\w*|delet\w*|drop|remov\w*|scrap|stop|skip|forget|discard|reject|bin|kill|axe|lose|ditch|clear (?:the|my|all|everything|it|them)|nix|wip(?:e|ing)|trash|nuke|scratch|abort|undo|withdraw\w*|retract|revoke|recall|pull(?:ed)?|unschedul\w*|never ?mind|(?:do|wo|is)n[’']?t|do not|will not|not|no|without|off|out|away|down|rid|gone|enough)\b/i;

const CALLS_OFF =
  /^\W*(?:(?:please|pls|and|ok|can you|could you|then|actually)[\s,]+)*(?:withdraw|cancel|retract|revoke|call off|unschedule|scrap|delete|bin|axe|kill|pull|nix|drop|remove|take (?:down|off|away|out))\b/i;

/** What changes nothing about a plan and takes it away by its very first word. */
const calledOff = (turn: Turn): Operation[] | null =>
  keptOnly(turn) ?? (CALLS_OFF.test(turn.say) ? cancelOf(turn) : null);

const KEEPS =
  /^\W*(?:(?:ok|no|actually|then|please)[\s,]+)*(?:(?:just|only) keep|keep (?:just|only))\b(?!.*\b(?:times?|as (?:it|they)|for|at|same|words?|text)\b)/i;

/** 'Just keep the choir' takes the others away. */
function keptOnly({ say, state, moment }: Turn): Operation[] | null {
  if (!KEEPS.test(say)) return null;
  const { isSaid, numbers } = pickPlans(say, state, moment, true);
  const others = state.plans.map(({ n }) => n).filter((n) => !numbers.includes(n));
  return isSaid && numbers.length > 0 && others.length > 0 ? [{ op: 'cancelPlans', which: others }] : null;
}

/** 'No wait, the day she starts' takes back what was said, and calls nothing off. */
const NO_WAIT = /^\W*(?:no|nope)(?=\s*,|\s+wait\b)/i;

/** 'No coffee in the workshop post': words go, the post stays. */
const OF_A_TEXT =
  /\b(?:no|without|drop|remove|lose|take|cut|delete)\b(?! (?:the|that|this) (?:post|plan|one|text)\b).{2,40}? (?:in|from|out of|off) (?:the|that|this) (?:[\p{L}\d]+ )?(?:post|one|text|draft|caption)\b/iu;

/** 'We don't need the parking', 'don't want it so early': something about a post is not wanted; the post itself is where the sentence ends with it. */
const WANTS_NOT =
  /\b(?:do|wo)n['’]?t (?:need|want) (?!(?:it|that|this|them|those|either|the (?:post|plan|\w+ (?:one|post)))(?: any ?more| now| after all| then)*\s*(?:$|[.!;]))|\bnot happening (?=\p{L})|\b(?:the|our) (?!(?:post|plan)\b)[\p{L} ]{2,30}? (?:is|are)(?:n['’]?t| not)(?: really)? needed\b/iu;

/** 'The jazz one can go out' is the contrary of 'it can go', and what can stay is not called off either. */
const GOES_OUT = /\bgo(?:es)? (?:out|live|up|ahead)\b|\b(?:can|may|should|could) stay\b/i;
const REFUSES = /n['’]?t\b|\b(?:not|never|no|nothing|rather|stop|cancel)\b/i;
const OF_PLAN = /\b(?:posts?|plans?|ones?|lot|all|everything)\b/i;

/** What is called off without any word that says so: only what surely means it, and names the plan. */
const isCalledOff = (turn: Turn): boolean =>
  means('cancelPlans', turn) && (OF_PLAN.test(turn.say) || pickPlans(turn.say, turn.state, turn.moment, true).isSaid);

export function cancelOf({ say, state, moment, meaning }: Turn): Operation[] | null {
  const turn: Turn = { say: withoutKept(say), typed: say, state, moment, ...(meaning ? { meaning } : {}) };
  if (turn.say !== say) return /\p{L}{3}/u.test(turn.say) ? cancelOf(turn) : null;
  if (NOT_OFF.test(say) || (GOES_OUT.test(say) && !REFUSES.test(say))) return null;
  if (/\bskip\b/i.test(say) && state.plans.length > 0 && state.plans.every(({ frequency }) => frequency !== 'once'))
    return changeOf(turn);
  const isOfWords = WANTS_NOT.test(say);
  if (isOfWords && readWhen(say, moment).at) return changeOf(turn);
  if (isOfWords || OF_A_TEXT.test(say)) {
    const removed = reviseOf('remove', turn);
    if (removed?.every(({ op }) => op === 'revise')) return removed;
    if (isOfWords) return null;
  }
  const kept = keptOnly(turn);
  if (kept) return kept;
  if (!CANCELS.test(say.replace(NO_WAIT, '')) && !isCalledOff(turn)) return null;
  if (state.plans.length === 0)
    return state.drafts.length === 0
      ? [{ op: 'cancelPlans', which: 'all' }]
      : ask('Nothing is planned here. What should be cancelled?');
  const pointed = pickPlans(say, state, moment, true);
  const fewer = elsewhereOnly(say, pointed, state.plans);
  if (fewer) return fewer;
  const isAll =
    /\b(?:everything|all|whole|the lot|entire|every)\b/i.test(say) && pointed.numbers.length === state.plans.length;
  if (isAll && state.plans.length > 1) return [{ op: 'cancelPlans', which: 'all' }];
  if (pointed.numbers.length > 0) return [{ op: 'cancelPlans', which: pointed.numbers }];
  const { only, less } = readPlaces(say);
  const there = state.plans.filter(
    ({ platforms }) => platforms.length > 0 && platforms.every((one) => [...only, ...less].includes(one)),
  );
  if (there.length === 1) return [{ op: 'cancelPlans', which: there.map(({ n }) => n) }];
  return ask('Which of the plans shall I cancel?');
}

const ALL_BUT = /\b(?:all|everything|everywhere|every(?: \w+)?|both|any) (?:but|except|apart from|other than)\b/i;
const ONLY_THERE = /\bonly\b/i;
/** 'Don't cancel it', 'should I skip it?', 'skip the part about the clock': nothing is called off. */
const NOT_OFF =
  /\b(?:do|does|did|should|must|would)(?:n['’]?t| not) (?:you )?(?:cancel|skip|drop|delete|remove|scrap|stop|forget|touch|lose)\b|\bnever (?:cancel|skip|drop|delete|remove)\b|^\W*(?:should|shall|must|do|could|can) (?:i|we)\b.*\?\s*$|\b(?:skip|cancel|drop|delete|remove|lose|scrap)\b (?:\w+ ){0,3}?(?:part|sentence|line|bit|word|link|ads?|advert|emojis?|hashtags?|subscription)\b/i;

/** 'Take Twitter off': a plan for several places keeps the others. */
function elsewhereOnly(say: string, { numbers }: PointedTargets, plans: PlanState[]): Operation[] | null {
  const plan = plans.find(({ n }) => numbers.length === 1 && n === numbers[0]);
  const { only, less } = readPlaces(say);
  const named = [...only, ...less];
  // 'Cancel the Facebook one but leave the Instagram': beside what goes, another place is one that stays; 'all but X' and 'X only' name it.
  const gone = less.length > 0 && only.length > 0 ? less : named;
  const isKept = ALL_BUT.test(say) || (less.length === 0 && ONLY_THERE.test(say));
  const kept = plan?.platforms.filter((place) => (isKept ? named : gone).includes(place) === isKept) ?? [];
  if (!plan || kept.length === 0 || kept.length === plan.platforms.length) return null;
  return [{ op: 'changePlan', which: [plan.n], change: { platforms: kept } }];
}
