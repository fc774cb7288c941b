import { composerFor } from '../../../domain/post/composers.ts';
import type { PostMedia } from '../../../domain/post/post.ts';
import { platformWords } from '../../../domain/schedule/plan.ts';
import {
  attachedPicture,
  heading,
  type LetterPart,
  paragraph,
  quotation,
  smallButtons,
  smallPrint,
} from '../../platform/mail/letter.ts';
import type { ReadyContent, ReadyPosts } from './ready-posts.ts';

/** The posts themselves, task by task, with the ways to where they are posted and to where that is said: a link alone says nothing. */
export function readyPart(appUrl: URL, { tasks, others }: ReadyPosts): LetterPart[] {
  const parts = tasks.flatMap(({ id, name, contents }) => [
    heading(name),
    ...contents.flatMap((content) => contentPart(appUrl, content)),
    smallButtons([{ label: 'Mark as posted', href: new URL(`/scheduled?task=${id}`, appUrl).href }]),
  ]);
  return others === 0 ? parts : [...parts, paragraph(`And ${others} more, which you find in Fanfare.`)];
}

const NAMES: Record<PostMedia['kind'], string> = { image: 'picture', audio: 'sound' };

function contentPart(appUrl: URL, { posts, pictures, isMore }: ReadyContent): LetterPart[] {
  const { text = '', media = [], firstComment } = posts[0] ?? {};
  const files = media.map(({ mediaId, kind }) => {
    const alike = media.filter((one) => one.kind === kind);
    const number = alike.length === 1 ? '' : ` ${alike.findIndex((one) => one.mediaId === mediaId) + 1}`;
    return { label: `Open the ${NAMES[kind]}${number}`, href: new URL(`/api/media/${mediaId}`, appUrl).href };
  });
  const composers = posts.map(({ platform }) => ({ platform, ...composerFor(platform, text) }));
  const bare = composers.filter(({ isFilled }) => text !== '' && !isFilled).map(({ platform }) => platform);
  return [
    ...(text === '' ? [] : [quotation(text)]),
    ...pictures.flatMap(({ name, alt }) => [
      attachedPicture(name, alt),
      ...(alt === '' ? [] : [smallPrint(`Alt text: ${alt}`)]),
    ]),
    ...(isMore ? [smallPrint('A sound, or a picture that is too large for a mail, waits in Fanfare.')] : []),
    ...(files.length === 0 ? [] : [smallButtons(files)]),
    ...(firstComment ? [smallPrint('First comment:'), quotation(firstComment)] : []),
    smallButtons(composers.map(({ name, url }) => ({ label: `Open in ${name}`, href: url }))),
    ...(bare.length === 0 ? [] : [smallPrint(`On ${platformWords(bare)}, paste the text that you copy from above.`)]),
  ];
}
