import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewBrand } from '../../../domain/api/brand.ts';
import type { InputOf } from '../../../domain/api/call.ts';
import { api } from '../../lib/api/api.ts';

const STILL_MS = 400;
const KEPT_MS = 60_000;

/** What the built-in designer draws for a brand, once it stands still; the last picture stays until the next is there. */
export function usePreview(input: InputOf<typeof previewBrand>, logo: string | null) {
  const wanted = useStill(JSON.stringify(input));
  const { data, error, isFetching, refetch } = useQuery({
    // Another logo makes another picture too, though the server knows it already.
    queryKey: ['brand', 'preview', wanted, logo],
    queryFn: async ({ signal }) => (await api(previewBrand, JSON.parse(wanted), { signal })).data.image,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return { image: data ?? last, error, isDrawing: isFetching, redraw: () => void refetch() };
}

/** A value once it has not changed for a while. */
function useStill(value: string): string {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return still;
}
