import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Factors, getFactors } from '../../../../domain/api/account/factors.ts';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

const factorsQuery = queryOptions({
  queryKey: ['sign-in-factors'],
  queryFn: async ({ signal }) => (await api(getFactors, {}, { signal })).data,
});

/** What the user signs in with beside the password. */
export function useFactors() {
  return useQuery(factorsQuery);
}

/** What the server answered to a change shows at once. */
export async function showFactors(factors: Factors): Promise<void> {
  // An answer on its way does not know of the change yet.
  await queryClient.cancelQueries({ queryKey: factorsQuery.queryKey });
  queryClient.setQueryData(factorsQuery.queryKey, factors);
}
