import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSecurityEvents } from '../../../../domain/api/account/sessions.ts';
import { SECURITY_EVENTS_SHOWN, type SecurityEvent } from '../../../../domain/security-events.ts';
import { Button } from '../../../components/button.tsx';
import { api } from '../../../lib/api/api.ts';
import { shortMoment } from '../../../lib/us-dates.ts';
import { Panel, PanelFoot } from '../panel.tsx';
import { PanelWaiting } from '../panel-waiting.tsx';

export const securityQuery = queryOptions({
  queryKey: ['security-events'],
  queryFn: async ({ signal }) => (await api(listSecurityEvents, {}, { signal })).data,
  staleTime: 0,
});

/** As many as are seen at a glance. */
const FIRST = 6;

/** What happened to the account: who knows it all sees at once what was somebody else. */
export function SecurityActivity() {
  const { data, error, refetch } = useQuery(securityQuery);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? data : data?.slice(0, FIRST);
  return (
    <Panel
      title="Security activity"
      text={`The last ${SECURITY_EVENTS_SHOWN} things that happened to your account. What was not you calls for a new password.`}
    >
      {shown ? (
        <ul className="mt-3 divide-y divide-line">
          {shown.map((event, index) => (
            // Only ever added to at its head, and shown anew as a whole.
            // biome-ignore lint/suspicious/noArrayIndexKey: two events of one moment differ in nothing else
            <Row key={`${event.at} ${index}`} event={event} />
          ))}
          {shown.length === 0 && <li className="px-6 py-4 text-sm text-ink-2 max-sm:px-4">Nothing yet.</li>}
        </ul>
      ) : (
        <PanelWaiting what="your security activity" error={error} onRetry={() => void refetch()} className="h-40" />
      )}
      {data && data.length > FIRST && (
        <PanelFoot>
          <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${data.length}`}
          </Button>
        </PanelFoot>
      )}
    </Panel>
  );
}

function Row({ event: { what, detail, device, at } }: { event: SecurityEvent }) {
  const more = [detail, device].filter((part) => part !== null).join(' · ');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-6 py-2.5 text-sm max-sm:px-4">
      <span className="min-w-0 flex-1 basis-60">
        <span className="font-medium">{what}</span>
        {more !== '' && <span className="text-ink-2"> · {more}</span>}
      </span>
      <time dateTime={at} className="text-ink-3 tabular-nums">
        {shortMoment(at)}
      </time>
    </li>
  );
}
