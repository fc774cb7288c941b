import * as z from 'zod/mini';
import type { ModelTool } from '../../platform/ai/connected/converse.ts';
import { MODEL_OPERATIONS as operations } from '../operations.ts';
import { type CheckWords, modelTool, type ToolContext, words } from './tool-context.ts';

/** Longer is no post and no document that anybody asked for. */
const MOST_TEXT = 20_000;
const MOST_ABOUT = 2_000;
export const text = words(MOST_TEXT);
const about = words(MOST_ABOUT, 1);

/** Changes that bring back words of before. */
const WITHOUT_TEXT = ['undo', 'pick'];

/** What writes, shows and speaks. */
export function textTools({ state, perform }: ToolContext, check: CheckWords): ModelTool[] {
  const draftNamed = (about: string) => state().drafts.find(({ n }) => about.trim().toLowerCase() === `draft ${n}`);
  return [
    modelTool(
      'write',
      'Keeps a new draft. `text` is the whole text, ready to publish; `matter` the words of the user that it is made from, copied exactly. Call it once for each platform.',
      z.extend(z.pick(operations.write, { platform: true }), { matter: text, text }),
      async ({ matter, text: written, platform }, signal) => {
        const checked = check(`write ${platform}`, written, { matter, platforms: platform ? [platform] : null });
        if ('refused' in checked) return checked;
        const operation = { op: 'write' as const, matter, ...(platform ? { platform } : {}) };
        return perform(operation, checked.words, signal);
      },
    ),
    modelTool(
      'revise',
      'Changes a draft of the conversation by its number. `text` is the whole new text. Without `text` only to take back the last change (undo) or to choose one of several drafts (pick).',
      z.extend(z.pick(operations.revise, { draft: true, change: true, platform: true, keeps: true }), {
        text: z.optional(text),
      }),
      async ({ text: written, ...revision }, signal) => {
        const draft = state().drafts.find(({ n }) => n === revision.draft);
        if (!draft) return { refused: `There is no draft ${revision.draft}. ${known('draft', state().drafts)}` };
        const operation = { op: 'revise' as const, ...revision };
        if (WITHOUT_TEXT.includes(revision.change)) return perform(operation, null, signal);
        if (written === undefined) return { refused: 'Give the whole new text in `text`.' };
        const platform = revision.platform ?? draft.platform;
        const checked = check(`draft ${draft.n}`, written, { matter: '', platforms: platform ? [platform] : null });
        return 'refused' in checked ? checked : perform(operation, checked.words, signal);
      },
    ),
    modelTool(
      'draw',
      'Makes a picture. `about` says what it shows, or names a draft ("draft 2").',
      z.extend(z.pick(operations.draw, { changes: true }), { about }),
      (order, signal) => {
        const draft = draftNamed(order.about);
        return perform({ op: 'draw', ...order, ...(draft ? { drafts: [draft.n] } : {}) }, null, signal);
      },
    ),
    modelTool(
      'speak',
      'Makes a sound recording. `about` is the words to speak, or names a draft ("draft 2").',
      z.extend(z.pick(operations.speak, { voice: true }), { about }),
      (order, signal) =>
        perform({ op: 'speak', ...order, words: draftNamed(order.about)?.text ?? order.about }, null, signal),
    ),
  ];
}

/** 'The drafts are 1, 2.': so that the next call can be right. */
export function known(kind: 'draft' | 'plan', all: { n: number }[]): string {
  return all.length === 0 ? `There is no ${kind} yet.` : `The ${kind}s are ${all.map(({ n }) => n).join(', ')}.`;
}
