import { LANGUAGES } from '../../server/assistant/reading/language.ts';
import { ruleEnd } from '../../server/assistant/rhythm.ts';
import { inLanguage } from '../../server/assistant/texts/in-language.ts';
import { openChat, type SeenTurn } from './chat.ts';
import { textFaults } from './expected.ts';

interface ConversationLine {
  id: string;
  /** The wall time in the user's zone. */
  now: string;
  timeZone: string;
  turns: { say: string; expect?: { does: string; has?: string[]; hasNot?: string[]; count?: number } }[];
}

interface TurnOutcome {
  does: string;
  text: string;
  question: string | null;
  plans: object[];
}

/** Whole conversations through the real performer on a real database: what each turn did, said and left planned. */
export async function openConversations(model: string | null) {
  const { begin, say, takeCost, close } = await openChat(model);
  return {
    answer: async ({ id, now, timeZone, turns }: ConversationLine) => {
      const speaker = await begin({ now, timeZone });
      const told: TurnOutcome[] = [];
      for (const turn of turns) told.push(toldTurn(await say(speaker, turn.say)));
      return { id, turns: told };
    },
    faults: ({ turns }: ConversationLine, answer: { turns: TurnOutcome[] }): string[] | null => {
      if (turns.every(({ expect }) => expect === undefined)) return null;
      return turns.flatMap(({ expect }, i) => (expect ? turnFaults(expect, answer.turns[i], i + 1) : []));
    },
    takeCost,
    close,
  };
}

function turnFaults(
  { does, count, ...wanted }: NonNullable<ConversationLine['turns'][number]['expect']>,
  told: TurnOutcome | undefined,
  turn: number,
): string[] {
  if (!told) return [`turn ${turn}: no answer`];
  return [
    ...(told.does === does ? [] : [`${told.does}, not ${does}`]),
    ...(count === undefined || told.plans.length === count ? [] : [`${told.plans.length} plans, not ${count}`]),
    ...textFaults(told.text, wanted),
  ].map((fault) => `turn ${turn}: ${fault}`);
}

/** Whether plans were listed, in whichever language. */
function isList(said: string): boolean {
  const openings = LANGUAGES.flatMap((language) =>
    ['Nothing is planned there.', 'One plan, x: y.', '2 plans:'].map((words) => inLanguage(words, language)),
  );
  return openings.some((opening) => said.replace(/^\d+/, '2').startsWith(opening.split(',')[0] ?? opening));
}

function toldTurn({ said, shown, before, after, records }: SeenTurn): TurnOutcome {
  const last = records.at(-1) ?? [];
  const earlier = new Set(
    records
      .slice(0, -1)
      .flat()
      .map((output) => ('draft' in output ? output.draft : undefined)),
  );
  const text = last.find((output) => output.output_type === 'text' && 'draft' in output && output.draft !== undefined);
  const draft = text && 'draft' in text ? text.draft : undefined;
  // Several versions for one place are shown together.
  const versions = last
    .filter((output) => text && 'draft' in output && 'platform' in text === 'platform' in output)
    .filter((output) => !(text && 'platform' in text && 'platform' in output) || output.platform === text.platform)
    .map(({ output }) => output)
    .join('\n\n');
  const [isNew, isGone] = [after.length > before.length, after.length < before.length];
  const isChanged = after.some((plan) => {
    const was = before.find(({ id }) => id === plan.id);
    return was && JSON.stringify(was) !== JSON.stringify(plan);
  });
  const does = isNew
    ? 'plan'
    : isGone
      ? 'cancel-plan'
      : text
        ? earlier.has(draft)
          ? 'revise'
          : 'draft'
        : isChanged
          ? 'change-plan'
          : last.some(({ output_type }) => output_type === 'image')
            ? 'picture'
            : last.some(({ output_type }) => output_type === 'audio')
              ? 'audio'
              : isList(said)
                ? 'list-plans'
                : said.trimEnd().endsWith('?')
                  ? 'ask'
                  : 'reply';
  return {
    does,
    text: shown || versions || (last.find(({ output_type }) => output_type === 'text')?.output ?? said),
    question: does === 'ask' ? said : null,
    plans: after.map(({ platforms, at, frequency, recurrence, timeZone, content }) => {
      const { occurrences, until } = ruleEnd(recurrence, timeZone);
      return {
        platforms,
        at,
        frequency,
        ...(occurrences === null ? {} : { occurrences }),
        ...(until === null ? {} : { until }),
        content,
      };
    }),
  };
}
