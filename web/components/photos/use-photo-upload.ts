import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../../../domain/post/photos.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { reasonOf } from '../../lib/api/reason-of.ts';
import { photoProblem, uploadPhoto } from './upload-photo.ts';

/** A photo on its way, or one that was refused. */
export interface PhotoUpload {
  file: File;
  /** Where it can be seen meanwhile; null where trying again is in vain. */
  address: string | null;
  /** Which part of it has left, from 0 to 1. */
  part: number;
  problem: string | null;
}

/** Sends one photo at a time and hands it on once it has arrived; what is under way when nobody looks any more is given up. */
export function usePhotoUpload(onArrived: (photo: Photo) => void) {
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const running = useRef<AbortController | null>(null);
  const end = () => {
    running.current?.abort();
    setUpload((before) => {
      if (before?.address) URL.revokeObjectURL(before.address);
      return null;
    });
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    end();
    const mine = new AbortController();
    running.current = mine;
    const change = (part: Partial<PhotoUpload>) =>
      !mine.signal.aborted && setUpload((now) => (now ? { ...now, ...part } : now));
    setUpload({ file, address: URL.createObjectURL(file), part: 0, problem: null });
    const problem = await photoProblem(file);
    if (problem !== null) return change({ problem, address: null });
    try {
      const photo = await uploadPhoto(file, (part) => change({ part }), mine.signal);
      if (mine.signal.aborted) return;
      end();
      onArrived(photo);
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'VALIDATION';
      change({ problem: reasonOf(error), ...(isRefused ? { address: null } : {}) });
    }
  };

  return {
    upload,
    isUploading: upload !== null && upload.problem === null,
    start: (file: File) => void start(file),
    dismiss: end,
  };
}
