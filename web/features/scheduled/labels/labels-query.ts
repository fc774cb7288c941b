import { useQuery } from '@tanstack/react-query';
import { listLabels } from '../../../../domain/api/schedule/labels.ts';
import { api } from '../../../lib/api/api.ts';

/** Somebody's labels by name; whatever reloads the tasks reloads them too. */
export function useLabels() {
  return useQuery({
    queryKey: ['scheduled', 'labels'],
    queryFn: async ({ signal }) => (await api(listLabels, {}, { signal })).data,
  });
}
