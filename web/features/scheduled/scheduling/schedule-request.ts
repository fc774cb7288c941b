import { draftRefusal, postsOf } from '../../../../domain/post/fit.ts';
import { isIllustrated, PLATFORM_RULES, type Platform } from '../../../../domain/post/platforms.ts';
import { NO_PARTS, type PostParts } from '../../../../domain/post/post.ts';
import { lengthOn } from '../../../../domain/post/text.ts';
import type { AgentType } from '../../../../domain/schedule/agent-types.ts';
import type { Agent, Connection } from '../../../../domain/workflow/graph.ts';
import { localInput, localToIso } from '../../../lib/local-time.ts';
import { longMoment } from '../../../lib/us-dates.ts';
import { postedText, splitText } from './split-text.ts';

/** A workflow that is already drawn, to be scheduled as it is. */
export interface ReadyWorkflow {
  name: string;
  agents: Agent[];
  connections: Connection[];
  /** The saved workflow that it is, where it is one. */
  workflowId?: string | null;
}

/** What the dialog's fields hold. */
export interface ScheduleFields {
  description: string;
  agentType: AgentType | null;
  platforms: Platform[];
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm. */
  time: string;
}

export type ProblemField = keyof ScheduleFields | 'text';

/** The first thing that is wrong with what was filled in and with the text that is to be posted, or null. */
export function scheduleProblem(
  fields: ScheduleFields,
  now: Date,
  text: string | null,
  parts: PostParts = NO_PARTS,
): { field: ProblemField; text: string } | null {
  if (fields.description.trim() === '') return { field: 'description', text: 'Please describe your post' };
  if (fields.agentType === null) return { field: 'agentType', text: 'Please select an agent type' };
  if (fields.platforms.length === 0) return { field: 'platforms', text: 'Please select at least one platform' };
  const at = localToIso(`${fields.date}T${fields.time}`);
  if (at === '') return { field: 'date', text: 'Please choose a date and a time' };
  if (Date.parse(at) <= now.getTime())
    return { field: 'date', text: `Cannot schedule in the past. Current time: ${longMoment(now)}` };
  const refusal = text === null ? null : draftRefusal({ text: postedText(text), ...parts }, fields.platforms);
  if (refusal !== null) return { field: 'text', text: refusal };
  return null;
}

/** How long a text is on each platform, in its own way of counting, and how long it may be. */
export function lengthsOf(text: string, platforms: Platform[], parts: PostParts = NO_PARTS) {
  if (platforms.length === 0) return [];
  return postsOf({ text: postedText(text), ...parts }, platforms).map((post) => ({
    platform: post.platform,
    length: lengthOn(post.text, post.platform),
    limit: PLATFORM_RULES[post.platform].maxLength,
  }));
}

/** The agents that make a post of what stands in the boxes. */
export function agentsFor(
  { description, platforms }: Pick<ScheduleFields, 'description' | 'platforms'>,
  boxes: { text: string; image: string },
  now: Date,
  hasOwnPictures = false,
): Agent[] {
  const text = splitText(boxes.text);
  const image = splitText(boxes.image);
  const stamp = now.getTime();
  const chat: Agent =
    text.input === ''
      ? // Without a text of its own, it is written from the description when it runs.
        { id: `chat-${stamp}`, type: 'chat', name: 'Text Content', input: description.trim(), description: '' }
      : // What stands in the box is kept word for word.
        { id: `chat-${stamp}`, type: 'chat', name: 'Text Content', ...text, verbatim: true };
  // Where pictures were brought along, none is drawn.
  const hasImage = image.input !== '' && image.description !== '' && isIllustrated(platforms) && !hasOwnPictures;
  if (!hasImage) return [chat];
  return [
    chat,
    {
      id: `image-${stamp}`,
      type: 'image',
      name: 'Image Content',
      ...image,
      // It draws from its own words, so nothing is connected to it.
      isConnected: false,
      sourceNodeId: null,
    },
  ];
}

/** The first moment to offer: the one that was pointed at, or noon today, or tomorrow where that has passed. */
export function firstOffer(now: Date, at?: Date): Pick<ScheduleFields, 'date' | 'time'> {
  if (at) return { date: localInput(at).slice(0, 10), time: localInput(at).slice(11) };
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  const day = noon > now ? now : new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return { date: localInput(day).slice(0, 10), time: '12:00' };
}
