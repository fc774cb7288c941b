/** What a brief asks of the look of a picture: obeyed where possible, never printed. */
export interface Wishes {
  /** The colour asked for, as hex. */
  colour: string | null;
  tone: 'dark' | 'light' | null;
  isMinimal: boolean;
  isTextless: boolean;
}

export const NO_WISHES: Readonly<Wishes> = { colour: null, tone: null, isMinimal: false, isTextless: false };

const COLOURS: Record<string, string> = {
  red: '#d62839',
  crimson: '#b5172f',
  burgundy: '#6d1a36',
  maroon: '#6b1d2a',
  coral: '#fb6f5b',
  salmon: '#f88f7d',
  orange: '#f57c1f',
  terracotta: '#c65d3b',
  peach: '#ffb38a',
  brown: '#6b4226',
  beige: '#e8dcc6',
  cream: '#f6eedd',
  gold: '#d9a520',
  yellow: '#f9cf2b',
  mustard: '#d8a31a',
  lime: '#a6d92b',
  green: '#1f8a4c',
  olive: '#6d7332',
  mint: '#9fe0c3',
  sage: '#9db59a',
  emerald: '#0b8a63',
  teal: '#0f7c80',
  turquoise: '#22b8b8',
  cyan: '#17b6d4',
  blue: '#2459d6',
  navy: '#14254f',
  indigo: '#3b3fb5',
  purple: '#6b3fb5',
  violet: '#7b4bd1',
  lavender: '#c5b5ee',
  lilac: '#cbaee0',
  pink: '#f27aa6',
  magenta: '#d42a8b',
  grey: '#7d858c',
  gray: '#7d858c',
};
const COLOUR = Object.keys(COLOURS).join('|');
const SHADE =
  '(?:(?:soft|light|dark|deep|bright|pale|pastel|vivid|warm|cool|bold|solid|plain|rich|muted|sky|royal|forest|hot|baby)[\\s-]+)*';
const GROUND_WORD =
  '(?:background|backdrop|colou?rs?|colou?r scheme|tones?|palette|theme|gradient|shades?|accents?|hues?|vibes?)';
const LINK = '(?:,?\\s*\\b(?:and|with|on|in|using|use|against|over|featuring)\\b)?\\s*(?:\\b(?:an?|the|some)\\b)?\\s*';

