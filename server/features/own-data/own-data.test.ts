import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  IMPORT_TOO_LARGE,
  importWorkflows,
  NOT_AN_EXPORT,
  previewWorkflowImport,
} from '../../../domain/api/account/own-data.ts';
import { saveBrandColors, uploadBrandLogos } from '../../../domain/api/brand.ts';
import { executeScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { healthCheck } from '../../../domain/api/system.ts';
import { getVersion, listVersions } from '../../../domain/api/workflow/workflow-versions.ts';
import { listWorkflows, saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { fileOf, pictureFile } from '../../../tests/support/stage/pictures.ts';
import { schedulePost, standing, uploadPicture } from '../../../tests/support/stage/posts.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { engine: simpleEngine() });
});
afterAll(() => product.stop());

const download = async ({ identity }: Person) => {
  const response = await fetch(`${product.url}/api/export`, {
    headers: { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};
const importFile = (who: Person, file: File) => make(product.url, importWorkflows, { file }, who.identity);
const saved = async (who: Person) => (await make(product.url, listWorkflows, {}, who.identity)).body.data;

const agent = { id: 'a', type: 'chat', name: 'Writer', input: 'Write', description: '', position: { x: 1, y: 2 } };
const drawing = (name: string) => ({ name, agents: [agent], connections: [] }) as never;

it('gives a user everything of theirs as one zip, media included, and nothing of anybody else', async () => {
  const [who, other] = [await newPerson(product), await newPerson(product, 'Stranger')];
  for (const one of [who, other]) {
    const text = `Draw a picture of bread for ${one.user.firstName}`;
    await say(product.url, one.identity, text);
    await make(product.url, saveWorkflow, drawing(`Flow of ${one.user.firstName}`), one.identity);
  }
  await make(product.url, saveBrandColors, { primary_color: '#123', accent_color: '#456' }, who.identity);
  await make(product.url, uploadBrandLogos, { primary_logo: await pictureFile(9, 9) }, who.identity);
  const { response, bytes } = await download(who);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="fanfare-\d{4}-\d\d-\d\d\.zip"$/);
  const files = unzipSync(bytes);
  const json = strFromU8(files['fanfare.json'] ?? new Uint8Array(0));
  const all = JSON.parse(json);
  expect(all).toMatchObject({
    format: 'fanfare-export',
    version: 1,
    user: { email: who.email },
    brand: { primaryColor: '#123' },
    workflows: [{ name: 'Flow of Ada' }],
    messages: [{ userMessage: 'Draw a picture of bread for Ada' }],
  });
  expect(json).not.toMatch(/Stranger|argon2|passwordHash/);
  const names = Object.keys(files).filter((name) => name.startsWith('media/'));
  expect(names).toHaveLength(2);
  for (const name of names) expect(json).toContain(name.slice('media/'.length).split('.')[0]);
});

/** Where in the export the rows of each table are. */
const EXPORTED: Record<string, string> = {
  api_tokens: 'apiTokens',
  brands: 'brand',
  chat_records: 'messages',
  chat_sessions: 'conversations',
  labels: 'labels',
  network_connections: 'connections',
  notice_choices: 'noticeChoices',
  notices: 'notices',
  photos: 'photos',
  posting_slots: 'postingSlots',
  passkeys: 'passkeys',
  posts: 'posts',
  publications: 'posts',
  run_nodes: 'runs',
  runs: 'runs',
  schedule_plans: 'plans',
  scheduled_workflows: 'scheduledWorkflows',
  security_events: 'securityEvents',
  series: 'series',
  task_labels: 'labels',
  users: 'user',
  workflow_runs: 'workflowRuns',
  workflow_versions: 'workflowVersions',
  workflows: 'workflows',
};
/** What opens something, counts something, or only keeps the product going; media are files of the export. */
const KEPT_BACK =
  `authenticators calendar_feeds chat_requests connection_attempts deleted_tasks mailed_secrets media model_choices
  model_keys passkey_challenges rate_limits recovery_codes scheduler_pulse sessions sign_in_tickets spent_places
  task_events task_words usage_days`.split(/\s+/);

it('POST-38 holds the posts with their ways out, labels, slots, notices and connections, and nothing that opens anything', async () => {
  const who = await newPerson(product);
  const media = [{ mediaId: await uploadPicture(product, who) }];
  const { id } = await schedulePost(product, who, { post: { media } });
  await make(product.url, executeScheduledWorkflow, { id }, who.identity);
  await standing(product, who, id, 'completed');
  const mine = [who.user.id];
  await product.sql(`insert into labels (user_id, name, colour) values ($1, 'Client', 'red')`, mine);
  await product.sql('insert into task_labels select $2, id from labels where user_id = $1', [...mine, id]);
  await product.sql(`insert into posting_slots values ($1, 'linkedin', 1, '09:00')`, mine);
  await product.sql(
    `insert into notices (user_id, kind, cause, title, detail) values ($1, 'failed', 'x', 'It failed', 'Why')`,
    mine,
  );
  await product.sql(`insert into notice_choices values ($1, 'failed', true, false)`, mine);
  await product.sql(
    `insert into network_connections (user_id, platform, account_id, account_name, sealed)
     values ($1, 'linkedin', '7', 'Ada Ltd', 'sealed-token')`,
    mine,
  );
  await product.sql(`insert into calendar_feeds values ($1, 'hashed-secret', 'sealed-secret')`, mine);
  const { bytes } = await download(who);
  const json = strFromU8(unzipSync(bytes)['fanfare.json'] ?? new Uint8Array(0));
  const all = JSON.parse(json);
  expect(all).toMatchObject({
    posts: expect.arrayContaining([
      expect.objectContaining({
        platform: 'linkedin',
        text: 'Our new blend is here.',
        media: [expect.objectContaining(media[0] ?? {})],
        publication: expect.objectContaining({ state: 'ready' }),
      }),
    ]),
    labels: [{ name: 'Client', scheduledWorkflows: [id] }],
    postingSlots: [{ platform: 'linkedin', weekday: 1, time: '09:00' }],
    notices: expect.arrayContaining([expect.objectContaining({ title: 'It failed' })]),
    noticeChoices: [{ kind: 'failed', app: false }],
    photos: [{ id: media[0]?.mediaId, name: 'picture' }],
    connections: [{ platform: 'linkedin', accountName: 'Ada Ltd' }],
  });
  expect(all.posts).toHaveLength(2);
  expect(json).not.toMatch(/sealed|secret/i);
  const tables = await product.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  // A new table is in the export, or somebody has said why not.
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...Object.keys(EXPORTED), ...KEPT_BACK].toSorted());
  for (const key of Object.values(EXPORTED)) expect(all).toHaveProperty(key);
});

