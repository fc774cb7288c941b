import { composerFor } from '../../../domain/composers.ts';
import { platformWords } from '../../../domain/plan.ts';
import {
  attachedPicture,
  heading,
  type Part,
  paragraph,
  quotation,
  smallButtons,
  smallPrint,
} from '../../platform/mail/letter.ts';
import type { ReadyContent, ReadyPosts } from './ready-posts.ts';

/** The posts themselves, task by task, with the ways to where they are posted. */
export function readyPart({ tasks, others }: ReadyPosts): Part[] {
  const parts = tasks.flatMap(({ name, contents }) => [heading(name), ...contents.flatMap(contentPart)]);
  return others === 0 ? parts : [...parts, paragraph(`And ${others} more, which you find in Fanfare.`)];
}

function contentPart({ posts, pictures, isMore }: ReadyContent): Part[] {
  const { text = '', firstComment } = posts[0] ?? {};
  const composers = posts.map(({ platform }) => ({ platform, ...composerFor(platform, text) }));
  const bare = composers.filter(({ isFilled }) => text !== '' && !isFilled).map(({ platform }) => platform);
  return [
    ...(text === '' ? [] : [quotation(text)]),
    ...pictures.flatMap(({ name, alt }) => [
      attachedPicture(name, alt),
      ...(alt === '' ? [] : [smallPrint(`Alt text: ${alt}`)]),
    ]),
    ...(isMore ? [smallPrint('A sound, or a picture that is too large for a mail, waits in Fanfare.')] : []),
    ...(firstComment ? [smallPrint('First comment:'), quotation(firstComment)] : []),
    smallButtons(composers.map(({ name, url }) => ({ label: `Open in ${name}`, href: url }))),
    ...(bare.length === 0 ? [] : [smallPrint(`On ${platformWords(bare)}, paste the text that you copy from above.`)]),
  ];
}
