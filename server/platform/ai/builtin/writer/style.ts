import type { AgentType } from '../../../../../domain/agents.ts';
import type { Brand } from '../../../../../domain/brand.ts';
import { type BrandRules, brandRules } from '../../../../../domain/brand-check.ts';
import type { Platform } from '../../../../../domain/platforms.ts';
import { readWording, type Tone, type Wording } from '../../../../../domain/wording.ts';
import type { Wishes } from './wishes.ts';

/** How a text is to sound and look: the brand's voice, then the wishes of this brief, then the platform's habits. */
export interface Style {
  wording: Wording;
  rules: BrandRules;
  emoji: 'none' | 'some' | 'many';
  hashtags: number;
  relaxed: boolean;
  length: 'short' | 'normal' | 'long';
  tones: Tone[];
}

const HABITS: Record<Platform | 'none', { emoji: Style['emoji']; hashtags: number }> = {
  linkedin: { emoji: 'none', hashtags: 4 },
  twitter: { emoji: 'some', hashtags: 2 },
  instagram: { emoji: 'some', hashtags: 8 },
  facebook: { emoji: 'some', hashtags: 2 },
  none: { emoji: 'some', hashtags: 3 },
};

/** Digital marketing tags a little more, a custom workflow follows the platform. */
const MORE_TAGS: Record<AgentType, number> = {
  'digital-marketing': 1,
  'content-creation': 0,
  'social-media': 2,
  custom: 0,
};

function emojiFor(
  wishes: Wishes,
  wording: Wording,
  rules: BrandRules,
  habit: Style['emoji'],
  platform: Platform | null,
): Style['emoji'] {
  if (wishes.emoji) return wishes.emoji;
  if (rules.noEmoji) return 'none';
  if (wording.emoji === 'many' && platform === 'linkedin') return 'some';
  return wording.emoji ?? habit;
}

/** The style for one text. */
export function styleFor(brand: Brand, wishes: Wishes, platform: Platform | null, agentType: AgentType | null): Style {
  const asked = wishes.tones.length > 0 ? wishes.tones.join(', ') : brand.voice;
  const wording = readWording(asked);
  const rules = brandRules(brand);
  const habit = HABITS[platform ?? 'none'];
  const quiet = wording.tones.some((tone) => tone === 'formal' || tone === 'calm' || tone === 'elegant');
  const wantsTags = wishes.hashtags ?? !rules.noHashtags;
  return {
    wording: { ...wording, exclamation: wording.exclamation && !rules.noExclamation },
    rules,
    emoji: emojiFor(wishes, wording, rules, habit.emoji, platform),
    hashtags: wantsTags
      ? habit.hashtags + (platform === 'twitter' || agentType === null ? 0 : MORE_TAGS[agentType])
      : 0,
    relaxed: !quiet && !wording.tones.includes('expert'),
    length: wishes.length ?? (wording.brief ? 'short' : 'normal'),
    tones: wording.tones,
  };
}

const FULL_FORMS: [RegExp, string][] = [
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(can)['’]t\b/gi, '$1not'],
  [/\b(w)on['’]t\b/g, '$1ill not'],
  [/\b(W)on['’]t\b/g, '$1ill not'],
  [/\bLet['’]s\b/g, 'Let us'],
  [/\blet['’]s\b/g, 'let us'],
  [/n['’]t\b/g, ' not'],
  [/\b(we|you|they)['’]re\b/gi, '$1 are'],
  [/\b(we|you|they|I)['’]ve\b/gi, '$1 have'],
  [/\b(we|you|they|I|it|he|she)['’]ll\b/gi, '$1 will'],
  [/\b(it|that|there|here|what|who)['’]s\b(?! (?:been|got|become))/gi, '$1 is'],
];
const SHORT_FORMS: [RegExp, string][] = [
  [/\b([Dd]o|[Dd]oes|[Dd]id|[Cc]ould|[Ii]s|[Aa]re) not\b/g, "$1n't"],
  [/\b([Ww]e|[Yy]ou|[Tt]hey) are\b(?! (?:as|and|or|in|on|at|so|to)\b)(?= \w)/g, "$1're"],
  [
    /\b([Ww]hat|[Ii]t|[Tt]hat|[Hh]ere|[Tt]here|[Ww]ho) is (?=(?:your|the|a|an|first|new|one|what|on|coming|to)\b)/g,
    "$1's ",
  ],
  [/\b([Cc]an)not\b/g, "$1't"],
];

/** Contractions as the voice wants them; quoted text stays as it is. */
export function contract(text: string, style: Style): string {
  const forms = style.wording.contractions ? (style.relaxed ? SHORT_FORMS : []) : FULL_FORMS;
  return outsideQuotes(text, (part) => forms.reduce((done, [pattern, form]) => done.replace(pattern, form), part));
}

/** Changes only what stands outside of quotation marks, links and code. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/(```[\s\S]*?```|"[^"\n]*"|“[^”\n]*”|`[^`\n]*`|https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}
