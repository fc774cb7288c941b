import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarClock, MessageSquare, Workflow } from 'lucide-react';
import { chatHistory } from '../../../domain/api/chat.ts';
import { listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { listWorkflows } from '../../../domain/api/workflow/workflows.ts';
import { useChat } from '../../features/chat/state/chat-here.ts';
import { conversationName } from '../../features/chat/state/session-list.ts';
import { api } from '../../lib/api/api.ts';
import { shortMoment } from '../../lib/us-dates.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Group, PaletteEntry } from './entries.ts';

/** As many of each as are seen at a glance. */
const MOST = 5;
const DEBOUNCE_MS = 180;

/** What the server finds of each kind; a search that was typed over is called off. */
const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['palette', q],
    queryFn: async ({ signal }) => {
      const [chats, tasks, workflows] = await Promise.all([
        api(chatHistory, { q, limit: 0, sessions: MOST }, { signal }),
        api(listScheduledWorkflows, { q, limit: MOST }, { signal }),
        api(listWorkflows, { q, limit: MOST }, { signal }),
      ]);
      return { conversations: chats.sessions, tasks: tasks.data, workflows: workflows.data };
    },
    enabled: q !== '',
    // Something new may have been made since.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Conversations, posts and workflows with these words; without words the last conversations. */
export function useFound(sought: string): { groups: Group[]; isLooking: boolean; error: unknown } {
  const q = useDebounced(sought.trim(), DEBOUNCE_MS);
  const { data, isFetching, error } = useQuery(foundQuery(q));
  const known = useChat(({ chatSessions }) => chatSessions);
  const isAsked = sought.trim() !== '';
  // The names that somebody gave are known here alone.
  const titles = new Map(known.map((entry) => [entry.id, conversationName(entry)]));
  const named = known.filter((entry) => conversationName(entry).toLowerCase().includes(sought.trim().toLowerCase()));
  const chats = new Map(
    [...named, ...(isAsked ? (data?.conversations ?? []) : [])]
      .slice(0, 2 * MOST)
      .map((entry) => [entry.id, titles.get(entry.id) ?? conversationName(entry)]),
  );
  const conversations = [...chats].slice(0, MOST).map(
    ([id, label]): PaletteEntry => ({
      id: `conversation-${id}`,
      label,
      icon: MessageSquare,
      does: { to: `/dashboard?conversation=${id}` },
    }),
  );
  const posts = (isAsked ? (data?.tasks ?? []) : []).map(
    (task): PaletteEntry => ({
      id: `task-${task.id}`,
      label: task.name,
      detail: `${task.status}, ${shortMoment(task.scheduledFor)}`,
      icon: CalendarClock,
      does: { to: `/scheduled?task=${task.id}` },
    }),
  );
  const workflows = (isAsked ? (data?.workflows ?? []) : []).map(
    ({ id, name }): PaletteEntry => ({
      id: `workflow-${id}`,
      label: name,
      icon: Workflow,
      does: { to: `/scheduled?tab=builder&workflow=${id}` },
    }),
  );
  return {
    groups: [
      { name: isAsked ? 'Conversations' : 'Last conversations', entries: conversations },
      { name: 'Posts', entries: posts },
      { name: 'Workflows', entries: workflows },
    ],
    isLooking: isAsked && (isFetching || q !== sought.trim()),
    error: isAsked ? error : null,
  };
}
