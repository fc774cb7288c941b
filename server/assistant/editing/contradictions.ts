import { MONTHS } from './mending/dates.ts';
import { pattern } from './patterns.ts';
import { sentencesOf } from './spoken/clauses.ts';

/** Two facts of one text that can't both be true, as the question that settles them; null where none are seen. */
export function contradiction(text: string): string | null {
  return (
    opposites(text) ??
    twoDeadlines(text) ??
    freeAndPriced(text) ??
    twoWeekdays(text) ??
    twoDays(text) ??
    twoAmounts(text) ??
    countOfNames(text) ??
    afterLeaving(text)
  );
}

const SMALL = /^(?:the|a|an|on|at|in|is|are|this|to|for|of|we|our|it|from|and|bring|be|was)$/i;
const DAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?=s?\b)/;
const wordsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !SMALL.test(word));

/** The same thing is open and closed, or cancelled and on. */
function opposites(text: string): string | null {
  const sentences = sentencesOf(text);
  for (const [i, first] of sentences.entries()) {
    for (const second of sentences.slice(i + 1)) {
      const day = first.match(DAY)?.[0];
      if (!day || !second.includes(day)) continue;
      const subject =
        first.match(/^(?:The |Our )?(.{3,40}?) (?:this |on |is |are )/i)?.[1]?.replace(/^the /i, '') ?? '';
      if (
        subject === '' ||
        wordsOf(subject).filter((word) => wordsOf(second).includes(word)).length < Math.min(2, wordsOf(subject).length)
      )
        continue;
      const pair = [first, second];
      const has = (words: RegExp) => pair.findIndex((sentence) => words.test(sentence));
      if (has(/\bopen\b/i) >= 0 && has(/\b(?:closed|shut)\b/i) >= 0 && has(/\bopen\b/i) !== has(/\b(?:closed|shut)\b/i))
        return `Is the ${subject} open or closed on ${day}?`;
      const off = has(/\b(?:cancelled|canceled|called off)\b/i);
      const on = has(/\b(?:starts?|bring|doors|begins?|we start|from \d)\b/i);
      if (off >= 0 && on >= 0 && off !== on) return `Is the ${subject} on ${day} cancelled, or does it take place?`;
    }
  }
  return null;
}

const MONTH = `(?:${MONTHS.join('|')})`;
const DATE = `(\\d{1,2} ${MONTH}|${MONTH} \\d{1,2})`;

/** What ends at a date: 'applications close 31 January', 'have until 15 February to apply', 'the deadline is 15 February'. */
const ENTERING = 'apply|enter|submit|register|order|sign up|book|rsvp|reply|vote|nominate';
const DEADLINES = [
  `\\b(?:applications?|entries|submissions?|registration|nominations|abstracts|orders|voting|sign-?ups?|bookings?)\\b[^.]*?\\b(?:close|closes|closing|due|end|ends|by)(?: on)? ${DATE}`,
  `\\b(?:have |you have )?until ${DATE} to (?:${ENTERING})`,
  `\\b(?:${ENTERING}) (?:by|until|before) ${DATE}`,
  `\\bdeadline(?: (?:is|for \\p{L}+(?: is)?|of|on|stays|remains))*:? ${DATE}`,
];

function twoDeadlines(text: string): string | null {
  if (/\b(?:extended|moved|instead of|early bird|late|second deadline)\b/i.test(text)) return null;
  const said = DEADLINES.flatMap((source) => [...text.matchAll(pattern(source, 'giu'))].map(([, date = '']) => date));
  const [a, b] = [...new Set(said)];
  return a && b ? `Is the deadline ${a} or ${b}?` : null;
}

/** Free, and yet at a price: 'free entry' and 'tickets are 8 euros at the door'. */
function freeAndPriced(text: string): string | null {
  const sentences = sentencesOf(text);
  const free = sentences.find((sentence) =>
    /\b(?:free (?:entry|admission|of charge|event|to enter|for (?:all|everyone|everybody))|(?:entry|admission|entrance|it|everything|the \p{L}+) (?:is |are )?free\b|costs nothing|no charge)/iu.test(
      sentence,
    ),
  );
  const SOME =
    /\b(?:members?|kids|children|under|students?|residents|first|helpers|carers|parking|tea|coffee|if|unless|with|after|before|donations?)\b/i;
  if (free === undefined || SOME.test(free)) return null;
  const price = sentences
    .filter((sentence) => sentence !== free && !SOME.test(sentence))
    .flatMap(
      (sentence) =>
        sentence.match(
          /\b(?:tickets?|entry|admission|entrance|it)\b[^.]{0,20}?\b(?:is|are|costs?|at|for) ((?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:euros?|pounds?|EUR|GBP|USD|dollars?|kr|CHF|€|£)))/iu,
        )?.[1] ?? [],
    )[0];
  return price === undefined ? null : `Is it free, or does it cost ${price.replace(/[.,]$/, '')}?`;
}

