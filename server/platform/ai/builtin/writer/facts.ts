import { linksIn } from '../../../../../domain/text.ts';
import { capital, withoutStop } from './mend.ts';

const DAY =
  '(?<!\\b(?:black|good|cyber|ash|shrove|giving) )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\\b(?=[\\s,]+\\d|\\s*[-–&]))';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b';
const CLOCK = "(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock)(?!\\w)|\\d{1,2}:\\d{2}|noon|midnight)";
const CLOCK_RANGE = `(?:\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]m)?\\s*(?:-|–|to|until|till|til)\\s*${CLOCK}|\\d{1,2}(?:[:.]\\d{2})?\\s*(?:-|–)\\s*\\d{1,2}(?:[:.]\\d{2})?(?!\\s*(?:%|€|£|\\$|\\w)))`;
const DATE = `(?:(?:the )?(?:end|beginning|start|middle) of (?:the (?:week|month|year)|${MONTH})|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|the \\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})`;
const RELATIVE = `(?:today|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?|(?:this|next|every|each|all) (?:week(?:end)?|month|year|summer|winter|spring|autumn|fall|morning|afternoon|evening|day|${DAY}|${MONTH})|weekdays|weekends|the (?:whole )?weekend|(?:christmas|easter|new year's) (?:eve|day))`;
const UNIT = `(?:${CLOCK_RANGE}|${DATE}|${DAY}|${RELATIVE}|${CLOCK})`;
const LEAD = '(?:(?:on|from|until|till|til|by|starting|between|only|before|after|as of|at|every|each) )*';
const WHEN = new RegExp(
  `\\b${LEAD}${UNIT}(?:(?:\\s*,)?\\s*(?:(?:–|-|to|and|until|till|til|through|from|at|on|or|&) )?${LEAD}${UNIT})*`,
  'i',
);

const STREET =
  '(?:Street|St\\.?|Lane|Ln\\.?|Road|Rd\\.?|Avenue|Ave\\.?|Square|Place|Row|Drive|Way|Boulevard|Blvd\\.?|Court|Quay|Terrace|Gardens?|Hill|Parade|Alley|Mews|[A-Z]?[a-zäöü]+(?:straße|strasse|gasse|platz|weg))';
const NAME = "(?:[A-Z][\\p{L}\\p{N}'’&.-]*[\\p{L}\\p{N}])";
const PLACES = [
  new RegExp(`\\b\\d{1,4}[a-z]? (?:${NAME} ){0,3}${STREET}(?:,? (?:in )?${NAME}(?: ${NAME})?)?`, 'u'),
  /\b(?:at|in) (?:our|the) (?:new |main |old |local |second )?(?:shop|store|studio|caf[eé]|office|town hall|village hall|library|park|showroom|garden|restaurant|salon|workshop|gallery|yard|barn|church hall|community cent(?:re|er)|bookshop|bakery|bar|pub|gym|farm|market square|school|kitchen)(?: (?:in|on) [A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)?)?/u,
  new RegExp(
    `\\b(?:at|in) (?:the )?${NAME}(?:(?: (?:of|the|and|de|da|do|la|le|&))? ${NAME}){0,4}(?:,? (?:in )?${NAME})?`,
    'u',
  ),
];
const NOT_A_PLACE =
  /^(?:at|in) (?:the )?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|English|I|We|Our|LinkedIn|Instagram|Facebook|Twitter|X)\b/;

const MONEY =
  '(?:[€£$]\\s?\\d[\\d.,]*\\d|[€£$]\\s?\\d|\\d+(?:[.,]\\d{1,2})?\\s?(?:€|£|\\$|euros?|dollars?|pounds?|eur|usd|gbp|quid|bucks))';
