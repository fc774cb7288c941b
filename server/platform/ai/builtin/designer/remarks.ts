import { PICTURE_LETTERS_MAX } from '../../../../../domain/limits.ts';
import type { Drawn } from '../../makers.ts';
import type { PictureTask } from '../../tasks.ts';
import { motifFor } from './art/motifs.ts';
import { wordsOf } from './choose.ts';
import { isMostlyUnprintable, unprintableWords } from './type/printable.ts';

const WAY_ON = 'Connect a picture model in Settings, Integrations, AI models, or add a picture of your own.';
const NO_LETTERS = `The built-in designer has no letters for this script, so the picture shows no words. ${WAY_ON}`;
const TOO_LONG =
  'A picture has room for few words: this one shows the title and the first points, the rest stands in the post.';
const MOST_NAMED = 5;

/** What people are told of a picture: what of its order it does not show, and where that stands instead. */
export function remarksOn({ brief, poster, look, medium, photo }: PictureTask): Pick<Drawn, 'undone' | 'notes'> {
  const words = look.isTextless ? '' : wordsOf(poster);
  const undone = [
    ...(medium === 'drawing' && !photo && motifFor(poster.title) === null ? [noScene(poster.title)] : []),
    ...unwritten(words),
  ];
  const isLong = words !== '' && brief.length > PICTURE_LETTERS_MAX && !isMostlyUnprintable(words);
  return { ...(undone.length > 0 ? { undone } : {}), ...(isLong ? { notes: [TOO_LONG] } : {}) };
}

const noScene = (thing: string): string => `“${thing}”: the built-in designer sets words and plain symbols. ${WAY_ON}`;

/** The words that no letters are there for. */
function unwritten(words: string): string[] {
  if (isMostlyUnprintable(words)) return [NO_LETTERS];
  const lost = unprintableWords(words).map((word) => `“${word}”`);
  const named = lost.length > MOST_NAMED ? [...lost.slice(0, MOST_NAMED), 'others'] : lost;
  if (named.length === 0) return [];
  const [are, them] = named.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const list = new Intl.ListFormat('en-GB').format(named);
  return [`${list} ${are} not on the picture: the built-in designer has no letters for ${them}. ${WAY_ON}`];
}
