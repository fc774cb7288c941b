import { capital, phrase } from './phrases.ts';

/** When something is, as far as a brief says so; every text is the brief's own. */
export interface Moment {
  /** The whole words of the date: 'Thursday, 12 May'. */
  date: string | null;
  /** The day of the month and its month's short name, for a calendar leaf. */
  day: string | null;
  month: string | null;
  /** 'this weekend', 'until Sunday', 'every Monday'. */
  span: string | null;
  time: string | null;
}

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\b\\.?';
const DAY = '(\\d{1,2}(?:(?:st|nd|rd|th)?\\s?(?:[-–]|to|and)\\s?\\d{1,2})?)(?:st|nd|rd|th)?';
const LINK = '(?:,?\\s*\\b(?:on|from|starting|this coming)\\b\\s+)?(?:the\\s+)?';

const DATE_FORMS = [
  new RegExp(
    `${LINK}\\b((?:(?:until|till|by|through|before|after|since)\\s+)?(?:${WEEKDAY},?\\s+(?:the\\s+)?)?${DAY}\\s+(?:of\\s+)?(${MONTH})(?:\\s+\\d{4})?)`,
    'iu',
  ),
  new RegExp(
    `${LINK}\\b((?:(?:until|till|by|through|before|after|since)\\s+)?(?:${WEEKDAY},?\\s+)?(${MONTH})\\s+${DAY}\\b(?:,?\\s+\\d{4})?)`,
    'iu',
  ),
];
const BOUND = '(?:this|next|all|every|each|until|till|by|before|after|through|only|last)\\s+(?:this\\s+)?';
/** Behind a time comes none of these: 'all winter tyres' are tyres, 'every day soap' is soap. */
const OF_A_THING =
  '(?!\\s+(?!(?:only|long|at|in|on|from|to|for|and|or|but|with|until|till|by|when|while|as|we|you|our|your|the|they|it|is|are|was|between|after|before|near)\\b)\\p{L})';
const SPAN_FORMS = [
  `${BOUND}${WEEKDAY}s?(?:\\s+only)?|(?:on\\s+)?(?<!(?:black|good|cyber|ash)\\s)${WEEKDAY}s?(?:\\s+(?:and|to|&)\\s+${WEEKDAY}s?)?`,
  '(?:on\\s+)?(?:today|tomorrow|tonight)(?:\\s+only)?',
  `${BOUND}(?:weekend|week|month|spring|summer|autumn|fall|winter|day|morning|evening|year)(?:\\s+only)?\\b${OF_A_THING}|for a limited time|limited time only|coming soon`,
];
const spanIn = (form: string): RegExp => new RegExp(`(?:,\\s*)?\\b(${form})\\b`, 'iu');
const FIRST_SPAN = [spanIn(SPAN_FORMS.join('|'))];
/** From the most definite to the vaguest: 'Today in focus: our Saturday class' is on Saturday. */
const SPANS_BY_RANK = SPAN_FORMS.map(spanIn);
const TIME =
  /(?:,?\s*\b(?:at|from)\s+|,\s*)?\b((?:(?:until|till|by|before|after)\s+)?(?:\d{1,2}(?::\d{2})?\s*(?:-|–|to|until)\s*\d{1,2}(?::\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.)|\d{1,2}(?::\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|o['’]clock)|\d{1,2}:\d{2}|noon|midnight)(?:\s*(?:-|–|to|until)\s*(?:\d{1,2}(?::\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.)?|noon|midnight)(?![\d%]))?(?:\s+(?:cet|cest|gmt|utc|bst|est|edt|pst|pdt|pt|et)\b)?)(?![\d%])/iu;

/** Words that need the date or time behind them: without it the sentence would have a hole. */
const NEEDS_IT =
  /\b(?:is|are|was|were|be|to|and|or|between|than|the|an?|of|with|for|starting|ending|opening|meeting|closed|launching|order|book|reserve|apply|register|pay|enter|vote|reply|valid|open|runs?)\s*$/iu;
const NAMED_DAY = new RegExp(`\\b${WEEKDAY}s?\\b|\\b\\d{1,2}\\s+${MONTH}`, 'iu');
const ANY_DAY = new RegExp(`${NAMED_DAY.source}|\\b(?:today|tomorrow|tonight)\\b`, 'iu');

/** Takes date and time out of a text; with several days in it, out of the first sentence that says when it is. */
export function readMoment(text: string, isEvent: boolean): { moment: Moment; rest: string } {
  const spans = isEvent ? SPANS_BY_RANK : FIRST_SPAN;
  const sentences = text.split(/(?<=[.!?])(?=\s)|(?=\n)/u);
  if (sentences.filter((sentence) => ANY_DAY.test(sentence)).length < 2) return readMomentIn(text, spans);
  const at = sentences.findIndex((sentence) => ANY_DAY.test(sentence) && !(isEvent && isOpener(sentence, sentences)));
  const { moment, rest } = readMomentIn(sentences[at] ?? '', spans);
  return {
    moment,
    rest: [...sentences.slice(0, at), ` ${rest}`, ...sentences.slice(at + 1)].join('').trim(),
  };
}

/** 'Booking opens today!' says when it is told, not when the event is, where another sentence names a day. */
function isOpener(sentence: string, all: string[]): boolean {
  return !NAMED_DAY.test(sentence) && !TIME.test(sentence) && all.some((other) => NAMED_DAY.test(other));
}

function readMomentIn(text: string, spans: RegExp[]): { moment: Moment; rest: string } {
  const moment: Moment = { date: null, day: null, month: null, span: null, time: null };
  let rest = text;
  const take = (pattern: RegExp): RegExpMatchArray | null => {
    const match = rest.match(pattern);
    if (!match || NEEDS_IT.test(rest.slice(0, match.index))) return null;
    rest = `${rest.slice(0, match.index)} ${rest.slice((match.index ?? 0) + match[0].length)}`;
    return match;
  };
  for (const [index, form] of DATE_FORMS.entries()) {
    const match = moment.date ? null : take(form);
    if (!match) continue;
    moment.date = match[1]?.trim() ?? null;
    moment.day = (index === 0 ? match[2] : match[3]) ?? null;
    moment.month = ((index === 0 ? match[3] : match[2]) ?? '').slice(0, 3).toLowerCase() || null;
  }
  moment.time = take(TIME)?.[1]?.trim() ?? null;
  for (const form of spans)
    moment.span ??=
      take(form)?.[1]
        ?.replace(/^on\s+/iu, '')
        .trim() ?? null;
  return {
    moment,
    rest: rest
      .replace(/[^\S\n]+([,.;:!?])/g, '$1')
      .replace(/,\s*(?=[,.;!?]|$)/g, '')
      .replace(/:\s*,/g, ':')
      .replace(/[^\S\n]{2,}/g, ' ')
      .trim(),
  };
}

/** A fact of an event, with the sign that stands before it. */
export interface Detail {
  icon: 'calendar' | 'clock' | 'pin';
  text: string;
}

/** When and where something is, as lines with their signs. */
export function detailsOf(moment: Moment, place: string | null): Detail[] {
  const when = moment.date ?? moment.span;
  const details: Detail[] = [];
  if (when) details.push({ icon: 'calendar', text: capital(when) });
  if (moment.time) details.push({ icon: 'clock', text: capital(moment.time) });
  if (place) details.push({ icon: 'pin', text: phrase(place) });
  return details;
}
