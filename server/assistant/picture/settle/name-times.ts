import { classesOf } from '../../reading/spans/lexicon.ts';
import type { PartSpan } from '../part.ts';

/** 'Le samedi 14 juin', 'June 14th', '12.05.2027': as a date begins that leads what is told. */
const LEADING =
  /^(?:(?:on|am|el|le|il|em|no) )?(?:(?<weekday>\p{L}+)\.?,? (?:(?:den|the|le|el) )?)?(?:\d{1,2}(?:\.|st|nd|rd|th|er|º)? (?:de |of )?(?<month>\p{L}+)\.?|(?<first>\p{L}+)\.? \d{1,2}(?:st|nd|rd|th)?(?!\d|[:.]\d)|\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})?)(?:,? (?:de )?20\d\d)?(?=[\s:,–—-]|$)/iu;
/** 'Le | dimanche 4 mai': it belongs to the day. */
const ARTICLE = /^(?:the|der|den|am|el|le|il|o)$/iu;
const JOINED = /^(?:on|am|le|el|il|em|no|dia)\s+/iu;
const JOINT = /^\s*[:,–—-]?\s*/u;

/** '2 for 1'. */
const OFFER = /^\d (?:for|für|por|pour|per|x) \d$/iu;

const isIn = (name: 'day' | 'month', word: string | undefined): boolean =>
  word !== undefined && classesOf(word.toLowerCase()).includes(name);

/** The date that stands at the head of a text, if one does. */
function dateAtHead(words: string): string {
  const { 0: date = '', groups: { weekday, month, first } = {} } = LEADING.exec(words) ?? {};
  const isDate = [month, first].every((word) => word === undefined || isIn('month', word));
  return isDate && (weekday === undefined || isIn('day', weekday)) ? date : '';
}

/** 'Unser Hoffest | am 12. Juli': the date that a title ends with. */
function dateAtEnd(words: string): string {
  const at = /\s(?:on|am|le|el|il|em|no|dia)\s+(?=\S+(?: \S+){0,3}$)/iu.exec(words);
  const tail = at ? words.slice(at.index).trim() : '';
  return tail !== '' && dateAtHead(tail) === tail ? tail : '';
}

/** From when to when, or that nobody is there. */
const OPEN =
  /(?:^|\s)((?:(?:from|von|de|dalle|das)\s+)?\d{1,2}(?:[:.h]\d\d)?\s*(?:h|uhr|am|pm)?\s*(?:[-–]|to|till|until|bis|à|a|às|alle)\s*\d{1,2}(?:[:.h]\d\d)?(?:\s*(?:h|uhr|am|pm))?|(?:closed|shut|geschlossen|cerrado|fermé|chiuso|fechado)(?: (?:for|por|pour|per) \p{L}+(?: \p{L}+)?)?)$/iu;
const BETWEEN_DAYS =
  /^(?:to|and|on|bis|und|a|y|au|et|al|e|ab|from|until|le|el|il|am|den|the|[-–&+/]|\d{1,2}(?:st|nd|rd|th|er)?|\d{1,2}\.(?:\d{1,2}\.?)?(?:[-–]\d{1,2}\.(?:\d{1,2}\.?)?)?)$/iu;
const FEWEST_DAYS = 3;
/** 'Hours on | 24 December: 8 to 13'. */
const BEHIND_HOURS =
  /(?<=(?:hours|open|öffnungszeiten|geöffnet|horario|horaires|orari|horário)\s(?:(?:on|am|el|le|il|em)\s)?)(?!(?:on|am|el|le|il|em)\s)\S/iu;
/** Where hours are what it is about, two are enough. */
const FEWEST_NAMED = 2;
const HOURS_NAMED = /(?<!\p{L})(?:opening|hours|öffnungszeiten|geöffnet|horarios?|horaires|orari|horários?)(?!\p{L})/iu;

/** 'Mon–Thu 9–5.30', '25.–28.12. geschlossen': a day and when it is open; null for anything else. */
function openingOf(words: string): { day: string; hours: string } | null {
  const [found = '', hours = ''] = OPEN.exec(words) ?? [];
  const day = words
    .slice(0, words.length - found.length)
    .replace(/:$/u, '')
    .trim();
  const named = day.split(/,?\s+|(?<=\p{L})[-–/](?=\p{L})|(?<=\d)[-–](?=\d{1,2}\s\p{L})/u);
  const isDay = named.every(
    (word) => BETWEEN_DAYS.test(word) || isIn('day', word.replace(/\.$/u, '')) || isIn('month', word),
  );
  return hours !== '' && day !== '' && isDay ? { day, hours } : null;
}

/** 'Lundi, | mercredi et vendredi 8h30-12h': days before a comma have the hours of those behind it. */
function joinDays(text: string, stretches: { index: number; part: string }[]): { index: number; part: string }[] {
  const joined: { index: number; part: string }[] = [];
  for (const one of stretches) {
    const last = joined.at(-1);
    const isAlone = last && text[one.index - 1] === ',' && isIn('day', LAST_WORD.exec(last.part)?.[1]);
    if (isAlone && openingOf(one.part.trim())) last.part = text.slice(last.index, one.index + one.part.length);
    else joined.push({ ...one });
  }
  return joined;
}
const LAST_WORD = /(?:^|: )\s*(\p{L}+)$/u;

