import { saveFile } from './save-file.ts';

/** Saves several files of this site as one; false where one of them could not be had. */
export async function saveZip(files: { address: string; name: string }[], name: string): Promise<boolean> {
  try {
    const [{ zipSync }, ...parts] = await Promise.all([
      import('fflate'),
      ...files.map(async ({ address, name: file }) => [file, await bytesAt(address)] as const),
    ]);
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

async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`There is nothing at ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}
