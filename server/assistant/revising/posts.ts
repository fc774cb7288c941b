import { PLATFORM_RULES, strictest } from '../../../domain/post/platforms.ts';
import { COUNTS } from '../editing/wishes/numbers.ts';
import { sentencesIn } from '../reading/turn/text-parts.ts';
import type { Outcome } from './outcome.ts';

/** A text in so many numbered posts of whole sentences, in their order. */
export function inPosts(text: string, form: string): Outcome {
  const sentences = sentencesIn(text);
  const [said = ''] = form.toLowerCase().split(' ');
  const count = said === 'thread' ? threadLength(text) : (COUNTS[said] ?? Number(said));
  if (sentences.length < count)
    return {
      question: `It has ${sentences.length} sentences, too few for ${count} posts. What should the others say?`,
    };
  const posts = groupsOf(sentences, count).map((group) => group.join(' '));
  return { text: posts.map((post, i) => `${i + 1}/${count} ${post}`).join('\n\n') };
}

const threadLength = (text: string): number =>
  Math.max(2, Math.ceil(text.length / (PLATFORM_RULES[strictest([])].maxLength * 0.8)));

/** Neighbours together, each group as near to an equal share of the letters as whole sentences allow. */
function groupsOf(sentences: string[], count: number): string[][] {
  const groups: string[][] = [];
  let rest = [...sentences];
  for (let left = count; left > 0; left--) {
    const share = rest.join(' ').length / left;
    const group: string[] = [];
    while (rest.length > left - 1 && rest.length > 0) {
      const [next = '', ...others] = rest;
      const [now, then] = [group.join(' ').length, [...group, next].join(' ').length];
      if (group.length > 0 && left > 1 && then - share > share - now) break;
      group.push(next);
      rest = others;
    }
    groups.push(group);
  }
  return groups;
}
