import type { Brand } from '../../domain/brand.ts';
import { edit } from './editing/edit.ts';
import { fitInto } from './editing/fitting.ts';
import type { Change, Revise } from './operations.ts';
import { languageOf } from './reading/language.ts';
import type { Span } from './reading/roles.ts';
import type { DraftState } from './state.ts';

/** A draft's next text, or the honest sentence why there is none. */
export type Revised = { text: string } | { reply: string };

/** What only a writer with its own words can do. */
const NEEDS_MODEL: Partial<Record<Change, string>> = {
  longer:
    'I keep to what you told me. Tell me what to add, and I’ll put it in; a connected language model can write more.',
  formal:
    'I keep your own words, so I can’t change their tone. Give me the sentence as it should read, or connect a language model.',
  casual:
    'I keep your own words, so I can’t change their tone. Give me the sentence as it should read, or connect a language model.',
  translate: 'I can’t translate. A connected language model can; or paste the translation, and I’ll lay it out.',
  other: 'I’m not sure how to change that without a language model. Tell me the words to replace, remove or add.',
};

/** Changes a draft as asked, on its own words: replaces, removes, adds, lays out anew, undoes. */
export function revise(draft: DraftState, operation: Revise, said: string, brand: Brand): Revised {
  const { change, from, to, platform } = operation;
  const { text } = draft;
  const relaid = (words: string, spans: Span[] = []): Revised => {
    const made = edit({
      spans: [{ role: 'matter', text: words }, ...spans],
      platform: platform ?? draft.platform ?? 'none',
      brand,
      language: languageOf(words),
      now: '',
      timeZone: '',
    });
    return made.question === null ? { text: made.text } : { reply: made.question };
  };
  switch (change) {
    case 'replace':
      return from && to && has(text, from) ? { text: replaced(text, from, to) } : unclear(text, 'replace');
    case 'remove':
      return from && has(text, from) ? { text: removed(text, from) } : unclear(text, 'remove');
    case 'add':
      return to ? { text: added(text, to) } : unclear(text, 'add');
    case 'shorter': {
      const shorter = shortened(text);
      return shorter.length < text.length
        ? { text: shorter }
        : { reply: 'It can’t get shorter without losing a fact. Tell me what to leave out.' };
    }
    case 'undo': {
      const before = draft.versions.at(-1);
      return before ? { text: before } : { reply: 'There is no earlier version of this text.' };
    }
    case 'pick':
      return { text };
    case 'platform':
    case 'proofread':
      return relaid(text);
    case 'form':
    case 'hashtags':
    case 'emoji':
    case 'order':
      return relaid(text, [{ role: 'constraint', text: `\n${to ?? said}` }]);
    default:
      return { reply: NEEDS_MODEL[change] ?? NEEDS_MODEL.other ?? '' };
  }
}

function unclear(text: string, what: 'replace' | 'remove' | 'add'): Revised {
  const opening = text.split(/\s+/).slice(0, 6).join(' ');
  return { reply: `Which words of “${opening}…” should I ${what}? Quote them, and I’ll do it.` };
}

const at = (text: string, words: string): number => text.toLowerCase().indexOf(words.toLowerCase());
const has = (text: string, words: string): boolean => at(text, words) >= 0;

/** Every place of the words; a capital at a sentence's start stays one. */
function replaced(text: string, from: string, to: string): string {
  let out = text;
  for (let i = at(out, from), guard = 0; i >= 0 && guard < 20; guard++) {
    const isOpening = i === 0 || /(?:[.!?]\s+|\n)$/.test(out.slice(0, i));
    const words = isOpening ? raised(to) : to;
    out = `${out.slice(0, i)}${words}${out.slice(i + from.length)}`;
    const next = at(out.slice(i + words.length), from);
    i = next < 0 ? -1 : i + words.length + next;
  }
  return tidy(out);
}

/** The words, and the sentence around them where nothing else of substance is left in it. */
function removed(text: string, from: string): string {
  const i = at(text, from);
  const rest = `${text.slice(0, i)}${text.slice(i + from.length)}`;
  return tidy(rest.replace(/(^|[.!?]\s+|\n)\W*(?:and|with|plus|also)?\W*(?=[.!?](?:\s|$))[.!?]/giu, '$1'));
}

/** One sentence more, before the line of hashtags. */
function added(text: string, words: string): string {
  const sentence = `${raised(words.trim().replace(/[.\s]+$/, ''))}${/[!?]$/.test(words.trim()) ? '' : '.'}`;
  const tags = /\n+\s*(?:#\S+\s*)+$/u.exec(text);
  const body = tags ? text.slice(0, tags.index) : text;
  const closed = /[.!?…:)\]]\s*$/u.test(body) || /\n\s*[-•*\d].*$/u.test(body) ? body.trimEnd() : `${body.trimEnd()}.`;
  const isList = /(?:^|\n)[^\S\n]*[-•*]\s[^\n]*$/u.test(closed);
  return `${closed}${isList ? '\n\n' : ' '}${sentence}${tags?.[0] ?? ''}`;
}

/** Filler goes first, then long spellings, as little as makes it shorter. */
function shortened(text: string): string {
  const shorter = fitInto(text, (one) => one.length <= text.length * 0.9);
  if (shorter.length < text.length) return shorter;
  return fitInto(text, (one) => one.length < text.length);
}

const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/,\s*(?=[.!?])|^[\s,;.]+/gu, '')
    .replace(/([.!?])\s*,\s*/g, '$1 ')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|[.!?]\s+|\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}
