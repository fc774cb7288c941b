import * as z from 'zod/mini';
import type { BranchRule } from './branch.ts';
import { ruleFault } from './rule-fault.ts';

/** What a person can fill in on an agent. */
export type AgentField = 'input' | 'description' | 'photo' | 'speaker' | 'rule' | 'separator';

/** What the rules of a kind look at. */
interface FilledAgent {
  name: string;
  input: string;
  description: string;
  photo?: string | undefined;
  rule?: BranchRule | undefined;
}

/** Everything that both sides know of a kind of agent. */
export interface AgentKindRow {
  /** What it is called; a new one is numbered after it. */
  label: string;
  /** What it is for, in a few words. */
  hint: string;
  /** What it is doing while it works. */
  atWork: string;
  /** The colour of its sign. */
  tone: 'accent' | 'info';
  /** What a person fills in, in the order in which it is shown. */
  fields: readonly AgentField[];
  /** What stands in an empty field. */
  prompts: { input: string; description: string };
  /** What it makes. */
  makes: 'text' | 'image' | 'audio';
  /** Whether it has an output handle: others can work with what it makes. */
  feeds: boolean;
  /** Whether what it hands on goes one of two ways: it has an output handle for each. */
  branches: boolean;
  /** Whether it does what its words say, rather than only hand them on: what others made is quoted in them. */
  obeys: boolean;
  /** Why it can't run as it is filled in, or null; `isFed` where something comes in along a line. */
  fault(agent: FilledAgent, isFed: boolean): string | null;
}

const wordless = (name: string): string => `${name} must have either input or description set`;

const needsWords: AgentKindRow['fault'] = ({ name, input, description }, isFed) =>
  isFed || input.trim() || description.trim() ? null : wordless(name);

/** Whether a fault is that an agent has no words; the sentence names the agent from afar and gives no way on. */
export function isWordless({ name }: { name: string }, fault: string): boolean {
  return fault === wordless(name);
}

/** How such an agent gets words, said on the agent itself. */
export const GIVE_WORDS = 'Write an input or a description, or connect an agent to it.';

/**
 * The kinds of agents there are. A new kind is a row here; the compiler then names what each side has to say of it: how it
 * works (`server/platform/ai/workflow-agent.ts`), what makes its outputs old (`server/wiring/models.ts`) and its sign
 * (`web/components/agent-icon.tsx`).
 */
export const AGENT_KIND_ROWS = {
  chat: {
    label: 'Chat Agent',
    hint: 'Writes text, and can feed others',
    atWork: 'Writing…',
    tone: 'accent',
    fields: ['input', 'description'],
    prompts: { input: 'What should it write about?', description: 'Tone, length, audience…' },
    makes: 'text',
    feeds: true,
    branches: false,
    obeys: true,
    fault: needsWords,
  },
  image: {
    label: 'Image Agent',
    hint: 'Draws a picture',
    atWork: 'Drawing…',
    tone: 'accent',
    fields: ['input', 'description', 'photo'],
    prompts: { input: 'What should it show?', description: 'Style, mood, colours…' },
    makes: 'image',
    feeds: false,
    branches: false,
    obeys: true,
    fault: (agent, isFed) => (agent.photo === undefined ? needsWords(agent, isFed) : null),
  },
  audio: {
    label: 'Audio Agent',
    hint: 'Speaks a text',
    atWork: 'Speaking…',
    tone: 'accent',
    fields: ['input', 'description', 'speaker'],
    prompts: { input: 'What should it say?', description: 'Anything to keep in mind' },
    makes: 'audio',
    feeds: false,
    branches: false,
    obeys: false,
    fault: needsWords,
  },
  branch: {
    label: 'Branch',
    hint: 'Sends on one way or the other',
    atWork: 'Deciding…',
    tone: 'info',
    fields: ['input', 'rule'],
    prompts: { input: 'Which text should it look at?', description: '' },
    makes: 'text',
    feeds: true,
    branches: true,
    obeys: false,
    fault: ({ name, input, rule }, isFed) => {
      if (!isFed && input.trim() === '')
        return `${name} needs a text to look at. Connect an agent to it, or fill in its input.`;
      return ruleFault(name, rule);
    },
  },
  join: {
    label: 'Join',
    hint: 'Waits for all, and puts them together',
    atWork: 'Putting together…',
    tone: 'info',
    fields: ['separator'],
    prompts: { input: '', description: '' },
    makes: 'text',
    feeds: true,
    branches: false,
    obeys: false,
    fault: ({ name }, isFed) => (isFed ? null : `${name} has nothing to put together. Connect agents to it.`),
  },
} as const satisfies Record<string, AgentKindRow>;

export type AgentKind = keyof typeof AGENT_KIND_ROWS;
export const AGENT_KINDS = Object.keys(AGENT_KIND_ROWS) as AgentKind[];
export const agentKindSchema = z.enum(AGENT_KINDS);

/** The row of a kind. */
export function kindOf({ type }: { type: AgentKind }): AgentKindRow {
  return AGENT_KIND_ROWS[type];
}

/** Whether a person fills this in on an agent. */
export function hasField(agent: { type: AgentKind }, field: AgentField): boolean {
  return kindOf(agent).fields.includes(field);
}

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
