import { chat } from '../state/chat-here.ts';
import { createScheduling } from './scheduling.ts';

/** What is decided on the plans of this page's chat; loaded where plans are shown, which no screen begins with. */
export const decisions = createScheduling(chat.context, () => void chat.syncActiveChat());
