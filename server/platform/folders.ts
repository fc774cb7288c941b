import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder where there is none, with those above it. Node's own way of doing so never ends where the system has no room for any (/proc). */
export async function ensureFolder(path: string, mode = 0o700): Promise<void> {
  if (await isFolder(path)) return;
  if (!(await exists(dirname(path)))) await ensureFolder(dirname(path), mode);
  try {
    await mkdir(path, { mode });
  } catch (cause) {
    // Another process may have been quicker.
    if (!(await isFolder(path))) throw cause;
  }
}

/** Makes a new folder, with those above it. */
export async function makeFolder(path: string): Promise<void> {
  if (!(await exists(dirname(path)))) await ensureFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
