import type { AgentType } from '../../../../../domain/agents.ts';
import type { Brand } from '../../../../../domain/brand.ts';
import { PLATFORM_RULES, type Platform } from '../../../../../domain/platforms.ts';
import { cutAtWord } from '../../../../../domain/text.ts';
import type { Draft } from './draft.ts';
import { fitGiven } from './given.ts';
import { LOOKS } from './phrases/content.ts';
import { write } from './write.ts';

/** What the scheduling dialog fills its boxes with; the picture's parts are null for Twitter alone. */
export interface GeneratedContent {
  text_input: string;
  text_description: string;
  image_input: string | null;
  image_description: string | null;
}

export interface ContentTask {
  description: string;
  platforms: Platform[];
  agentType: AgentType;
  brand: Brand;
  variant?: number;
}

/** The platform with the tightest limit: what fits it fits the others. */
function strictest(platforms: Platform[]): Platform | null {
  return [...platforms].sort((a, b) => PLATFORM_RULES[a].maxLength - PLATFORM_RULES[b].maxLength)[0] ?? null;
}

/** The post parted as the dialog parts it again: its first line, and all that stands below. */
function parted(text: string): { first: string; rest: string } {
  const [first = '', ...rest] = text.trim().split('\n');
  return { first: first.trim(), rest: rest.join('\n').trim() };
}

/** Writes the post and says what its picture shows, for the chosen platforms. */
export function writeContent(task: ContentTask): GeneratedContent {
  const tightest = strictest(task.platforms);
  const draft = write({
    brief: task.description,
    description: null,
    platform: tightest,
    agentType: task.agentType,
    brand: task.brand,
    history: [],
    variant: task.variant ?? 0,
  });
  const written = draft.ready ? draft.text : task.description;
  const { first, rest } = parted(task.platforms.reduce((fitted, platform) => fitGiven(fitted, platform), written));
  const twitterOnly = task.platforms.length === 1 && task.platforms[0] === 'twitter';
  return {
    text_input: first,
    text_description: rest,
    image_input: twitterOnly ? null : headline(draft, task.description),
    image_description: twitterOnly ? null : look(draft, task),
  };
}

function headline(draft: Draft, description: string): string {
  return cutAtWord((draft.headline || description).replace(/\s+/g, ' '), 90);
}

function look(draft: Draft, { brand, platforms }: ContentTask): string {
  const { width, height } = PLATFORM_RULES[platforms.find((platform) => platform !== 'twitter') ?? 'instagram'].picture;
  const shape = width === height ? 'square' : width > height ? 'landscape' : 'portrait';
  const kind = LOOKS[draft.kind] ?? LOOKS.announcement;
  const extras = [draft.facts.when, draft.facts.where, draft.facts.code ? `code ${draft.facts.code}` : null]
    .filter(Boolean)
    .join(', ');
  const name = brand.name ? ` with the logo or name of ${brand.name}` : '';
  return `${kind} in ${shape} format, in the brand's colours and fonts${name}.${extras ? ` Small line: ${extras}.` : ''} Short text, strong contrast, plenty of space.`;
}
