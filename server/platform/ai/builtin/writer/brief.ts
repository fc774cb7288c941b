import type { Platform } from '../../../../../domain/platforms.ts';
import { hashtagsIn } from '../../../../../domain/text.ts';
import { type Facts, findFacts, withoutTrailingFacts } from './facts.ts';
import { type DocumentKind, documentKindOf, type PostKind, postKindOf } from './kinds.ts';
import { type Labelled, labelOf, takeLabels } from './labels.ts';
import { lowerFirst, mendWords, sentence, withoutStop } from './mend.ts';
import { platformIn, type Request, readRequest } from './request.ts';
import { isClause, readGrammar, type Tagger } from './tagger.ts';
import { isInstruction, readWishes, type Wishes } from './wishes.ts';

/** A brief as the writer understands it. */
export interface Brief {
  text: string;
  request: Request;
  document: DocumentKind | null;
  post: PostKind;
  /** The platform that the request names, or null. */
  platform: Platform | null;
  /** What it is about, as a phrase: 'our summer sale'; null where the brief only holds sentences or nothing. */
  subject: string | null;
  /** The person's own sentences, meant for the readers. */
  statements: string[];
  /** Phrases that are no sentences: '20% off all candles'. */
  points: string[];
  /** What readers are told to do: 'Book at …'. */
  calls: string[];
  quotes: string[];
  hashtags: string[];
  labelled: Labelled[];
  /** The sentences behind the request in their order, whatever they are. */
  sentences: string[];
  facts: Facts;
  wishes: Wishes;
  grammar: Tagger;
}

const QUOTED =
  /"([^"\n]{2,600})"|“([^”\n]{2,600})”|„([^“”\n]{2,600})[“”]|«([^»\n]{2,600})»|(?<![\p{L}\p{N}])'([^'\n]{8,400})'(?![\p{L}\p{N}])/gu;
/** Stands for a quoted text while the brief is taken apart: never split, never mended. */
const MASK = /\uE000(\d+)\uE001/g;

interface Masked {
  text: string;
  kept: string[];
}

function mask(text: string): Masked {
  const kept: string[] = [];
  const keep = (whole: string) => `\uE000${kept.push(whole) - 1}\uE001`;
  const quoted = text.replace(/[\uE000\uE001]/g, '').replace(QUOTED, keep);
  return {
    text: quoted.replace(
      /https?:\/\/\S+[^\s.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[\w-]+\.)+(?:com|org|net|io|co\.uk|co|de|eu|shop|app)(?:\/\S*[^\s.,;:!?)])?/gi,
      keep,
    ),
    kept,
  };
}

function unmask(text: string, kept: string[]): string {
  return text.replace(MASK, (_, index: string) => kept[Number(index)] ?? '');
}

const ABBREVIATION =
  /\b(?:mr|mrs|ms|dr|st|no|nr|approx|e\.g|i\.e|etc|vs|min|incl|ca|tel|ave|rd|inc|ltd|co|a\.m|p\.m)\.$/i;

/** The sentences of a text, however sloppily they are parted. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let current = '';
    for (const part of line.split(/(?<=[.!?…]["”’)]?)\s+(?=\S)/u)) {
      current = current === '' ? part : `${current} ${part}`;
      if (ABBREVIATION.test(current)) continue;
      sentences.push(current.trim());
      current = '';
    }
    if (current.trim() !== '') sentences.push(current.trim());
  }
  return sentences.filter((one) => /[\p{L}\p{N}\uE000\p{Extended_Pictographic}]/u.test(one));
}

const CALL =
  /^(?:please )?(?:book|call|come|visit|join|order|use|dm|message|text|email|e-mail|mail|sign up|register|rsvp|shop|try|grab|get (?:yours|your|in touch|tickets)|check out|follow|tag|comment|reply|apply|send (?:us|your)|bring|pop (?:in|by)|swing by|drop (?:by|in)|stop by|see you|find us|don'?t miss|don'?t forget|save the date|click|link in bio|swipe|reserve|buy|enter|vote|donate|subscribe|download|hurry|read (?:more|it|the)|watch|listen|learn more|details (?:at|on|in)|tickets (?:at|on|from)|more (?:info|at|details)|info at|treat yourself|say hi|let us know|tell us|contact|ask (?:for|us)|write to us|head (?:to|over)|mark your)\b/i;
const INCLUDE =
  /^(?:and |also |please |pls |then |you (?:can|should) )*(?:mention|include|add|say|note|cover|explain|stress|emphasi[sz]e|highlight|talk about|point out|write that|tell (?:them|people|everyone)|use the fact|make sure (?:to|you) (?:mention|say|include))\b(?: (?:that|how|the fact that|about))?\s*:?\s*/i;

