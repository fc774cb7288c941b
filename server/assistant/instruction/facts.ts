import { factsIn } from '../reading/turn/facts.ts';
import { namedFact, namedFacts } from '../reading/turn/revision/removals.ts';
import { REVISION_WORDS } from '../reading/turn/revision/revision.ts';
import { foundIn } from '../reading/turn/text-parts.ts';
import type { Step } from './wishes.ts';

const REMOVES =
  /^(?:please )?(?:no|without|drop|leave out|leave off|remove|cut|omit|delete|skip|take out|strip|lose|don[’']?t (?:mention|say)|do not (?:mention|say)|get rid of|minus)s?\b|\bcan go$/i;
const REPLACES =
  /^(?:replace|change|swap|switch|exchange|call|rename)s?\b|\b(?:instead of|rather than|should (?:be|say|read)|not)\b|->|=>|→/i;
const MOVES =
  /^(?:put|move|bring|place|start|begin|open|lead|end|finish|close)s?\b.*\b(?:first|last|start|top|beginning|front|end|bottom|with|before|after)\b/i;
const ADDS =
  /^(?:add|mention|include|say|state|insert|append|note|point out|work in|tell (?:them|people|readers))s?\b/i;

const OF_THE_TEXT =
  /\b(?:sentences?|paragraphs?|lines?|headlines?|frases?|l[ií]neas?|párrafos?|satz|sätze|absatz|zeilen?|phrases?|lignes?|paragraphes?)(?!\p{L})/iu;

/** Never to be named: a person, a thing. */
const UNSAID = /^(?:please )?(?:don[’']?t|do not|never) (?:mention|name|say)(?: anything about)? ["“'‘]?(.+?)["”'’]?$/i;

/** What is called by its name and is a figure or an address: where the text has none, no other words are meant. */
const FACT_NAME = /\b(?:prices?|phone(?: numbers?)?|links?|urls?|websites?|e-?mails?|dates?|times?)$/i;
const ADDRESSES: string[] = ['link', 'mail', 'phone'];

/** Changes of what a text says: taken out, exchanged, moved or added; null where the words name no such change, or nothing in the text. */
export function factSteps(said: string, text: string): Step[] | null {
  const words = said.trim().replace(/[.!]+$/, '');
  const read = (change: 'remove' | 'replace' | 'order' | 'add') => REVISION_WORDS[change](words, text, []);
  if (REPLACES.test(words)) {
    const named = namedReplaced(words, text);
    if (named !== undefined) return named && [{ change: 'replace', ...named, said }];
    const found = read('replace');
    if (found?.from && found.to) return [{ change: 'replace', from: found.from, to: found.to, said }];
  }
  // 'Everything after the price' is no one fact.
  if (REMOVES.test(words) && /\b(?:everything|the rest|except)\b/i.test(words)) return null;
  const [name] = REMOVES.test(words) ? (FACT_NAME.exec(words) ?? []) : [];
  if (name && namedFacts(`all ${name}`, text).length === 0)
    return [{ change: 'remove', from: name, to: 'absent', said }];
  if (REMOVES.test(words)) {
    const all = namedFacts(words, text);
    if (all.length > 1) return all.map((from) => ({ change: 'remove', from, said }));
    const [, name] = UNSAID.exec(words) ?? [];
    if (all.length === 0 && name && foundIn(text, name)) return [{ change: 'remove', from: name, to: 'unsaid', said }];
    const from = read('remove')?.from;
    return from ? [{ change: 'remove', from, said }] : null;
  }
  if (MOVES.test(words)) {
    // What is quoted is put in, not looked for; what the text does not have can't be moved in it.
    if (/["“„«]/.test(words)) return null;
    if (factsIn(words).some((fact) => ADDRESSES.includes(fact.kind) && !text.includes(fact.text))) {
      const [, to] = /^(?:end|finish|close)s?(?: it)? with (.+)$/i.exec(words) ?? [];
      return to ? [{ change: 'add', to, at: 'end', said }] : null;
    }
    const found = read('order');
    return found?.from && found.to ? [{ change: 'order', from: found.from, to: found.to, said }] : null;
  }
  // Quoted words that are to stand at a certain place within the text are not put anywhere else.
  if (!ADDS.test(words) || /["”»] (?:right |just )?(?:before|after|between|behind|in front of)\b/i.test(words))
    return null;
  const to = read('add')?.to;
  // 'Put each sentence on a line' speaks of the text: no such words ever stand in it.
  if (to && OF_THE_TEXT.test(to) && !/["“„«]/.test(words)) return null;
  return to && to !== words ? [{ change: 'add', to, said }] : null;
}

const PAIR =
  /^(?:replace|change|swap|switch|exchange)s? (?:(?:the|its|our) )?["“]?(.+?)["”]? (?:with|by|for|to|into) ["“]?(.+?)["”]?$/i;
const ANY_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?=\p{L}*day$)/iu;

/** What a fact is replaced by that is called by its name or by itself; null where the text has no such one, undefined where other words are replaced. */
function namedReplaced(words: string, text: string): { from: string; to: string } | null | undefined {
  const [, old = '', to = ''] = PAIR.exec(words) ?? [];
  const [fresh] = factsIn(to);
  if (!fresh) return undefined;
  const named = factsIn(old).length === 0 ? namedFact(old, text) : null;
  if (named !== null) return factsIn(named)[0]?.kind === fresh.kind ? { from: named, to } : undefined;
  const [day] = ANY_DAY.exec(old) ?? [];
  const isThere = (part: string): boolean =>
    text.replace(/\s/g, '').toLowerCase().includes(part.replace(/\s/g, '').toLowerCase());
  return factsIn(old)[0]?.text === old && !isThere(day ?? old) ? null : undefined;
}
