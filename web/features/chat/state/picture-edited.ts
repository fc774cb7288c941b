import { type KeptPicture, placePicture } from '../../../../domain/api/post/pictures.ts';
import { mediaAddress } from '../../../components/output/media-addresses.ts';
import { toastUndo } from '../../../components/toast-undo.tsx';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { chat, results, tellFailure } from './chat-here.ts';

/** Shows an edited picture in the place of the old one, and offers to take it back. */
export function pictureEdited(chatId: string, of: string, picture: KeptPicture): void {
  show(chatId, of, picture);
  toastUndo('The picture is changed.', 'The picture was changed.', () => void takeBack(chatId, of, picture.mediaId));
}

async function takeBack(chatId: string, id: string, of: string): Promise<void> {
  try {
    show(chatId, of, (await api(placePicture, { id, of, chatId })).data);
  } catch (error) {
    tellFailure(reasonOf(error));
  }
}

function show(chatId: string, of: string, { url: output, alt }: KeptPicture): void {
  chat.replacePicture(chatId, mediaAddress(of), { output, alt });
  results.replacePicture(mediaAddress(of), { output, alt });
}
