import { login } from '../../../domain/api/account/auth.ts';
import { listNotices } from '../../../domain/api/account/notices.ts';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import type { Call } from '../../../domain/api/call.ts';
import { chatHistory } from '../../../domain/api/chat.ts';
import { listPublications } from '../../../domain/api/post/publishing.ts';
import { listPendingPlans } from '../../../domain/api/schedule/plans.ts';
import { listScheduledWorkflows, scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { chainOf } from '../chain.ts';

/** One thing that people do, and how often of a hundred. */
export interface Kind {
  name: string;
  share: number;
  method: string;
  path: string;
  body: string | null;
  status: number;
  isAnonymous?: boolean;
}

export const PASSWORD = 'a good password';

const kind = (name: string, share: number, { method, path }: Call, input: Record<string, unknown> = {}): Kind => {
  const isRead = method === 'GET';
  const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return { name, share, method, path: `/api${path}${query}`, body: isRead ? null : JSON.stringify(input), status: 200 };
};

/** What people do in an hour, none of it with a model: mostly they look. */
export function mixedTraffic(): Kind[] {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  const [agent] = chainOf(1).agents;
  return [
    { ...kind('sign in', 2, login, { email: '{email}', password: PASSWORD }), isAnonymous: true },
    kind('chat history', 24, chatHistory, { limit: '50', sessions: '30' }),
    kind('board', 18, listScheduledWorkflows, { sort: 'board', limit: '20', count: 'true' }),
    kind('list', 10, listScheduledWorkflows, { sort: 'next', limit: '50', count: 'true' }),
    kind('agenda', 8, listScheduledWorkflows, { sort: 'ahead', from: new Date().toISOString(), limit: '50' }),
    kind('plans that wait', 8, listPendingPlans, { limit: '50', count: 'true' }),
    kind('ready to post', 6, listPublications, { state: 'waiting', limit: '40' }),
    kind('notices', 8, listNotices, { limit: '40' }),
    kind('usage', 8, checkUsage),
    kind('schedule a post', 4, scheduleWorkflow, {
      name: 'Load',
      scheduledAt: tomorrow,
      userTimezone: 'UTC',
      agents: [{ ...agent, verbatim: true }],
      connections: [],
      platforms: ['linkedin'],
      agentType: 'custom',
    }),
    kind('run three agents', 4, executeWorkflow, chainOf(3)),
  ];
}

/** The same number of things that cost a server nothing. */
export const TRIVIAL: Kind[] = [
  { name: 'a trivial answer', share: 1, method: 'POST', path: '/', body: JSON.stringify(chainOf(3)), status: 200 },
];

/** Which of several comes at each place, so that each has its share and they are mixed the same way each time. */
export function spread(shares: number[]): (at: number) => number {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const round = shares.flatMap((share, which) =>
    Array.from({ length: share }, (_, n) => ({ which, at: ((n + 0.5) * all) / share })),
  );
  const order = round.sort((a, b) => a.at - b.at).map(({ which }) => which);
  return (at) => order[at % order.length] ?? 0;
}
