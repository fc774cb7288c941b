import * as z from 'zod/mini';
import type { PostMedia } from './post.ts';

export const PHOTO_NAME_MAX = 100;

/** A picture of somebody's own that is kept to be used again. */
export const photoSchema = z.object({
  mediaId: z.string(),
  url: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  createdAt: z.iso.datetime(),
});
export type Photo = z.infer<typeof photoSchema>;

/** What is said where a photo was deleted meanwhile, or never was the caller's. */
export const PHOTO_GONE = 'This photo is not there any more. Choose another one, or upload it again.';

/** Names that cameras, phones and messengers give: they say nothing of what is seen. */
const MEANINGLESS =
  /^(?:(?:img|dsc[nf]?|dcim|pxl|mvimg|photo|picture|image|screenshot|screen ?shot|whatsapp (?:image|bild)|signal|unnamed|untitled|download|scan|p|bild|foto|imagen|imagem|immagine|bildschirmfoto|captura(?: de (?:pantalla|tela|ecrã))?|capture d[’']écran|schermata|unbenannt|sin título)(?=\d| |$))?[\s\d(),.:x+-]*(?:at|um|a|à|às|alle)?[\s\d(),.:-]*(?:am|pm|copy|edited)?$|^[0-9a-f -]{16,}$/i;

/** What a file's name calls its picture, in words. */
export function photoNameOf(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}_]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, PHOTO_NAME_MAX).join('') || 'Photo';
}

/** What a photo shows, for those who can't see it, as far as its name tells. */
export function photoAlt(name: string): string {
  return MEANINGLESS.test(name) ? '' : name.replaceAll('-', ' ');
}

/** A photo as it stands on a post. */
export function postMediaOf({ mediaId, name, width, height }: Photo): PostMedia {
  return { mediaId, kind: 'image', alt: photoAlt(name), width, height };
}
