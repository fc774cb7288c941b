import type { ConversationState } from '../../state.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import type { KindMeaning } from './kinds/kinds.ts';

/** Everything that an operation is read from. */
export interface Turn {
  /** The message in the words that the readers know. */
  say: string;
  /** The message as it was typed: new matter is read from it. */
  typed: string;
  state: ConversationState;
  moment: ReadingMoment;
  /** What its words mean; absent where only a part of a message is tried. */
  meaning?: KindMeaning;
}
