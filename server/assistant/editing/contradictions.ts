import { stemOf } from '../reading/turn/said.ts';
import { MONTHS } from './mending/dates.ts';
import { pattern } from './patterns.ts';
import { sentencesOf } from './spoken/clauses.ts';

/** Two facts of one text that can't both be true, as the question that settles them; null where none are seen. */
export function contradiction(text: string): string | null {
  return (
    opposites(text) ??
    twoDeadlines(text) ??
    freeAndPriced(text) ??
    startsElsewhere(text) ??
    twoWeekdays(text) ??
    twoDays(text) ??
    twoBeginnings(text) ??
    twoAmounts(text) ??
    twoCounts(text) ??
    twoValues(text) ??
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
  const money = String.raw`((?:[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:euros?|pounds?|EUR|GBP|USD|dollars?|kr|CHF|€|£)))`;
  const PRICES = [
    pattern(
      String.raw`\b(?:tickets?|entry|admission|entrance|it)\b[^.]{0,20}?\b(?:is|are|costs?|at|for) ${money}`,
      'iu',
    ),
    pattern(
      String.raw`${money} (?:altogether|in total|all in|per person|per head|a head|each|for the (?:course|class|day|evening|workshop))\b`,
      'iu',
    ),
  ];
  const price = sentences
    .filter((sentence) => sentence !== free && !SOME.test(sentence))
    .flatMap((sentence) => PRICES.flatMap((row) => sentence.match(row)?.[1] ?? []))[0];
  return price === undefined ? null : `Is it free, or does it cost ${price.replace(/[.,]$/, '')}?`;
}

/** 'It starts Tuesday 11 November and runs six Wednesdays'. */
function startsElsewhere(text: string): string | null {
  const [, first, , later] =
    text.match(
      /\b(?:starts?|begins?)(?: on)? ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b[^.!?]{0,40}?\b(?:runs?|for|over) (\p{L}+ )?((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)s\b/iu,
    ) ?? [];
  return first && later && first !== later ? `Does it start on ${first}, or is it on ${later}s?` : null;
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
    `\\bthe (?:\\p{L}+ ){0,2}?(\\p{L}{4,}) (?:(?:is|starts|begins|opens|takes place|happens) (?:on )?|on )((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:the )?(\\d{1,2})(?!\\d|:)`,
    'iu',
  );
  const turned = pattern(
    `\\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:${MONTHS.join('|')}) (?:is|will be) (?:the|our) (?:\\p{L}+ ){0,2}(\\p{L}{4,})`,
    'iu',
  );
  const [first = '', ...others] = sentencesOf(text);
  const a = first.match(day);
  const named = a ? wordsOf(first.slice(0, a.index)).filter((word) => word.length > 3) : [];
  if (!a || named.length === 0) return null;
  for (const sentence of others) {
    const [, ...behind] = sentence.match(again) ?? [];
    const [, weekday = behind[1], number = behind[2], said = behind[0] ?? ''] = sentence.match(turned) ?? [];
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

const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm))?(?![\d%€£$]|[:.]\d)`;
/** 'Doors 7:30 pm' and 'doors open at 8': what begins once has one time. */
function twoBeginnings(text: string): string | null {
  const said = [
    ...text.matchAll(
      pattern(
        `(?<!\\p{L})(doors|kick-?off|curtain|first bus)(?: (?:opens?|is|are|up|starts?|leaves|at|from))*:? (${TIME})(?! (?:to|until|till|\\p{L}+s)(?!\\p{L})| ?[-–])`,
        'giu',
      ),
    ),
  ].map(([, what = '', time = '']) => ({ what: what.toLowerCase(), time: time.trim() }));
  const dates = text.match(pattern(DATE, 'giu')) ?? [];
  const [first, other] = said.flatMap((one) => {
    const apart = said.find(({ what, time }) => what === one.what && isApart(one.time, time));
    return apart ? [one, apart] : [];
  });
  if (!first || !other || dates.length > 1 || DIFFERS.test(text)) return null;
  return `Is it ${first.what} at ${first.time} or at ${other.time}?`;
}

/** Whether two times can't be one: '7' may be '7 pm' and '19:00'. */
function isApart(one: string, other: string): boolean {
  const [a, b] = [one, other].map((time) => {
    const [, hour = '', minute = '00', half = ''] = /^(\d+)(?:[:.](\d+))?\s?([ap]m)?/i.exec(time) ?? [];
    return { hour: Number(hour) % 12, minute, half: half.toLowerCase() || (Number(hour) > 12 ? 'pm' : '') };
  }) as [Clock, Clock];
  return a.hour !== b.hour || a.minute !== b.minute || (a.half !== '' && b.half !== '' && a.half !== b.half);
}

interface Clock {
  hour: number;
  minute: string;
  half: string;
}

/** Of two days, two groups or a change both times may hold. */
const DIFFERS =
  /\b(?:both|members|vip|early (?:doors|entry|birds?)|late (?:doors|entry|show)|matin[eé]e|instead|moved|changed|was|were|used to|not|no longer|each|respectively|second (?:night|show|half|set))\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b.*(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/isu;

/** Two amounts for one thing: '40 hours' and 'a 24 hour a week role', '35 a head' and 'the 40 covers'. */
function twoAmounts(text: string): string | null {
  const full = text.match(/\b(?:full[- ]time|part[- ]time),? (\d+) hours?\b/i)?.[1];
  const week = text.match(/\b(\d+)[- ]hours?(?: a|\/| per)[- ]?week (?:role|job|position|contract)/i)?.[1];
  if (full && week && full !== week) return `Is it ${full} or ${week} hours a week?`;
  const head = text.match(/([£€$]?\d+(?:\.\d+)?) (?:a|per) (?:head|person|ticket|place)\b/i)?.[1];
  const covers = text.match(/\bthe ([£€$]?\d+(?:\.\d+)?) (?:covers|includes|buys|gets you)\b/i)?.[1];
  return head && covers && head !== covers ? `Is it ${head} or ${covers} a head?` : null;
}

/** 'We have 3 bursaries, all four bursaries cover travel'. */
function twoCounts(text: string): string | null {
  const counted = '(\\d{1,2}|two|three|four|five|six)';
  const all = text.match(pattern(`\\b(?:all|these|both) ${counted} (\\p{L}{3,}s)\\b`, 'iu'));
  const [, said = '', things = ''] = all ?? [];
  const first =
    all && text.match(pattern(`\\b(?:we have|there are|our|we offer) ${counted} (?:\\p{L}+ )?${things}\\b`, 'iu'))?.[1];
  if (!first) return null;
  const [a, b] = [first, said].map((count) => (/\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase())));
  return a === b ? null : `Are there ${a} or ${b} ${things}?`;
}

/** What a sentence says in figures: prices, days, hours. */
const VALUES = [
  '(?:[£€$]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:euros?|pounds?|EUR|GBP|USD|dollars?|kr|CHF|€|£))(?![\\p{L}\\d])',
  `\\d{1,2} ${MONTH}(?!\\p{L})`,
  '(?<!\\d)\\d{1,2}:\\d{2}(?:\\s?(?:am|pm))?(?!\\d)',
];
/** Where such a word stands, both values may hold: of other people, at another time, before and after. */
const BOTH_HOLD =
  /\b(?:was|were|instead|before|after|earlier|later|until|till|then|also|too|again|or|second|another|other|members?|adults?|students?|else|each|per|only|but|now|not|moved?|changed?|extended|doors|early|late|deposit|saves?|off|down|up)\b/iu;

/** A row of a list says nothing again. */
const SAYS_AGAIN =
  /\b(?:is|are|costs?|starts?|begins?|opens?|remember|reminder|so|come|see you|join|meet|don['’]t forget|be there)\b/iu;

/** The same thing said twice with another price, day or hour: 'kids' cuts are 14 euros. So remember: 16 euros for kids' cuts'. */
function twoValues(text: string): string | null {
  const sentences = sentencesOf(text).map((said) => ({
    said,
    words: new Set(
      wordsOf(said)
        .filter((word) => !SAYS_AGAIN.test(word))
        .map(stemOf),
    ),
  }));
  for (const [i, { said: first, words }] of sentences.entries())
    for (const { said: second, words: again } of sentences.slice(i + 1)) {
      // Who says a thing again says nothing else with it: 'Pilates on Monday at 19:00' is not 'Yoga on Monday at 18:00'.
      if (again.size < 2 || [...again].some((word) => !words.has(word) && !isMonth(word))) continue;
      for (const source of VALUES) {
        const [a, b] = [first, second].map((said) => [
          ...new Set([...said.matchAll(pattern(source, 'giu'))].map(([value]) => value.replace(/[.,]$/, ''))),
        ]);
        const [one, other] = [a?.[0], b?.[0]];
        if (a?.length === 1 && b?.length === 1 && one !== other && SAYS_AGAIN.test(second) && !BOTH_HOLD.test(second))
          return `Which is right: ${one} or ${other}?`;
      }
    }
  return null;
}
const isMonth = (stem: string) => MONTHS.some((month) => month.toLowerCase().startsWith(stem));

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