it('is refused to who is not signed in', async () => {
  expect((await fetch(`${product.url}/api/export`)).status).toBe(401);
});

it('CANVAS-71 takes workflows back from the zip or its JSON, with their notes, into any account', async () => {
  const who = await newPerson(product);
  const picture = await say(product.url, who.identity, 'Draw a picture of bread');
  const results = [
    { agentId: 'a', agent: 'Writer', output: 'a text', output_type: 'text', timestamp: 1_700_000_000, nodeId: 'a' },
    { ...picture.body.outputs[0], nodeId: 'a' },
  ];
  const note = { id: 'n', text: 'Ask Ada', colour: 'red', position: { x: 0, y: 0 }, width: 200, height: 80 };
  const workflow = { ...(drawing('First') as object), executionResults: results, notes: [note] } as never;
  expect((await make(product.url, saveWorkflow, workflow, who.identity)).status).toBe(201);
  await make(product.url, saveWorkflow, drawing('Second'), who.identity);
  const { bytes } = await download(who);
  const newcomer = await newPerson(product);
  const { status, body } = await importFile(newcomer, fileOf(bytes, 'fanfare.zip'));
  expect([status, body.message, body.data]).toEqual([
    200,
    '2 workflows imported',
    { imported: 2, replaced: 0, skipped: [] },
  ]);
  const names = (await saved(newcomer)).map(({ name }) => name).sort();
  expect(names).toEqual(['First', 'Second']);
  // A picture stays with the account that it was made for; the text goes along.
  const first = (await saved(newcomer)).find(({ name }) => name === 'First');
  expect(first?.executionResults.map(({ output }) => output)).toEqual(['a text']);
  expect(first?.notes).toEqual([note]);
  const json = unzipSync(bytes)['fanfare.json'] ?? new Uint8Array(0);
  await importFile(who, fileOf(new Uint8Array(json), 'fanfare.json'));
  const again = (await saved(who)).filter(({ name }) => name === 'First');
  expect(again.map(({ executionResults }) => executionResults.length)).toEqual([2, 2]);
});

