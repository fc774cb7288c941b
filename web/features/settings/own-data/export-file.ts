import { EXPORT_JSON, NOT_AN_EXPORT } from '../../../../domain/api/account/own-data.ts';

const DAMAGED = 'This zip can’t be read. Please download it again.';
const TOO_MUCH = 'This export is too large to be read here. Take fanfare.json out of the zip and choose that.';
/** What a browser still reads without stumbling. */
const MOST_JSON_BYTES = 256 * 1024 * 1024;

/** What of an export is sent: its workflows alone, however large the conversations and pictures beside them are. */
export async function importable(file: File): Promise<File> {
  const json = (await isZip(file)) ? await jsonInside(file) : file;
  if (json.size > MOST_JSON_BYTES) throw new Error(TOO_MUCH);
  const { format, version, workflows } = parse(await json.text());
  return new File([JSON.stringify({ format, version, workflows })], EXPORT_JSON, { type: 'application/json' });
}

function parse(text: string): { format?: unknown; version?: unknown; workflows?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Error(NOT_AN_EXPORT);
  }
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
      if (size > MOST_JSON_BYTES) throw new Error(TOO_MUCH);
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
