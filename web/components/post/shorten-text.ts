import { cutAtWord } from '../../../domain/post/cut.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { lengthOn, measure } from '../../../domain/post/text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What ends with a full stop and is no end: 'Dr.', 'e.g.', the 'J.' of a name, the '2.' of a list. */
const NO_END = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|no|vs|approx|e\.g|i\.e|\p{L}|\d{1,2})\.$/iu;
/** Longer than any of those, with what stands before it. */
const LONGEST_END = 20;
/** What promises something that would be missing. */
const LEADS_ON = /[:,;–—-]$/;

/** A text as long as a platform takes: whole sentences from its start, or its first words where no sentence fits. */
export function shortenedFor(text: string, platform: Platform): string {
  const { maxLength, counting } = PLATFORM_RULES[platform];
  const whole = text.trim();
  if (lengthOn(whole, platform) <= maxLength) return whole;
  let kept = '';
  for (const { segment, index } of segmenter.segment(whole)) {
    const read = whole.slice(0, index + segment.length).trimEnd();
    if (lengthOn(read, platform) > maxLength) break;
    const end = read.slice(-LONGEST_END);
    if (!NO_END.test(end) && !LEADS_ON.test(end)) kept = read;
  }
  return kept === '' ? cutAtWord(whole, maxLength, measure(counting)) : kept;
}
