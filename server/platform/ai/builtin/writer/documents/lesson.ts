import { hashtagsFor } from '../hashtags.ts';
import { capital, lowerFirst, withoutStop } from '../mend.ts';
import {
  type Block,
  type Document,
  type DocumentContext,
  type Given,
  given,
  labelReader,
  list,
  remaining,
  section,
  text,
  toFill,
} from './model.ts';

const TIMED = /^((?:\d+(?:\s*[-–]\s*\d+)?)\s*(?:min(?:ute)?s?|hours?))\s*[:,–-]?\s+(.+)$/is;

function stepsTable(steps: Given | null): Block[] {
  if (!steps) return [];
  const rows = steps.items.map((item) => TIMED.exec(item));
  if (rows.some((row) => row === null)) return list(steps.items, true);
  return [
    {
      kind: 'table',
      head: ['Time', 'What happens'],
      rows: rows.map((row) => [row?.[1] ?? '', capital(withoutStop(row?.[2] ?? ''))]),
    },
  ];
}

/** A lesson plan: goals, materials, timed steps and a check at the end. */
export function writeLesson(context: DocumentContext): Document {
  const { brief, brand, style, choose } = context;
  const labels = labelReader(brief);
  const [said = 'the topic', year = null] = withoutStop(brief.subject ?? 'the topic')
    .replace(/,?\s*\b\d+[ -](?:minutes?|hours?|min)\b/gi, '')
    .split(/\s+for (?=(?:grade|year|class|beginners|kids|children|pupils|students)\b)/i);
  const topic = said.trim();
  const group = labels.get(/^(?:class|grade|level|age|audience|target)/)?.value ?? year;
  const duration =
    labels.get(/^(?:duration|time|length)/)?.value ?? /\b(\d+[ -](?:minutes?|hours?))\b/i.exec(brief.text)?.[1] ?? null;
  const goals = labels.get(/^(?:goals?|objectives?|aims?)/);
  const materials = labels.get(/^materials?/);
  const steps = labels.get(/^(?:steps?|activities|activity|schedule|method|programme)/);
  const check = labels.get(/^(?:check|assessment|test)/);
  const homework = labels.get(/^homework/);
  const facts = [group ? `For: ${group}` : null, duration ? `Duration: ${duration}` : null].filter(
    (one): one is string => one !== null,
  );
  return {
    title: `Lesson plan: ${topic.replace(/^the /i, 'the ')}`,
    sections: [
      ...section(null, list(facts), text(...brief.sentences)),
      ...section(
        'What pupils can do afterwards',
        goals ? list(goals.items) : toFill(`two or three goals, for example: explain ${topic} in their own words`),
      ),
      ...section('Materials', materials ? list(materials.items) : []),
      ...section(
        'How the lesson runs',
        steps
          ? stepsTable(steps)
          : [
              {
                kind: 'table',
                head: ['Part', 'What happens'],
                rows: [
                  ['Opening', `[a question that leads to ${topic}]`],
                  ['Main part', '[what pupils try, read or build]'],
                  ['Exchange', '[how they show each other what they found]'],
                  ['Close', '[what they take home in one sentence]'],
                ],
              },
            ],
      ),
      ...section('Check', given(check)),
      ...section('Homework', given(homework)),
      ...remaining(labels.rest()),
    ],
    post: {
      hook:
        choose.pick(
          [
            `How do you teach ${topic}? This is our plan.`,
            `A lesson about ${topic}${duration ? ` in ${duration}` : ''}.`,
          ],
          'hook',
        ) ?? '',
      lines: [
        goals
          ? `By the end, pupils can ${goals.items.map((goal) => lowerFirst(withoutStop(goal))).join(' and ')}.`
          : '',
      ].filter(Boolean),
      points: (steps?.items ?? []).map((step) => withoutStop(step)),
      call:
        choose.pick(
          [
            'How do you teach it? Tell us in the comments.',
            'Save it for your next lesson.',
            'What would you do differently?',
          ],
          'call',
        ) ?? '',
      tags: hashtagsFor({ ...brief, subject: topic }, brand, ['LessonPlan', 'Teaching', 'Education'], style.hashtags),
    },
    question:
      steps && goals
        ? null
        : `What should the class be able to do after the lesson on ${topic}, and how much time is there?`,
  };
}
