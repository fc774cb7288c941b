import { AGENT_TYPE_LABELS, AGENT_TYPES, type AgentType } from '../../../../domain/schedule/agent-types.ts';

/** Words that say what a post is for; the first type that has one of them in the message is meant. */
const PURPOSES: [AgentType, RegExp][] = [
  [
    'digital-marketing',
    /\b(?:marketing|campaigns?|promot(?:e|es|ing|ion|ions|ional)|promos?|adverts?|advertis\w+|ads?|sales?|discounts?|coupons?|special offers?|\d+ ?% off)\b/i,
  ],
  ['social-media', /\b(?:engagement|polls?|giveaways?|contests?|followers|community|social[- ]media)\b/i],
  [
    'content-creation',
    /\b(?:content|blog(?: posts?)?|articles?|newsletters?|guides?|tutorials?|how-to|tips?|stor(?:y|ies)|recipes?)\b/i,
  ],
];

/** The agent type that a message asks for: by its name, else by what the post is for, else custom. */
export function askedAgentType(message: string): AgentType {
  const named = AGENT_TYPES.find((type) => {
    const label = AGENT_TYPE_LABELS[type].label.replace(' ', '[ -]');
    return new RegExp(`\\b(?:as |with |by |use |using )(?:an? |the )?${label}\\b`, 'i').test(message);
  });
  return named ?? PURPOSES.find(([, words]) => words.test(message))?.[0] ?? 'custom';
}
