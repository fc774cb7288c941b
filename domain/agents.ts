import * as z from 'zod/mini';

/** What an agent makes. */
export const AGENT_KINDS = ['chat', 'image', 'audio'] as const;
export const agentKindSchema = z.enum(AGENT_KINDS);
export type AgentKind = z.infer<typeof agentKindSchema>;

/** What a post is for: chosen when scheduling, shapes what is written. */
export const AGENT_TYPES = ['digital-marketing', 'content-creation', 'social-media', 'custom'] as const;
export const agentTypeSchema = z.enum(AGENT_TYPES);
export type AgentType = z.infer<typeof agentTypeSchema>;

export const AGENT_TYPE_LABELS: Record<AgentType, { label: string; description: string }> = {
  'digital-marketing': { label: 'Digital Marketing', description: 'marketing campaigns and promotions' },
  'content-creation': { label: 'Content Creation', description: 'engaging original content' },
  'social-media': { label: 'Social Media', description: 'social engagement and growth' },
  custom: { label: 'Custom Workflow', description: 'a fully customizable workflow' },
};

/** The voices an audio agent can speak with; the first is the default. */
export const VOICES = [
  'Mercury Jane',
  'James Casual',
  'Sarah Professional',
  'Michael News',
  'Emma Storyteller',
] as const;
export const voiceSchema = z.enum(VOICES);
export type Voice = z.infer<typeof voiceSchema>;
export const DEFAULT_VOICE: Voice = VOICES[0];
