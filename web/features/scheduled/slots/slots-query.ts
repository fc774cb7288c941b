import { useMutation, useQuery } from '@tanstack/react-query';
import { getPostingSlots, savePostingSlots } from '../../../../domain/api/schedule/posting-slots.ts';
import { type PostingSlot, sortedSlots } from '../../../../domain/schedule/posting-slots.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { api } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

const SLOTS = ['posting-slots'];

/** Somebody's posting slots, and the way to set them; what is set shows at once. */
export function usePostingSlots() {
  const query = useQuery({
    queryKey: SLOTS,
    queryFn: async ({ signal }) => (await api(getPostingSlots, {}, { signal })).data,
  });
  const save = useMutation({
    // One after the other: the last one is what stays.
    scope: { id: 'posting slots' },
    mutationFn: (slots: PostingSlot[]) => api(savePostingSlots, { slots }),
    onError: (error) => toastFailure('Failed to save posting slots', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SLOTS }),
  });
  const slots = save.isPending ? sortedSlots(save.variables) : (query.data?.slots ?? []);
  return { ...query, slots, set: save.mutate };
}
