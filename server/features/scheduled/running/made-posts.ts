import { draftOfTask, isBlank, postsOf } from '../../../../domain/post/fit.ts';
import { POST_MEDIA_MAX, type Post, type PostMedia } from '../../../../domain/post/post.ts';
import { DEFAULT_VOICE, kindOf } from '../../../../domain/workflow/agents.ts';
import { joinTexts } from '../../../../domain/workflow/graph.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { madeMediaOf } from '../media-of.ts';
import type { ScheduledRow } from '../series/series.ts';

/** That a run has made more than a post takes; null where all of it is on it. */
export function leftOutNote({ post }: ScheduledRow, made: ReadonlyMap<string, Output>): string | null {
  const surplus = post.media.length + mediaIn(made).length - POST_MEDIA_MAX;
  if (surplus <= 0) return null;
  const [are, them] = surplus === 1 ? ['is', 'it'] : ['are', 'them'];
  return `A post takes at most ${POST_MEDIA_MAX} pictures and sounds: ${surplus} that its agents made ${are} not on it. You find ${them} in its results.`;
}

/** The posts of a run: fixed words as they were approved, else what its writers have made, with all its pictures and sounds. */
export function madePosts(workflow: ScheduledRow, made: ReadonlyMap<string, Output>): Post[] {
  const { post, platforms } = workflow;
  const media = [...post.media, ...mediaIn(made)].slice(0, POST_MEDIA_MAX);
  const draft = draftOfTask(workflow) ?? { text: writtenIn(workflow, made), own: post.own };
  return postsOf({ ...draft, media }, platforms).filter((one) => !isBlank(one));
}

/**
 * What the last writers have written: a writer whose words another one takes up has written for that one only. A branch
 * writes nothing: whoever takes up its text takes up what came into it; where nobody did, that stays the last.
 */
function writtenIn({ agents, connections }: ScheduledRow, made: ReadonlyMap<string, Output>): string {
  const texts = agents.filter((agent) => kindOf(agent).makes === 'text' && made.has(agent.id));
  const writers = new Set(texts.filter((agent) => !kindOf(agent).branches).map(({ id }) => id));
  const sources = Map.groupBy(connections, ({ target }) => target);
  const takenUp = new Set([...writers].flatMap((id) => (sources.get(id) ?? []).map(({ source }) => source)));
  // A set grows while it is walked, so a chain of branches is walked to its writer.
  for (const id of takenUp) if (!writers.has(id)) for (const { source } of sources.get(id) ?? []) takenUp.add(source);
  const last = [...writers].filter((id) => !takenUp.has(id));
  return joinTexts(last.flatMap((id) => made.get(id)?.output ?? []));
}

/** What the agents made in this run is made anew in the next: it keeps no trace of how. */
function mediaIn(made: ReadonlyMap<string, Output>): PostMedia[] {
  return [...made.values()]
    .flatMap((output) => madeMediaOf(output, '', DEFAULT_VOICE))
    .map(({ mediaId, kind, alt }) => ({ mediaId, kind, alt }));
}
