import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import {
  type ConnectResult,
  connectResultSchema,
  connectResultText,
  type NetworkConnection,
} from '../../../domain/post/connections.ts';
import { PLATFORM_RULES, type Platform, platformSchema } from '../../../domain/post/platforms.ts';

/** What a visit to a network came to, read once from the page's address: a toast where it connected, else the sentence. */
export function useVisitResult(connections: NetworkConnection[] | undefined): string | null {
  const [query, setQuery] = useSearchParams();
  const [visit, setVisit] = useState<{ platform: Platform; result: ConnectResult } | null>(null);
  useEffect(() => {
    const platform = platformSchema.safeParse(query.get('platform'));
    const result = connectResultSchema.safeParse(query.get('result'));
    if (!platform.success || !result.success) return;
    setVisit({ platform: platform.data, result: result.data });
    setQuery({}, { replace: true });
  }, [query, setQuery]);

  const isConnected = visit?.result === 'connected';
  const account = connections?.find(({ platform }) => platform === visit?.platform)?.account;
  useEffect(() => {
    if (!visit || !isConnected || !account) return;
    toast.success(`Fanfare publishes for you on ${PLATFORM_RULES[visit.platform].label} as ${account.name}`);
    setVisit(null);
  }, [visit, isConnected, account]);
  return visit ? connectResultText(visit.result, visit.platform) : null;
}
