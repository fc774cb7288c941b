import { setImmediate as breathe } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  /** False for what is compressed already, as pictures and sound are. */
  compress: boolean;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** How much is packed in one go: what compresses well gives no reader anything to wait for, and all others would. */
const BREATH_BYTES = 256 * 1024;

/** A zip as it grows: nothing is held but the piece at hand. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    if (chunk) ready.push(chunk);
  });
  let packed = 0;
  function* taken(): Generator<Uint8Array> {
    if (fault) throw fault;
    yield* ready.splice(0);
  }
  for await (const { name, compress, pieces } of entries) {
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* taken();
      packed += piece.byteLength;
      if (packed < BREATH_BYTES) continue;
      packed = 0;
      await breathe();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
