import type { Brand } from '../../../domain/brand.ts';
import { lengthRefusal } from '../../../domain/post/approved-text.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { type Constraints, NO_CONSTRAINTS, readConstraints } from '../editing/constraints.ts';
import { lossOf, strangersIn, tellFaults } from '../editing/loss.ts';
import { LONG_TEXT } from '../long-text.ts';
import { languageOf } from '../reading/language.ts';
import { readSpans } from '../reading/spans/spans.ts';

/** A text that a model wrote, and what it is held against. */
interface WrittenText {
  text: string;
  /** The words of the user that it is made from; empty where nothing of them has to stay. */
  matter: string;
  /** Everything that the user and the product have said: no other figure, name, day or link may be in it. */
  source: string;
  brand: Brand;
  platforms: Platform[] | null;
  constraints: Constraints;
}

/** Links that no platform opens and no reader should. */
const SCRIPT_LINK = /\b(?:javascript|vbscript):(?=\S)|\bdata:text\/html/i;

/** Why a text may not be kept at all; null where it may. */
export function forbiddenIn(text: string): string | null {
  if (text.trim() === '') return 'The text is empty. Write it out.';
  return SCRIPT_LINK.test(text) ? 'The text holds a link that runs code. Leave it out.' : null;
}

/** What is wrong with a text: facts that were lost or come from nowhere, orders that leaked, wishes and limits that do not hold. */
export function faultsOf({ platforms, ...draft }: WrittenText): string[] {
  const told = [brandWords(draft.brand), draft.source].join('\n');
  const overlong = platforms === null ? null : lengthRefusal(draft.text, platforms);
  // German writes every noun with a capital: there it tells no name.
  const strangers = languageOf(draft.text) === 'de' ? [] : tellFaults(strangersIn(draft.text, told));
  return [...lossOf({ ...draft, source: told }), ...strangers, ...(overlong === null ? [] : [overlong])];
}

/** What the user wished for the form of a text; of a long message nothing is read: it is mostly pasted. */
export function constraintsIn(message: string): Constraints {
  return message.length > LONG_TEXT ? NO_CONSTRAINTS : readConstraints(readSpans(message), languageOf(message));
}

function brandWords({ name, tagline, mission, voice, keywords }: Brand): string {
  return [name, tagline, mission, voice, ...keywords].filter(Boolean).join(' ');
}
