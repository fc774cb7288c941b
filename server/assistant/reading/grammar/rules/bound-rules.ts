import { OWN_NOUN, PLACE_NAME } from '../../../../lib/platform-words.ts';
import { type Daypart, type Meaning, type PhraseRule, rule } from '../phrases.ts';
import { readStep } from './day-rules.ts';
import { AMOUNT, MONTH, readAmount, WEEKDAYS_PLURAL, weekdaysIn } from './patterns.ts';
import { platformsIn } from './platform-rules.ts';

const POSTS = `(?:posts?|${OWN_NOUN}s?|updates?|reminders?|stories|reels|messages|threads|shoutouts|teasers|captions|pieces|entries|ones|items)`;
/** What a series calls its posts. */
const ISSUES = '(?:editions|episodes|instal+ments|parts|rounds|issues|chapters|lessons|sessions|runs)';
const SPAN_UNIT =
  '(days?|weeks?|months?|years?|fortnights?|weekdays|(?:working |business |work )days|hours?|mornings|evenings|nights|afternoons|weekends)';
const COUNT = '(?:\\d+|a couple(?: of)?|a few|several)';
const COMING = '(?:(?:the )?(?:next|coming|following) |another |a total of |a full |a whole |exactly |up to )?';

function span(amountText: string, unitText: string): Meaning {
  const amount = readAmount(amountText);
  if (/hour/.test(unitText)) return { kind: 'span', amount, unit: 'hour' };
  if (/^(?:morning|evening|night|afternoon)/.test(unitText))
    return { kind: 'span', amount, unit: 'day', daypart: unitText.replace(/s$/, '') as Daypart };
  if (/weekends/.test(unitText)) return { kind: 'span', amount, unit: 'week', weekdays: ['SA'] };
  const step = readStep(amountText, unitText);
  const unit = ({ days: 'day', weeks: 'week', months: 'month', years: 'year', workdays: 'weekday' } as const)[
    step.unit
  ];
  return { kind: 'span', amount: step.amount, unit };
}

const timesOf = (text: string): number =>
  /once/.test(text) ? 1 : /twice/.test(text) ? 2 : /thrice/.test(text) ? 3 : Number.parseInt(text, 10);

