import { assemble } from './grammar/assemble.ts';
import type { Reading } from './grammar/reading.ts';
import { scanPhrases } from './grammar/scan.ts';
import { tokenize } from './grammar/tokens.ts';
import { type Moment, understand } from './grammar/understand.ts';
import type { Role, Span } from './roles.ts';

/** Stands for a piece of matter, which the grammar of days never sees. */
const PIECE = 'mattergoeshere';
/** What is said beside the wish: it names no time to post. */
const BESIDE: readonly Role[] = ['slip', 'courtesy', 'aside', 'noise', 'constraint'];

/** Reads only what was said about where and when: the days and times of the matter are out of its sight. */
export function readSteering(text: string, spans: Span[], moment: Moment): Reading {
  const pieces: string[] = [];
  const said = wholePhrases(text, spans).map(({ role, text: words }) => {
    if (BESIDE.includes(role)) return words.includes('\n') ? '\n' : ' ';
    if (role !== 'matter' || !/[\p{L}\p{N}]/u.test(words)) return words;
    pieces.push(words.trim());
    return ` "${PIECE}${pieces.length}"${/[:.\n]\s*$/.test(words) ? '. ' : ' '}`;
  });
  const { intent, plans } = understand(said.join(''), moment);
  const filled = (words: string): string =>
    words.replace(new RegExp(`${PIECE}(\\d+)`, 'g'), (_, number) => pieces[Number(number) - 1] ?? '');
  return {
    intent,
    plans: plans.map((plan) => ({ ...plan, content: filled(plan.content), title: filled(plan.title) })),
  };
}

/** No border runs through a time or a platform: a phrase that was cut in two belongs to its order as a whole. */
function wholePhrases(text: string, spans: Span[]): Span[] {
  const roles = spans.flatMap(({ role, text: words }) => Array.from({ length: words.length }, () => role));
  const tokens = tokenize(text);
  for (const { from, to, meaning } of assemble(scanPhrases(tokens), tokens)) {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    const role = meaning.kind === 'platforms' ? 'platform' : 'when';
    if (roles.slice(start, end).includes(role)) roles.fill(role, start, end);
  }
  const whole: Span[] = [];
  roles.forEach((role, at) => {
    const last = whole.at(-1);
    if (last?.role === role) last.text += text[at];
    else whole.push({ role, text: text[at] as string });
  });
  return whole;
}
