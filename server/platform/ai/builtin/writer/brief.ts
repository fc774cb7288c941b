import type { Platform } from '../../../../../domain/platforms.ts';
import { hashtagsIn } from '../../../../../domain/text.ts';
import { type Facts, findFacts, readableTimes, withoutTrailingFacts } from './facts.ts';
import type { DocumentKind, PostKind } from './kinds.ts';
import { type Labelled, labelOf, takeLabels } from './labels.ts';
import { capital, mendWords } from './mend.ts';
import { documentFor, postFor, TIMED } from './purpose.ts';
import { platformIn, type Request, readRequest } from './request.ts';
import { mask, sentencesOf, unmask } from './sentences.ts';
import { isClause, readGrammar, type Tagger } from './tagger.ts';
import { sortThoughts, splitThoughts, tidySubject } from './thoughts.ts';
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

/** Reads a brief: what is asked for, what it says, how it should be done. Reads its grammar once. */
export function readBrief(text: string, description: string | null): Brief {
  const { text: masked, kept } = mask(
    readableTimes(text)
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
  const request = readRequest((loose[0] ?? '').replace(/\bu\b/g, 'you').replace(/\b(?:smth|sth)\b/gi, 'something'));
  const head = splitThoughts(request.rest, grammar);
  const tail = loose
    .slice(1)
    .flatMap((one) =>
      isClause(one, grammar) && /^\p{Lu}.*[.!?]$/su.test(one) && one.length < 400 && !/:\s/.test(one)
        ? [one]
        : splitThoughts(one, grammar),
    );
  const sorted = sortThoughts([...head, ...tail], grammar, request.rest !== '');
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
  const facts = factsFrom(
    restore(masked),
    labelled.map((fact) => ({ ...fact, value: restore(fact.value) })),
  );
  const words = `${request.act === 'tease' || request.act === 'celebrate' ? request.act : ''} ${request.form} ${restore(request.rest)}`;
  const content = [...sorted.statements, ...sorted.points, ...sorted.calls].map(restore);
  const document = documentFor(request, labelled, description);
  const post = postFor(request, words, content, labelled, facts, sorted.subject !== null);
  const subject = restoreNull(tidySubject(sorted.subject, TIMED.has(post) && document === null), restore);
  const offered =
    post === 'offer' &&
    subject !== null &&
    facts.offer !== null &&
    subject.toLowerCase().includes(facts.offer.toLowerCase());
  return {
    text,
    request: {
      ...request,
      whom: post === 'greeting' && /^(?:all )?our \w+$/.test(subject ?? '') ? subject : request.whom,
      rest: restore(request.rest),
      form: restore(request.form),
    },
    document,
    post,
    platform: platformIn(request.form) ?? platformIn(beforeContent(masked, request.rest)),
    subject: offered ? null : post === 'greeting' ? (greetingIn(text) ?? subject) : subject,
    statements: sorted.statements.map(restore).filter(allowed),
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
    facts: offered ? { ...facts, offer: offerOf(subject, facts) } : facts,
    wishes,
    grammar,
  };
}

const GREETING =
  /\b(?:(?:happy|merry|joyful|blessed) (?:new year|christmas|easter|holidays|hanukkah|diwali|eid|ramadan|thanksgiving|halloween|valentine'?s day|mother'?s day|father'?s day|women'?s day|monday|friday|weekend|birthday)|season'?s greetings|eid mubarak)\b/i;

/** The greeting itself, with the capitals it is written with. */
function greetingIn(text: string): string | null {
  const found = GREETING.exec(mendWords(text))?.[0];
  return found
    ? found.replace(/\b(?!day\b)\p{L}+/gu, (word, at: number) =>
        at === 0 ? word.toLowerCase() : capital(word.toLowerCase()),
      )
    : null;
}

/** 'house plants 2 for 1' is the offer as a whole, without the time that follows it. */
function offerOf(subject: string, facts: Facts): string {
  const when = facts.when && subject.includes(facts.when) ? subject.slice(0, subject.indexOf(facts.when)) : subject;
  return withoutTrailingFacts(when.trim()).replace(/[\s,;:!–—-]+$/u, '');
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