export const BOUND_RULES: PhraseRule[] = [
  // In notes and corrections a length stands alone: 'daily 6am: a quote. 30 days.', 'make it 8 weeks'.
  rule(
    'a length that stands alone',
    '(?<=(?:[.,;(]|make it|make that|actually) )(\\d+) (days?|weeks?|months?)(?: long| in total| total| altogether| in all| overall| running)?(?= [.,;:)!]| *$)',
    (m) => span(m[1] ?? '', m[2] ?? ''),
  ),
  rule('a length and long', '(\\d+) (days|weeks|months) long(?= [.,;:)!]| *$)', (m) => span(m[1] ?? '', m[2] ?? '')),
  rule(
    'until',
    '(?:up )?(?:until|till)(?: and including| after)?|through(?: to)?|up to(?: and including)?|ending(?: on)?|ends(?: on)?|finishing(?: on)?|stopping(?: on)?|(?:and )?(?:stop|finish|end)(?: after| on| by)|last one(?: on)?|no later than',
    () => ({ kind: 'until', day: null }),
  ),
  rule(
    'no end',
    'until (?:further notice|i say stop|i tell you to stop|i say so|i say otherwise)|indefinitely|forever|open - ended',
    () => ({ kind: 'noise' }),
  ),
  rule(
    'from',
    '(?:starting|beginning|commencing|kicking off|start|begin)(?: from| on| with)?|as of|as from|effective|from',
    () => ({ kind: 'start', day: null }),
  ),
  rule('onwards', '(?:onwards?|and onwards?|on out|going forward|and on)', () => ({ kind: 'noise' })),
  rule(
    'for a length',
    `(?:for|over|during|across)(?: the course of)? ${COMING}(${AMOUNT}) ${SPAN_UNIT}(?: in a row| running| straight| in total)?`,
    (m) => span(m[1] ?? '', m[2] ?? ''),
  ),
  rule(
    'the next N days',
    `(?:for |over |on |across )?the (?:next|coming|following) (${AMOUNT.replace('|the', '')}) ${SPAN_UNIT}`,
    (m) => span(m[1] ?? '', m[2] ?? ''),
  ),
  rule(
    'the coming week',
    `(?:for|over|during) the (?:next|coming|following) (week|month|year|fortnight)`,
    (m) => ({ ...span('a', m[1] ?? ''), isComing: true }) as Meaning,
  ),
  rule(
    'the next N Saturdays',
    `(?:for |on |over )?(?:(?:the|these) )?(?:next|coming|following) (\\d+) (${WEEKDAYS_PLURAL})`,
    (m) => weekdaySpan(m[1] ?? '', m[2] ?? ''),
  ),
  rule(
    'N Saturdays',
    `(?:for |on )?(\\d+) (?:consecutive |straight |successive )?(${WEEKDAYS_PLURAL})(?: in a row| running| straight| in total| total| altogether| in all)?`,
    (m) => weekdaySpan(m[1] ?? '', m[2] ?? ''),
  ),
  rule(
    'N days in a row',
    `(?:for |on )?(\\d+) (?:(?:consecutive|straight|successive) )${SPAN_UNIT}|(?:for |on )?(\\d+) ${SPAN_UNIT} (?:in a row|running|straight)`,
    (m) => span(m[1] ?? m[3] ?? '', m[2] ?? m[4] ?? ''),
  ),
  rule(
    'N times',
    `(?:for |repeat |a total of )?(?:(\\d+ times|\\d+ ?x|x ?\\d+|twice|thrice|\\d+ occurrences|\\d+ repeats|\\d+ repetitions))(?: in total| total| altogether| overall| only| in all)?`,
    (m) => ({
      kind: 'count',
      count: /^x/.test(m[1] ?? '') ? Number((m[1] ?? '').replace(/\D/g, '')) : timesOf(m[1] ?? ''),
    }),
  ),
  rule(
    'N in total',
    `(?:for )?(?:a total of )?(\\d+) (?:${POSTS} )?(?:in total|total|altogether|overall|in all)`,
    (m) => ({
      kind: 'count',
      count: Number(m[1]),
    }),
  ),
  rule(
    'N posts and no more',
    `for (\\d+) ${POSTS}|a total of (\\d+)(?: ${POSTS})?|(?:and )?(?:stop|stopping|end|ending|finish) after (\\d+)(?! ${MONTH})(?: ${POSTS}| times)?|(\\d+) ${POSTS} max`,
    (m) => ({
      kind: 'count',
      count: Number(m[1] ?? m[2] ?? m[3] ?? m[4]),
    }),
  ),
  rule('N episodes', `(?:for|(?<=[,.;(] ))(?: ?a total of)? ?(\\d+) ${ISSUES}(?= [.,;:)!]| *$| on)`, (m) => ({
    kind: 'count',
    count: Number(m[1]),
  })),
  rule(
    'N posts',
    `(${COUNT})(?: (?:${PLACE_NAME}|separate|different|short|new|quick|social|little|social media|more|funny|fun))* ${POSTS}`,
    (m) => ({
      kind: 'posts',
      count: readAmount(m[1] ?? ''),
      platforms: platformsIn(m[0]),
    }),
  ),
  // '3 haiku posts': the number counts posts, the words between are what they are about.
  rule(
    'N posts of some kind',
    `(?<=(?:^| )(\\d+) (?:(?!for |of |about |on |to |in |at |by |and |or |ideas )[a-z'-]+ ){1,2})(?:posts|${OWN_NOUN}s|updates|reminders|reels|threads)`,
    (m) => ({
      kind: 'posts',
      count: Number(m[1]),
      platforms: platformsIn(m[0]),
    }),
  ),
];

function weekdaySpan(count: string, weekdays: string): Meaning {
  return { kind: 'span', amount: Number(count), unit: 'week', weekdays: weekdaysIn(weekdays) };
}
