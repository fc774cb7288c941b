import * as z from 'zod/mini';

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
