import { saveFile } from './save-file.ts';

/** Saves several pictures of this site as one file; false where one of them could not be had. */
export async function saveZip(pictures: { address: string; name: string }[], name: string): Promise<boolean> {
  try {
    const [{ zipSync }, ...parts] = await Promise.all([import('fflate'), ...pictures.map(pictureAt)]);
    // Pictures are packed as tightly as can be: they are only put together.
    const zip = zipSync(Object.fromEntries(parts), { level: 0 });
    const address = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
    saveFile(address, name);
    // The browser has taken it over once it has had a turn.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return true;
  } catch {
    return false;
  }
}

/** A picture under its name with the ending of its kind: on a photo it is a JPEG. */
async function pictureAt({ address, name }: { address: string; name: string }): Promise<[string, Uint8Array]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is nothing at ${address}`);
  const ending = answer.headers.get('content-type') === 'image/jpeg' ? 'jpg' : 'png';
  return [`${name}.${ending}`, new Uint8Array(await answer.arrayBuffer())];
}