/** Three days with their hours are opening hours, whatever was learned. */
export function takeHours(text: string, spans: PartSpan[]): PartSpan[] {
  const stretches = [
    ...text.matchAll(
      /(?:(?!\s(?:and|und|y|et|e)\s+\p{Lu}\p{L}+\.?\s\d)[^,;.\n]|\.(?!\s|$)|(?<!\p{L}{3}|\d[-–]\d{1,2})\.(?=\s)(?!\s+(?:On|Am|El|Le|Il)\s))+/gu,
    ),
  ].map(({ index, 0: part }) => ({ index, part }));
  const parts = joinDays(text, stretches).flatMap(({ index, part }) => {
    // 'Wed–Fri: 8–3' is a day and its hours, 'Our hours: Wed 8–3' is led to it.
    const starts = [/(?<=^\s*(?:and|und|y|et|e)\s+)\S/u, /\S/u, /(?<=:\s)\S(?!.*:\s)/u, BEHIND_HOURS]
      .map((start) => part.search(start))
      .filter((start) => start >= 0);
    const openings = starts.flatMap((start) => {
      const words = part.slice(start).trim();
      const opening = openingOf(words);
      return opening ? [{ from: index + start, to: index + start + words.length, ...opening }] : [];
    });
    return openings.slice(0, 1);
  });
  if (parts.length < (HOURS_NAMED.test(text) ? FEWEST_NAMED : FEWEST_DAYS)) return spans;
  const times = parts.flatMap(({ from, to, day, hours }): PartSpan[] => [
    { part: 'day', from, to: from + day.length },
    { part: 'hours', from: to - hours.length, to },
  ]);
  const [first, last] = [parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0];
  const before = spans.filter((span) => span.from < first).map((span) => ({ ...span, to: Math.min(span.to, first) }));
  return [
    ...before,
    ...times,
    ...spans.filter((span) => span.to > last).map((span) => ({ ...span, from: Math.max(span.from, last) })),
  ];
}

/** A title that is a date or begins with one tells when; an offer that was taken for hours is none. */
export function nameTimes(text: string, cut: PartSpan[]): PartSpan[] {
  const spans = cut.filter((span, i) => cut[i + 1]?.part !== 'day' || !ARTICLE.test(text.slice(span.from, span.to)));
  const titles = spans.filter(({ part }) => part === 'title' || part === 'note');
  const hasDay = spans.some(({ part }) => part === 'day');
  return spans.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    if (span.part === 'hours' && OFFER.test(words)) return [{ ...span, part: 'figure' }];
    const date = span === titles[0] && !hasDay ? dateAtHead(words) : '';
    const end = date === '' && span === titles[0] && !hasDay ? dateAtEnd(words) : '';
    if (end !== '') {
      const from = span.to - end.length;
      return [
        { ...span, to: span.from + text.slice(span.from, from).trimEnd().length },
        { part: 'day', from: from + (JOINED.exec(end)?.[0].length ?? 0), to: span.to },
      ];
    }
    if (date === '') return [span];
    const day: PartSpan = { part: 'day', from: span.from, to: span.from + date.length };
    const rest = { ...span, from: day.to + (JOINT.exec(words.slice(date.length))?.[0].length ?? 0) };
    if (rest.from < rest.to) return [day, rest];
    return titles.length > 1 ? [day] : [span];
  });
}

/** 'Du 3 au 18 août | inclus'. */
const INCLUSIVE =
  /^(?:inclusive|inkl(?:usive)?|einschließlich|inclusive|incluidos?|ambos inclusive|inclus|compres[io]|incluindo)\.?$/iu;

/** How far a range goes belongs to its day. */
export function joinInclusive(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span, i): PartSpan[] => {
    const next = spans[i + 1];
    const isIn = (one: PartSpan | undefined): boolean =>
      one !== undefined && INCLUSIVE.test(text.slice(one.from, one.to));
    if (span.part === 'day' && next && isIn(next)) return [{ ...span, to: next.to }];
    return spans[i - 1]?.part === 'day' && isIn(span) ? [] : [span];
  });
}

const TOLD: readonly PartSpan['part'][] = ['note', 'item'];
/** 'Ab 14 Uhr | am': a joint at its end leads to the place. */
const JOINT_END = /(?<=uhr)\s+(?:am|im|an|in)$|\s+(?:at|en|au|à|al|alla|no|na)$/iu;

/** 'Schauübung | um | 16 Uhr, ab 19 Uhr | Musik': hours behind those of the whole are told with what happens then. */
export function keepProgramme(text: string, spans: PartSpan[]): PartSpan[] {
  const kept: PartSpan[] = [];
  const isSame = (one: PartSpan, next: PartSpan): boolean => !/[.!?\n]/u.test(text.slice(one.to, next.from));
  const isWhole = (): boolean =>
    ['day', 'hours'].every((part) => kept.some((span) => span.part === part)) &&
    kept.some(({ part }) => part === 'place');
  let open: PartSpan | null = null;
  for (const [i, cut] of spans.entries()) {
    const span = { ...cut };
    const joint = span.part === 'hours' ? JOINT_END.exec(text.slice(span.from, span.to)) : null;
    if (joint) span.to -= joint[0].length;
    const last = kept.at(-1);
    const next = spans[i + 1];
    if (open && isSame(open, span) && (TOLD.includes(span.part) || span.part === 'hours')) {
      open.to = span.to;
      continue;
    }
    open = null;
    const at = last?.part === 'join' ? kept.at(-2) : last;
    if (span.part === 'hours' && isWhole() && at && TOLD.includes(at.part) && isSame(at, span)) {
      if (last !== at) kept.pop();
      at.part = 'note';
      at.to = span.to;
      open = at;
    } else if (span.part === 'hours' && isWhole() && next && TOLD.includes(next.part) && isSame(span, next)) {
      open = { ...span, part: 'note' };
      kept.push(open);
    } else kept.push(span);
  }
  return kept;
}