const PRICE = new RegExp(
  // Money that was won, given or saved is no price.
  `(?<!\\b(?:worth|value of|raised?|raising|saved?|saving|donated?|won|instead of|earned?|over) )(?<!\\d)(?:\\bfrom )?${MONEY}(?! ?(?:million|billion|for (?:charity|the)))(?! ?off)(?:(?: ?/ ?| per | a | an | each| pp\\b| p\\.p\\.)(?:person|head|night|month|week|day|hour|year|kilo|kg|piece|portion|class|session|ticket|dog|seat|place|bottle|cup|box|bag|jar|set|dozen|loaf|slice)?)?`,
  'i',
);
const OFFERS = [
  /\b(?:up to )?\d+\s?(?:%|percent|per cent) (?:off|discount)(?: on| for)?(?: (?:all|any|every|each|our|your|the|everything|selected|first|entire)\b)?(?: (?!(?:on|from|until|till|til|this|next|today|tomorrow|tonight|with|use|using|in|at|and|for|when|if|only|code|by|starting|now|all|ends?|after|before)\b)[\p{L}'’-]+){0,4}(?:,? and (?:up to )?\d+\s?% off(?: (?!(?:on|from|until|this|next|today|with|use|in|at|and|for|only|code)\b)[\p{L}'’-]+){0,3})?/iu,
  new RegExp(
    `${MONEY} off(?: (?:all|any|every|each|our|your|the|everything|selected|first)\\b)?(?: (?!(?:on|from|until|till|til|this|next|today|tomorrow|tonight|with|use|using|in|at|and|for|when|if|only|code|by|starting|now)\\b)[\\p{L}'’-]+){0,4}`,
    'iu',
  ),
  /\bbuy (?:one|1|two|2),? (?:and )?get (?:one|1|two|2)(?: (?:free|half price))?/i,
  /\b(?:2|two|3|three)[ -]for[ -](?:1|one|2|two)\b(?: (?:on )?(?:all )?(?:our )?(?!(?:on|from|until|this|next|today|at|after|before)\b)[\p{L}'’-]+){0,3}/iu,
  /\bhalf[ -]price (?!(?:on|from|until|this|next|today|at)\b)[\p{L}'’-]+(?: (?!(?:on|from|until|till|til|this|next|today|at|with|and|for)\b)[\p{L}'’-]+){0,2}/iu,
  /\ba? ?free (?!to\b|of\b|time\b|spot|and\b)[\p{L}'’-]+(?: (?!(?:on|from|until|till|til|this|next|today|at|and|when|if|all)\b)[\p{L}\p{N}'’-]+){0,6}/iu,
];
const CODE = /\bcode:? ["'“]?([A-Z0-9][A-Z0-9-]{2,})\b/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?<![\d/.€£$])(?:\+\d{1,3}[ -]?)?(?:\(\d{2,5}\)[ -]?)?\d{2,5}(?:[ -/]?\d{2,4}){2,4}(?![\d%€£$])/;
const HANDLE = /(?<![\w.])@[A-Za-z0-9_.]{2,30}\b/;

/** What a brief says about time, place, money and contact. */
export interface Facts {
  /** As it stands in a sentence: 'on Saturday at 7pm', 'until Sunday'. */
  when: string | null;
  where: string | null;
  price: string | null;
  offer: string | null;
  code: string | null;
  link: string | null;
  email: string | null;
  phone: string | null;
  handle: string | null;
}

function first(text: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text)?.[0];
    if (match) return withoutStop(match);
  }
  return null;
}

function whereIn(text: string): string | null {
  const found = first(text, PLACES);
  return found && !NOT_A_PLACE.test(found) ? found : null;
}

function whenIn(text: string): string | null {
  const found = WHEN.exec(text)?.[0];
  if (!found || /^(?:may|mar|sat|sun|all day|each|every)$/i.test(found)) return null;
  return withoutStop(found);
}

const DAY_THEN_CLOCK = new RegExp(
  `(${DATE}|${DAY}|${RELATIVE}) (?=${CLOCK}(?!\\s*(?:-|–|to|until)\\s))(?!${CLOCK_RANGE})`,
  'gi',
);

/** 'Friday 7pm' as it is read: 'Friday at 7pm'. */
export function readableTimes(text: string): string {
  return text.replace(DAY_THEN_CLOCK, '$1 at ');
}

function phoneIn(text: string): string | null {
  const found = PHONE.exec(text)?.[0] ?? null;
  return found && found.replace(/\D/g, '').length >= 7 ? found.trim() : null;
}

/** Finds time, place, money and contact in a text; only what stands there. */
export function findFacts(text: string): Facts {
  const links = linksIn(text);
  const email = EMAIL.exec(text)?.[0] ?? null;
  const bare = links.reduce((rest, link) => rest.replace(link, ' '), text).replace(EMAIL, ' ');
  return {
    when: whenIn(bare),
    where: whereIn(bare),
    price: first(bare, [PRICE]),
    offer:
      first(bare, OFFERS)
        ?.replace(/^a free/i, 'a free')
        .trim() ?? null,
    code: CODE.exec(bare)?.[1]?.toUpperCase() ?? null,
    link: links.find((link) => !email?.includes(link)) ?? null,
    email,
    phone: phoneIn(bare),
    handle: HANDLE.exec(bare)?.[0] ?? null,
  };
}

/** A time as it stands after a verb: 'on Saturday', 'at 7pm', 'this weekend'. */
export function asAdverb(when: string): string {
  if (
    /^(?:on|from|until|by|starting|between|only|before|after|as of|at|every|each|this|next|today|tonight|tomorrow|all|weekdays|weekends|in)\b/i.test(
      when,
    )
  )
    return when;
  if (new RegExp(`^${CLOCK_RANGE}`, 'i').test(when)) return `from ${when}`;
  if (new RegExp(`^${CLOCK}`, 'i').test(when)) return `at ${when}`;
  return `on ${when}`;
}

/** A time or place as it stands alone behind a label. */
export function asLabel(text: string): string {
  return capital(text.replace(/^(?:on|at|in) (?=\S)/i, '').replace(/^the (?=\d)/i, ''));
}

/** The text without a time, place or price that stands at its end. */
export function withoutTrailingFacts(text: string): string {
  let rest = text.trim();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = rest;
    for (const fact of [whenIn(rest), whereIn(rest), first(rest, [PRICE])]) {
      const bare = fact && rest.endsWith(fact) ? rest.slice(0, -fact.length).trim() : '';
      // 'A basket worth 80 euro' and 'between Monday and Friday' need what stands last.
      if (
        fact &&
        bare.length > 2 &&
        !/\b(?:worth|over|under|than|of|up to|around|about|between|is|are|to)$/i.test(bare)
      ) {
        rest = bare.replace(/[\s,;:–—-]+(?:for|on|at|from|in|and|@)?[\s,;:–—-]*$/iu, '').trim();
      }
    }
    if (rest === before) break;
  }
  return rest;
}
