import type { StoredMedia } from './media-store.ts';

/** Reads one of a user's media; null for everything that is not theirs. */
export type ReadMedia = (userId: string, id: string) => Promise<StoredMedia | null>;

/** More than this does not travel inside one answer: the addresses of the other pictures are still there. */
const MOST_BYTES = 24 * 1024 * 1024;
const ADDRESS = /^\/api\/media\/([0-9a-f-]{36})$/;
const RASTER = ['image/png', 'image/jpeg', 'image/webp'];

/** The id in the address of a picture or sound of ours; null for any other address. */
export function mediaIdOf(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

interface ShownOutput {
  output_type: string;
  output: string;
  image_data?: string | null | undefined;
}

/** Names `image_data` for every picture of an answer: a data URL where the client asked for it, until that is large enough. */
export async function withImageData<Part extends { outputs: ShownOutput[] }>(
  read: ReadMedia,
  { userId, wished }: { userId: string; wished: boolean },
  parts: Part[],
): Promise<Part[]> {
  let left = MOST_BYTES;
  const shown: Part[] = [];
  for (const part of parts) {
    const outputs: Part['outputs'] = [];
    for (const output of part.outputs) {
      const id = output.output_type === 'image' ? mediaIdOf(output.output) : null;
      const picture = id && wished ? await read(userId, id) : null;
      const fits = picture && RASTER.includes(picture.contentType) && picture.bytes.byteLength <= left;
      if (fits) left -= picture.bytes.byteLength;
      const image_data = fits ? dataUrl(picture) : null;
      outputs.push(output.output_type === 'image' ? { ...output, image_data } : output);
    }
    shown.push({ ...part, outputs });
  }
  return shown;
}

const dataUrl = ({ contentType, bytes }: StoredMedia): string =>
  `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