/** Each takes its words out of the brief and notes what they ask for. */
const RULES: [RegExp, (wishes: Wishes, match: RegExpMatchArray) => void][] = [
  [
    /,?\s*\b(?:with|and)?\s*(?:no|without(?: any)?|zero)\s+(?:text|words|writing|typography|letters)\b|\btext[- ](?:free|less)\b|\bwordless\b/giu,
    (wishes) => {
      wishes.isTextless = true;
    },
  ],
  [
    new RegExp(
      `${LINK}\\b(?:black|dark|night|moody)(?:[ ,]+(?:and\\s+)?(?:moody|elegant|dramatic))?\\s+(?:style|look|design|aesthetic|${GROUND_WORD})\\b`,
      'giu',
    ),
    (wishes) => {
      wishes.tone = 'dark';
    },
  ],
  [
    new RegExp(
      `${LINK}\\b(?:white|light|bright|airy)(?:[ ,]+(?:and\\s+)?(?:airy|bright|clean))?\\s+(?:style|look|design|aesthetic|${GROUND_WORD})\\b`,
      'giu',
    ),
    (wishes) => {
      wishes.tone = 'light';
    },
  ],
  [
    new RegExp(
      `${LINK}${SHADE}\\b(${COLOUR})\\b(?:\\s*(?:and|&|,|/|-to-|to)\\s*${SHADE}\\b(?:${COLOUR}|white|black)\\b)*\\s+${GROUND_WORD}\\b`,
      'giu',
    ),
    (wishes, match) => {
      wishes.colour ??= COLOURS[match[1]?.toLowerCase() ?? ''] ?? null;
      if (/\bdark|deep\b/iu.test(match[0])) wishes.tone ??= 'dark';
    },
  ],
  [
    new RegExp(
      `,?\\s*\\b(?:in|all in|use|using)\\s+${SHADE}(${COLOUR})(?:\\s+and\\s+(?:${COLOUR}|white|black))?(?=\\s*(?:[,.;:!]|$))`,
      'giu',
    ),
    (wishes, match) => {
      wishes.colour ??= COLOURS[match[1]?.toLowerCase() ?? ''] ?? null;
    },
  ],
  [
    /,?\s*\b(?:with|on|in|use|using)?\s*(?:an?\s+|the\s+)?(#[0-9a-f]{6})\b(?:\s+(?:as\s+)?(?:the\s+)?(?:background|colou?r))?/giu,
    (wishes, match) => {
      wishes.colour ??= match[1]?.toLowerCase() ?? null;
    },
  ],
  [
    /,?\s*\b(?:in\s+|with\s+)?(?:an?\s+)?(?:very\s+)?(?:minimal(?:ist(?:ic)?)?|uncluttered)(?:[ ,]+(?:and\s+)?(?:clean|modern|elegant|simple))*(?:\s+(?:style|design|look|layout|aesthetic|feel))?\b/giu,
    (wishes) => {
      wishes.isMinimal = true;
    },
  ],
  [
    /,?\s*\b(?:in\s+|with\s+|and\s+)?(?:an?\s+)?(?:(?:clean|simple|modern|elegant|professional|bold|playful|vintage|retro|flat|cosy|cozy|warm|luxurious|fun|eye[- ]catching|abstract|photo-?realistic|realistic|cinematic|watercolou?r|3d|cartoon)[ ,]+(?:and\s+)?)+(?:style|design|look|layout|aesthetic|feel|typography|mood|lighting)\b/giu,
    (wishes, match) => {
      if (/clean|simple/iu.test(match[0])) wishes.isMinimal = true;
    },
  ],
  [
    /,?\s*\b(?:in\s+|as\s+)?(?:an?\s+)?(?:square|landscape|portrait|vertical|horizontal|16:9|9:16|1:1|4:5|\d{3,4}\s*[x×]\s*\d{3,4}(?:\s*px)?)(?:\s+(?:format|size|image|orientation|aspect ratio|ratio|pixels))?(?=\s*(?:[,.;!]|$|for\b|with\b))/giu,
    () => {},
  ],
  [
    /,?\s*\b(?:in\s+)?(?:4k|8k|hd|high[- ]?(?:res(?:olution)?|quality|definition)|ultra[- ]?hd|photo-?realistic)\b/giu,
    () => {},
  ],
  [
    /,?\s*\b(?:and\s+)?(?:(?:in|with|using|use|follow(?:ing)?|include|including|add|and)\s+)(?:our|the|my)\s+(?:brand(?:'s|ing)?\s*)?(?:(?:brand\s+)?(?:colou?rs?|fonts?|logo|branding|guidelines|identity|style|palette)\b(?:\s*(?:,|and|&)\s*)?)+(?:\s*(?:in|at|on|to)\s+the\s+(?:top|bottom|upper|lower)[- ]?(?:left|right|centre|center)?(?:\s+corner)?)?/giu,
    () => {},
  ],
];

/** Clauses that speak of the picture, wherever they stand. */
const LAYOUT_TALK =
  /,?\s*\b(?:(?:and\s+)?leav(?:e|ing)\s+(?:some\s+|enough\s+)?(?:space|room)\b[^,.;!?]*|(?:with|in)\s+(?:(?:soft|warm|cool|natural|bright|pastel|earthy|muted|golden|moody|vivid|vibrant)[\s-]+)+(?:tones?|colou?rs?|light|lighting|shades?|palette|atmosphere|mood|background)\b)/giu;

const DESIGN_ORDER =
  /^(?:please\s+)?(?:(?:use|keep|make|with)\b[^.!?]*\b(?:colou?rs?|fonts?|background|logo|style|imagery|layout|palette|typography|design|aesthetic|branding|contrast)|make (?:it|sure)|keep it|include (?:the|our|a) logo|add (?:the|our) logo|ensure|leave (?:some )?space|avoid|don'?t (?:use|add|include)|do not (?:use|add|include)|no (?:people|faces|stock)|style:|format:|size:|colou?rs?:|the (?:image|picture|design|background|style|mood) should|it should (?:be|look|feel|have))\b/iu;

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+([,.;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/,\s*(?=[,.;!?]|$)/g, '')
    .replace(/^[\s,;.]+/, '')
    .trim();
}

/** Takes what a brief says about the look out of it. */
export function readWishes(brief: string): { wishes: Wishes; rest: string } {
  const wishes: Wishes = { ...NO_WISHES };
  let rest = brief;
  for (const [pattern, note] of RULES) {
    rest = rest.replace(pattern, (...found) => {
      note(wishes, found.filter((part) => typeof part === 'string' || part === undefined) as RegExpMatchArray);
      return ' ';
    });
    rest = rest.replace(/[ ,]{3,}/g, ', ').replace(/ {2,}/g, ' ');
  }
  rest = rest.replace(LAYOUT_TALK, ' ');
  const isListed = /^\s*(?:\d{1,2}[.)]|[-–•*])\s/u;
  const withoutOrders = (line: string) =>
    isListed.test(line) ? line : line.replace(/[^.!?]+[.!?]*/gu, (one) => (DESIGN_ORDER.test(one.trim()) ? ' ' : one));
  rest = rest.split('\n').map(withoutOrders).join('\n');
  return { wishes, rest: tidy(rest) };
}

/** What the words before 'poster' or 'image' ask for ('a dark blue poster'); the words that are no wish are given back. */
export function readAdjectives(words: string[], wishes: Wishes): string[] {
  return words.filter((word, index) => {
    if (/^\p{Lu}/u.test(words[index + 1] ?? '')) return true;
    const plain = word.toLowerCase().replace(/[^a-z-]/g, '');
    const colour = COLOURS[plain];
    if (colour) wishes.colour ??= colour;
    else if (plain === 'dark' || plain === 'black') wishes.tone ??= 'dark';
    else if (plain === 'light' || plain === 'white' || plain === 'bright') wishes.tone ??= 'light';
    else if (/^(?:minimal(?:ist(?:ic)?)?|clean|simple)$/.test(plain)) wishes.isMinimal = true;
    else return true;
    return false;
  });
}
