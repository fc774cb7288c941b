import type { Brand } from '../../../domain/brand.ts';
import { Failure } from '../../../domain/errors.ts';
import { approvedText } from '../../../domain/post/approved-text.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { AgentType } from '../../../domain/schedule/agent-types.ts';
import { type AgentKind, DEFAULT_VOICE } from '../../../domain/workflow/agents.ts';
import { branchWay } from '../../../domain/workflow/branch.ts';
import type { Agent } from '../../../domain/workflow/graph.ts';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { DEFAULT_RULE } from '../../../domain/workflow/rule-fault.ts';
import { ownWords } from '../../lib/own-words.ts';
import { databaseIsAway } from '../db/away.ts';
import type { Log } from '../log.ts';
import type { AgentRequest, Agents } from './agents.ts';
import { AiFailure } from './failures.ts';

/** What surrounds an agent of a workflow: for whom, for where, and what for. */
export interface WorkflowSetting {
  brandOf(): Promise<Brand>;
  platforms: Platform[];
  agentType: AgentType | null;
}

/** What one agent of a workflow has to work with. */
interface Work {
  agents: Agents;
  agent: Agent;
  /** What its sources have handed it; empty where there are none. */
  incoming: string;
  setting: WorkflowSetting;
  options: Pick<AgentRequest, 'signal' | 'onText' | 'isUnattended'> & Partial<Pick<AgentRequest, 'variant'>>;
}

type Runner = (work: Work) => Promise<Output>;

/** How each kind of agent works: what a new one needs on this side. */
const RUNNERS: Record<AgentKind, Runner> = {
  chat: write,
  image: async (work) => work.agents.image(await requestOf(work)),
  audio: speak,
  branch: decide,
  join: async ({ agent, incoming }) => passedOn(agent, incoming),
};

/** Lets one agent of a workflow work on what its sources have handed it. */
export function workAsAgent(
  agents: Agents,
  agent: Agent,
  incoming: string,
  setting: WorkflowSetting,
  options: Work['options'],
): Promise<Output> {
  return RUNNERS[agent.type]({ agents, agent, incoming, setting, options });
}

async function write(work: Work): Promise<Output> {
  const { agents, agent, incoming } = work;
  const given = incoming === '' ? givenOutput(agent) : null;
  if (given) return given;
  return agents.chat(await requestOf(work)).catch((failure: unknown) => {
    const words = incoming === '' ? thinWords(agent.input) : null;
    if (words === null || !(failure instanceof AiFailure) || failure.kind !== 'nothing-written') throw failure;
    return asGiven(agent, words);
  });
}

/** Reads a text aloud; how it should sound is not told to any voice, so that is said. */
async function speak(work: Work): Promise<Output> {
  const { agents, agent, incoming } = work;
  const sound = await agents.audio(await requestOf(work));
  const wish = agent.description.trim();
  if (wish === '' || (incoming === '' && agent.input.trim() === '')) return sound;
  return {
    ...sound,
    undone: [`“${wish}”: a voice reads its text as it is. Choose another voice, or change the text.`],
  };
}

/** Sends on what comes in as it is, with the way that it goes. */
async function decide({ agents, agent, incoming, setting, options }: Work): Promise<Output> {
  const { rule = DEFAULT_RULE } = agent;
  const text = incoming || agent.input;
  if (rule.on !== 'question') return { ...passedOn(agent, text), way: branchWay(rule, text, setting.platforms) };
  const { isYes, engine } = await agents.judge({ agent: agent.name, question: rule.ask, text, signal: options.signal });
  return { ...passedOn(agent, text), way: isYes ? 'yes' : 'no', engine };
}

/** What nobody has made anew names no engine: it costs nothing. */
function passedOn({ name }: Agent, output: string): Output {
  return { output_type: 'text', output, agent: name, timestamp: Math.floor(Date.now() / 1000) };
}

async function requestOf({ agent, incoming, setting, options }: Work): Promise<AgentRequest> {
  const [onlyPlatform, ...others] = setting.platforms;
  return {
    agent: agent.name,
    // What a connected agent shows as its input is what its source made last time: what comes in now counts.
    input: incoming === '' ? agent.input : null,
    incoming: incoming || null,
    description: agent.description,
    platform: others.length === 0 ? (onlyPlatform ?? null) : null,
    agentType: setting.agentType,
    brand: await setting.brandOf(),
    speaker: agent.speaker ?? DEFAULT_VOICE,
    photo: agent.photo,
    history: [],
    variant: 0,
    ...options,
  };
}

/** What an agent hands on where its words were approved as they are; null where it has something to make. */
export function givenOutput(agent: Agent): Output | null {
  return agent.verbatim && agent.type === 'chat' ? asGiven(agent, approvedText(agent)) : null;
}

/** What is too little to write from and yet says something is posted as it is: 'Fresh bread'. */
function thinWords(input: string): string | null {
  return input.trim().includes(' ') ? ownWords(input) : null;
}

/** Words of a person are handed on as they are. */
function asGiven(agent: Agent, output: string): Output {
  return { ...passedOn(agent, output), engine: 'Approved text' };
}

/** Whether what an agent threw may pass by itself: a connected model that is away comes back, the engine inside does not. */
export function modelMayComeBack(thrown: unknown): boolean {
  return thrown instanceof AiFailure && thrown.retryable;
}

/** The sentence that people see for what an agent threw; null where the database was away, which is no agent's fault. */
export function explainAgentFailure(log: Log): (thrown: unknown) => string | null {
  return (thrown) => {
    if (thrown instanceof AiFailure || thrown instanceof Failure) return thrown.message;
    if (databaseIsAway(thrown)) return null;
    log.error({ err: thrown }, 'an agent failed');
    return 'Something went wrong while this agent worked. Please try again.';
  };
}
