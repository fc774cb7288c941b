/** Asking politely, the verbs of posting, and the words that stand for the post: none of it is what to post. */
const LEADS = [
  String.raw`^(?:[\s,.;!?…—–\-•*()=|\/]+|(?:hi|hey|hello|hiya|good morning|good afternoon|good evening|dear team|ok|okay|so|and|then|now|also|just|please|pls|plz|kindly|thanks|thank you|yes|sharp|bitte|anyway|but|basically)\b[\s,.!]*)`,
  String.raw`^(?:(?:can|could|would|will) (?:you|we|u|someone|somebody)(?: please| kindly)?(?: be so kind as to)?(?: arrange for| arrange| help me(?: to)?| mind| make sure)?|i(?:'d| would) (?:like|love)(?: you)?(?: to)?|i (?:want|need)(?: you)?(?: to)?|we (?:want|need)(?: you)?(?: to)?|we(?:'d| would) (?:like|love)(?: you)?(?: to)?|let'?s|let us|make sure(?: to| that)?|see to it that|remind me(?: to)?|remember to|don'?t forget to|go ahead and|i(?:'d| would) (?:appreciate it|be grateful) if you could|change of plans?(?=,)|(?:it )?would be (?:great|nice|lovely|good|cool) (?:if|to)|to(?= (?:post|publish|share|schedule|tweet|put)))\b\s*`,
  String.raw`^(?:(?:don'?t|do not|never) )?(?:re-?schedule|schedule|sched|post|publish|share|tweet|retweet|queue(?: up)?|line up|put(?: up| out)?|send(?: out)?|upload|drop|release(?! (?:post|notes|party|day|date|tweet))|push(?: out)?|set up|run|go live with|get|have|plan|program|repeat|autopost|cross-?post|do|add|create|make|write|draft|prepare|slot in|pencil in|fire off|posting|publishing|sharing|scheduling|tweeting)\b(?!['.,;!?])\s*`,
  String.raw`^(?:tell|let|inform|notify)(?: (?:everyone|everybody|people|them|our|my|the|all|followers|fans|customers|folks|guests|know))*\s*(?=:|that\b)`,
  String.raw`^that\s+(?=(?:we|our|the|it|they|he|she|there|i)\b|we're|it's)`,
  String.raw`^(?:announce|re-?share|re-?post|reveal)\b\s*(?=[\ue000-\uf8ff])`,
  String.raw`^(?:(?:a|an|the|some|my|our|\d+|one|two|three|four|five|this|these)\s+)?(?:new |short |quick |separate |different |social(?: media)? )*(?:posts?|tweets?|updates?|(?:post|message) (?:that says|saying))\b\s*(?=about\b|on\b|for\b|regarding\b|promoting\b|saying\b|that\b|covering\b|:|—|-|,|announcing\b|with\b|to\b|$|[\ue000-\uf8ff])`,
  String.raw`^(?:i was (?:wondering|hoping)(?: whether| if)? you (?:could|might|can|would)|would it be possible to|be so kind as to|arrange for|arrange|kindly|dear (?:assistant|team|all|fanfare)|once|i hope (?:this finds you well|you are well))\b[\s,.!]*`,
  String.raw`^(?:about|regarding|covering|on|for|to|that says|saying|with the text|with)\b\s*`,
  String.raw`^(?:it|this|that|these|the following|them|one|everything|the below|below|out|up|live|each|all|both|only)\b\s*(?=[:,—\-.;→]|👉|➡|$|[\ue000-\uf8ff])`,
  String.raw`^(?:topic|subject|content|text|caption|what|copy)\s*[:=]\s*`,
];
const LEAD = new RegExp(LEADS.join('|'), 'i');
const COLON = /^\s*:\s*/;
const POINTER = /^(?:👉|➡️?|→)\s*/u;
/** Only marks may go once the colon is passed: what follows it is to be posted as it stands. */
const MARK = /^[\s,.;:!?…—–\-•*()=|]+/;
const TAIL = new RegExp(
  [
    String.raw`[\s,;]+(?:(?:and|then) )+(?:post|publish|share|schedule|tweet|put|send|have|get)(?: (?:it|this|that|them))?(?: (?:posted|published|out|up|live|straight away))?[\s.!]*`,
    String.raw`[;,.]\s*(?:then )?(?:post|publish|share|schedule|tweet|put|send)(?: (?:it|this|that|them))?(?: (?:out|up|live))?[\s.!]*`,
    String.raw`[,.!?;—–-]\s*(?:many thanks|thanks|thank you|cheers|ta|thx)(?: (?:in advance|so much|a lot|x+))*[\s.!]*`,
    String.raw`[\s,;:—–\-(@&=|\/]+`,
    String.raw`\b(?:on|at|by|for|from|to|in|and|the|then|of|please|pls|plz|again|both|every|each|via|or|it|exactly|sharp|always)\b[\s.!?,]*`,
    String.raw`(?<=\S)\s+(?:(?:should|must|could|has to|have to|needs to|need to|ought to|is to) (?:be|go|hit|appear|land|run|show(?: up)?|come|get|reach)(?: (?:out|up|live|posted|published))?|goes (?:out|up|live))[\s.!?,]*`,
    String.raw`(?<=[\ue000-\uf8ff])\s*(?:out|up|live)[\s.!?,]*`,
    String.raw`[\s,]+(?:to|should|must) (?:be|go|get) (?:posted|published|shared|out|live|up)[\s.!?,]*`,
    String.raw`(?<=\S)\s+(?:is|are)[\s.!?,]*`,
    String.raw`,\s*one[\s.!?,]*`,
  ]
    .map((tail) => `(?:${tail})`)
    .join('|')
    .replace(/^/, '(?:')
    .replace(/$/, ')$'),
  'i',
);
/** A verb alone is what the post is about ('run'), unless it only asks to post. */
const NOTHING_BUT_REQUEST =
  /^(?:posts?|publish|tweets?|share|schedule|put|send|tell|let|know|announce|get|want|need|i|we|everyone|everybody|people|something|it|this|that|these|them|please|and|then|also|so|on|for|to|about|out|up|live|both|one|the|no|yes|actually|make|pm|am|just|only|first|text|copy|caption|content|below|following|sure|hears?|knows?|was|right|\W)+$/i;
