import { queryOptions, useQuery } from '@tanstack/react-query';
import { getUserDetails, type UserDetails } from '../../../domain/api/account/user.ts';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { keeper } from './session.ts';

export const NOT_AUTHENTICATED = 'User not authenticated';

const detailsQuery = queryOptions({
  queryKey: ['user-details'],
  queryFn: async ({ signal }) => {
    userIdHere();
    return (await api(getUserDetails, {}, { signal })).data;
  },
});

/** Who is stored as signed in; without anybody no call about them is made. */
export function userIdHere(): string {
  const userId = keeper.current()?.userId;
  if (!userId) throw new ApiError(NOT_AUTHENTICATED, { status: 401, code: 'NOT_SIGNED_IN' });
  return userId;
}

/** The profile of whoever is signed in. */
export function useUserDetails() {
  return useQuery(detailsQuery);
}

/** The profile as the server has it now; tried once, since somebody waits. */
export function askUserDetails(): Promise<UserDetails> {
  return queryClient.fetchQuery({ ...detailsQuery, staleTime: 0, retry: false });
}

/** What was saved shows everywhere at once: on the page, and under the name in the sidebar. */
export async function showUserDetails(details: UserDetails): Promise<void> {
  // An answer on its way does not know of the change yet.
  await queryClient.cancelQueries({ queryKey: detailsQuery.queryKey });
  queryClient.setQueryData(detailsQuery.queryKey, details);
  const { email, name, firstName, lastName, avatar } = details;
  // Nothing of this is answered in an account that is to be deleted.
  keeper.describeUser({ email, name, firstName, lastName, avatar, deletionAt: null });
}

/** The new picture shows everywhere at once. */
export async function showAvatar(avatar: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: detailsQuery.queryKey });
  queryClient.setQueryData(detailsQuery.queryKey, (known) => known && { ...known, avatar });
  const user = keeper.current()?.user;
  if (user) keeper.describeUser({ ...user, avatar });
}
