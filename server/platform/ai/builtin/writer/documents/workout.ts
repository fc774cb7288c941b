import { hashtagsFor } from '../hashtags.ts';
import { capital, joinList, withoutStop } from '../mend.ts';
import { EXERCISES } from '../phrases/exercises.ts';
import { bareOf } from '../slots.ts';
import {
  type Block,
  type Document,
  type DocumentContext,
  given,
  labelReader,
  remaining,
  section,
  text,
} from './model.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const AMOUNT =
  /^(.*?)[\s,]*((?:\d+\s*(?:x|×|sets? of)\s*\d+(?:\s*(?:seconds?|sec|s|minutes?|min|reps?))?|\d+\s*(?:seconds?|sec|minutes?|min|km|miles?|reps?|m)\b).*)$/i;

interface Row {
  day: string;
  exercise: string;
  amount: string;
}

function rowsOf(day: string, items: string[]): Row[] {
  return items.map((item, index) => {
    const match = AMOUNT.exec(item);
    return {
      day: index === 0 ? day : '',
      exercise: capital(withoutStop(match?.[1] || item)),
      amount: match?.[1] ? withoutStop(match[2] ?? '').replace(/\s+x\s+/g, ' × ') : '',
    };
  });
}

function table(rows: Row[]): Block[] {
  const amounts = rows.some((row) => row.amount !== '');
  const head = amounts ? ['Day', 'Exercise', 'Amount'] : ['Day', 'Exercise'];
  return rows.length > 0
    ? [
        {
          kind: 'table',
          head,
          rows: rows.map((row) => (amounts ? [row.day, row.exercise, row.amount] : [row.day, row.exercise])),
        },
      ]
    : [];
}

/** A training plan as a table; exercises that the brief does not name are marked as suggestions. */
export function writeWorkout(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const days = [...DAYS, ...Array.from({ length: 14 }, (_, index) => `day ${index + 1}`)];
  const planned = days.flatMap((day) => {
    const found = labels.get(new RegExp(`^${day}s?$`));
    return found ? [{ day: capital(day), items: found.items }] : [];
  });
  const named = labels.get(/^(?:exercises?|programme|program|schedule)/);
  const rest = labels.get(/^rest/);
  const goal = labels.get(/^goals?$/);
  const equipment = labels.get(/^equipment/);
  const warmUp = labels.get(/^warm/);
  const coolDown = labels.get(/^cool/);
  const progress = labels.get(/^progress/);
  const note = labels.get(/^notes?$/);
  const form = brief.request.form.replace(/^(?:an?|the|our|my)\s+/i, '');
  const audience = brief.subject ? bareOf(brief.subject) : null;
  const title = capital(audience ? `${form} for ${audience}` : form || 'Training plan');
  const rows =
    planned.length > 0
      ? planned.flatMap(({ day, items }) => rowsOf(day, items))
      : named
        ? rowsOf('Each session', named.items)
        : [];
  const suggested = rows.length === 0;
  const bank = choose
    .order(
      /\byoga\b/i.test(brief.text)
        ? EXERCISES.yoga
        : /\brun/i.test(brief.text)
          ? EXERCISES.running
          : EXERCISES.strength,
      'exercises',
    )
    .slice(0, 6);
  const own = brief.sentences;
  return {
    title,
    sections: [
      ...section(
        null,
        text(
          goal ? `The goal: ${withoutStop(goal.value)}` : null,
          equipment ? `You need: ${withoutStop(equipment.value)}` : null,
          ...own,
        ),
      ),
      ...section('Warm-up', given(warmUp)),
      ...section('The plan', suggested ? suggestion(bank) : table(rows)),
      ...section('Rest days', given(rest)),
      ...section('Cool-down', given(coolDown)),
      ...section('How to progress', given(progress)),
      ...section('Please note', given(note)),
      ...remaining(labels.rest()),
    ],
    post: {
      hook:
        choose.pick(
          [
            `${title}.`,
            goal ? `${capital(withoutStop(goal.value))}: this is the plan.` : `Here is the plan: ${title}.`,
          ],
          'hook',
        ) ?? `${title}.`,
      lines: equipment ? [`All you need: ${withoutStop(equipment.value)}.`] : [],
      points: suggested
        ? []
        : planned.length > 0
          ? planned.map(({ day, items }) => `${day}: ${joinList(items.map(withoutStop))}`)
          : (named?.items ?? []),
      call: suggested
        ? 'Which exercises belong in it? Tell us in the comments.'
        : (choose.pick(
            ['Save the plan and start when it suits you.', 'Who is joining you?', 'Which day will be your favourite?'],
            'call',
          ) ?? ''),
      tags: hashtagsFor({ ...brief, subject: null }, brand, ['Fitness', 'TrainingPlan', 'Wellness'], style.hashtags),
    },
    question: suggested
      ? 'Which days do you train, and which exercises with how many repetitions? I will put them into the table.'
      : null,
  };
}

function suggestion(names: string[]): Block[] {
  return [
    { kind: 'text', text: '*Suggested exercises. Fill in days and amounts that suit you:*' },
    { kind: 'table', head: ['Day', 'Exercise', 'Amount'], rows: names.map((name) => ['[day]', name, '[amount]']) },
  ];
}
