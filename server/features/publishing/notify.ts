import type { NoticeKind } from '../../../domain/notices.ts';
import type { Queries } from '../../platform/db/database.ts';

/** Something that people are told without having asked; each cause once. */
export interface Told {
  userId: string;
  kind: NoticeKind;
  cause: string;
  title: string;
  detail: string;
  scheduledWorkflowId: string | null;
}

/** Tells people something, in the transaction in which it comes true. */
export type Notify = (tx: Queries, told: Told) => Promise<void>;