/** 'Thursday 3 December' and 'Friday 3 December': one of them is not that day. */
function twoWeekdays(text: string): string | null {
  const said = new Map<string, string>();
  for (const [, weekday = '', date = ''] of text.matchAll(
    pattern(`((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? ${DATE}`, 'gu'),
  )) {
    const other = said.get(date);
    if (other && other !== weekday) return `Is ${date} a ${other} or a ${weekday}?`;
    said.set(date, weekday);
  }
  return null;
}

/** One event on two days: 'bingo Friday 4 December … come along on Saturday 5 December for bingo'. */
function twoDays(text: string): string | null {
  const day = pattern(
    `((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')})`,
    'u',
  );
  const again = pattern(
    `\\bthe (\\p{L}{4,}) is (?:on )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:the )?(\\d{1,2})(?!\\d|:)`,
    'iu',
  );
  const [first = '', ...others] = sentencesOf(text);
  const a = first.match(day);
  const named = a ? wordsOf(first.slice(0, a.index)).filter((word) => word.length > 3) : [];
  if (!a || named.length === 0) return null;
  for (const sentence of others) {
    const [, said = '', weekday, number] = sentence.match(again) ?? [];
    if (
      named.includes(said.toLowerCase()) &&
      number !== a[2] &&
      !/\b(?:also|again|second|then|too|last|next)\b/i.test(sentence)
    )
      return `Is the ${said} on ${a[1]} ${a[2]} ${a[3]} or ${weekday} ${number}?`;
    const b = sentence.match(day);
    const event = named.find((word) => sentence.toLowerCase().includes(word));
    if (
      b &&
      b[2] !== a[2] &&
      event !== undefined &&
      /\b(?:come|see you|join|keep|save|be there|meet|bring|book|put|mark)\b/i.test(sentence) &&
      !/\b(?:also|again|second|then|too)\b/i.test(sentence)
    )
      return `Is the ${event} on ${a[1]} ${a[2]} ${a[3]} or ${b[1]} ${b[2]} ${b[3]}?`;
  }
  return null;
}

/** Two amounts for one thing: '40 hours' and 'a 24 hour a week role', '35 a head' and 'the 40 covers'. */
function twoAmounts(text: string): string | null {
  const full = text.match(/\b(?:full[- ]time|part[- ]time),? (\d+) hours?\b/i)?.[1];
  const week = text.match(/\b(\d+)[- ]hours?(?: a|\/| per)[- ]?week (?:role|job|position|contract)/i)?.[1];
  if (full && week && full !== week) return `Is it ${full} or ${week} hours a week?`;
  const head = text.match(/([£€$]?\d+(?:\.\d+)?) (?:a|per) (?:head|person|ticket|place)\b/i)?.[1];
  const covers = text.match(/\bthe ([£€$]?\d+(?:\.\d+)?) (?:covers|includes|buys|gets you)\b/i)?.[1];
  return head && covers && head !== covers ? `Is it ${head} or ${covers} a head?` : null;
}

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** 'our three drivers …: Eirik, Solveig' names one too few. */
function countOfNames(text: string): string | null {
  const match = text.match(
    /\bour (two|three|four|five|six) (\p{L}+s)\b[^:.]{0,60}: ((?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, | and |(?=[.!?]|$)))+)/u,
  );
  if (!match) return null;
  const names = (match[3] ?? '').split(/, | and /).filter((name) => name.trim() !== '');
  const said = COUNTS.indexOf(match[1] ?? '');
  if (names.length === said) return null;
  const one = (match[2] ?? '').replace(/s$/, '');
  return names.length === said - 1
    ? `Who is the ${['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][said]} ${one} besides ${names.join(' and ')}?`
    : `Which ${match[2]} are meant: ${said} are counted, ${names.length} named?`;
}

/** Home on a day on whose evening everybody is still there. */
function afterLeaving(text: string): string | null {
  if (!/\b(?:home|back)\b/i.test(text)) return null;
  const home = text.match(
    /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b[^.;]{0,12}\b(?:train|flight|coach|bus|ferry) (?:home|back) (?:at )?(\d{1,2}:\d{2})/i,
  );
  if (!home) return null;
  const later = text
    .slice((home.index ?? 0) + home[0].length)
    .match(new RegExp(`\\b([\\p{L} ]{3,30}?) ${home[1]} evening(?: at)? (\\d{1,2}:\\d{2})`, 'iu'));
  if (!later || Number(later[2]?.split(':')[0]) < Number(home[2]?.split(':')[0])) return null;
  const what = (later[1] ?? '').trim().split(' ').slice(-2).join(' ');
  return `Which is right for ${home[1]}: home at ${home[2]}, or the ${what} at ${later[2]}?`;
}
