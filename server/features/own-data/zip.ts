import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  /** False for what is compressed already, as pictures and sound are. */
  compress: boolean;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A zip as it grows: nothing is held but the piece at hand. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    if (chunk) ready.push(chunk);
  });
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
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
