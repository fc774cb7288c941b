import { queryOptions, useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import {
  endOneSession,
  endOtherSessions,
  listSessions,
  type OpenSession,
} from '../../../../domain/api/account/sessions.ts';
import { Button } from '../../../components/button.tsx';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { shortMoment } from '../../../lib/us-dates.ts';
import { Panel, PanelFoot } from '../panel.tsx';
import { PanelWaiting } from '../panel-waiting.tsx';
import { securityQuery } from './security-activity.tsx';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await api(listSessions, {}, { signal })).data,
  // Who else is signed in is worth asking each time that somebody looks.
  staleTime: 0,
});

const OTHERS = 'others';

/** Where the user is signed in, each with its end. */
export function SessionsPanel() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (which: string, work: () => Promise<{ message: string; data: OpenSession[] }>) => {
    setEnding(which);
    try {
      const { message, data: left } = await work();
      queryClient.setQueryData(sessionsQuery.queryKey, left);
      toast.success(message);
    } catch (failure) {
      toastFailure('The session was not ended', failure);
      await refetch();
    } finally {
      setEnding(null);
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
    }
  };
  return (
    <Panel title="Where you are signed in" text="End what you don’t know or no longer use: it is signed out at once.">
      {data ? (
        <ul className="mt-3 divide-y divide-line">
          {data.map((session) => (
            <Row
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session.id, () => api(endOneSession, { id: session.id }))}
            />
          ))}
        </ul>
      ) : (
        <PanelWaiting what="your sessions" error={error} onRetry={() => void refetch()} className="h-24" />
      )}
      {data && data.length > 1 && (
        <PanelFoot>
          <Button
            look="quiet"
            size="small"
            busy={ending === OTHERS}
            onClick={() => void end(OTHERS, () => api(endOtherSessions, {}))}
          >
            End all others
          </Button>
        </PanelFoot>
      )}
    </Panel>
  );
}

function Row({ session, isEnding, onEnd }: { session: OpenSession; isEnding: boolean; onEnd: () => void }) {
  const device = session.device ?? 'A browser from before';
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 px-6 py-3.5 max-sm:px-4">
      <span className="grid size-9 place-items-center rounded-md bg-hover text-ink-2">
        <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h4 className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm font-medium">
          {device}
          {session.is_current && (
            <span className="rounded-full bg-ok-wash px-2 py-0.5 text-xs font-medium text-ok">This browser</span>
          )}
        </h4>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          Signed in {shortMoment(session.signed_in_at)}
          {!session.is_current && <> · last used {shortMoment(session.used_at)}</>}
        </p>
      </div>
      {!session.is_current && (
        <Button look="quiet" size="small" busy={isEnding} onClick={onEnd} aria-label={`End ${device}`}>
          End
        </Button>
      )}
    </li>
  );
}