/** Where a comma or dash parts two thoughts instead of two items of a list. */
function splitThoughts(text: string, grammar: Tagger): string[] {
  const pieces = text.split(/\s*(?:;|\s[-–—]+\s|,\s+(?:and |but |plus )?|\s+plus\s+|\s\|\s)\s*/u);
  const joints = text.match(/\s*(?:;|\s[-–—]+\s|,\s+(?:and |but |plus )?|\s+plus\s+|\s\|\s)\s*/gu) ?? [];
  const thoughts: string[] = [];
  pieces.forEach((piece, index) => {
    const joint = joints[index - 1] ?? '';
    const firm = /[;|]|\s[-–—]+\s/.test(joint);
    const last = thoughts.at(-1);
    if (last === undefined || firm || standsAlone(piece, grammar)) thoughts.push(piece);
    else thoughts[thoughts.length - 1] = last + joint + piece;
  });
  return thoughts.map((thought) => thought.trim()).filter(Boolean);
}

const OWN_THOUGHT =
  /^(?:\d+\s?%|[€£$]\s?\d|\d+\s?(?:€|euro|dollar|pound)|free\b|from [€£$\d]|every\b|only\b|open (?:from|until|daily|all)|starts?\b|starting\b|until\b|use code|code\b|no (?:sign-?up|booking|reservation|ticket)|tickets?\b|limited\b|first come|everyone (?:is )?welcome|all welcome|walk-?ins|kids\b|doors\b|booking\b|bookings\b|entry\b|deadline\b|apply\b|full-time|part-time|made (?:with|from|in)|available\b)/i;

function standsAlone(piece: string, grammar: Tagger): boolean {
  return (
    CALL.test(piece) ||
    INCLUDE.test(piece) ||
    isInstruction(piece) ||
    OWN_THOUGHT.test(piece) ||
    (piece.split(' ').length >= 3 && isClause(piece, grammar)) ||
    findFacts(piece).when === withoutStop(piece)
  );
}

interface Sorted {
  subject: string | null;
  statements: string[];
  points: string[];
  calls: string[];
  instructions: string[];
}

function sortThoughts(thoughts: string[], grammar: Tagger, wantsSubject: boolean): Sorted {
  const sorted: Sorted = { subject: null, statements: [], points: [], calls: [], instructions: [] };
  for (const raw of thoughts) {
    if (isInstruction(raw)) {
      sorted.instructions.push(raw);
      continue;
    }
    const thought = mendWords(raw.replace(INCLUDE, '')).trim();
    if (!/[\p{L}\p{N}\uE000]/u.test(thought)) continue;
    if (CALL.test(thought)) sorted.calls.push(sentence(thought));
    else if (isClause(thought, grammar)) sorted.statements.push(sentence(thought));
    else if (sorted.subject === null && wantsSubject && sorted.statements.length === 0)
      sorted.subject = withoutStop(thought);
    else if (/[.!?]$/.test(thought) && thought.split(' ').length > 7) sorted.statements.push(sentence(thought));
    else sorted.points.push(withoutStop(thought));
  }
  return sorted;
}

/** 'opening a second shop' as a statement of the people who write. */
function fromGerund(subject: string): string | null {
  const match =
    /^(opening|launching|moving|closing|hiring|expanding|celebrating|offering|hosting|starting|introducing|adding|extending|reopening|welcoming|joining|partnering|selling|running|giving away|looking for|changing|switching|raising|donating)\s+\S/i.exec(
      subject,
    );
  return match && !/^(?:opening|closing) (?:hours|times|night|party|day)\b/i.test(subject)
    ? sentence(`we're ${lowerFirst(subject.replace(/^\S/, (letter) => letter.toLowerCase()))}`)
    : null;
}

function tidySubject(subject: string | null): string | null {
  if (!subject) return null;
  const short = withoutTrailingFacts(withoutStop(lowerFirst(subject)))
    .replace(/^(?:the fact that|about|regarding|on|for|that)\s+/i, '')
    .replace(/[\s,;:–—-]+$/u, '');
  return short.length >= 2 ? short : null;
}

