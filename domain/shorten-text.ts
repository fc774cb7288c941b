import { PLATFORM_RULES, type Platform } from './platforms.ts';
import { cutAtWord, lengthOn, measure } from './text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What ends with a full stop and is no end: 'Dr.', 'e.g.', the 'J.' of a name, the '2.' of a list. */
const NO_END = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|no|vs|approx|e\.g|i\.e|\p{L}|\d{1,2})\.\s*$/iu;
/** What promises something that would be missing. */
const LEADS_ON = /[:,;–—-]$/;

/** A text as long as a platform takes: whole sentences from its start, or its first words where no sentence fits. */
export function shortenedFor(text: string, platform: Platform): string {
  const { maxLength, counting } = PLATFORM_RULES[platform];
  const whole = text.trim();
  if (lengthOn(whole, platform) <= maxLength) return whole;
  let kept = '';
  let read = '';
  for (const { segment } of segmenter.segment(whole)) {
    read += segment;
    if (lengthOn(read.trimEnd(), platform) > maxLength) break;
    const end = read.trimEnd();
    if (!NO_END.test(end) && !LEADS_ON.test(end)) kept = end;
  }
  return kept === '' ? cutAtWord(whole, maxLength, measure(counting)) : kept;
}
