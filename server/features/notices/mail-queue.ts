import type { NoticeKind } from '../../../domain/notices.ts';
import { jobKind } from '../../platform/queue/jobs.ts';

/** The mail about what somebody was told of one kind; it takes along everything of that kind that is not mailed yet. */
export const mailNotices = jobKind<{ userId: string; kind: NoticeKind }>('notice-mail', {
  retries: 8,
  retryPause: 2,
  backoff: true,
});

/** What comes to pass together is told in one mail: a moment is long enough for posts that are due at once. */
export const SOON_SECONDS = 3;
