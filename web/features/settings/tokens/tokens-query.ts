import { queryOptions } from '@tanstack/react-query';
import { type ApiToken, listTokens } from '../../../../domain/api/account/tokens.ts';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

export const tokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => (await api(listTokens, {}, { signal })).data,
  // When each was last used is worth asking each time that somebody looks.
  staleTime: 0,
});

/** What the server answered to a change shows at once. */
export async function showTokens(tokens: ApiToken[]): Promise<void> {
  // An answer on its way does not know of the change yet.
  await queryClient.cancelQueries({ queryKey: tokensQuery.queryKey });
  queryClient.setQueryData(tokensQuery.queryKey, tokens);
}
