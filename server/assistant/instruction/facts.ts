import { namedFacts } from '../reading/turn/removals.ts';
import { REVISION_WORDS } from '../reading/turn/revision.ts';
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

/** Changes of what a text says: taken out, exchanged, moved or added; null where the words name no such change, or nothing in the text. */
export function factSteps(said: string, text: string): Step[] | null {
  const words = said.trim().replace(/[.!]+$/, '');
  const read = (change: 'remove' | 'replace' | 'order' | 'add') => REVISION_WORDS[change](words, text, []);
  if (REPLACES.test(words)) {
    const found = read('replace');
    if (found?.from && found.to) return [{ change: 'replace', from: found.from, to: found.to, said }];
  }
  if (REMOVES.test(words)) {
    const all = namedFacts(words, text);
    if (all.length > 1) return all.map((from) => ({ change: 'remove', from, said }));
    const [, name] = UNSAID.exec(words) ?? [];
    if (all.length === 0 && name && foundIn(text, name)) return [{ change: 'remove', from: name, to: 'unsaid', said }];
    const from = read('remove')?.from;
    return from ? [{ change: 'remove', from, said }] : null;
  }
  if (MOVES.test(words)) {
    const found = read('order');
    return found?.from && found.to ? [{ change: 'order', from: found.from, to: found.to, said }] : null;
  }
  if (!ADDS.test(words)) return null;
  const to = read('add')?.to;
  // 'Put each sentence on a line' speaks of the text: no such words ever stand in it.
  if (to && OF_THE_TEXT.test(to) && !/["“„«]/.test(words)) return null;
  return to && to !== words ? [{ change: 'add', to, said }] : null;
}
