import { MONTH_NAMES } from './lexicon.ts';

/** Asking politely, the verbs of posting, and the words that stand for the post: none of it is what to post. */
const LEADS = [
  String.raw`^(?:[\s,.;!?…—–\-•*()=|\/]+|(?:hi|hey|hello|hiya|yo|good morning|good afternoon|good evening|dear team|ok|okay|so|and|then|now|also|just|please|pls|plz|kindly|thanks|thank you|yes|sharp|bitte|anyway|but|basically)\b[\s,.!]*)`,
  String.raw`^(?:(?:can|could|would|will) (?:you|we|u|someone|somebody)(?: please| kindly)?(?: be so kind as to)?(?: arrange for| arrange| help me(?: to)?| mind| make sure)?|i(?:'d| would) (?:like|love)(?: you)?(?: to(?: see| have)?)?|i (?:want|need)(?: you)?(?: to)?|we (?:want|need)(?: you)?(?: to)?|we(?:'d| would) (?:like|love)(?: you)?(?: to)?|let'?s|let us|make sure(?: to| that)?|see to it that|remind me(?: to)?|remember to|don'?t forget to|go ahead and|i(?:'d| would) (?:appreciate it|be grateful) if you could|change of plans?(?=,)|(?:it )?would be (?:great|nice|lovely|good|cool) (?:if|to)|(?:(?:i|we)(?:'ve)? )?(?:gotta|got to|wanna|gonna|have to)(?= (?:post|publish|share|schedule|tweet|put))|to(?= (?:post|publish|share|schedule|tweet|put)))\b\s*`,
  String.raw`^(?:could|can|would|may|might|should)\s+(?=(?:our|the|my|a|an|this|that)\b)`,
  String.raw`^(?:should|must|has to|needs to) (?:get|have|see|receive|show|carry|run)\b\s*`,
  String.raw`^(?:would|will) (?:be|suit|work|do)(?: \w+)? for\s+`,
  String.raw`^(?:is|are) when\s+`,
  String.raw`^be able to\s+`,
  String.raw`^(?:(?:with )?(?:this|the)(?: exact| following| very)? (?:text|message|caption|wording|line|quote|words)|word for word|verbatim)(?!-)\s*(?=[:,—\-]|[\ue000-\uf8ff])`,
  String.raw`^(?:spread|stagger|distribute|space)(?: out| them| these)?\s+(?=about\b|on\b|across\b|over\b|for\b|$)`,
  String.raw`^(?:stor(?:y|ies)|reels?)\s*(?=:)`,
  String.raw`^(?:schedule|publish|post)\s*,\s*(?=(?:a|an|the|our|my)\b)`,
  String.raw`^book (?:a |an |the )?(?:\w+ )?(?:slot|spot|place)s?\b\s*`,
  String.raw`^keep (?=(?:posting|sharing|tweeting|publishing)\b)`,
  String.raw`^let (?=(?:the|our|my|this)\b(?!.*\bknow\b))`,
  String.raw`^(?:an?\s+(?=(?:with|about|on|for)\b|:|$)|['’]\s*(?=[:,]))`,
  String.raw`^early-?ish\b[\s,]*`,
  String.raw`^tell\s+(?=(?:the|our|we|it)\b.*(?:\b(?:is|are|has|have|was|were|will)\b|'s\b|'re\b))`,
  String.raw`^(?:i was|i'm|i am|we were|we're) thinking(?: of| about)?(?: for)?\s+`,
  String.raw`^(?:i|we)(?:'d| would| should) be (?:most |very |so |really )?(?:grateful|thankful|happy|delighted|obliged|glad) if(?: you (?:could|would))?\s+`,
  String.raw`^(?:may|might) i (?:kindly )?(?:ask|request)(?: (?:that|for|you to))?\b\s*`,
  String.raw`^(?:some ?time|${MONTH_NAMES.join('|')} (?:plan|schedule|posts|calendar|content|line-?up)(?=\s*:))\b[\s,]*`,
  String.raw`^(?:(?:don'?t|do not|never) )?(?:re-?schedule|schedule|sched|post|publish|share|tweet|retweet|queue(?: up)?|line up|put(?: up| out)?|send(?: out)?|upload|drop|release(?! (?:post|notes|party|day|date|tweet))|push(?: out)?|set up|run|go live with|get|have|plan(?: in)?|program|repeat|autopost|cross-?post|do|add|stick|pop|chuck|bung|create|make|write|draft|prepare|slot in|pencil in|fire off|gets|posting|publishing|sharing|scheduling|tweeting)\b(?!['.,;!?])\s*`,
  String.raw`^(?:tell|let|inform|notify)(?: (?:everyone|everybody|people|them|our|my|the|all|followers|fans|crowd|community|customers|folks|guests|facebook|instagram|linkedin|twitter|know))*\s*(?=:|that\b|(?<=know )about\b)`,
  String.raw`^that\s+(?=(?:we|our|the|it|they|he|she|there|i)\b|we're|it's)`,
  String.raw`^(?:announce|re-?share|re-?post|reveal)\b\s*(?=[\ue000-\uf8ff])`,
  String.raw`^(?:(?:a|an|the|some|my|our|\d+|one|two|three|four|five|this|these)\s+)?(?:new |short |quick |separate |different |social(?: media)? )*(?:posts?|tweets?|updates?|(?:post|message) (?:that says|saying))\b\s*(?=about\b|on\b|for\b|regarding\b|concerning\b|promoting\b|saying\b|that\b|covering\b|:|—|-|,|announcing\b|with\b|to\b|out\b|up\b|$|[\ue000-\uf8ff])`,
  String.raw`^(?:i was (?:wondering|hoping)(?: whether| if)? you (?:could|might|can|would)|would it be possible to|be so kind as to|arrange for|arrange|kindly|dear (?:assistant|team|all|fanfare)|once|i hope (?:this finds you well|you are well))\b[\s,.!]*`,
  String.raw`^(?:(?:out |up )?(?:about|regarding|concerning|covering|on|for|re:?)|to|that says|saying|with the text|with)\b\s*`,
  String.raw`^(?:(?:it|this|that|these|them) (?:up|out|live)|it|this|that|these|the following|them|one|everything|the below|below|out|up|live|each|all|both|only)\b\s*(?=[:,—\-.;→]|👉|➡|$|[\ue000-\uf8ff])`,
  String.raw`^(?:topic|subject|content|text|caption|what|copy)\s*[:=]\s*`,
];
const LEAD = new RegExp(LEADS.join('|'), 'i');
const COLON = /^\s*:\s*/;
const POINTER = /^(?:👉|➡️?|→)\s*/u;
/** Only marks may go once the colon is passed: what follows it is to be posted as it stands. */
const MARK = /^[\s,.;:!?…—–\-•*()=|]+/;
const TAIL = new RegExp(
  [
    String.raw`[\s,;]+(?:(?:and|then) )+(?:post|publish|share|schedule|tweet|put|send|have|get|drop|upload|push|release)(?: (?:it|this|that|them))?(?: (?:posted|published|out|up|live|straight away))?[\s.!]*`,
    String.raw`[;:,.—–]\s*(?:then )?(?:post|publish|share|schedule|tweet|put|send)(?: (?:it|this|that|them))?(?: (?:out|up|live))?[\s.!]*`,
    String.raw`[,.!?;—–-]\s*(?:many thanks|thanks|thank you|cheers|ta|thx)(?: (?:in advance|so much|a lot|x+))*[\s.!]*`,
    String.raw`\s(?:cheers|thx|thanks|ta)[\s.!]*`,
    String.raw`[\s,;:—–\-(@&=|\/]+`,
    String.raw`\b(?:on|at|by|for|from|to|in|and|the|then|of|please|pls|plz|(?<!(?:open|back|closed|live|available|running|ready|here|once|over) )again|each time|both|every|each|via|or|it|exactly|sharp|always)\b[\s.!?,]*`,
    String.raw`(?<=\S)\s+(?:(?:should|must|could|has to|have to|needs to|need to|ought to|is to) (?:be|go|hit|appear|land|run|show(?: up)?|come|get|reach)(?: (?:out|up|live|posted|published))?|goes (?:out|up|live))[\s.!?,]*`,
    String.raw`(?<=[\ue000-\uf8ff])\s*(?:out|up|live)[\s.!?,]*`,
    String.raw`[\s,]+(?:to|should|must) (?:be|go|get) (?:posted|published|shared|out|live|up)[\s.!?,]*`,
    String.raw`(?<=\S)\s+(?:is|are)[\s.!?,]*`,
    String.raw`(?<=\S)\s+needs? (?:to be )?(?:announc|post|shar|publish|tweet)(?:ing|ed)[\s.!?,]*`,
    // 'The award goes' … on Instagram; 'where your money goes' keeps its verb.
    String.raw`(?<=^(?:the|our|my|a|an|this)\s[^,.]{1,60})\s+(?:is due|are due)[\s.!?,]*`,
    String.raw`(?<!^(?:where|how|what|who|which|why|when|that|as)\b.*)(?<=\S)\s+goes[\s.!?,]*`,
    String.raw`(?<=\S)\s+(?:on )?(?:that|the same) (?:day|morning|evening|hour)[\s.!?,]*`,
    String.raw`,\s*(?:one|all|(?:would|could|can|will) you)[\s.!?,]*`,
    String.raw`[\s,]+(?:then |and )*(?:once more|one more time|a second time|a third time)[\s.!?,]*`,
    String.raw`(?<=\S)\s+(?:(?:be|go|belongs?)(?: (?:posted|published|shared|out|up|live))?)[\s.!?,]*`,
  ]
    .map((tail) => `(?:${tail})`)
    .join('|')
    .replace(/^/, '(?:')
    .replace(/$/, ')$'),
  'i',
);
/** After a colon only what is said to the assistant goes: 'results are in' stays whole. */
const VERBATIM_TAIL =
  /(?:[\s,;:—–\-(@&=|/]+|[\s,.!?;—–-]+(?:many thanks|thanks|thank you|cheers|ta|thx|please|pls|plz)(?: (?:in advance|so much|a lot|x+))*[\s.!]*|[\s,;]+(?:(?:and|then) )+(?:post|publish|share|schedule|tweet|put|send)(?: (?:it|this|that|them))?[\s.!]*|[\s,]+to be (?:posted|published|shared)[\s.!]*|(?<=^(?:the|our|my|an?|this)\s[^,.]{1,60})\s+goes)$/i;
/** A verb alone is what the post is about ('run'), unless it only asks to post. */
const NOTHING_BUT_REQUEST =
  /^(?:posts?|publish|tweets?|share|schedule|put|send|tell|let|know|announce|get|want|need|i|we|everyone|everybody|people|something|it|this|that|these|them|please|and|then|also|so|on|for|to|about|out|up|live|both|one|the|no|yes|actually|make|pm|am|just|only|first|text|copy|caption|content|below|following|sure|hears?|knows?|was|right|pls|plz|thx|thanks|cheers|ta|\W)+$/i;
/** 'When:' and its kin, once what they label is taken out. */
const EMPTY_LABEL =
  /\b(?:when|where|date|time|platforms?|channels?|networks?)\s*[:=]\s*(?=[\n.,;]|$|(?:what|where|when|topic|text|platforms?|time)\b)/gi;
const COURTESY =
  /^(?:(?:hi|hello|hey|dear)[\p{L} ]{0,20},? )?(?:i |we )?(?:hope|trust) (?:all is|all's|everything(?:'s| is)|you(?:'re| are)|this finds|you(?:'ve| have)? had)[^.:]{0,40}$|^(?:would|could|can|will) you(?: please)?$|^(?:with )?(?:(?:good )?(?:morning|afternoon|evening)|good day|hi|hey|hello|hiya|dear|yo|many thanks|thanks|thank you|thx|cheers|ta|much appreciated|best|kind regards|best regards|regards)\b[^.:\ue000-\uf8ff]{0,28}$|^(?:dear [\p{L} ]{1,20}, )?(?:quick one|quick question|i (?:hope|trust) (?:this finds you well|(?:you are|you're)(?: keeping| doing)? well)|hope (?:you're|you are) well)$|^(?:from|to|cc|sent|date)\s*:/iu;

/** Takes the asking out of a sentence that asked to post; empty where nothing else was in it. */
export function stripRequest(sentence: string): string {
  let text = sentence
    .replace(EMPTY_LABEL, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .trim();
  text = text.replace(/^(?:[^.!?\n\ue000-\uf8ff]{0,40}[,;|/\s])?(?:topic|subject|theme)\s*[:=]\s*/i, '');
  // 'Sunday at 7: put the choir video …' asks after the colon what its head only dated.
  text = text.replace(
    /^:\s*(?=(?:put|post|share|publish|tweet|send|get|drop|run|upload) (?:the|a|an|our|my|this|that|some)\b|(?:about|regarding)\b|an? (?:post|tweet) (?:on|about)\b)/,
    '',
  );
  let isVerbatim = false;
  for (let i = 0; i < 14; i++) {
    if (COLON.test(text) || POINTER.test(text)) isVerbatim = true;
    const shorter = text.replace(isVerbatim ? (POINTER.test(text) ? POINTER : MARK) : LEAD, '').trim();
    if (shorter === text || (shorter === '' && !NOTHING_BUT_REQUEST.test(text))) break;
    text = shorter;
  }
  for (let i = 0; i < 12; i++) {
    const shorter = withoutTail(text, isVerbatim ? VERBATIM_TAIL : TAIL);
    if (shorter === text || shorter === '') break;
    text = shorter;
  }
  if (/\b(?:get|put|send|push|bring)\b/i.test(sentence.slice(0, 70)))
    text = text.replace(/\s(?:out|up|live)[.!]?$/i, '');
  if (/\b(?:have|get|want|need|like)\b/i.test(sentence.slice(0, 70)))
    text = text.replace(/\s(?:posted|published|shared|scheduled|tweeted)[.!]?$/i, '');
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

function withoutTail(text: string, tail: RegExp): string {
  const from = Math.max(0, text.length - TAIL_LENGTH);
  return (text.slice(0, from) + text.slice(from).replace(tail, '')).trim();
}
