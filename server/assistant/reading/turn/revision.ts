import type { Platform } from '../../../../domain/platforms.ts';
import type { Change } from '../../operations.ts';
import { factsIn } from './facts.ts';
import { givenText } from './given-text.ts';
import { readPlaces } from './places.ts';
import { readReplacement } from './replacement.ts';
import { clausesIn, clauseWith, foundIn, sentencesIn, sentenceWith } from './text-parts.ts';

/** The arguments of a revision; null where the message does not say enough. */
export interface RevisionWords {
  from?: string;
  to?: string;
  platform?: Platform;
}

const COURTESY =
  /^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|um|hm+|eh|oh|and|also|now|then|right|yes|no|please|pls|plz|can (?:you|u|we|it|i)|could (?:you|u|we|it|i)|would you|let'?s|just|maybe|actually|lovely|great|perfect|thanks|thx|but|ah|argh|hang on|wait|sorry|btw)\b[\s,!.:]*)+/i;
const TRAILING =
  /[\s,.!]*(?:\b(?:please|pls|plz|thanks|thx|ta|cheers|sorry|lah|abeg|mate|ok|n ty|thank you|too|as well|somewhere|actually)\b[\s,.!]*)+$/i;

/** A message without what is only polite. */
export function plainOrder(say: string): string {
  return say.trim().replace(COURTESY, '').replace(TRAILING, '').trim();
}

type Reader = (say: string, draft: string, others: string[]) => RevisionWords | null;

/** What each change needs to know, read from the message and the draft that it means. */
export const REVISION_WORDS: Record<Change, Reader> = {
  add: readAddition,
  remove: readRemoval,
  replace: (say, draft) => {
    const text = givenText(say);
    return text === null ? readReplacement(say, draft) : { to: text };
  },
  order: readOrder,
  shorter: (say) => {
    const limit =
      /\b(?:under|max(?:imum)?|within|at most|no more than|up to|less than|below)\s+\d+\s+(?:characters|chars|words|signs|letters)\b|\b\d+\s+(?:characters|chars|words)(?: max| tops| or less)?\b|\b(?:the )?first sentence(?: only)?\b|\bsentence (?:one|1)\b|\bone (?:sentence|line)\b|\b(?:two|three) sentences\b/i.exec(
        say,
      );
    return limit ? { to: limit[0] } : {};
  },
  longer: (say) => {
    const more = /:\s*(\S[\s\S]*)$/.exec(say)?.[1];
    return more ? { to: more.trim() } : {};
  },
  platform: (say) => {
    const { only, more } = readPlaces(say.replace(/\bnot\b.*$/i, ''));
    const platform = only[0] ?? more[0];
    return platform ? { platform } : null;
  },
  form: (say) => ({ to: formOf(say) }),
  formal: () => ({}),
  casual: () => ({}),
  proofread: () => ({}),
  pick: () => ({}),
  undo: (say) => ({
    to: /\b(?:very first|original(?:ly)?|first (?:version|draft|text|one)|at the (?:very )?(?:start|beginning)|initial(?:ly)?|the beginning|from scratch|you (?:first|started))\b/i.test(
      say,
    )
      ? 'first'
      : 'previous',
  }),
  emoji: readEmoji,
  hashtags: readHashtags,
  translate: readTranslation,
  other: (say) => (toneOf(say) === '' ? null : { to: toneOf(say) }),
};

