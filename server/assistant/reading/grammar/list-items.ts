import type { Draft } from './draft.ts';
import type { Phrase } from './phrases.ts';

const isDay = (phrase: Phrase) => /^(?:days|range|window|elapsed|repeat|start)$/.test(phrase.meaning.kind);
const isTime = (phrase: Phrase) => phrase.meaning.kind === 'time';

/** The lines of a list, each with what the lines around it say for all of them; null where there is no list. */
export function listItems(draft: Draft): { draft: Draft; from: number; to: number }[] | null {
  const { tokens, phrases } = draft;
  const opensSection = (i: number) =>
    draft.targets.some((target) => target.from === i && tokens[target.to]?.norm === ':');
  const cuts = [
    0,
    ...tokens.flatMap(({ norm }, i) => (/^[¶•;]$/.test(norm) || (norm === '.' && opensSection(i + 1)) ? [i + 1] : [])),
    tokens.length + 1,
  ];
  const lines = cuts.slice(0, -1).map((from, i) => ({ from, to: (cuts[i + 1] ?? 0) - 1 }));
  const within = (phrase: Phrase, line: { from: number; to: number }) =>
    phrase.from >= line.from && phrase.to <= line.to;
  const isHeader = (line: { from: number; to: number }) => tokens[line.to - 1]?.norm === ':';
  const dated = lines.filter(
    (line) => !isHeader(line) && phrases.some((phrase) => isDay(phrase) && within(phrase, line)),
  );
  const timed = lines.filter(
    (line) => !isHeader(line) && phrases.some((phrase) => isTime(phrase) && within(phrase, line)),
  );
  const own = dated.length >= 2 ? dated : timed.length >= 2 ? timed : null;
  if (!own) return null;
  const shared = phrases.filter(
    (phrase) => !own.some((line) => within(phrase, line)) && phrase.meaning.kind !== 'posts',
  );
  const sharedTargets = draft.targets.filter((phrase) => shared.includes(phrase));
  let day: Phrase[] = [];
  // 'LinkedIn: Tue this; Thu that. Twitter: …': a platform before a colon holds until another one is.
  const sections = lines.filter((line) => opensSection(line.from));
  return own.map((line) => {
    const said = phrases.filter((phrase) => within(phrase, line));
    // 'Friday 10am the teaser; 7pm the video': a day holds until another is said.
    const mine = said.some(isDay) || shared.some(isDay) ? said : [...day, ...said];
    day = said.some(isDay) ? said.filter(isDay) : day;
    const targets = draft.targets.filter((phrase) => within(phrase, line));
    const opener = sections.length >= 2 ? sections.findLast((section) => section.from <= line.from) : undefined;
    const section = draft.targets.filter((phrase) => phrase.from === opener?.from);
    const missing = shared.filter((phrase) =>
      isDay(phrase)
        ? phrase.meaning.kind === 'window' || !mine.some(isDay)
        : isTime(phrase)
          ? !mine.some(isTime)
          : phrase.meaning.kind !== 'platforms',
    );
    return {
      ...line,
      draft: {
        ...draft,
        phrases: [...mine, ...missing].sort((a, b) => a.from - b.from),
        targets: targets.length > 0 ? targets : section.length > 0 ? section : sharedTargets,
      },
    };
  });
}
