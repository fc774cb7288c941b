import type { ClockSpec, Phrase } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { type SaidDay, whensOf } from '../whens.ts';

/** Days with the times that belong to them. */
export interface Entry {
  whens: SaidDay[];
  times: { clock: ClockSpec; phrase: Phrase; zone?: string }[];
}

/** Pairs the days and the times of a message: 'Mon 9am, Wed 11am' are two pairs, 'Mon and Wed at 9' is one. */
export function entriesOf(phrases: Phrase[], tokens: Token[]): Entry[] {
  const whens = whensOf(phrases, tokens);
  const times = withZones(mergeDayparts(phrases, tokens), phrases);
  const items = [
    ...whens.map((when) => ({ at: when.phrase?.from ?? 0, when })),
    ...times.map((time) => ({ at: time.phrase.from, time })),
  ].sort((a, b) => a.at - b.at);
  const runs: { whens: SaidDay[]; times: Entry['times'] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if ('when' in item) {
      if (last && last.times.length === 0) last.whens.push(item.when);
      else runs.push({ whens: [item.when], times: [] });
    } else if (last && last.whens.length === 0) last.times.push(item.time);
    else runs.push({ whens: [], times: [item.time] });
  }
  return pairRuns(runs);
}

function pairRuns(runs: Entry[]): Entry[] {
  const dayRuns = runs.filter((run) => run.whens.length > 0);
  const timeRuns = runs.filter((run) => run.times.length > 0);
  if (dayRuns.length <= 1 || timeRuns.length <= 1) {
    const whens = dayRuns.flatMap((run) => run.whens);
    return [
      { whens: whens.length > 0 ? whens : [{ when: { type: 'none' } }], times: timeRuns.flatMap((run) => run.times) },
    ];
  }
  const timesLead = (runs[0]?.times.length ?? 0) > 0;
  const entries: Entry[] = [];
  for (let i = 0; i < runs.length; i += 2) {
    const [a, b] = [runs[i] as Entry, runs[i + 1]];
    const whens = timesLead ? (b?.whens ?? entries.at(-1)?.whens ?? []) : a.whens;
    const times = timesLead ? a.times : (b?.times ?? entries.at(-1)?.times ?? []);
    entries.push({ whens: whens.length > 0 ? whens : [{ when: { type: 'none' } }], times });
  }
  return entries;
}

/** A zone goes with the times before it: '9 and 11 EST' share one, '9am EDT / 3pm CEST' have one each. */
function withZones(times: Entry['times'], phrases: Phrase[]): Entry['times'] {
  const zones = phrases.filter((phrase) => phrase.meaning.kind === 'zone');
  return times.map((time) => {
    const own = zones.find((zone) => zone.from >= time.phrase.to) ?? zones.at(-1);
    return own?.meaning.kind === 'zone' && own.meaning.zone ? { ...time, zone: own.meaning.zone } : time;
  });
}

/** 'tomorrow evening at 7' and 'at 8 in the morning' are one time each. */
function mergeDayparts(phrases: Phrase[], tokens: Token[]): Entry['times'] {
  const times: Entry['times'] = [];
  for (const phrase of phrases) {
    if (phrase.meaning.kind !== 'time') continue;
    for (const clock of phrase.meaning.times) {
      const last = times.at(-1);
      const between = last ? tokens.slice(last.phrase.to, phrase.from).map((token) => token.norm) : [];
      const isOne =
        last &&
        last.phrase !== phrase &&
        (last.clock.isDaypartOnly || clock.isDaypartOnly) &&
        !between.some((word) => /^(?:and|;|¶|•|then|plus|or|again)$/.test(word));
      if (!isOne) times.push({ clock, phrase });
      else if (last.clock.isDaypartOnly)
        times[times.length - 1] = {
          clock: { ...clock, ...(last.clock.daypart ? { daypart: last.clock.daypart } : {}) },
          phrase,
        };
      else if (clock.daypart) last.clock = { ...last.clock, daypart: clock.daypart };
    }
  }
  return times;
}