const ADD_LEAD =
  /^(?:.*?\b)??(?:add(?: in)?|mention|include|put in|say|state|point out|note|work in|throw in|stick in|insert|append|let them know|don'?t forget(?: to (?:say|mention|add))?|forgot(?: to (?:say|mention|add))?|squeeze in|pop in|specify|tell them|with|plus)\b(?:\s+(?:that|to it|in|also|how|the fact that|something about|there|them))*[\s:,]+(\S[\s\S]*)$/i;
const ADD_TRAIL =
  /[\s,.;-]*\b(?:(?:please |pls |and |can you |could you |just )*(?:add|mention|say|include|put|pop|stick|work)(?: (?:that|this|it|those))?(?: (?:in|too|as well|somewhere|there|at the end|at the start|in the \w+ (?:one|post)|to (?:it|the \w+(?: one)?)|after .{1,30}))*|forgot to (?:say|mention|add)(?: that)?|(?:is|are|was) missing|needs? (?:adding|to be in there)|should be in (?:there|it)|in there too)\b[\s.!?]*$/i;
const PLACED =
  /\s+(?:at the (?:end|start|top|bottom|beginning)|after (?:her|his|the|their|that) .{1,20}|somewhere|in there|in it|to it|in the text|to the (?:post|text|end))\s*$/i;

function readAddition(say: string, draft: string, others: string[]): RevisionWords | null {
  const line = /\b(?:the )?([\p{L}' ]{3,30}?) (?:line|opening|sentence|bit|part|intro|ending|opener)\b/iu.exec(say);
  const lent = line
    ? others.map((other) => sentenceWith(other, line[1] ?? '')).find((found) => found !== null)
    : undefined;
  if (lent) return { to: lent };
  if (/\b(?:end|finish|close) (?:with|on) (?:a|an) /i.test(say))
    return { to: /\b(?:with|on) (an? [\s\S]+)$/i.exec(plainOrder(say))?.[1] ?? 'a question' };
  let rest = plainOrder(say);
  const trailed = rest.replace(ADD_TRAIL, '').trim();
  if (trailed !== '' && trailed.length < rest.length && !ADD_LEAD.test(trailed)) rest = trailed;
  else rest = ADD_LEAD.exec(rest)?.[1]?.trim() ?? rest;
  rest = rest
    .replace(
      /^(?:a|another|one more|the)\s+(?:second|third|fourth|fifth|sixth|more|extra|new)?\s*(?:point|item|one|line|tip|thing)?\s*:\s*/i,
      '',
    )
    .replace(/^that\s+/i, '')
    .replace(PLACED, '')
    .replace(TRAILING, '');
  rest = rest
    .replace(/^(?:\+|and|also|plus)\s*(?=[\p{L}\p{N}"'])/iu, '')
    .trim()
    .replace(/^(["'“„«])(.+)["'”“»]$/s, '$2');
  const fresh = rest.split(/,\s+|\s+but\s+/).filter((part) => foundIn(draft, part) === null);
  const told = fresh.length > 0 && fresh.length < rest.split(/,\s+|\s+but\s+/).length ? fresh.join(', ') : rest;
  return /^(?:it|that|this|the thing.*|something|more|)$/i.test(told) ? null : { to: told };
}

/** What a thing is called that a text holds as a figure. */
const NAMED_FACTS: [RegExp, string[]][] = [
  [/\b(?:price|cost|fee|amount)s?\b/i, ['money']],
  [/\b(?:phone(?: number)?|number)\b/i, ['phone']],
  [/\b(?:link|url|website|address)\b/i, ['link', 'mail']],
  [/\be-?mail\b/i, ['mail']],
  [/\b(?:date|day)\b/i, ['date', 'weekday', 'ordinal']],
  [/\b(?:times?|hours)\b/i, ['time', 'range']],
];
/** What a measure is of. */
const MEASURES: [RegExp, RegExp][] = [
  [/\bweights?\b/i, /^[\d.,]+\s?(?:kg|g|lbs?|tons?|tonnes?|kilos?)$/i],
  [
    /\b(?:size|width|length|height|distance|dimensions?)\b/i,
    /^[\d.,]+\s?(?:cm|mm|m|km|miles?|metres?|kilometres?|ft|inch(?:es)?)$/i,
  ],
  [/\b(?:duration|length|minutes|how long)\b/i, /^[\w.,]+\s?(?:min(?:ute)?s?|h|hours?|hrs?|weeks?|days?)$/i],
  [/\b(?:discount|percentage|percent)\b/i, /%|percent/i],
];

function namedFact(words: string, draft: string): string | null {
  const kinds = NAMED_FACTS.find(([name]) => name.test(words))?.[1] ?? [];
  const facts = factsIn(draft);
  const found = facts.filter(({ kind }) => kinds.includes(kind));
  if (found.length === 1) return found[0]?.text ?? null;
  const units = MEASURES.filter(([name]) => name.test(words)).map(([, unit]) => unit);
  const measured = facts.filter(({ text }) => units.some((unit) => unit.test(text)));
  return measured.length === 1 ? (measured[0]?.text ?? null) : null;
}

const REMOVE_LEAD =
  /^.*?\b(?:remove|drop|cut|lose|take out|take|delete|without|leave out|leave|skip|scrap|strike|omit|get rid of|no need (?:for|to mention)|don'?t (?:say|mention)|kill|ditch|no|not|erase|bin|chuck|minus)\b(?:\s+(?:the|that|this|a|any|mention of|part about|bit about|sentence|line|words?|all|about))*\s*/i;
const REMOVE_TRAIL =
  /\s*\b(?:can go|has to go|must go|should go|needs to go|is too much|goes|out|off|away|is wrong|isn'?t true|(?:is|are) not true|bit|part|line|joke|sentence|phrase|thing|stuff|business|mention)\b.*$/i;

function readRemoval(say: string, draft: string): RevisionWords | null {
  const plain = plainOrder(say);
  const words =
    plain
      .replace(REMOVE_LEAD, '')
      .replace(REMOVE_TRAIL, '')
      .split(/[,.;]\s|\bnobody\b|\bbecause\b|\bsince\b/i)[0]
      ?.trim() ?? '';
  const asked = words === '' ? plain : words;
  const quoted = /["“„«']([^"”“»']{2,})["”»']/.exec(say)?.[1];
  const exact = quoted ? foundIn(draft, quoted) : null;
  if (exact) return { from: exact };
  const fact = namedFact(asked, draft);
  if (fact) return { from: fact };
  if (/\bsentence\b|\b(?:first|second|third|last) (?:bit|part|line)\b/i.test(say)) {
    const at = /\b(first|second|third|last)\b/i.exec(say)?.[1]?.toLowerCase();
    const all = sentencesIn(draft);
    const picked = at
      ? at === 'last'
        ? all.at(-1)
        : all[['first', 'second', 'third'].indexOf(at)]
      : sentenceWith(draft, asked);
    return picked ? { from: picked } : null;
  }
  const from = clauseWith(draft, asked) ?? foundIn(draft, asked) ?? clauseWith(draft, plain);
  return from ? { from } : null;
}

function readOrder(say: string, draft: string): RevisionWords | null {
  const swap = /\bswap (?:the )?(?:(?:points?|items?|numbers?) )?(\d) (?:and|with) (\d)\b/i.exec(say);
  if (swap) {
    const item = (n: string | undefined) => new RegExp(`(?:^|\\s)(${n}[.)] .+?)(?=\\s\\d[.)] |$)`).exec(draft)?.[1];
    const [first, second] = [item(swap[1]), item(swap[2])];
    return first && second ? { from: first, to: `swap with ${second}` } : null;
  }
  const sentences = sentencesIn(draft);
  if (/\bswap (?:the )?(?:two |both )?sentences\b|\bother way round\b/i.test(say) && sentences.length === 2)
    return { from: sentences[0] as string, to: `swap with ${sentences[1]}` };
  const to = /\b(?:end|bottom|last|finish|close)\b/i.test(say.replace(/\blast (?:year|week|night|month)\b/gi, ''))
    ? 'end'
    : 'start';
  const words =
    plainOrder(say)
      .split(/\bbut\b|[.!;]\s/)
      .at(-1)
      ?.replace(
        /\b(?:start|open|begin|lead|kick off|end|finish|close|move|put|with|on|the|at|to|first|last|up|top|front|beginning|bottom|up top|then|and then)\b/gi,
        ' ',
      )
      .split(/\band then\b|\bthen\b/i)[0]
      ?.trim() ?? '';
  const fact = namedFact(say, draft);
  const whole = fact ? sentences.find((sentence) => sentence.includes(fact)) : sentenceWith(draft, words);
  // Of a list, the one item is meant.
  const holder = whole && clausesIn(whole).length > 2 ? (clauseWith(draft, fact ?? words) ?? whole) : whole;
  if (holder) return { from: holder, to };
  const found = foundIn(draft, words);
  return found ? { from: found, to } : null;
}

function readEmoji(say: string, draft: string): RevisionWords {
  const signs = say.match(/\p{Extended_Pictographic}\uFE0F?/gu);
  if (signs && !/\b(?:no|without|remove|lose|drop|delete)\b/i.test(say)) return { to: signs.join('') };
  const own = draft.match(/\p{Extended_Pictographic}\uFE0F?/gu) ?? [];
  if (/\b(?:keep|leave|only|just|one)\b/i.test(say) && own.length > 1) return { to: own.at(-1) as string };
  if (
    /\b(?:no|without|remove|lose|drop|delete|off|out|strip|kill|cut|none|zero|hate|get rid|minus|too many|don'?t|ditch|take)\b/i.test(
      say,
    )
  )
    return { to: 'none' };
  return { to: 'more' };
}

function readHashtags(say: string): RevisionWords {
  const tags = say.match(/#[\p{L}\p{N}_]+/gu) ?? [];
  const clause = plainOrder(say)
    .split(/[.!?]\s+/)
    .filter((part) => /\d|\b(?:one|two|three|four|five|tops|max|at the)\b|#\p{L}/iu.test(part))
    .at(-1);
  const number = /\b(?:\d+|one|two|three|four|five|six)\b/i.test(say);
  if (
    /\b(?:no|without|remove|lose|drop|delete|off|out|away|strip|kill|cut|none|zero|hate|get rid|minus|ditch|skip|take)\b/i.test(
      say,
    ) &&
    !number &&
    tags.length === 0
  )
    return { to: 'none' };
  if (tags.length > 0 && !number) return { to: tags.join(' ') };
  return { to: clause ?? plainOrder(say) };
}

const LANGUAGES: [string, RegExp][] = [
  ['English', /\b(?:english|englisch|inglés|ingles|anglais|inglês|inglese)\b/i],
  ['German', /\b(?:german|deutsch|alemán|allemand|alemão|tedesco)\b/i],
  ['French', /\b(?:french|français|francais|französisch|francés|francês|francese)\b/i],
  ['Spanish', /\b(?:spanish|español|espanol|castellano|spanisch|espagnol|espanhol|spagnolo)\b/i],
  ['Portuguese', /\b(?:portuguese|português|portugues|portugiesisch|portugais)\b/i],
  ['Polish', /\b(?:polish|polsku|polski)\b/i],
  ['Dutch', /\b(?:dutch|nederlands)\b/i],
  ['Turkish', /\b(?:turkish|türkçe)\b/i],
  ['Italian', /\b(?:italian|italiano|italienisch|italien)\b/i],
];
const MORE_LANGUAGES =
  /\b(arabic|hindi|welsh|irish|gaelic|catalan|greek|swedish|danish|norwegian|finnish|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|tagalog|filipino|malay|indonesian|vietnamese|thai|urdu|tamil|bengali|punjabi|swahili|yoruba|afrikaans|zulu|hebrew|romanian|hungarian|czech|croatian|serbian|basque|maori)\b/i;

function readTranslation(say: string, draft: string): RevisionWords | null {
  const into = say.replace(/\b(?:no|not|from|instead of) [\p{L}]+/giu, '');
  const other = MORE_LANGUAGES.exec(into)?.[1];
  const to =
    LANGUAGES.find(([, names]) => names.test(into))?.[0] ??
    (other ? other.charAt(0).toUpperCase() + other.slice(1).toLowerCase() : null);
  if (!to) return null;
  if (/\b(?:title|headline|heading|first line|start|opening)\b/i.test(say)) {
    const first = sentencesIn(draft)[0] ?? '';
    return { from: first.includes(':') && first.indexOf(':') < 60 ? (first.split(':')[0] as string) : first, to };
  }
  return { to };
}

const FORM =
  /\b(bullet points?|bullets|numbered list|numbered|checklist|list|paragraph breaks|line breaks|(?:short )?paragraphs?|normal text|running text|prose|plain text|table|thread|poll|question|q ?& ?a|letter|poem|steps|dialogue|story|headings?|sections?|separate lines|one block|one paragraph|lines)\b/i;

function formOf(say: string): string {
  return (
    FORM.exec(say.replace(/\b(?:not|instead of|no|rather than)\b.*$/i, ''))?.[1] ??
    FORM.exec(say)?.[1] ??
    plainOrder(say)
  );
}

/** The wish for another tone in the user's own words. */
function toneOf(say: string): string {
  const first = plainOrder(say).split(/[.!?;]\s|,\s+(?:it|this|that|they|my|our|the)\b/)[0] ?? say;
  const dull = /\b(boo+ring|dull|flat|bland|dry)\b/i.exec(first);
  if (dull && first.split(/\s+/).length <= 3) return `less ${(dull[1] ?? '').toLowerCase().replace(/o{2,}/, 'o')}`;
  return first
    .replace(/^(?:it|make it|write it again|write it|be|have it|rewrite it|say it)(?:\s+be)?[\s,]+/i, '')
    .replace(TRAILING, '')
    .trim();
}
