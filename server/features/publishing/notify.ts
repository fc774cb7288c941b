import type { Queries } from '../../platform/db/database.ts';
import type { NoticeNote } from '../notices/notes.ts';

/** Tells people something, in the transaction in which it comes true. */
export type Notify = (tx: Queries, notes: NoticeNote[]) => Promise<void>;