it('says which workflows it could not take over, and takes the others', async () => {
  const who = await newPerson(product);
  const loop = { ...(drawing('Loop') as object), connections: [{ id: 'c', source: 'a', target: 'a' }] };
  const file = JSON.stringify({ format: 'fanfare-export', workflows: [drawing('Good'), loop, { name: '' }, 7] });
  const { body } = await importFile(who, fileOf(file, 'fanfare.json'));
  expect(body.data.imported).toBe(1);
  expect(body.data.skipped).toEqual([
    { name: 'Loop', reason: 'An agent cannot connect to itself' },
    { name: 'Without a name', reason: 'It is not a workflow that Fanfare has saved.' },
    { name: 'Without a name', reason: 'It is not a workflow that Fanfare has saved.' },
  ]);
});

it.for<[string, () => File, number, string]>([
  ['a text', () => fileOf('hello', 'a.json'), 400, NOT_AN_EXPORT],
  ['another JSON', () => fileOf('{"workflows":[]}', 'a.json'), 400, NOT_AN_EXPORT],
  ['a zip without it', () => fileOf(zipSync({ 'x.json': strToU8('{}') }), 'a.zip'), 400, NOT_AN_EXPORT],
  ['a broken zip', () => fileOf('PK\x03\x04zzzz', 'a.zip'), 400, NOT_AN_EXPORT],
  [
    'a zip that swells',
    () => fileOf(zipSync({ 'fanfare.json': new Uint8Array(100 << 20) }), 'a.zip'),
    400,
    NOT_AN_EXPORT,
  ],
  ['21 MB', () => fileOf(new Uint8Array(21 << 20), 'a.zip'), 400, IMPORT_TOO_LARGE],
  ['30 MB', () => fileOf(new Uint8Array(30 << 20), 'a.zip'), 413, 'That is too much at once. Please send less.'],
])('refuses %s', async ([, file, status, message]) => {
  const who = await newPerson(product);
  const reply = await importFile(who, file());
  expect([reply.status, reply.body.message]).toEqual([status, message]);
  expect(await saved(who)).toEqual([]);
});

const exportOf = (...workflows: unknown[]): File =>
  fileOf(JSON.stringify({ format: 'fanfare-export', workflows }), 'fanfare.json');

it('skips what no call would have saved: characters that can’t be kept, and a workflow of megabytes', async () => {
  const who = await newPerson(product);
  const result = { agent: 'Writer', output: 'x'.repeat(1 << 21), output_type: 'text', timestamp: 1 };
  const huge = { ...(drawing('Huge') as object), executionResults: [result] };
  const broken = { ...(drawing('Broken') as object), executionResults: [{ ...result, output: 'a\0b' }] };
  const { status, body } = await importFile(who, exportOf(broken, drawing('\ud800'), huge, drawing('Good')));
  expect(status).toBe(200);
  expect(body.data.imported).toBe(1);
  expect(body.data.skipped.map(({ reason }) => reason)).toEqual([
    'The text contains characters that can’t be stored.',
    'The text contains characters that can’t be stored.',
    'It is too large.',
  ]);
});

