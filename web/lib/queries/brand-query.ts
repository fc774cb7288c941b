import { useQuery } from '@tanstack/react-query';
import { type BrandProfile, getBrandProfile } from '../../../domain/api/brand.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';

const PROFILE = ['brand', 'profile'];

/** The caller's brand. */
export function useBrandProfile() {
  return useQuery({
    queryKey: PROFILE,
    queryFn: async ({ signal }) => (await api(getBrandProfile, {}, { signal })).data,
  });
}

/** Shows a brand as the server has just told it. */
export async function keepBrandProfile(profile: BrandProfile): Promise<void> {
  // An answer that is on its way knows nothing of the change yet.
  await queryClient.cancelQueries({ queryKey: PROFILE });
  queryClient.setQueryData(PROFILE, profile);
}
