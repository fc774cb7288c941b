/** Whether this browser lets pages put pictures onto the clipboard; without https none does. */
export function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && navigator.clipboard !== undefined;
}

/** Puts a picture onto the clipboard; tells whether it is there. */
export async function copyPicture(address: string): Promise<boolean> {
  try {
    // Handed over as a promise: some browsers forget the click while a picture is on its way.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(address) })]);
    return true;
  } catch {
    return false;
  }
}

/** Clipboards take PNG alone. */
async function pngOf(address: string): Promise<Blob> {
  const picture = await (await fetch(address)).blob();
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
