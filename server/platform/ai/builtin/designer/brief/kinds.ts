/** The families of cards. */
export const KINDS = [
  'announcement',
  'quote',
  'offer',
  'event',
  'tips',
  'steps',
  'product',
  'number',
  'question',
  'hiring',
  'subject',
] as const;
export type Kind = (typeof KINDS)[number];

const SIGNS: [Kind, RegExp][] = [
  [
    'hiring',
    /\b(?:(?:we(?:['’]re| are)|now) hiring|hiring(?= (?:an?|for|post|ad|our|now)\b)|vacanc(?:y|ies)|job (?:opening|ad|offer)s?|open (?:position|role)s?|join our team|recruit(?:ing|ment)?|(?:we(?:['’]re| are)) looking for an?)\b|^\s*hiring\b/iu,
  ],
  [
    'offer',
    /(?:\b(?:\d+\s?% (?:off|discount|less|cheaper)|\d+% off|sales?|discount(?:s|ed)?|special (?:offer|deal|price)|deals?|half[- ]price|two for one|2 for 1|buy one|bogo|free (?:shipping|delivery|trial)|coupon|promo code|giveaway|black friday|cyber monday|clearance|save (?:[$€£]\s?\d+|up to|\d+\s?%))|[$€£]\s?\d+ (?:off|for))\b/iu,
  ],
  [
    'event',
    /\b(?:webinars?|workshops?|meet-?ups?|conference|summit|concert|festival|party|open (?:day|house|evening|mic)|tasting|live (?:session|stream|show|music)|masterclass|exhibition|fair|(?:farmers['’]? |christmas |flea |street )market|market day|fundraiser|seminar|reunion|hackathon|retreat|gala|screening|book club|info session|events?)\b/iu,
  ],
  [
    'steps',
    /\b(?:recipe|step[- ]by[- ]step|\d+ (?:easy |simple |quick )?steps|in (?:three|four|five) steps|instructions|checklist)\b/iu,
  ],
  [
    'tips',
    /\b(?:\d+|two|three|four|five|six|seven|ten)\s+(?:[\p{L}-]+\s+){0,3}(?:tips|ways|reasons|ideas|mistakes|lessons|things|facts|hacks|habits|rules|myths|tricks|benefits|secrets|books|tools)\b|\btips?\b|\bhow to\b/iu,
  ],
  ['quote', /(?<!\b(?:free|price) )\b(?:quotes?|quotation|testimonial|customer review|saying by)\b/iu],
  [
    'product',
    /\b(?:new (?!year|jersey|york|zealand|orleans)[\p{L}-]+|launch(?:es|ing|ed)?|introducing|introduce|collection|now available|in stock|release[sd]?|pre-?orders?|meet (?:our|the) new|product)\b/iu,
  ],
  [
    'announcement',
    /\b(?:announc\w+|we(?:['’]re| are) (?:opening|moving|expanding|proud|excited|thrilled)|now open|grand opening|opening|news|update)\b/iu,
  ],
];

/** The amount a card can show large, with the words that follow it. */
export const AMOUNT =
  /(?<![\p{L}\d.,])((?:up to\s+)?(?:[$€£]\s?\d[\d,.]*\s?(?:k|m|bn|million|billion)?\b\+?|\d[\d,.]*\s?%|\d+(?:\.\d+)?x\b|\d{1,3}(?:[,.]\d{3})+\+?|\d+(?:\.\d+)?\s?(?:k|m|bn)\b\+?|\d+(?:\.\d+)?\s(?:million|billion)|\d{2,}\+?))(?!\d|[:/-]\d|-\p{L}|\s?(?:am|pm)\b)/iu;

const COUNTED =
  /^\s*(?:of\s+|more\s+|less\s+|new\s+|happy\s+|active\s+)*(?:[\p{L}-]+\s+)?(?:customers?|users?|clients?|followers?|members?|subscribers?|people|downloads?|orders?|years?|days?|hours?|projects?|meals?|trees?|kg|tonnes?|tons?|miles?|km|countries|cities|stores?|reviews?|companies|businesses|teams?|students?|donat\w+|growth|increase|faster|saved|raised|sold|served|planted|employees|visitors|views|streams|sales)\b/iu;

/** What kind of card a brief is for. */
export function kindOf(
  text: string,
  hints: { hasQuote: boolean; items: number; isDrawing: boolean; hasDate: boolean; isAsking: boolean },
): Kind {
  const matches = (kind: Kind) => SIGNS.some(([name, sign]) => name === kind && sign.test(text));
  if (hints.hasQuote && !matches('offer') && !matches('event')) return 'quote';
  if (hints.items >= 2) return matches('steps') ? 'steps' : 'tips';
  if (matches('hiring')) return 'hiring';
  if (matches('offer')) return 'offer';
  // 'A picture of our workshop' draws a place, unless a date makes it an event.
  if (matches('event') && (hints.hasDate || !hints.isDrawing)) return 'event';
  if (hints.isAsking) return 'question';
  const amount = text.match(AMOUNT);
  // A number deep in a text is a detail of it, one behind 'from' belongs to its phrase.
  const ahead = text.slice(0, amount?.index).trimEnd();
  if (amount && ahead.length <= 45 && !/\b(?:from|of|with|for|in|than|under|over)$/iu.test(ahead)) {
    const after = text.slice((amount.index ?? 0) + amount[0].length);
    if (COUNTED.test(after) || /%|x$/iu.test(amount[0])) return 'number';
  }
  for (const kind of ['steps', 'tips', 'quote'] as const) if (matches(kind)) return kind;
  if (hints.isDrawing) return 'subject';
  for (const kind of ['product', 'announcement'] as const) if (matches(kind)) return kind;
  return hints.hasDate ? 'event' : 'announcement';
}

/** The brief's own word that says what kind it is, for the small line above a headline. */
export function signOf(kind: Kind, text: string): string | null {
  const own: Partial<Record<Kind, RegExp>> = {
    hiring:
      /\b(?:we(?:['’]re| are) hiring|now hiring|hiring|join our team|open (?:position|role)|vacancy|job opening)\b/iu,
    offer:
      /\b(?:black friday|cyber monday|giveaway|clearance|special offer|(?:spring|summer|autumn|fall|winter|holiday|christmas|anniversary|flash|weekend|end of season) sale|sale|free (?:shipping|delivery|trial))\b/iu,
    event:
      /\b(?:free\s+)?(?:online\s+|live\s+)?(?:webinar|workshop|meet-?up|conference|summit|concert|festival|party|open (?:day|house|evening|mic)|tasting|masterclass|exhibition|fair|fundraiser|seminar|hackathon|retreat|book club)\b/iu,
    tips: /\b(?:\p{L}+\s+)?tips?\b/iu,
    steps: /\b(?:recipe|step by step|checklist)\b/iu,
    product: /\b(?:now available|pre-?order|new collection|introducing|just launched|new)\b/iu,
    announcement: /\b(?:now open|grand opening|opening|news|update|announcement)\b/iu,
  };
  return text.match(own[kind] ?? /(?!)/u)?.[0] ?? null;
}
