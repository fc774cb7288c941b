import type { Agent, Graph } from '../workflow/graph.ts';
import { namedOrAll, PLATFORM_RULES, type Platform } from './platforms.ts';
import { lengthOn } from './text.ts';

/** The text that an agent hands on where its words were approved as they are. */
export function approvedText({ input, description }: Pick<Agent, 'input' | 'description'>): string {
  return [input, description].filter((part) => part.trim() !== '').join('\n');
}

/** An agent that hands these words on as they are. */
export function approvedWriter(text: string, now: Date): Agent {
  return {
    id: `chat-${now.getTime()}`,
    type: 'chat',
    name: 'Chat Agent',
    input: text,
    description: '',
    verbatim: true,
  };
}

/** Why a text can't be posted on these platforms (none named means all of them), or null where it can. */
export function lengthRefusal(text: string, platforms: Platform[]): string | null {
  for (const platform of namedOrAll(platforms)) {
    const { label, maxLength, counting } = PLATFORM_RULES[platform];
    // No text has more characters than code units: most need not be counted.
    if (counting === 'characters' && text.length <= maxLength) continue;
    const length = lengthOn(text, platform);
    if (length <= maxLength) continue;
    const [has, most] = [length, maxLength].map((count) => count.toLocaleString('en-US'));
    return `This text is too long for ${label}: ${has} of ${most} characters. Shorten it, or leave ${label} out.`;
  }
  return null;
}

/** The same for what a workflow posts: its approved texts count, briefs are still to be written. */
export function overlongPost({ agents, connections }: Graph, platforms: Platform[]): string | null {
  const fed = new Set(connections.map(({ target }) => target));
  for (const agent of agents) {
    if (!agent.verbatim || agent.type !== 'chat' || fed.has(agent.id)) continue;
    const refusal = lengthRefusal(approvedText(agent), platforms);
    if (refusal) return refusal;
  }
  return null;
}