/** 'When:' and its kin, once what they label is taken out. */
const EMPTY_LABEL =
  /\b(?:when|where|date|time|platforms?|channels?|networks?)\s*[:=]\s*(?=[\n.,;]|$|(?:what|where|when|topic|text|platforms?|time)\b)/gi;
const COURTESY =
  /^(?:(?:good )?(?:morning|afternoon|evening)|hi|hey|hello|hiya|dear|yo|many thanks|thanks|thank you|thx|cheers|ta|best|kind regards|best regards|regards)\b[^.:\ue000-\uf8ff]{0,28}$|^(?:quick one|quick question|i hope (?:this finds you well|you are well|you're well)|hope (?:you're|you are) well)$|^(?:from|to|cc|sent|date)\s*:/i;

/** Takes the asking out of a sentence that asked to post; empty where nothing else was in it. */
export function stripRequest(sentence: string): string {
  let text = sentence
    .replace(EMPTY_LABEL, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .trim();
  text = text.replace(/^(?:[^.!?\n\ue000-\uf8ff]{0,40}[,;|/\s])?(?:topic|subject|theme)\s*[:=]\s*/i, '');
  let isVerbatim = false;
  for (let i = 0; i < 14; i++) {
    if (COLON.test(text) || POINTER.test(text)) isVerbatim = true;
    const shorter = text.replace(isVerbatim ? (POINTER.test(text) ? POINTER : MARK) : LEAD, '').trim();
    if (shorter === text || (shorter === '' && !NOTHING_BUT_REQUEST.test(text))) break;
    text = shorter;
  }
  for (let i = 0; i < 12; i++) {
    const shorter = withoutTail(text);
    if (shorter === text || shorter === '') break;
    text = shorter;
  }
  if (/\b(?:get|put|send|push|bring)\b/i.test(sentence.slice(0, 40)))
    text = text.replace(/\s(?:out|up|live)[.!]?$/i, '');
  if (!NOTHING_BUT_REQUEST.test(text)) return text;
  const quotes = text.match(/[\ue000-\uf8ff]/g) ?? [];
  return quotes.length > 1 && !/\b(?:post|put|share|publish|tweet|send|this|that|it)\b/i.test(text)
    ? text
    : quotes.join(' ');
}

/** A greeting, a thank-you or a mail's head: said to the assistant, not to the followers. */
export function isCourtesy(sentence: string): boolean {
  return COURTESY.test(sentence.trim());
}

/** Longer than what closes a request; looked for in all of a long text, it would take that text's length squared. */
const TAIL_LENGTH = 300;

function withoutTail(text: string): string {
  const from = Math.max(0, text.length - TAIL_LENGTH);
  return (text.slice(0, from) + text.slice(from).replace(TAIL, '')).trim();
}
