import type { Language } from '../../../../../domain/languages.ts';
import { PICTURE_LETTERS_MAX } from '../../../../../domain/limits.ts';
import type { DrawnPictures } from '../../makers.ts';
import type { PictureLook, PictureTask } from '../../tasks.ts';
import { subjectOf } from './art/symbols.ts';
import { wordsOf } from './choose.ts';
import { REMARK_WORDS } from './remark-words.ts';
import type { Slides } from './slides.ts';
import { isMostlyUnprintable, unprintableWords } from './type/printable.ts';

const MOST_NAMED = 5;

/** What people are told of a picture: what of its order it does not show, and where that stands instead. */
export function remarksOn(task: PictureTask, carousel: Slides | null): Pick<DrawnPictures, 'undone' | 'notes'> {
  const { brief, poster, look, medium, isPhotoWished, photo, language, unread = [] } = task;
  const say = REMARK_WORDS[language];
  const words = look.isTextless ? '' : wordsOf(poster);
  const isScene = medium === 'drawing' && !photo && !subjectOf(poster.title).isItself;
  const undone = [
    ...(carousel ? unshown(carousel, look.slides, language) : []),
    ...(isPhotoWished && !photo ? [`${say.photoless} ${say.wayOn}`] : []),
    ...(isScene ? [`${say.noScene(poster.title)} ${say.wayOn}`] : []),
    ...unwritten(words, language),
    ...unread.map(say.unread),
  ];
  const isLong = !carousel && words !== '' && brief.length > PICTURE_LETTERS_MAX && !isMostlyUnprintable(words);
  return { ...(undone.length > 0 ? { undone } : {}), ...(isLong ? { notes: [say.tooLong] } : {}) };
}

/** What of its points and of its length a carousel lacks. */
function unshown({ posters, left }: Slides, asked: PictureLook['slides'], language: Language): string[] {
  const say = REMARK_WORDS[language];
  const points = left.map((one) => `“${one}”`).join(', ');
  const made = posters.length;
  return [
    ...(left.length > 0 ? [say.leftOut(points, left.length, made)] : []),
    ...(typeof asked === 'number' && asked > made ? [say.fewer(asked, made)] : []),
  ];
}

/** The words that no letters are there for. */
export function unwritten(words: string, language: Language): string[] {
  const say = REMARK_WORDS[language];
  if (isMostlyUnprintable(words)) return [`${say.noLetters} ${say.wayOn}`];
  const lost = unprintableWords(words).map((word) => `“${word}”`);
  const named = lost.length > MOST_NAMED ? [...lost.slice(0, MOST_NAMED), '…'] : lost;
  if (named.length === 0) return [];
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(named);
  return [`${say.unwritten(list, named.length === 1)} ${say.wayOn}`];
}
