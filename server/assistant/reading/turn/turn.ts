import type { Moment } from '../../../../domain/understanding/understand.ts';
import type { ConversationState } from '../../state.ts';

/** Everything that an operation is read from. */
export interface Turn {
  say: string;
  state: ConversationState;
  moment: Moment;
}
