import type { WritingTask } from '../../tasks.ts';
import type { Draft } from './draft.ts';
import { NO_FACTS } from './draft.ts';
import { fitGiven } from './given.ts';
import {
  asBullets,
  type Change,
  changeIn,
  type Earlier,
  inOneSentence,
  platformOfChanges,
  shorten,
  withEmoji,
  withoutEmojis,
  withoutHashtags,
} from './revise.ts';

const EDITS: Partial<Record<Change, (text: string) => string>> = {
  shorter: shorten,
  'one-sentence': inOneSentence,
  list: asBullets,
  'no-hashtags': withoutHashtags,
  'no-emoji': withoutEmojis,
};

/** Changes the text before: by editing it where that is enough, else by writing it anew from its brief. */
export function reviseText(
  change: Change,
  before: Earlier,
  task: WritingTask,
  write: (task: WritingTask) => Draft,
): Draft {
  const platform = platformOfChanges([...before.changes, task.brief]) ?? task.platform;
  const edit = EDITS[change];
  if (edit && before.text) return edited(fitGiven(edit(before.text), platform), before);
  if (before.brief === null)
    return edited(
      change === 'emoji' && before.text ? withEmoji(before.text, '✨') : fitGiven(before.text ?? '', platform),
      before,
    );
  const again = anew(before, task, platform, write);
  if (change !== 'emoji' && again.text.trim() === before.text)
    return anew(before, { ...task, variant: task.variant + 1 }, platform, write);
  return change === 'emoji' ? { ...again, text: withEmoji(again.text, '✨') } : again;
}

function anew(
  before: Earlier,
  task: WritingTask,
  platform: WritingTask['platform'],
  write: (task: WritingTask) => Draft,
): Draft {
  const last = changeIn(task.brief);
  const length = (change: Change | null) => change === 'shorter' || change === 'longer' || change === 'one-sentence';
  // Of 'shorter' and 'longer' only the last word counts.
  const wishes = [...before.changes.filter((wish) => !(length(last) && length(changeIn(wish)))), task.brief];
  const tries = wishes.filter((wish) => changeIn(wish) === 'another').length;
  const said = wishes.filter((wish) => changeIn(wish) !== 'another' && changeIn(wish) !== 'platform').join('. ');
  const description = [task.description ?? '', said].filter(Boolean).join('. ') || null;
  const draft = write({
    ...task,
    brief: before.brief ?? '',
    description,
    platform,
    variant: task.variant + tries,
    history: [],
  });
  if (!wishes.some((wish) => changeIn(wish) === 'longer') || draft.text.length > (before.text ?? '').length)
    return draft;
  return { ...draft, question: 'I have used everything you told me. Which detail should I add?' };
}

function edited(text: string, before: Earlier): Draft {
  const first = (text.split('\n')[0] ?? '').replace(/^#+ /, '');
  return {
    text,
    title: first.slice(0, 70),
    kind: 'revision',
    question: text === before.text ? 'It is as short as I can make it without losing a fact. What should go?' : null,
    ready: true,
    lines: [],
    headline: first,
    facts: NO_FACTS,
    notes: [],
  };
}
