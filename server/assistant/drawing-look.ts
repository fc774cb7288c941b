import { COLOUR_WORDS } from '../../domain/colour-words.ts';
import type { PictureLook } from '../platform/ai/tasks.ts';
import { clausesOf, type Stretch } from './editing/clauses.ts';

/** Talk about the look of a picture, which is obeyed and never printed. */
const COLOUR = `${Object.keys(COLOUR_WORDS).join('|')}|white|black`;
const SHADE =
  'soft|light|dark|deep|bright|pale|pastel|vivid|vibrant|warm|cool|bold|solid|plain|rich|muted|natural|earthy|golden|moody|airy|sky|royal|forest|hot|baby';
const STYLE =
  'minimal|minimalist|minimalistic|uncluttered|clean|simple|modern|elegant|professional|playful|vintage|retro|flat|cosy|cozy|luxurious|fun|eye[- ]catching|abstract|photo-?realistic|realistic|cinematic|watercolou?r|3d|cartoon|hand-?drawn|dramatic';
const FORMAT =
  'square|landscape|portrait|vertical|horizontal|16:9|9:16|1:1|4:5|\\d{3,4} ?[x×] ?\\d{3,4}(?: ?px)?|4k|8k|hd|ultra[- ]?hd|high[- ]?(?:res(?:olution)?|quality|definition)';
const NOUN =
  'background|backdrop|colou?rs?|colou?r scheme|tones?|palette|theme|gradient|shades?|accents?|hues?|vibes?|style|look|design|layout|aesthetic|feel|typography|mood|lighting|light|atmosphere|format|orientation|(?:aspect )?ratio|resolution|fonts?|logo|branding|guidelines|size';
const SMALL = 'an?|the|our|my|brand|some|very|and|with|in|on|using|use|as|all|of|to|&|only|please|lots|plenty|it|at';
const LEAD = 'with|in|on|using|use|against|over|featuring|as|and|include|including|add|follow(?:ing)?';

const WORD = `(?:${NOUN}|${COLOUR}|${SHADE}|${STYLE}|${FORMAT}|#[0-9a-f]{6}|${SMALL})`;
const RUN = `(?:${WORD}(?:[\\s,/-]+|(?=\\W|$)))`;
/** What makes a run of such words a wish: 'elegant and simple' may be said of the thing itself. */
const DECISIVE = new RegExp(
  `(?<![\\w-])(?:(?:${COLOUR}|${SHADE}|${STYLE}|our|my|the|brand)[\\s-]+(?:brand[\\s-]+)?(?:${NOUN})|minimal(?:ist(?:ic)?)?|uncluttered|watercolou?r|${FORMAT}|#[0-9a-f]{6}|(?:in|use|using)\\s+(?:(?:${SHADE})[\\s-]+)*(?:${COLOUR}))(?![\\w-])`,
  'iu',
);
const INSIDE = new RegExp(
  `(?<![\\w-])(?:${LEAD})\\s+${RUN}*?(?:${NOUN})(?![\\w-])(?:\\s*(?:in|at|on|to) the (?:top|bottom|upper|lower)[- ]?(?:left|right|centre|center)?(?: corner)?)?`,
  'giu',
);
const AT_END = new RegExp(`(?<![\\w-])(?:${LEAD})\\s+${RUN}+$`, 'iu');
const WHOLE = new RegExp(`^${RUN}+$`, 'iu');
const NO_TEXT =
  /(?<!\w)(?:(?:with|and)\s+)?(?:no|without(?: any)?|zero)\s+(?:text|words|writing|typography|letters)\b(?: on it| please| pls)?|\btext[- ](?:free|less)\b|\bwordless\b/giu;
const SPACE = /(?:\band\s+)?\bleav(?:e|ing)\s+(?:some\s+|enough\s+)?(?:space|room)\b[^,.;!?]*/giu;
/** Whole sentences that only a designer needs. */
const ORDER =
  /^\W*(?:please\s+)?(?:(?:use|keep)\b.*\b(?:colou?rs?|fonts?|background|logo|style|imagery|layout|palette|typography|design|aesthetic|branding|contrast)|make (?:it|sure)|keep it|(?:include|add) (?:the|our|a) logo|ensure|avoid|don['’]?t (?:use|add|include)|do not (?:use|add|include)|no (?:people|faces|stock)|style:|format:|size:|colou?rs?:|the (?:image|picture|design|background|style|mood) should|it should (?:be|look|feel|have))\b/iu;

/** Where a message speaks of the look of the picture. */
export function lookTalk(message: string): Stretch[] {
  const found: Stretch[] = [];
  const take = (from: number, text: string) => found.push({ from, to: from + text.length });
  for (const pattern of [NO_TEXT, SPACE]) for (const { index, 0: text } of message.matchAll(pattern)) take(index, text);
  for (const { from, to } of clausesOf(message)) {
    const clause = message.slice(from, to);
    const plain = clause.replace(/[\s.,;:!?…)]+$/u, '');
    if (ORDER.test(clause) || (WHOLE.test(plain.trimStart()) && DECISIVE.test(plain))) take(from, clause);
    else {
      const end = AT_END.exec(plain);
      if (end && DECISIVE.test(end[0])) take(from + end.index, end[0]);
      else for (const { index, 0: text } of plain.matchAll(INSIDE)) if (DECISIVE.test(text)) take(from + index, text);
    }
  }
  return found;
}

const LOOK_WORD = new RegExp(`^(?:${COLOUR}|${SHADE}|${STYLE}|${FORMAT})$`, 'iu');

/** Whether a word before 'poster' or 'image' speaks of its look. */
export function isLookWord(word: string): boolean {
  return LOOK_WORD.test(word);
}

const NAMED_COLOUR = new RegExp(`#[0-9a-f]{6}\\b|\\b(?:${Object.keys(COLOUR_WORDS).join('|')})\\b`, 'iu');

/** Reads wishes for the look, in plain words. */
export function lookIn(said: string): PictureLook {
  const named = NAMED_COLOUR.exec(said)?.[0].toLowerCase() ?? null;
  const isDark = /\b(?:dark|deep|moody|night)\b/iu.test(said) || (named === null && /\bblack\b/iu.test(said));
  const isLight =
    named === null && /\b(?:white|bright|airy|(?<!(?:warm|natural|soft|golden|morning) )light)\b/iu.test(said);
  return {
    colour: named === null ? null : (COLOUR_WORDS[named] ?? named),
    tone: isDark ? 'dark' : isLight ? 'light' : null,
    isBranded: /\b(?:brand|own|our|my|company)(?:[’']s)? colou?rs?\b/iu.test(said),
    isMinimal: /\b(?:minimal\w*|uncluttered|clean|simple)\b/iu.test(said),
    isTextless:
      /\b(?:no|without(?: any)?|zero) (?:text|words|writing|typography|letters)\b|\btext[- ](?:free|less)\b|\bwordless\b/iu.test(
        said,
      ),
  };
}
