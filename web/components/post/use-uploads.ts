import { useEffect, useRef, useState } from 'react';
import { postMediaOf } from '../../../domain/post/photos.ts';
import { POST_MEDIA_MAX, type PostMedia } from '../../../domain/post/post.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { newId } from '../../lib/new-id.ts';
import { photoProblem, uploadPhoto } from '../photos/upload-photo.ts';
import type { EditPlace } from './post-edits.ts';

export const NO_ROOM = `A post can have at most ${POST_MEDIA_MAX} pictures. Remove one to add another.`;

/** A picture on its way, or one that was refused. */
export interface Upload {
  id: string;
  /** What it was added to. */
  place: EditPlace;
  file: File;
  /** Where it can be seen meanwhile; null where it can't be this post's picture, and trying again is in vain. */
  address: string | null;
  /** Which part of it has left, from 0 to 1. */
  part: number;
  problem: string | null;
}

/** Sends pictures and hands on each that has arrived; what is under way when nobody looks any more is given up. */
export function useUploads(onArrived: (place: EditPlace, media: PostMedia) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(Promise.resolve());
  const addresses = useRef(new Map<string, string>());
  useEffect(
    () => () => {
      for (const ending of running.current.values()) ending.abort();
      for (const address of addresses.current.values()) URL.revokeObjectURL(address);
      addresses.current.clear();
    },
    [],
  );

  const change = (id: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const dismiss = (id: string) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    URL.revokeObjectURL(addresses.current.get(id) ?? '');
    addresses.current.delete(id);
    setUploads((now) => now.filter((upload) => upload.id !== id));
  };

  const start = async ({ id, place, file }: Upload) => {
    // Removed before its turn came.
    if (!addresses.current.has(id)) return;
    const ending = new AbortController();
    running.current.set(id, ending);
    change(id, { problem: null, part: 0 });
    const problem = await photoProblem(file);
    if (ending.signal.aborted) return;
    if (problem !== null) return change(id, { problem, address: null });
    try {
      const photo = await uploadPhoto(file, (part) => change(id, { part }), ending.signal);
      if (ending.signal.aborted) return;
      onArrived(place, postMediaOf(photo));
      dismiss(id);
    } catch (error) {
      if (ending.signal.aborted) return;
      const isRefused = error instanceof ApiError && error.code === 'VALIDATION';
      change(id, { problem: reasonOf(error), ...(isRefused ? { address: null } : {}) });
    }
  };

  return {
    uploads,
    isUploading: uploads.some(({ problem }) => problem === null),
    /** Adds pictures to a place; those for which there is no room are refused one by one. */
    add: (place: EditPlace, files: File[], room: number) => {
      const waiting = uploads.filter((upload) => upload.place === place && upload.problem === null).length;
      const added = files.map((file, index): Upload => {
        const id = newId();
        if (index >= room - waiting) return { id, place, file, address: null, part: 0, problem: NO_ROOM };
        const address = URL.createObjectURL(file);
        addresses.current.set(id, address);
        return { id, place, file, address, part: 0, problem: null };
      });
      setUploads((now) => [...now, ...added]);
      // One after the other: they arrive in the order in which they were chosen.
      for (const upload of added)
        if (upload.problem === null) latest.current = latest.current.then(() => start(upload));
    },
    retry: (upload: Upload) => void start(upload),
    dismiss,
  };
}
export type Uploads = ReturnType<typeof useUploads>;
