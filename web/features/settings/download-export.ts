import { exportData } from '../../../domain/api/own-data.ts';
import { saveFile } from '../../components/save-file.ts';
import { respond } from '../../lib/api.ts';
import { noAnswer } from '../../lib/api-error.ts';
import { localInput } from '../../lib/local-time.ts';

/** Longer than a browser takes to begin saving what it was handed. */
const HANDED_OVER_MS = 60_000;

/** Downloads everything of the user as one file; tells how many bytes have come, while it comes and at the end. */
export async function downloadExport(onBytes: (bytes: number) => void, signal: AbortSignal): Promise<number> {
  const response = await respond(exportData, {}, { timeoutMs: null, accept: 'application/zip', signal });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      parts.push(piece.value);
      bytes += piece.value.length;
      onBytes(bytes);
    }
  } catch (cause) {
    throw signal.aborted ? cause : noAnswer();
  }
  const address = URL.createObjectURL(new Blob(parts, { type: 'application/zip' }));
  saveFile(address, `fanfare-${localInput(new Date()).slice(0, 10)}.zip`);
  setTimeout(() => URL.revokeObjectURL(address), HANDED_OVER_MS);
  return bytes;
}
