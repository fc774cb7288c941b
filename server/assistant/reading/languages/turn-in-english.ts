import type { Operation } from '../../operations.ts';
import type { ConversationState } from '../../state.ts';
import { type Language, languageOf } from '../language.ts';
import { type Gloss, glossTalk } from './gloss.ts';

/** The language in which somebody talks here: that of the message, or of the newest text where a word like 'ok' tells nothing. */
export function talkLanguage(say: string, { drafts }: Pick<ConversationState, 'drafts'>): Language {
  return languageOf(say, languageOf(drafts.at(-1)?.text ?? ''));
}

/** A message to the assistant in the words of its readers. */
export function inEnglish(say: string, state: Pick<ConversationState, 'drafts'>): Gloss {
  return glossTalk(say, talkLanguage(say, state));
}

/** Changes whose words go into the text; of the others they only name a wish. */
export const WORDED = ['replace', 'remove', 'add', 'longer', 'order'];

/** What was typed for words of a gloss. */
export function typedOf(words: string, gloss: Gloss): string {
  const at = gloss.text.indexOf(words);
  return at < 0 || words === '' ? words : gloss.written(at, at + words.length);
}

/** Gives an operation the words back that were typed: what goes into a text is never translated. */
export function asTyped(operation: Operation, gloss: Gloss): Operation {
  const typed = (words: string): string => typedOf(words, gloss);
  switch (operation.op) {
    case 'revise':
      if (!WORDED.includes(operation.change)) return operation;
      return {
        ...operation,
        ...(operation.from === undefined ? {} : { from: typed(operation.from) }),
        ...(operation.to === undefined ? {} : { to: typed(operation.to) }),
      };
    case 'plan':
      return operation.words === undefined ? operation : { ...operation, words: typed(operation.words) };
    case 'changePlan': {
      const { text } = operation.change;
      return text === undefined ? operation : { ...operation, change: { ...operation.change, text: typed(text) } };
    }
    case 'draw':
    case 'speak':
      return { ...operation, about: typed(operation.about) };
    default:
      return operation;
  }
}
