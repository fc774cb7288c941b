import type { Phrase } from './phrases.ts';
import { SHIELD, type Token } from './tokens.ts';

const QUOTES = /^["“”„«»‘’'`「」『』《》‹›]+|["“”„«»‘’'`「」『』《》‹›]+$/g;
const NOTHING_BUT_REQUEST =
  /^(?:posts?|publish|tweets?|share|schedule|it|this|that|these|them|please|and|then|also|so|on|for|to|about|\W)+$/i;
/** 'When:' and its kin, once what they label is taken out. */
const EMPTY_LABEL =
  /\b(?:when|where|date|time|platforms?|channels?|networks?)\s*[:=]\s*(?=[\n.,;]|$|(?:what|where|when|topic|text|platforms?|time)\b)/gi;
/** Small words that lose their sense when the phrase after them is taken out. */
const DANGLING_BEFORE =
  /^(?:on|at|by|for|from|to|in|starting|every|and|,|-|—|@|the|of|it|around|then|or|&|\/|again|both|also|until|\(|but|except|via|across)$/;
const REQUEST = new RegExp(
  [
    String.raw`^(?:[\s,.:;!?…—–\-•*()]+|(?:hi|hey|hello|hiya|good morning|good afternoon|good evening|dear team|ok|okay|so|and|then|now|also|just|please|pls|plz|kindly|thanks|thank you)\b[\s,.!:]*)`,
    String.raw`^(?:(?:can|could|would|will) (?:you|we|u)(?: please| kindly)?(?: be so kind as to)?(?: arrange for| arrange| help me(?: to)?| mind| make sure)?|i(?:'d| would) (?:like|love)(?: you)?(?: to)?|i (?:want|need)(?: you)?(?: to)?|we (?:want|need)(?: you)?(?: to)?|we(?:'d| would) like(?: you)?(?: to)?|let'?s|let us|make sure(?: to)?|remind me(?: to)?|remember to|don'?t forget to|go ahead and)\b\s*`,
    String.raw`^(?:(?:don'?t|do not|never) )?(?:re-?schedule|schedule|sched|post|publish|share|tweet|retweet|queue(?: up)?|line up|put(?: up| out)?|send(?: out)?|upload|drop|release(?! (?:post|notes|party|day|date|tweet))|push(?: out)?|set up|run|go live with|get|have|plan|program|repeat|autopost|cross-?post|do|add|create|make|write|draft|prepare|slot in|pencil in|fire off|posting|publishing|sharing|scheduling|tweeting)\b(?!['.,;!?])\s*`,
    String.raw`^(?:(?:a|an|the|some|my|our|\d+|one|two|three|four|five|this|these)\s+)?(?:new |short |quick |separate |different |social(?: media)? )*(?:posts?|tweets?|updates?|(?:post|message) (?:that says|saying))\b\s*(?=about\b|on\b|for\b|regarding\b|promoting\b|saying\b|that\b|covering\b|:|—|-|,|announcing\b|with\b|to\b|$)`,
    String.raw`^(?:i was (?:wondering|hoping)(?: whether| if)? you (?:could|might|can|would)|would it be possible to|be so kind as to|arrange for|arrange|kindly|dear (?:assistant|team|all|fanfare)|once|i hope (?:this finds you well|you are well))\b[\s,.!]*`,
    String.raw`^(?:about|regarding|covering|on|for|to|that says|saying|with the text|with)\b\s*`,
    String.raw`^(?:it|this|that|these|the following|them|one|everything|the below|below|out|up|live)\b\s*(?=[:,—\-.;]|$)`,
    String.raw`^(?:topic|subject|content|text|caption|what|copy)\s*:\s*`,
  ].join('|'),
  'i',
);
const TAIL =
  /(?:[\s,;]+(?:(?:and|then) )+(?:post|publish|share|schedule|tweet|put|send|have|get)(?: (?:it|this|them))?(?: (?:posted|published|out|up))?[\s.!]*|[,.!?;—–-]\s*(?:many thanks|thanks|thank you|cheers|ta|thx)(?: (?:in advance|so much|a lot|x+))*[\s.!]*|[\s,;:—–\-(@&]+|\b(?:on|at|by|for|from|to|in|and|the|then|of|please|pls|plz|again|both|every|each|via|or|it)\b[\s.!?,]*)$/i;

/** What is left of a stretch of the message when the words of schedule, platform and request are taken out. */
export function contentOf(text: string, tokens: Token[], removed: Phrase[], from: number, to: number): string {
  const gone = new Set<number>();
  for (const phrase of removed) {
    for (let i = phrase.from; i < phrase.to; i++) gone.add(i);
    for (
      let i = phrase.from - 1;
      i >= from && DANGLING_BEFORE.test(tokens[i]?.norm ?? '') && !gone.has(i) && !isBoundToWord(tokens, i);
      i--
    )
      gone.add(i);
  }
  const pieces: string[] = [];
  let open: { start: number; end: number } | null = null;
  const close = () => {
    if (open) pieces.push(text.slice(open.start, open.end));
    open = null;
  };
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (gone.has(i)) close();
    else if (open) open.end = token.end;
    else open = { start: token.start, end: token.end };
  }
  close();
  const whole = tidy(pieces.join(' '));
  return whole || shieldedText(text, tokens, from, to);
}

/** A hyphen inside a word stays with it. */
function isBoundToWord(tokens: Token[], i: number): boolean {
  const [before, at, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return at?.norm === '-' && before?.end === at.start && after?.start === at.end;
}

function tidy(raw: string): string {
  let text = raw
    .replace(EMPTY_LABEL, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/\(\s*\)/g, '')
    .trim();
  if (!text.includes('(')) text = text.replaceAll(')', '').trim();
  for (let i = 0; i < 12; i++) {
    const shorter = text.replace(REQUEST, '').trim();
    // 'run' or 'drop' alone is what the post is about; 'post' alone says nothing.
    if (shorter === text || (shorter === '' && !NOTHING_BUT_REQUEST.test(text))) break;
    text = shorter;
  }
  for (let i = 0; i < 12; i++) {
    const shorter = withoutTail(text);
    if (shorter === text || shorter === '') break;
    text = shorter;
  }
  if (
    !/^(?:what|who|how|why|which|where|when|do|does|is|are|can|have|did|will|would|should|ready|want|need|got)\b/i.test(
      text,
    )
  )
    text = text.replace(/(?<=[\p{L}\d])\?$/u, '');
  return isWholeQuote(text) ? text.replace(QUOTES, '') : text;
}

/** Longer than what closes a request; looked for in all of a long text, it would take that text's length squared. */
const TAIL_LENGTH = 300;

function withoutTail(text: string): string {
  const from = Math.max(0, text.length - TAIL_LENGTH);
  return (text.slice(0, from) + text.slice(from).replace(TAIL, '')).trim();
}

/** Quotes around everything are only the message's way of marking the text. */
function isWholeQuote(text: string): boolean {
  return /^(?:"[^"]+"|“[^”]+”|«[^»]+»|'[^']+'|‘[^’]+’|„[^“”]+[“”])$/.test(text);
}

function shieldedText(text: string, tokens: Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .filter((token) => token.norm === SHIELD)
    .map((token) => text.slice(token.start, token.end))
    .join(' ');
}

/** A short name for lists and cards: the first words of the content, cut at a word. */
export function titleOf(content: string): string {
  const line =
    content
      .split('\n')[0]
      ?.replace(/https?:\/\/\S+|#\S+/g, '')
      .replace(/^(?:a|an|the|our|my|some|that|about)\s+/i, '')
      .replace(/\s+/g, ' ')
      .trim() ?? '';
  const clause = line.split(/[.!?;:](?:\s|$)/)[0] ?? line;
  let title = '';
  for (const word of clause.split(' ')) {
    if (title && `${title} ${word}`.length > 48) break;
    title = title ? `${title} ${word}` : word;
  }
  const cut = Array.from(title)
    .slice(0, 60)
    .join('')
    .replace(/[\s,;:—–\-"“”'(]+$/, '')
    .replace(/\s(?:and|or|of|for|the|a|an|to|in|on|at|with|from|by|our)$/i, '');
  return cut ? cut.charAt(0).toUpperCase() + cut.slice(1) : 'Post';
}
