/** Saves what lies at an address of this site, or in the address itself, under a name. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Saves a picture as PNG, which every program takes: one on a photo is kept as JPEG. */
export async function savePicture(address: string, name: string): Promise<void> {
  // What stands in the address itself can't be fetched: the content security policy lets this site's own calls through alone.
  if (address.startsWith('data:')) return saveFile(address, name);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`);
  const kept = await answer.blob();
  const file = URL.createObjectURL(kept.type === 'image/png' ? kept : await asPng(kept));
  saveFile(file, name);
  // The browser takes the file after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}

async function asPng(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Shows a picture in a window of its own, in the middle of it. */
export function openPicture(address: string, title: string): void {
  const page = window.open('', '_blank');
  if (!page) return;
  const picture = page.document.createElement('img');
  picture.src = address;
  picture.alt = title;
  Object.assign(picture.style, { maxWidth: '100%', maxHeight: '100vh' });
  Object.assign(page.document.body.style, { margin: '0', minHeight: '100vh', display: 'grid', placeItems: 'center' });
  page.document.title = title;
  page.document.body.append(picture);
}
