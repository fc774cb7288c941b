import { OWN_NOUN } from '../../../../lib/platform-words.ts';
import type { Change } from '../../../operations.ts';
import { givenText } from '../given-text.ts';
import { readPlaces } from '../places.ts';
import { readAddition } from './additions.ts';
import { onlyPart, readOrder, readRemoval } from './removals.ts';
import { readReplacement } from './replacement.ts';
import type { Reader } from './revision-words.ts';
import { formOf, readEmoji, readHashtags, readTranslation, toneOf } from './style-words.ts';

/** The text for another place beside the one that is there. */
const BESIDE = new RegExp(
  String.raw`\b(?:plus|also|as well|too|another|same|second|both|besides)\b|^\W*and\b|\b(?:${OWN_NOUN}|version|post) (?:out of|of|from) (?:it|this|that)\b`,
  'i',
);

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
    const part = onlyPart(say);
    if (part) return { to: part };
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
    const { only, more } = readPlaces(say);
    const platform = only[0] ?? more[0];
    return platform ? { platform, ...(BESIDE.test(say) ? { keeps: true } : {}) } : null;
  },
  form: (say) => ({ to: formOf(say) }),
  formal: () => ({}),
  casual: () => ({}),
  proofread: () => ({}),
  pick: () => ({}),
  undo: (say) => ({
    to: /\b(?:very first|original(?:ly)?|first (?:version|draft|text|one|wording)|at the (?:very )?(?:start|beginning)|initial(?:ly)?|the beginning|from scratch|(?:you|we|i) (?:first|started|began|gave me first|had first|wrote first)|first was|first is|gave me first|to begin with|beginning one)\b/i.test(
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
