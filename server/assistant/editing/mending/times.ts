/** Times of day and spans of figures, written one way; nothing is added that the user left open. */
const HALF = '([ap]\\.m\\.|[ap]m\\b)';
const MARKED = new RegExp(`(?<![\\d.,:£€$])(\\d{1,2})(?:[:.](\\d{2}))?\\s?${HALF}`, 'gi');
const LEAD =
  '(?:at|from|until|till?|by|since|to|before|after|between|around|about|leaves?|ends?|starts?|start|doors|update|opens?|closes?|for|kick ?off|goes|and|is|was|stay|finish|not|or|through|then|back|up|twice a day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?,?|(?:January|February|March|April|May|June|July|August|September|October|November|December),?|\\d{1,2}(?:st|nd|rd|th),?|\\d\\d?:\\d\\d (?:for|and|or|to))';
/** What makes a figure a price or a measure. */
const MEASURE =
  '(?!\\s?(?:€|£|\\$|%|k\\b|kr\\b|eur|usd|gbp|chf|euro|pounds?|quid|dollars?|percent|per\\b|each|an? (?:head|person|night|piece|kilo|tray|month|week|year|day|loaf|slice|cup|bag|bunch|box|bottle|jar|pint|ticket|pair|portion|pack|seat|pot|punnet|dozen|tin|glass|metre|class|session|hour|km|kilometre|mile|litre|minute|word|page|sheet|unit|go)|\\/|kg|g\\b|lb|km|m\\b|cm|mm|l\\b|ml|ft|miles?|gross|cash|instead|off\\b|cubic|million|seconds?|litres?|metres?|min order))';
/** '0.32' is a fraction: who writes midnight by one nought does not part it by a point. */
const DOTTED = new RegExp(
  `(?<=\\b${LEAD} )(?!0\\.)([01]?\\d|2[0-4])\\.([0-5]\\d)(?!\\d|[.,:]\\d|\\. \\d)${MEASURE}`,
  'g',
);
const DOTTED_RANGE = new RegExp(
  `(?<![\\d.,:£€$])([01]?\\d|2[0-4])\\.([0-5]\\d)(?=\\s?(?:-|–|to|till?|until)\\s?\\d{1,2}(?:[:.]\\d\\d)?(?![\\d.])${MEASURE})`,
  'g',
);
const RANGE_END = /(?<=\d:\d\d\s?(?:-|–|to|till?|until|for|and|or)\s?)([01]?\d|2[0-4])\.([0-5]\d)(?!\d|[.,:]\d)/g;
const EVENING = /(?<![\d.,:£€$])(1[3-9]|2[0-3])\.(00|15|30|45)(?!\d|[.,:]\d)/g;
const MILITARY = /(?<!\d)([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hours|h)\b/g;
const HOUR_SIGN = /(?<=\b(?:at|from|until|till?|by|since|before|after|close) )(\d{1,2})\s?h\b(?!\/)/gi;
/** '10.30 sheepdogs': an item of a programme opens with its time. */
const OPENING =
  /(?<=(?:^|[.,;] |\n))([01]?\d|2[0-4])\.(00|15|30|45)(?= (?!(?:each|per|a|an|for|off|instead|same|cash|gross)\b)\p{Ll}{3,})/gu;
const FIGURE_RANGE =
  /(?<![\w.,:/+#–-])([£€$]?\d{1,2}(?:[:.]\d{2})?|\d{2,4})\s?-\s?([£€$]?\d{1,4}(?:[:.]\d{2})?)(?=(?:k|h|am|pm|€)?(?![\w/–-]|\s?-\s?\d| \d))/g;
const isRange = (from: string, to: string) => {
  const [a, b] = [from, to].map((end) => end.replace(/^[£€$]/, '').replace(/[:.].*/, '')) as [string, string];
  if (a.length > 2 || b.length > 2) return a.length > 1 && Number(b) > Number(a) && a.length >= b.length - 1;
  return true;
};

/** What a price is said with: '7.20' is no time behind it. */
const PRICED =
  /\b(?:prices?|priced|costs?|fees?|fares?|charged?|rents?|rate|pay|paid|sells? for|sold for)\b[^.!?;\n]*(?:\.\d+[^.!?;\n]*)*$/i;
const asTime = (whole: string, hour: string, minute: string, at: number, text: string) => {
  const before = text.slice(Math.max(0, at - 60), at);
  return PRICED.test(before) || isForSoMany(before, hour, minute) ? whole : `${hour}:${minute}`;
};

/** '6 for 2.20' is a price for six; who comes at '7 for 7.30' comes within the hour. */
function isForSoMany(before: string, hour: string, minute: string): boolean {
  const count = /(?<![\d.:])(\d{1,3}) for $/.exec(before)?.[1];
  if (count === undefined) return false;
  const isWithinTheHour = [Number(count), Number(count) + 1].includes(Number(hour)) && Number(minute) % 15 === 0;
  return !isWithinTheHour;
}

export function mendTimes(text: string): string {
  return text
    .replace(MILITARY, '$1:$2')
    .replace(
      MARKED,
      (_, hour: string, minute: string | undefined, half: string) =>
        `${hour}${minute ? `:${minute}` : ''} ${half[0]?.toLowerCase()}m`,
    )
    .replace(DOTTED_RANGE, asTime)
    .replace(RANGE_END, asTime)
    .replace(DOTTED, asTime)
    .replace(RANGE_END, asTime)
    .replace(DOTTED, asTime)
    .replace(OPENING, asTime)
    .replace(EVENING, '$1:$2')
    .replace(HOUR_SIGN, '$1:00')
    .replace(FIGURE_RANGE, (whole, from: string, to: string) => (isRange(from, to) ? `${from}–${to}` : whole));
}
