import * as z from 'zod/mini';
import { PLANS_AT_ONCE } from '../../../domain/limits.ts';
import type { ModelTool } from '../../platform/ai/connected/converse.ts';
import { MODEL_OPERATIONS as operations, type PlanChange } from '../operations.ts';
import { known, text } from './text-tools.ts';
import type { OperationReport } from './told.ts';
import { type CheckWords, modelTool, type ToolContext, words } from './tool-context.ts';
import { resolveMove, resolveRange, resolveWhen } from './when-words.ts';

const MOST_WORDS = 200;
const whenWords = words(MOST_WORDS);

/** What plans, changes plans and looks at them. */
export function planTools({ state, perform, moment }: ToolContext, check: CheckWords): ModelTool[] {
  let planned = 0;
  const missing = (which: number[]): OperationReport | null => {
    const { plans } = state();
    const unknown = which.filter((n) => plans.every((plan) => plan.n !== n));
    if (which.length > 0 && unknown.length === 0) return null;
    return { refused: `There is no plan ${unknown.join(', ')}. ${known('plan', plans)}` };
  };
  return [
    modelTool(
      'plan',
      'Plans a post: of a draft by its number, or of `text` (the whole post, ready to publish). `when` is plain English words, such as "next friday 16:00" or "every weekday 7:00 from monday, 5 times". One call for each post. `picture`: one is drawn for it; `sound`: its words are spoken, by `voice`. It waits until the user approves it.',
      z.extend(z.pick(operations.plan, { draft: true, platforms: true, picture: true, sound: true, voice: true }), {
        text: z.optional(text),
        when: whenWords,
      }),
      async ({ draft, text: written, platforms, when, ...beside }, signal) => {
        if (draft === undefined && written === undefined) return { refused: 'Give a draft or a text.' };
        if (draft !== undefined && state().drafts.every(({ n }) => n !== draft))
          return { refused: `There is no draft ${draft}. ${known('draft', state().drafts)}` };
        const resolved = resolveWhen(when, moment);
        if ('refused' in resolved) return resolved;
        if (planned + resolved.times.length > PLANS_AT_ONCE)
          return { refused: `At most ${PLANS_AT_ONCE} posts can be planned at once. Tell the user so.` };
        const checked =
          written === undefined ? null : check(`plan ${when}`, written, { matter: '', platforms: platforms ?? null });
        if (checked && 'refused' in checked) return checked;
        planned += resolved.times.length;
        const told: OperationReport[] = [];
        for (const time of resolved.times)
          told.push(
            await perform(
              {
                op: 'plan',
                ...(draft === undefined ? {} : { draft }),
                ...(checked ? { words: checked.words.text } : {}),
                ...(platforms ? { platforms } : {}),
                ...beside,
                assumed: [...(resolved.assumed ? [resolved.assumed] : []), ...(platforms ? [] : ['all platforms'])],
                ...time,
              },
              checked?.words ?? null,
              signal,
            ),
          );
        return joined(told, resolved.assumed);
      },
    ),
    modelTool(
      'changePlan',
      'Changes plans that wait for approval, by their numbers. Name only what changes. `when` is plain English words, such as "sunday noon" or "an hour later"; `text` is the whole new text; `picture` draws its picture anew ("new"), once more with what the user wishes of it ("changed"), or takes it away ("none"), `sound` speaks its words anew, by `voice`, or takes the sound away.',
      z.extend(
        z.pick(operations.planChange, { platforms: true, addPlatforms: true, picture: true, sound: true, voice: true }),
        {
          which: z.array(z.int()),
          when: z.optional(whenWords),
          text: z.optional(text),
        },
      ),
      async ({ which, when, text: written, picture, sound, voice, ...places }, signal) => {
        const unknown = missing(which);
        if (unknown) return unknown;
        const checked =
          written === undefined
            ? null
            : check(`plans ${which.join()}`, written, { matter: '', platforms: places.platforms ?? null });
        if (checked && 'refused' in checked) return checked;
        const told: OperationReport[] = [];
        for (const n of which) {
          const time = when === undefined ? {} : resolveMove(when, n, state(), moment);
          if ('refused' in time) return time;
          const change: PlanChange = { ...places, ...time, ...(checked ? { text: checked.words.text } : {}) };
          const media = { ...(picture ? { picture } : {}), ...(sound ? { sound, voice } : {}) };
          const isBeside = picture !== undefined || sound !== undefined;
          if (isBeside) told.push(await perform({ op: 'changePlan', which: [n], change: media }, null, signal));
          if (isBeside && Object.keys(change).length === 0) continue;
          told.push(await perform({ op: 'changePlan', which: [n], change }, checked?.words ?? null, signal));
        }
        return joined(told, null);
      },
    ),
    modelTool(
      'cancelPlans',
      'Cancels plans that wait for approval, by their numbers, or "all". Only where the user asks for it.',
      z.omit(operations.cancelPlans, { op: true }),
      async ({ which }, signal) =>
        (which === 'all' ? null : missing(which)) ?? perform({ op: 'cancelPlans', which }, null, signal),
    ),
    modelTool(
      'listPlans',
      'Looks at what is planned. `when` is plain English words for the days, such as "next week"; without it, all.',
      z.extend(z.omit(operations.listPlans, { op: true, from: true, to: true }), { when: z.optional(whenWords) }),
      ({ when, platform }, signal) =>
        perform({ op: 'listPlans', ...resolveRange(when, moment), ...(platform ? { platform } : {}) }, null, signal),
    ),
  ];
}

function joined(told: OperationReport[], assumed: string | null): OperationReport {
  const said = [...told.flatMap((one) => one.said ?? []), ...(assumed === null ? [] : [assumed])];
  const [refused] = told.flatMap((one) => one.refused ?? []);
  const [question] = told.flatMap((one) => one.question ?? []);
  return {
    plans: told.flatMap(({ plans = [] }) => plans),
    ...(said.length > 0 ? { said: said.join(' ') } : {}),
    ...(question === undefined ? {} : { question }),
    ...(refused === undefined ? {} : { refused }),
  };
}
