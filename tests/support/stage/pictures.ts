import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';

/** A real picture of one colour, as a file that a person could choose. */
export async function pictureFile(
  width: number,
  height: number,
  {
    format = 'png',
    color = '#2255aa',
    name = `picture.${format}`,
  }: { format?: Format; color?: string; name?: string } = {},
): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: color } });
  return new File([new Uint8Array(await picture.toFormat(format).toBuffer())], name, { type: `image/${format}` });
}

/** A file of any content under any name and type: what an attacker would send. */
export function fileOf(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  type = 'application/octet-stream',
): File {
  return new File([content], name, { type });
}
