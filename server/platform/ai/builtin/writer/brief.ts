import type { Platform } from '../../../../../domain/platforms.ts';
import { hashtagsIn } from '../../../../../domain/text.ts';
import { attributedFacts, mentionedFacts } from './attributed.ts';
import { type Facts, readableTimes, withoutTrailingFacts } from './facts.ts';
import type { DocumentKind, PostKind } from './kinds.ts';
import { type Labelled, labelOf, takeLabels } from './labels.ts';
import { capital, mendWords, sentence } from './mend.ts';
import { documentFor, postFor, TIMED } from './purpose.ts';
import { platformIn, type Request, readRequest } from './request.ts';
import { mask, sentencesOf, unmask } from './sentences.ts';
import { splitThoughts } from './split-thoughts.ts';
import { isClause, readGrammar, type Tagger } from './tagger.ts';
import { isPlainPhrase, sortThoughts, tidySubject } from './thoughts.ts';
import { isInstruction, readWishes, type Wishes } from './wishes.ts';

/** 'My advice: prepare one sentence' is a sentence for readers, colon and all. */
const OWN_ADVICE =
  /^(?:(?:[Mm]y|[Oo]ur) (?:advice|tip|rule|promise|answer|secret|recommendation|motto)s?:\s|\p{Lu}[\p{L} ]{2,24}:\s[^:,]+(?:,[^:,]+)?[.!]$)/u;

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
  /** The facts that belong to the subject: wordings may join them with it. */
  facts: Facts;
  /** All facts, wherever they stand. */
  mentioned: Facts;
  wishes: Wishes;
  grammar: Tagger;
}

/** Reads a brief: what is asked for, what it says, how it should be done. Reads its grammar once. */
export function readBrief(text: string, description: string | null): Brief {
  const { text: found, kept } = mask(
    readableTimes(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\u00a0]/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );
  const masked = mendWords(found);
  const restore = (part: string) => unmask(part, kept);
  const grammar = readGrammar(unmask(masked, kept));
  const { labelled, rest, bullets } = takeLabels(masked);
  const loose: string[] = [];
  for (const one of sentencesOf(rest.join('\n'))) {
    const found = labelOf(one);
    if (found && loose.length > 0 && found.value !== '') labelled.push(...takeLabels(one).labelled);
    else loose.push(one);
  }
  const request = readRequest((loose[0] ?? '').replace(/^#(?=\p{L}+ \p{Ll})/u, ''));
  const head = splitThoughts(request.rest, grammar);
  const tail = loose
    .slice(1)
    .flatMap((one) =>
      isClause(one, grammar) && /^\p{Lu}.*[.!?]$/su.test(one) && one.length < 400 && !/:\s/.test(one)
        ? [one]
        : OWN_ADVICE.test(one)
          ? [one]
          : splitThoughts(one, grammar, true),
    );
  const sorted = sortThoughts([...head, ...tail], grammar);
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
  const named = labelled.map(({ label, value, items }) => ({
    label,
    value: restore(value),
    items: items.map(restore),
  }));
  const mentioned = mentionedFacts(restore(masked), named);
  const words = `${request.act === 'tease' || request.act === 'celebrate' ? request.act : ''} ${request.form} ${restore(request.rest)}`;
  const content = [...sorted.statements, ...sorted.points, ...sorted.calls].map(restore);
  const document = documentFor(request, labelled, description);
  const raw = sorted.subject === null ? null : smallStart(restore(sorted.subject), text, grammar);
  const post = postFor(request, words, content, labelled, mentioned, raw);
  const points = [...sorted.points, ...bullets].map(restore).filter(allowed);
  const facts = attributedFacts(mentioned, named, raw, points, post);
  const tidy = tidySubject(raw, TIMED.has(post) && document === null, mentioned.link);
  const subject = document === null && tidy !== null && !isPlainPhrase(tidy) ? null : tidy;
  const told = tidy !== null && subject === null ? [sentence(tidySubject(raw, false, mentioned.link) ?? tidy)] : [];
  const offered =
    post === 'offer' && tidy !== null && facts.offer !== null && tidy.toLowerCase().includes(facts.offer.toLowerCase());
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
    statements: [...(offered ? [] : told), ...sorted.statements.map((one) => sentence(restore(one)))].filter(allowed),
    points,
    calls: sorted.calls.map(restore).filter(allowed),
    quotes: kept.filter((one) => /^["“„«']/.test(one)).map((one) => one.slice(1, -1)),
    hashtags: hashtagsIn(text),
    labelled: named,
    sentences: loose
      .slice(1)
      .filter((one) => !isInstruction(one))
      .map((one) => restore(mendWords(one))),
    facts: offered ? { ...facts, offer: offerOf(tidy, facts) } : facts,
    mentioned,
    wishes,
    grammar,
  };
}

/** A brief's first word carries a capital even where it is no name: 'Pottery course' is a pottery course. */
function smallStart(subject: string, text: string, grammar: Tagger): string {
  const word = /^\p{Lu}\p{Ll}+(?=\s\P{Lu})/u.exec(subject)?.[0];
  if (!word || !text.trimStart().startsWith(word) || grammar.tags(word).has('ProperNoun')) return subject;
  return subject.charAt(0).toLowerCase() + subject.slice(1);
}

const GREETING =
  /\b(?:(?:happy|merry|joyful|blessed) (?:new year|christmas|easter|holidays|hanukkah|diwali|eid|ramadan|thanksgiving|halloween|(?:valentine|mother|father|women)'?s'? day|monday|friday|weekend|birthday)|season'?s greetings|eid mubarak)\b/i;

/** The greeting itself, with the capitals it is written with. */
function greetingIn(text: string): string | null {
  const found = GREETING.exec(mendWords(text))?.[0];
  return found
    ? found
        .replace(/\b(valentine|mother|father|women)s day/i, "$1's day")
        .replace(/(?<!['’])\b\p{L}+/gu, (word, at: number) =>
          at === 0 ? word.toLowerCase() : capital(word.toLowerCase()),
        )
    : null;
}

/** 'house plants 2 for 1' is the offer as a whole, without the time that follows it. */
function offerOf(subject: string, facts: Facts): string {
  const when = facts.when && subject.includes(facts.when) ? subject.slice(0, subject.indexOf(facts.when)) : subject;
  return withoutTrailingFacts(when.trim()).replace(/[\s,;:!–—-]+$/u, '');
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