it('leaves everything as it was where an import would take more room than an account has', async () => {
  const who = await newPerson(product);
  const results = Array.from({ length: 40 }, () => ({
    agent: 'Writer',
    output: 'x'.repeat(20_000),
    output_type: 'text',
    timestamp: 1,
  }));
  const large = { ...(drawing('Large') as object), executionResults: results } as never;
  const full = await importFile(who, exportOf(...Array.from({ length: 23 }, () => large)));
  expect([full.status, full.body.message]).toEqual([
    409,
    'There is no more room for saved workflows. Please delete some first.',
  ]);
  expect(await saved(who)).toEqual([]);
  expect((await importFile(who, exportOf(...Array.from({ length: 19 }, () => large)))).status).toBe(200);
  const more = await Promise.all([1, 2, 3].map(() => make(product.url, saveWorkflow, large, who.identity)));
  expect(more.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('is read beside the others: nobody waits while it is', async () => {
  const who = await newPerson(product);
  const results = Array.from({ length: 2_000 }, () => ({
    agent: 'A',
    output: 'x',
    output_type: 'text',
    timestamp: 1,
  }));
  const many = Array.from({ length: 100 }, () => ({ ...(drawing('') as object), executionResults: results }));
  let isRead = false;
  const importing = importFile(who, exportOf(...many)).finally(() => {
    isRead = true;
  });
  // Read on the main thread, it would keep the very first of them waiting to its end.
  let served = 0;
  while (!isRead && served < 20) {
    await make(product.url, healthCheck, {});
    if (!isRead) served++;
  }
  expect((await importing).body.data.skipped).toHaveLength(100);
  expect(served).toBeGreaterThan(5);
});

it('KEEP-11 says before an import which names are there already, and keeps nothing yet', async () => {
  const who = await newPerson(product);
  for (const name of ['Recap', 'Recap', 'Digest']) await make(product.url, saveWorkflow, drawing(name), who.identity);
  const file = exportOf(...['Recap', 'New', 'Digest', 'Digest'].map(drawing), { name: 'Odd' });
  const { body } = await make(product.url, previewWorkflowImport, { file }, who.identity);
  const there = { agents: 1, updated_at: expect.any(String) };
  expect(body.data).toEqual({
    workflows: [
      { name: 'Recap', agents: 1, existing: there },
      { name: 'New', agents: 1, existing: null },
      { name: 'Digest', agents: 1, existing: there },
      { name: 'Digest', agents: 1, existing: null },
    ],
    skipped: [{ name: 'Odd', reason: 'It is not a workflow that Fanfare has saved.' }],
  });
  expect(await saved(who)).toHaveLength(3);
});

it('KEEP-12 replaces by name or all, keeps what was replaced as a version, and adds where nothing is said', async () => {
  const who = await newPerson(product);
  for (const name of ['Recap', 'Digest']) await make(product.url, saveWorkflow, drawing(name), who.identity);
  const changed = (name: string) => ({ ...(drawing(name) as object), agents: [{ ...agent, input: 'Imported' }] });
  const take = async (replace?: string) => {
    const input = {
      file: exportOf(changed('Recap'), changed('Digest')),
      ...(replace === undefined ? {} : { replace }),
    };
    return make(product.url, importWorkflows, input, who.identity);
  };
  expect((await take('["Recap"]')).body.data).toEqual({ imported: 2, replaced: 1, skipped: [] });
  expect((await saved(who)).map(({ name, agents }) => [name, agents[0]?.input]).sort()).toEqual([
    ['Digest', 'Imported'],
    ['Digest', 'Write'],
    ['Recap', 'Imported'],
  ]);
  const id = (await saved(who)).find(({ name }) => name === 'Recap')?.id ?? '';
  const [now, before] = (await make(product.url, listVersions, { id }, who.identity)).body.data;
  expect(now?.changes).toBe('1 changed');
  const version = before?.version ?? '';
  expect((await make(product.url, getVersion, { id, version }, who.identity)).body.data.agents[0]?.input).toBe('Write');
  expect((await take('all')).body.data).toMatchObject({ imported: 2, replaced: 2 });
  expect(await saved(who)).toHaveLength(3);
  expect((await take()).body.data).toMatchObject({ imported: 2, replaced: 0 });
  expect(await take('Recap')).toMatchObject({
    status: 400,
    body: { message: 'Please give the names to replace as a JSON list, or the word all' },
  });
});
