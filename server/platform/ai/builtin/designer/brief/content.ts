import type { Poster } from '../../../../../../domain/post/design.ts';
import { printable } from '../type/printable.ts';
import type { Content, Detail } from './card.ts';
import { tableOf } from './cells.ts';
import { cardKindOf } from './kinds.ts';
import { HEADLINE_LENGTH, headAndTail, shortened, withoutMarks } from './phrases.ts';

const MOST_ITEMS = 8;
/** A timetable or a menu is looked up, not read. */
const MOST_ROWS = 14;
const ITEM_LENGTH = 90;
const SUB_LENGTH = 150;
const SUB_BESIDE_ITEMS = 90;
/** A slide tells one thing, and has room to explain it. */
const SUB_ON_SLIDE = 420;
const ITEM_ON_SLIDE = 220;
/** 'Bake in two small batches: the second one …' is a point and its explanation. */
const LONG_POINT = 80;
/** A card has room for an address, not for a description of it. */
const DETAIL_LENGTH = 60;
/** Two places for a long saying or question, one for a headline. */
const LONG_TITLE = 150;
/** The words that limit a number stay with it, in small letters above. */
const LIMIT = /^(?:up to|save|from|only|bis zu|ab|nur|hasta|desde|jusqu['’]à|dès|fino a|da|até)\s+/iu;
/** A title beside which a reduction is the louder one. */
const SHORT_TITLE = 40;
const REDUCTION =
  /^((?:up to |bis zu |hasta |jusqu['’]à |até |fino al? )?[-–−]?\d{1,3}(?:[.,]\d)?\s?%)\s*((?:off|discount|rabatt|auf|reduziert|günstiger|de (?:descuento|dto|réduction|remise|desconto)|di sconto|sconto)(?!\p{L}).*?)?[.!]?$/iu;
const MONTH =
  '(?!mar(?:di|tes|ted)|settiman)(?:jan|feb|fév|mar|mär|apr|avr|abr|ma[iyg]|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|ene|gen)\\p{L}*';
const DAY_AND_MONTH = new RegExp(
  `(?<![\\d.–-])(\\d{1,2})(?:\\.|st|nd|rd|th|º|er)?\\s+(?:de\\s+|of\\s+)?(${MONTH})|(?<!\\p{L})(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`,
  'iu',
);
/** Several days, or a day up to which or from which: a leaf would name one. */
const SPAN =
  /\d\D*(?:[–,&+/-]|(?<!\p{L})(?:to|and|until|bis|und|al?|y|au|et|e)(?!\p{L}))\D*\d|^(?:until|till|by|from|bis|ab|hasta|desde|jusqu|dès|fino|dal|até|a partir)(?!\p{L})/iu;

/** A poster as a card: what is large, what stands below it, what has a sign of its own. */
export function contentOf(poster: Poster, isDrawing: boolean, isSlide = false): Content {
  // On a slide the figure is its number.
  const { figure, title, notes, kicker } = isSlide ? { ...poster, kicker: null } : leadOf(poster);
  const kind = cardKindOf({ ...poster, figure, title, notes }, isDrawing);
  const isLong = kind === 'quote' || kind === 'question' || isSlide;
  const [headline, tail] = headAndTail(title, isLong ? LONG_TITLE : HEADLINE_LENGTH);
  const limit = LIMIT.exec(figure ?? '')?.[0] ?? '';
  // A list of one is no list.
  const below = [tail, ...notes, ...(poster.items.length === 1 ? poster.items : [])].filter((one) => one !== '');
  const items = poster.items
    .slice(0, tableOf(poster.items) === null ? MOST_ITEMS : MOST_ROWS)
    .map((item) => (isSlide ? shortened(item, ITEM_ON_SLIDE) : shortened(pointOf(item), ITEM_LENGTH)));
  const most = isSlide ? SUB_ON_SLIDE : items.length > 1 ? SUB_BESIDE_ITEMS : SUB_LENGTH;
  const content: Content = {
    kind,
    kicker: limit.trim() || kicker,
    big: figure?.slice(limit.length) ?? null,
    headline,
    sub: shortened(asSentences(below), most) || null,
    items: items.length > 1 ? items : [],
    isCounted: poster.isCounted,
    by: poster.by,
    cta: poster.call,
    details: detailsOf(poster),
    leaf: leafOf(poster.times[0]?.day ?? ''),
  };
  return printed(content);
}

interface Lead {
  figure: string | null;
  title: string;
  notes: string[];
  /** What the title was before a number took its place. */
  kicker: string | null;
}

/** What leads: a reduction beside a short title is the point of the poster, a count of its items is a part of its title. */
function leadOf({ figure, title, notes, items }: Poster): Lead {
  if (figure !== null && items.length > 1 && /^\d{1,2}$/u.test(figure))
    return { figure: null, title: `${figure} ${title}`, notes, kicker: null };
  if (figure !== null || items.length > 1 || title.length > SHORT_TITLE) return { figure, title, notes, kicker: null };
  const [, share = '', of = ''] = REDUCTION.exec(title) ?? [];
  if (of !== '') return { figure: share, title: of, notes, kicker: null };
  const [call = title, inTitle = ''] = title.split(/\s*[:!–—]\s+/u);
  const lines = inTitle === '' ? notes : [inTitle];
  const found = lines.find((line) => REDUCTION.test(line));
  const [, amount = '', rest = ''] = REDUCTION.exec(found ?? '') ?? [];
  if (found === undefined) return { figure, title, notes, kicker: null };
  const others = notes.filter((note) => note !== found);
  // '50 % off' of nothing named is one number; '50 % off all bikes' says what it is off.
  return /\s/u.test(rest)
    ? { figure: amount, title: rest, notes: others, kicker: call }
    : { figure: `${amount} ${rest}`.trim(), title: call, notes: others, kicker: null };
}

/** A point without its explanation. */
function pointOf(text: string): string {
  const [head = ''] = text.split(': ');
  return text.length > LONG_POINT && head.length >= 12 && head.length <= 60 ? head : text;
}

function asSentences(lines: string[]): string {
  return lines.map((line) => (/[.!?…]$/u.test(line) || lines.length === 1 ? line : `${line}.`)).join(' ');
}

/** 'At 4' by itself is no time: 'Friday at 4' is. */
const BARE_HOUR = /^(?:at|um|a las|à|alle|às)(?= \d{1,2}$)/iu;

/** Small words that go on from a day in lower case; 'Einlass' and 'Beginn' are nouns. */
const LEADS_TO_HOUR =
  /^(?:from|at|by|doors|open|until|till|noon|midnight|ab|um|von|bis|desde|de|hasta|a|dès|à|dalle|dal|alle|das|às|até)(?= |$)/iu;

function detailsOf({ times, place, price }: Poster): Detail[] {
  const details: Detail[] = [];
  for (const { day, hours } of times) {
    if (day !== null && hours !== null && BARE_HOUR.test(hours))
      details.push({ icon: 'calendar', text: `${day} ${hours.replace(BARE_HOUR, (at) => at.toLowerCase())}` });
    else if (day !== null && hours !== null && times.length > 1)
      details.push({
        icon: 'calendar',
        text: `${day}, ${hours.replace(LEADS_TO_HOUR, (lead) => lead.toLowerCase())}`,
      });
    else {
      if (day !== null) details.push({ icon: 'calendar', text: day });
      if (hours !== null) details.push({ icon: 'clock', text: hours });
    }
  }
  if (place !== null) details.push({ icon: 'pin', text: place });
  if (price !== null) details.push({ icon: 'tag', text: price });
  return details.map(({ icon, text }) => ({ icon, text: shortened(text, DETAIL_LENGTH) }));
}

/** The one day of an event, for its calendar leaf. */
function leafOf(day: string): Content['leaf'] {
  const [, number, month, monthFirst, numberLast] = DAY_AND_MONTH.exec(day) ?? [];
  const name = month ?? monthFirst ?? '';
  if (name === '' || SPAN.test(day)) return null;
  return {
    day: number ?? numberLast ?? '',
    month: shortMonth(name),
  };
}

/** June and July begin alike in French. */
function shortMonth(name: string): string {
  const short = name.slice(0, /^jui/iu.test(name) ? 4 : 3);
  return `${short.slice(0, 1).toUpperCase()}${short.slice(1).toLowerCase()}`;
}

/** A text as the fonts can draw it. */
function onCard(text: string): string {
  return printable(withoutMarks(text)).replace(/\s+/g, ' ').trim();
}

/** The content with only what the fonts can draw. */
function printed(content: Content): Content {
  const line = (text: string | null): string | null => (text === null ? null : onCard(text) || null);
  return {
    ...content,
    kicker: line(content.kicker),
    big: line(content.big),
    headline: onCard(content.headline),
    sub: line(content.sub),
    items: content.items.map(onCard).filter((item) => item !== ''),
    by: line(content.by),
    cta: line(content.cta),
    details: content.details.map((one) => ({ ...one, text: onCard(one.text) })).filter((one) => one.text !== ''),
  };
}
