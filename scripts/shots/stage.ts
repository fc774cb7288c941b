import { askDeletion } from '../../domain/api/account/account-deletion.ts';
import { saveBrandColors } from '../../domain/api/brand.ts';
import { executeChatWorkflow } from '../../domain/api/chat.ts';
import { executeScheduledWorkflow, scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { saveWorkflow } from '../../domain/api/workflow/workflows.ts';
import { DAY, HOUR, seedResult, seedTasks } from '../../tests/e2e/tasks-stage.ts';
import { make } from '../../tests/support/client.ts';
import { newPerson, type Person } from '../../tests/support/people.ts';
import type { SpawnedProduct } from '../../tests/support/spawned-product.ts';

/** Whose screens are looked at: somebody who has just come, and somebody with a month of work. */
export interface Cast {
  empty: Person;
  full: Person;
  /** Somebody whose account is to be deleted. */
  leaving: Person;
  /** The workflow that the latter has saved. */
  workflowId: string;
}

const MESSAGES = [
  'Write a short post about our sourdough bread for LinkedIn',
  'Create an image for our autumn sale: 20 % off all bread on Friday',
  'Post "Our bakery in Leeds is open. Come by." on LinkedIn and Twitter tomorrow at 9am',
];

const writer = (id: string, name: string, x: number, y: number) =>
  ({
    id,
    type: 'chat',
    name,
    input: 'Our new blend is here.',
    description: 'Friendly, short',
    position: { x, y },
  }) as const;

const WORKFLOW = {
  name: 'Product launch across all our networks this autumn',
  agents: [
    writer('a', 'Announcement', 0, 0),
    { ...writer('b', 'Picture', 420, -120), type: 'image' as const, input: 'A cup of our new blend' },
    writer('c', 'Follow-up', 420, 220),
  ],
  connections: [
    { id: 'a-b', source: 'a', target: 'b' },
    { id: 'a-c', source: 'a', target: 'c' },
  ],
  executionResults: [],
};

/** Fills the product with what its screens show. */
export async function setStage(product: SpawnedProduct): Promise<Cast> {
  const [empty, full] = [await newPerson(product, 'Nora'), await newPerson(product, 'Maya')];
  const leaving = await newPerson(product, 'Lee');
  await make(product.url, askDeletion, { password: leaving.password }, leaving.identity);
  const who = { ...full.identity, timeZone: 'Europe/Berlin' };
  await seedTasks(product, who.userId, tasksOfAMonth()).then(([done]) =>
    seedResult(
      product,
      done ?? '',
      '## Fresh bread\n\nOur sourdough rises for **eighteen hours**. Come and taste it on Friday.',
    ),
  );
  await make(product.url, saveBrandColors, { primary_color: '#4A2A1B', accent_color: '#E0A030' }, who);
  const workflow = await make(product.url, saveWorkflow, WORKFLOW, who);
  const { body } = await make(
    product.url,
    scheduleWorkflow,
    {
      name: 'Friday tasting',
      platforms: ['instagram', 'linkedin'],
      agentType: 'social-media',
      scheduledAt: new Date(Date.now() + 2 * HOUR).toISOString(),
      agents: [{ id: 'a', type: 'chat', name: 'Text', input: 'Come and taste it.', description: '', verbatim: true }],
    },
    who,
  );
  await make(product.url, executeScheduledWorkflow, { id: body.data.id }, who);
  let sessionId: string | undefined;
  for (const originalMessage of MESSAGES) {
    const answer = await make(product.url, executeChatWorkflow, { originalMessage, sessionId }, who);
    sessionId = answer.body.session_id;
  }
  return { empty, full, leaving, workflowId: workflow.body.data.id };
}

/** A month in use: every status, a series, long names, and four posts at one moment. */
function tasksOfAMonth(): Parameters<typeof seedTasks>[2] {
  const at = (days: number, hour: number) => {
    const day = new Date(Date.now() + days * DAY);
    day.setHours(hour, 0, 0, 0);
    return day;
  };
  const crowd = ['Autumn menu', 'Meet the baker behind our rye loaf', 'Opening hours', 'A look into the oven'];
  return [
    {
      name: 'Bread day',
      status: 'completed',
      at: at(-2, 9),
      executed_at: at(-2, 9).toISOString(),
      execution_duration: 1.4,
    },
    {
      name: 'How our sourdough rises for eighteen hours',
      platforms: ['linkedin', 'twitter', 'facebook'],
      at: at(1, 12),
    },
    ...crowd.map((name) => ({ name, at: at(2, 10), platforms: ['instagram' as const] })),
    { name: 'Daily coffee tip', at: at(1, 8), rule: 'FREQ=DAILY;COUNT=12', platforms: ['twitter'] },
    { name: 'Failed one', status: 'failed', at: at(-1, 15), error_message: 'The model did not answer in time.' },
    { name: 'Team portrait', at: at(4, 17), platforms: ['facebook', 'linkedin'] },
    { name: 'Weekend opening', at: at(5, 9), platforms: ['facebook'] },
  ];
}
