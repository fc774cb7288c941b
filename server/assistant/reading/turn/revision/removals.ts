import { factsIn } from '../facts.ts';
import { plainOrder } from '../plain-order.ts';
import { topicWords } from '../said.ts';
import { clausesIn, clauseWith, foundIn, sentencesIn, sentenceWith, toldSentences } from '../text-parts.ts';
import type { RevisionWords } from './revision-words.ts';

/** What a thing is called that a text holds as a figure. */
const NAMED_FACTS: [RegExp, string[]][] = [
  [/\b(?:price|cost|fee|amount)s?\b/i, ['money']],
  [/\b(?:phone(?: number)?|number)\b/i, ['phone']],
  [/\b(?:link|url|website|address)\b/i, ['link', 'mail']],
  [/\be-?mail\b/i, ['mail']],
  [/\b(?:handle|mention|@)s?\b/i, ['handle']],
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

/** All facts of the kind that is named in the plural: 'the prices'. */
export function namedFacts(words: string, draft: string): string[] {
  const kinds = NAMED_FACTS.find(([name]) => name.test(words))?.[1] ?? [];
  const isAll =
    /\b(?:price|cost|fee|amount|number|link|url|address|e-?mail|date|time)e?s\b|\b(?:all|any|every|no)\b/i.test(words);
  return isAll ? factsIn(draft).flatMap(({ kind, text }) => (kinds.includes(kind) ? [text] : [])) : [];
}

/** The fact of a text that is called by its name: 'the price'. */
export function namedFact(words: string, draft: string): string | null {
  const kinds = NAMED_FACTS.find(([name]) => name.test(words))?.[1] ?? [];
  const facts = factsIn(draft);
  const found = facts.filter(({ kind }) => kinds.includes(kind));
  if (found.length === 1) return found[0]?.text ?? null;
  // 'The prices' are the sentence that holds them all.
  const holder = sentencesIn(draft).find((sentence) => found.every(({ text }) => sentence.includes(text)));
  if (found.length > 1 && holder && NAMED_FACTS.some(([name]) => /s$/i.test(name.exec(words)?.[0] ?? '')))
    return holder;
  const units = MEASURES.filter(([name]) => name.test(words)).map(([, unit]) => unit);
  const measured = facts.filter(({ text }) => units.some((unit) => unit.test(text)));
  return measured.length === 1 ? (measured[0]?.text ?? null) : null;
}

/** 'Only the booking part': what of a text stays. */
const ONLY_PART =
  /^\W*(?:(?:ok|and|but|then|please)\W+)*(?:just|only|nothing but|keep (?:just|only))\s+(?!(?:an?|one|another|some)\b)(?:the\s+)?((?:[\p{L}\p{N}'’-]+\s+){1,4}?)(bit|part|sentence|line|stuff|half)s?\b/iu;

/** The part of a text that a message keeps, in words for the one who shortens it. */
export function onlyPart(say: string): string | null {
  const [, words = '', part = ''] = ONLY_PART.exec(say) ?? [];
  if (words === '') return null;
  const nth = /^(?:(?:very )?first|second|third|last|opening)\s*$/i.test(words.trim());
  return nth ? `the ${words.trim()} ${/^line$/i.test(part) ? 'line' : 'sentence'}` : `only ${words.trim()}`;
}

const REMOVE_LEAD =
  /^.*?\b(?:remove|drop|cut|lose|take out|take|delete|without|leave out|leave|skip|scrap|strike|omit|get rid of|no need (?:for|to mention)|don'?t (?:say|mention)|kill|ditch|no|not|erase|bin|chuck|minus)\b(?:\s+(?:the|that|this|a|any|mention of|part about|bit about|sentence|line|words?|all|about))*\s*/i;
const REMOVE_TRAIL =
  /\s*\b(?:can go|has to go|must go|should go|needs to go|is too much|goes|out|off|away|is wrong|isn'?t true|(?:is|are) not true|bit|part|line|joke|sentence|phrase|thing|stuff|business|mention)\b.*$/i;

const TAKES_OUT =
  /\b(?:remove|removed|drop|cut|lose|losing|take|taken|delete|without|w\/o|leave|leaving|skip|scrap|strike|omit|rid|need|needed|unneeded|isn['’]?t|aren['’]?t|don['’]?t|do not|kill|ditch|no|not|none|nothing|nobody|no one|cares|irrelevant|pointless|never|nix|erase|bin|chuck|minus|out|off|away|go|goes|gone|much|wrong|true|unnecessary|redundant|enough|except|less|fewer|axe|trim|stop|forget|hide|spare|sans|strip)\b/i;
/** Whether a message has a word that takes something out: whoever tells a fact anew takes nothing away. */
export const takesOut = (say: string): boolean => TAKES_OUT.test(say);

/** What a message takes out of a draft. */
export function readRemoval(say: string, draft: string): RevisionWords | null {
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
    const all = toldSentences(draft);
    const picked = at
      ? at === 'last'
        ? all.at(-1)
        : all[['first', 'second', 'third'].indexOf(at)]
      : sentenceWith(draft, asked);
    return picked ? { from: picked } : null;
  }
  const from = clauseWith(draft, asked) ?? foundIn(draft, asked) ?? clauseWith(draft, plain);
  return from ? { from: phraseOf(asked, from) ?? objectOf(from, draft) ?? from } : null;
}

/** 'On Harbour Street': where it is goes by itself, where the clause around it tells more. */
function phraseOf(asked: string, clause: string): string | null {
  const word = topicWords(asked).at(-1)?.word;
  if (!word || factsIn(clause).length === 0 || topicWords(clause).length < 4) return null;
  const found = new RegExp(
    `(?<=\\s)(?:on|in|at|near|behind|opposite|with|by) (?:the |our |your )?(?:[\\p{L}'’-]+ ){0,2}?${word}[\\p{L}]*(?=[\\s,.!?]|$)`,
    'iu',
  ).exec(clause)?.[0];
  return found && factsIn(found).length === 0 ? found : null;
}

/** 'Bring your own tools and a spare tube': of two things that are done with, one goes and the verb stays. */
function objectOf(clause: string, draft: string): string | null {
  const at = draft.indexOf(clause);
  const joint = /^\s+and\s+(?=(?:an?|the|your|some|one|\d)\b)/i.exec(draft.slice(at + clause.length))?.[0];
  const verb = /^(?:bring|take|wear|see|try|get|buy|book|join|use|have|find|meet|call|expect|enjoy)\s+/i.exec(
    clause,
  )?.[0];
  return joint && verb ? `${clause.slice(verb.length)}${joint.trimEnd()}` : null;
}

/** 'Swap lockers and breakfast': the two parts of a draft that take each other's place; null where it has not both. */
export function swappedParts(say: string, draft: string): [string, string] | null {
  const [, one = '', other = ''] = /\bswap (?:round )?(.+?) (?:and|with) ([^,.;]+)/i.exec(say) ?? [];
  const [a, b] = [one, other].map((words) => clauseWith(draft, words));
  return a && b && !a.includes(b) && !b.includes(a) ? [a, b] : null;
}

const NTH = '(first|opening|second|third|fourth|last|final|closing)';
const SENTENCES = '(?:sentences?|lines?|paragraphs?)';
const PAIR = new RegExp(
  `\\b(?:swap|switch|exchange|flip) (?:round )?(?:the )?(?:${NTH} (?:two|2) ${SENTENCES}|${NTH}(?: ${SENTENCES})? (?:and|with) (?:the )?${NTH}(?: ${SENTENCES})?)\\b`,
  'i',
);
const PLACED = new RegExp(
  `\\b(?:put|move|bring|take|have|pull|shift|push) (?:the )?${NTH} ${SENTENCES} (?:up |down |to )*(?:the )?(?:very )?(first|start|top|front|beginning|last|end|bottom)\\b|\\b(start|begin|open|lead|end|finish|close) (?:it )?(?:with|on) (?:the )?${NTH} ${SENTENCES}`,
  'i',
);

const BOTH_SENTENCES = /\b(?:swap|switch|exchange|flip) (?:the )?(?:two |both )?sentences\b|\bother way (?:a)?round\b/i;

/** 'Put the last sentence first', 'swap the first two sentences': sentences of a draft by their place in it. */
export function placedSentences(say: string, draft: string): RevisionWords | null {
  const all = toldSentences(draft);
  const nth = (word: string): string | undefined =>
    /^(?:last|final|closing)$/i.test(word)
      ? all.at(-1)
      : all[Math.max(0, ['first', 'second', 'third', 'fourth'].indexOf(word.toLowerCase()))];
  const pair = PAIR.exec(say);
  if (pair) {
    const [, end, one = '', other = ''] = pair;
    const two = end
      ? /^(?:last|final|closing)$/i.test(end)
        ? all.slice(-2)
        : all.slice(0, 2)
      : [nth(one), nth(other)];
    return two[0] && two[1] && two[0] !== two[1] ? { from: two[0], to: `swap with ${two[1]}` } : null;
  }
  if (BOTH_SENTENCES.test(say) && all.length === 2) return { from: all[0] as string, to: `swap with ${all[1]}` };
  const [, moved, place, verb, other = ''] = PLACED.exec(say) ?? [];
  const from = moved || other ? nth(moved ?? other) : undefined;
  return from ? { from, to: /^(?:last|end|bottom|finish|close)$/i.test(place ?? verb ?? '') ? 'end' : 'start' } : null;
}

/** 'The tuesday bit' is the sentence about it, with its asides. */
const OF_SENTENCE = /\b(?:sentence|line|bit|part)\b/i;

/** What a message moves within a draft, and where to. */
export function readOrder(say: string, draft: string): RevisionWords | null {
  const swap = /\bswap (?:the )?(?:(?:points?|items?|numbers?) )?(\d) (?:and|with) (\d)\b/i.exec(say);
  if (swap) {
    const item = (n: string | undefined) => new RegExp(`(?:^|\\s)(${n}[.)] .+?)(?=\\s\\d[.)] |$)`).exec(draft)?.[1];
    const [first, second] = [item(swap[1]), item(swap[2])];
    return first && second ? { from: first, to: `swap with ${second}` } : null;
  }
  const placed = placedSentences(say, draft);
  if (placed) return placed;
  const parts = swappedParts(say, draft);
  if (parts) return { from: parts[0], to: `swap with ${parts[1]}` };
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
  const whole = fact ? sentencesIn(draft).find((sentence) => sentence.includes(fact)) : sentenceWith(draft, words);
  // Of a list, the one item is meant.
  const isItem = !OF_SENTENCE.test(say);
  const holder = whole && isItem && clausesIn(whole).length > 2 ? (clauseWith(draft, fact ?? words) ?? whole) : whole;
  if (holder) return { from: holder, to };
  const found = foundIn(draft, words);
  return found ? { from: found, to } : null;
}
