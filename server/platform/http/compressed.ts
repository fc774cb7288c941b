import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Compressed {
  content: string | Buffer;
  /** Null for what was left as it is. */
  encoding: 'br' | 'gzip' | null;
}

/** Good enough to be made while somebody waits; the files of the web app are compressed by its build. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses texts of which there are few, each once, by what whoever asks takes. */
export function createCompressor(): (text: string, accepted: string | undefined) => Promise<Compressed> {
  const ways = [
    { encoding: 'br', compress: once((text) => promisify(brotliCompress)(text, QUICK)) },
    { encoding: 'gzip', compress: once((text) => promisify(gzip)(text)) },
  ] as const;
  return async (text, accepted = '') => {
    const way = ways.find(({ encoding }) =>
      new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
    );
    return way ? { content: await way.compress(text), encoding: way.encoding } : { content: text, encoding: null };
  };
}

function once(compress: (text: string) => Promise<Buffer>): (text: string) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>();
  return (text) => {
    const known = made.get(text) ?? compress(text);
    made.set(text, known);
    return known;
  };
}
