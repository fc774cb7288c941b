import { useQuery } from '@tanstack/react-query';
import { about } from '../../../domain/api/system.ts';
import { api } from '../../lib/api/api.ts';

/** Where mails can be read when no mail server is configured; null where one is, and until it is known. */
export function useMailboxAddress(): string | null {
  const { data } = useQuery({ queryKey: ['about'], queryFn: ({ signal }) => api(about, {}, { signal }) });
  return data?.mailbox ?? null;
}