/** Reads a brief: what is asked for, what it says, how it should be done. Reads its grammar once. */
export function readBrief(text: string, description: string | null): Brief {
  const { text: masked, kept } = mask(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\u00a0]/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );
  const restore = (part: string) => unmask(part, kept);
  const grammar = readGrammar(unmask(masked, kept));
  const { labelled, rest, bullets } = takeLabels(masked);
  const loose: string[] = [];
  for (const one of sentencesOf(rest.join('\n'))) {
    const found = labelOf(one);
    if (found && loose.length > 0 && found.value !== '') labelled.push(...takeLabels(one).labelled);
    else loose.push(one);
  }
  const request = readRequest(loose[0] ?? '');
  const head = splitThoughts(request.rest, grammar);
  const tail = loose
    .slice(1)
    .flatMap((one) =>
      isClause(one, grammar) && one.length < 400 && !INCLUDE.test(one) ? [one] : splitThoughts(one, grammar),
    );
  const sorted = sortThoughts([...head, ...tail], grammar, request.rest !== '');
  const gerund = sorted.subject ? fromGerund(sorted.subject) : null;
  const instructions = [
    request.form,
    ...sorted.instructions,
    ...labelled
      .filter(({ label }) => /^(?:tone|style|voice|mood|audience|target|ending)/.test(label))
      .map(({ label, value }) => `${label}: ${value}`),
    description ?? '',
  ].join('. ');
  const wishes = readWishes(instructions);
  const allowed = (one: string) => !wishes.exclude.some((word) => one.toLowerCase().includes(word.toLowerCase()));
  const words = `${request.act} ${request.form} ${restore(request.rest)}`;
  return {
    text,
    request: { ...request, rest: restore(request.rest), form: restore(request.form) },
    document: documentFor(request, labelled, description),
    post: postFor(request, words, [...sorted.statements, ...sorted.points, ...sorted.calls].map(restore), labelled),
    platform: platformIn(request.form) ?? platformIn(beforeContent(masked, request.rest)),
    subject: gerund ? null : restoreNull(tidySubject(sorted.subject), restore),
    statements: [...(gerund ? [gerund] : []), ...sorted.statements].map(restore).filter(allowed),
    points: [...sorted.points, ...bullets].map(restore).filter(allowed),
    calls: sorted.calls.map(restore).filter(allowed),
    quotes: kept.filter((one) => /^["“„«']/.test(one)).map((one) => one.slice(1, -1)),
    hashtags: hashtagsIn(text),
    labelled: labelled.map((fact) => ({
      label: fact.label,
      value: restore(fact.value),
      items: fact.items.map(restore),
    })),
    sentences: loose
      .slice(1)
      .filter((one) => !isInstruction(one))
      .map((one) => restore(mendWords(one))),
    facts: factsFrom(
      restore(masked),
      labelled.map((fact) => ({ ...fact, value: restore(fact.value) })),
    ),
    wishes,
    grammar,
  };
}

function restoreNull(text: string | null, restore: (part: string) => string): string | null {
  return text === null ? null : restore(text);
}

function beforeContent(text: string, rest: string): string {
  const first = text.split('\n')[0] ?? '';
  const at = rest === '' ? -1 : first.indexOf(rest.split(' ').slice(0, 3).join(' '));
  const before = at >= 0 ? first.slice(0, at) : '';
  const after =
    /\b(?:on|for|to) (?:our |my )?(?:linked-?in|twitter|x|instagram|insta|ig|facebook|fb)\b[^\n]*$/i.exec(first)?.[0] ??
    '';
  return `${before} ${after.slice(0, 24)}`;
}

const POST_FORM =
  /\b(?:posts?|captions?|tweets?|threads?|announcements?|updates?|messages?|reminders?|quotes?|tips?|teasers?|invitations?)\b/i;

function documentFor(request: Request, labelled: Labelled[], description: string | null): DocumentKind | null {
  const form = request.form.replace(/^\s*(?:an?|the) /i, '');
  if (form !== '') {
    const asked = documentKindOf(form);
    if (asked && asked !== 'document' && (!POST_FORM.test(form.replace(/blog ?posts?/gi, '')) || labelled.length > 2))
      return asked;
    if (!POST_FORM.test(form))
      return (
        documentKindOf(
          `${form} ${/^plans?$|guide|programme|program|description|listing|page|content|series/i.test(form.split(' ').at(-1) ?? '') ? request.rest.slice(0, 60) : ''}`,
        ) ?? asked
      );
    return null;
  }
  if (labelled.some(({ label }) => label.startsWith('ingredient'))) return 'recipe';
  const said = description ? documentKindOf(readRequest(description).form) : null;
  return said && said !== 'document' && !POST_FORM.test(readRequest(description ?? '').form) ? said : null;
}

const KIND_OF_ACT: Record<string, PostKind> = {
  thank: 'thanks',
  invite: 'event',
  ask: 'conversation',
  remind: 'reminder',
  wish: 'greeting',
  congratulate: 'milestone',
  celebrate: 'milestone',
  tease: 'launch',
};

function postFor(request: Request, words: string, content: string[], labelled: Labelled[]): PostKind {
  const byAct = KIND_OF_ACT[request.act];
  if (byAct) return byAct;
  const first = postKindOf(words);
  if (first !== 'topic' && first !== 'product' && first !== 'launch' && first !== 'announcement') return first;
  const all = postKindOf(
    `${words} ${content.join(' ')} ${labelled.map(({ label, value }) => `${label} ${value}`).join(' ')}`,
  );
  if (all === 'topic')
    return request.act === 'announce' || request.act === 'tell'
      ? 'announcement'
      : request.act === 'promote' || request.act === 'introduce'
        ? 'product'
        : first;
  // What the first words say weighs more than a word further down, unless that one is about money or a date.
  return first === 'topic' || ['offer', 'event', 'hiring', 'giveaway'].includes(all) ? all : first;
}

function factsFrom(text: string, labelled: Labelled[]): Facts {
  const found = findFacts(mendWords(text));
  const labelledAs = (pattern: RegExp) =>
    labelled.find(({ label }) => pattern.test(label))?.value.replace(/\.$/, '') ?? null;
  return {
    ...found,
    when: labelledAs(/^(?:when|dates?|day|viewings?)$/) ?? found.when,
    where: labelledAs(/^(?:where|venue|location|place|address)$/) ?? found.where,
    price: labelledAs(/^(?:price|cost|tickets?|entry|admission|fee)$/) ?? found.price,
    offer: labelledAs(/^(?:offer|discount|deal)$/) ?? found.offer,
  };
}
