import { toast } from 'react-toastify/unstyled';
import { create } from 'zustand';
import { exportData } from '../../../../domain/api/account/own-data.ts';
import { saveFile } from '../../../components/output/save-file.ts';
import { toastFailure } from '../../../components/toast-failure.tsx';
import { respond } from '../../../lib/api/api.ts';
import { noAnswer } from '../../../lib/api/api-error.ts';
import { localInput } from '../../../lib/local-time.ts';
import { onForget } from '../../../lib/session/session.ts';
import { sizeText } from './size-text.ts';

/** Longer than a browser takes to begin saving what it was handed. */
const HANDED_OVER_MS = 60_000;

let running: AbortController | null = null;

/** How many bytes of the user's data have come; null while nothing is being downloaded. It goes on while other pages are looked at. */
export const useDownload = create<{ bytes: number | null }>(() => ({ bytes: null }));

/** Downloads everything of the user as one file, and tells how that went. */
export async function startDownload(): Promise<void> {
  const here = new AbortController();
  running = here;
  useDownload.setState({ bytes: 0 });
  try {
    const file = await receive(here.signal);
    const address = URL.createObjectURL(file);
    saveFile(address, `fanfare-${localInput(new Date()).slice(0, 10)}.zip`);
    setTimeout(() => URL.revokeObjectURL(address), HANDED_OVER_MS);
    toast.success(`Your data was downloaded (${sizeText(file.size)})`);
  } catch (failure) {
    if (!here.signal.aborted) toastFailure(exportData.fallback ?? '', failure);
  } finally {
    if (running === here) cancelDownload();
  }
}

/** Ends a download before its time. */
export function cancelDownload(): void {
  running?.abort();
  running = null;
  useDownload.setState({ bytes: null });
}

// What is on its way to one user is not for the next.
onForget(cancelDownload);

async function receive(signal: AbortSignal): Promise<Blob> {
  const response = await respond(exportData, {}, { isStream: true, accept: 'application/zip', signal });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      parts.push(piece.value);
      bytes += piece.value.length;
      useDownload.setState({ bytes });
    }
  } catch (cause) {
    throw signal.aborted ? cause : noAnswer();
  }
  return new Blob(parts, { type: 'application/zip' });
}
