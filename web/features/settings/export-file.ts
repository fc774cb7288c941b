import { EXPORT_JSON, IMPORT_MAX_BYTES } from '../../../domain/api/own-data.ts';

const NOT_AN_EXPORT = `This is not an export of Fanfare: ${EXPORT_JSON} is not in it.`;
const DAMAGED = 'This zip can’t be read. Please download it again.';
const TOO_MUCH = 'There is more in this export than can be imported at once.';

/** What of an export is sent: of a zip only the part that describes the workflows, however large the rest is. */
export async function importable(file: File): Promise<File> {
  return (await isZip(file)) ? new File([await jsonInside(file)], EXPORT_JSON, { type: 'application/json' }) : file;
}

async function isZip(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return String.fromCharCode(...head) === 'PK\x03\x04';
}

/** Reads a zip piece by piece, and no further than to the end of the one file that is wanted. */
async function jsonInside(zip: Blob): Promise<Blob> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isWhole = false;
  const unzip = new Unzip((entry) => {
    if (entry.name !== EXPORT_JSON) return;
    entry.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.length;
      if (size > IMPORT_MAX_BYTES) throw new Error(TOO_MUCH);
      parts.push(part.slice());
      isWhole = isLast;
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = zip.stream().getReader();
  try {
    for (let piece = await reader.read(); !isWhole; piece = await reader.read()) {
      unzip.push(piece.value ?? new Uint8Array(), piece.done);
      if (piece.done) break;
    }
  } catch (cause) {
    throw cause instanceof Error && cause.message === TOO_MUCH ? cause : new Error(DAMAGED, { cause });
  } finally {
    await reader.cancel();
  }
  if (!isWhole) throw new Error(parts.length > 0 ? DAMAGED : NOT_AN_EXPORT);
  return new Blob(parts);
}
