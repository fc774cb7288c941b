import { OWN_NOUN, PLACE_NAME } from '../../../../lib/platform-words.ts';
import { classesOf } from '../../spans/lexicon.ts';
import { factsIn } from '../facts.ts';
import { plainOrder, TRAILING } from '../plain-order.ts';
import { foundIn, sentenceWith } from '../text-parts.ts';
import { isTold } from '../told.ts';
import { namedFact } from './removals.ts';
import { samePhrase } from './replacement.ts';
import type { RevisionWords } from './revision-words.ts';

const ADD_LEAD =
  /^(?:.*?\b)?(?:add(?: in)?|mention|include|put in|say|state|point out|note|work in|throw in|stick in|insert|append|let (?:them|people|everyone|everybody|folks|readers|customers|guests) know|don'?t forget(?: to (?:say|mention|add))?|forgot(?: to (?:say|mention|add))?|squeeze in|pop in|specify|tell them|(?<=^)(?:with|plus))\b(?:\s+(?:that|to it|in|also|how|the fact that|something about|there|them))*[\s:,]+(\S[\s\S]*)$/i;
const ADD_TRAIL =
  /[\s,.;-]*\b(?:(?:please |pls |and |can you |could you |just )*(?:add|mention|say|include|put|pop|stick|work)(?: (?:that|this|it|those))?(?: (?:in|too|as well|somewhere|there|at the end|at the start|in the \w+ (?:one|post)|to (?:it|the \w+(?: one)?)|(?:after|behind|before|beside|next to) .{1,30}))*|forgot to (?:say|mention|add)(?: that)?|(?:is|are|was) missing|needs? (?:adding|to be in there)|should be in (?:there|it)|in there too)\b[\s.!?]*$/i;
const PLACED =
  /\s+(?:at the (?:end|start|top|bottom|beginning)|after (?:her|his|the|their|that) .{1,20}|somewhere|in there|in it|to (?:it|that|this)|in (?:that|this|the \w+) (?:one|post|text|draft)|in the text|to (?:that|this|the) (?:\w+ )?(?:post|text|one|draft|version|caption|end))\s*$/i;

/** Words that are given to stand in the text as they are: 'say: doors at 7', 'it needs a greeting: Good morning!' */
const GIVEN =
  /\b(?:(?:needs?|lacks|is missing) (?:an?|the|our) [\w ]{1,20}|(?:add|say|put)(?: (?:our|my|the|a|in) [\w ]{1,20})?)\s*:\s*(\S[\s\S]*)$/i;
/** 'Put the phone number in, 01632 960 777'. */
const PUT_IN =
  /^(?:put|work|get|fit|squeeze|slip|pop|stick) (?:the |our |my |an? )?((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+) in(?: there| somewhere)?\s*[:,]\s*(\S[\s\S]*)$/iu;
/** What is to be put in, with its name. */
export function putIn(say: string): RevisionWords | null {
  const [, name = '', value = ''] = PUT_IN.exec(plainOrder(say)) ?? [];
  return value === '' ? null : { to: `${name}: ${value}` };
}
/** 'One more thing, it's wheelchair accessible'. */
export const ONE_MORE_THING =
  /^\W*(?:(?:oh|and|ah)[\s,]+)*(?:one (?:more|other|last) thing|another thing|last thing|ps|p\.s\.|before i forget|by the way|btw|fyi)[\s,:–-]+(?=\S)/i;
const SAID_LAST = /^(?:please |and |also )*(?:say|add|put) (.{2,40}?) at the (?:very )?end\W*$/i;

const ENDING = '(?:end|finish|close|conclude|wrap|sign)(?: (?:it|this|that|the (?:post|text)|off|up))*';
/** 'Finish with: And thank you!', 'end it with a question: Who heard it?', 'at the end: Coffee is on us.' */
const CLOSING = new RegExp(
  String.raw`\b(?:${ENDING}(?: (?:with|on|by (?:asking|saying)))?(?: (?:an?|the|this|our|my) [\w ]{1,20})?|at the (?:very )?end|(?:last|closing|final) (?:line|sentence))\s*:\s*(\S[\s\S]*)$`,
  'i',
);
const APART = new RegExp(
  String.raw`\b(start|begin|open|kick off|lead|${ENDING})(?:s|n?ing)?(?: it)?(?: off)?(?: (?:with|on|by (?:saying|asking))(?: the (?:words?|question|sentence|line))?:?(?! an?\b)|(?= ["“„«'‘])) (\S[\s\S]*)$`,
  'i',
);
const QUOTED = /^["“„«'‘](.+)["”“»'’]$/s;

/** The very words that are given for the end of a text. */
export function closingWords(say: string): RevisionWords | null {
  const words = CLOSING.exec(say)?.[1] ?? SAID_LAST.exec(say.trim())?.[1];
  return words ? { to: words.trim().replace(QUOTED, '$1'), at: 'end' } : null;
}

/** 'End with Mince pies after': words to stand in front of a text or below it. */
export function wordsApart(say: string): RevisionWords | null {
  const [, verb = '', words = ''] = APART.exec(plainOrder(say)) ?? [];
  const to = words.trim().replace(QUOTED, '$1');
  return to === '' ? null : { to, at: new RegExp(`^${ENDING}`, 'i').test(verb) ? 'end' : 'start' };
}

/** 'Ask people to share it': what readers are asked for. */
const ASK_THEM =
  /^(?:and |also |then )*(?:ask|tell) (?:people|everyone|readers|followers|customers|parents|members|guests|them) to (\S[\s\S]*)$/i;

/** 'With a bigger headline', 'say the same in fewer words' wish for a form. */
const isStyle = (order: string): boolean =>
  /^say the same\b/i.test(order) ||
  (/^with\b/i.test(order) &&
    classesOf(/\p{L}+(?=\P{L}*$)/u.exec(order.toLowerCase())?.[0] ?? '').some(
      (name) => name === 'limit' || name === 'text',
    ));

/** 'Another version starting with “Good morning”' leaves the one before as it is. */
const BESIDE =
  /\b(?:another|second|2nd|one more|alternative|different|extra) (?:version|variant|option|draft|text|one|take)\b/i;
/** 'Then the kiosk hours: 7 to 19': one more thing, with its name and what there is to say of it. */
const NAMED_MORE = new RegExp(
  String.raw`^\W*(?:(?:oh|ah|and|then|also|plus|next)[\s,]+)+(?:the |our |my |your |an? )?(?![^:]*\b(?:${PLACE_NAME}|${OWN_NOUN}|posts?|texts?|captions?|versions?|drafts?|pictures?|images?|posters?|another|change|make|say|add|write|end|finish|start|first|last|at|for|on|move|put|use|instead)\b)((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+):\s*(\S[\s\S]*)$`,
  'iu',
);
/** What a message names and tells on top of a text; null where the text tells it already, and it is told anew. */
export function namedMore(say: string, draft: string): RevisionWords | null {
  const [, name = '', told = ''] = NAMED_MORE.exec(say) ?? [];
  return name === '' || namedFact(name, draft) !== null ? null : { to: `${name}: ${told.trim()}` };
}

/** Whether words open or close one more version of a text. */
export const opensAnother = (say: string): boolean => BESIDE.test(say) && wordsApart(say) !== null;

/** 'Say who built it' names what is missing, and not the words for it. */
const ONLY_NAMED = /^(?:who|whose|why|how|where|when|what|which)\b[^:]*$/i;

/** 'And the kettle's on': one more thing that is so. */
const TELLS_MORE =
  /^\W*(?:(?:oh|ah)[\s,]+)?(?:and|also|plus)\s+(?!(?:it|that|this|then|make|can|could|is|are|do|the (?:post|text|picture|tone|first|second|last|other|\p{L}+ one))\b)(?:[\p{L}'’-]+\s+){0,3}?[\p{L}-]+(?:['’](?:s|re)|\s+(?:is|are|has|have|will|comes?|stays?|costs?|opens?|closes?))\s+(?!(?:too|wrong|missing|not|fine|good|better|bad|ugly)\b)\S/iu;

/** 'Say that too' brings no words of its own. */
const ONLY_ADDS =
  /^\W*(?:(?:please|pls|and|ok|so)\W+)*(?:say|mention|add|write|put|include|tell them) (?:that|this|it|so)(?:\W+(?:in|there|too|as well|also|please|pls))*\W*$/i;

/** What a message adds to a draft. */
export function readAddition(say: string, draft: string, others: string[]): RevisionWords | null {
  if (ONLY_ADDS.test(say)) return null;
  const line = /\b(?:the )?([\p{L}' ]{3,30}?) (?:line|opening|sentence|bit|part|intro|ending|opener)\b/iu.exec(say);
  const lent = line
    ? others.map((other) => sentenceWith(other, line[1] ?? '')).find((found) => found !== null)
    : undefined;
  if (lent) return { to: lent };
  const closing = closingWords(say);
  if (closing) return closing;
  const named = namedMore(say, draft);
  if (named) return named;
  if (/\b(?:end|finish|close) (?:with|on) (?:a|an) /i.test(say))
    return { to: /\b(?:with|on) (an? [\s\S]+)$/i.exec(plainOrder(say))?.[1] ?? 'a question' };
  const asked = ASK_THEM.exec(plainOrder(say))?.[1];
  const thanked = /^(?:and |also |then )*thank (?!you\b|u\b)(\S[\s\S]*)$/i.exec(plainOrder(say))?.[1];
  const wished =
    /^(?:and |also |then )*wish (?:(everyone|everybody|all|people|our \w+|readers|customers|followers|them)\s+)?(\S[\s\S]*)$/i.exec(
      plainOrder(say),
    );
  if (wished)
    return {
      to: `We wish ${/^them$/i.test(wished[1] ?? '') ? 'you' : (wished[1] ?? 'you')} ${(wished[2] ?? '').replace(PLACED, '').replace(TRAILING, '')}`,
    };
  if (thanked) return { to: `Thanks to ${thanked.replace(TRAILING, '')}` };
  if (asked) return { to: `Please ${asked.replace(/\btheir\b/gi, 'your').replace(TRAILING, '')}` };
  // Quoted words that are there almost so stand in their place.
  if (samePhrase(say, draft)) return null;
  const apart = wordsApart(say);
  if (apart && BESIDE.test(say)) return { ...apart, keeps: true };
  if (apart?.at === 'end' && apart.to && foundIn(draft, apart.to) === null && /^\p{Lu}|\?$/u.test(apart.to))
    return apart;
  const given = GIVEN.exec(say)?.[1]?.trim();
  if (given) return { to: given };
  const put = putIn(say);
  if (put) return put;
  let rest = plainOrder(plainOrder(say).replace(ONE_MORE_THING, '')).replace(/^\+\s*/, 'plus ');
  const trailed = rest.replace(ADD_TRAIL, '').trim();
  const led = ADD_LEAD.exec(rest)?.[1]?.trim();
  if (trailed !== '' && trailed.length < rest.length && !ADD_LEAD.test(trailed)) rest = trailed;
  else if (led !== undefined && isStyle(rest)) return null;
  else if (led !== undefined) rest = led;
  // Nobody says that it is to be added: then only what reads as matter is, never another order ('and again').
  else if (!isTold(say.replace(ONE_MORE_THING, '')) && !TELLS_MORE.test(say)) return null;
  rest = rest
    .replace(
      /^(?:a|another|one more|the)\s+(?:second|third|fourth|fifth|sixth|more|extra|new)?\s*(?:point|item|one|line|tip|thing)?\s*:\s*/i,
      '',
    )
    .replace(/^that\s+/i, '')
    .replace(/^(?:why|the reason(?: why)?)\s*:\s*/i, '')
    .replace(PLACED, '');
  // 'Say sorry' adds that very word.
  rest = rest.replace(TRAILING, '') || rest;
  rest = rest
    .replace(/^(?:\+|and|also|plus)\s*(?=[\p{L}\p{N}"'])/iu, '')
    .trim()
    .replace(/^(["'“„«])(.+)["'”“»]$/s, '$2');
  const fresh = rest.split(/,\s+|\s+but\s+/).filter((part) => foundIn(draft, part) === null);
  const told = fresh.length > 0 && fresh.length < rest.split(/,\s+|\s+but\s+/).length ? fresh.join(', ') : rest;
  // What stands in the place of something is no addition, whatever it is in the place of.
  const isInPlace = /\binstead\b(?! of\b)/i.test(told);
  const isNothing = isInPlace || /^(?:it|that|this|the thing.*|something|nothing.*|more|)$/i.test(told);
  return isNothing || (ONLY_NAMED.test(told) && factsIn(told).length === 0) ? null : { to: told };
}
