import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/api/schedule/import-posts.ts';
import { listLabels } from '../../../domain/api/schedule/labels.ts';
import { savePostingSlots } from '../../../domain/api/schedule/posting-slots.ts';
import { listScheduledWorkflows, updateScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const HEAD = 'text,date,time,network,labels\n';
/** A day that lies ahead, whenever this is run. */
const YEAR = new Date().getFullYear() + 1;

describe('posts from a table', () => {
  let product: TestProduct;
  let ada: Person;
  beforeAll(async () => {
    product = await startTestProduct();
    ada = await newPerson(product);
  });
  afterAll(() => product.stop());

  const who = (person = ada) => ({ ...person.identity, timeZone: 'Europe/Berlin' });
  const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'posts.csv', { type: 'text/csv' });
  const preview = (content: string | Uint8Array<ArrayBuffer>, over: object = {}, person = ada) =>
    make(product.url, calls.previewImport, { file: fileOf(content), ...over }, who(person));
  const rowsOf = async (content: string | Uint8Array<ArrayBuffer>, over: object = {}) => {
    const { status, body } = await preview(content, over);
    expect(status, body.message).toBe(200);
    return body.data.rows;
  };
  const faultsOf = async (line: string, over: object = {}) => (await rowsOf(HEAD + line, over))[0]?.faults;
  const refusal = async (content: string | Uint8Array<ArrayBuffer>) => {
    const { status, body } = await preview(content);
    return [status, body.message];
  };
  const bring = (content: string, expected: number, over: object = {}, person = ada) =>
    make(
      product.url,
      calls.importPosts,
      { file: fileOf(content), expected, requestId: randomUUID(), ...over },
      who(person),
    );
  const tasksOf = async (person: Person) =>
    (await make(product.url, listScheduledWorkflows, {}, person.identity)).body.data.toReversed();

  const expected = {
    text: 'Hello, world',
    platforms: ['linkedin', 'facebook'],
    scheduledFor: `${YEAR}-06-01T07:30:00.000Z`,
    labels: ['Acme', 'Spring'],
    faults: [],
  };
  it.each([
    ['commas', `text,date,time,network,labels\n"Hello, world",${YEAR}-06-01,09:30,"LinkedIn, FB","Acme; Spring"`],
    [
      'semicolons',
      `Text;Date;Time;Network;Labels\r\nHello, world;01.06.${YEAR};9:30;LinkedIn, Facebook;Acme|Spring\r\n`,
    ],
    [
      'tabs',
      `Post\tScheduled at\tChannel\tTags\nHello, world\t${YEAR}-06-01 09:30\tfacebook / linkedin\t#Acme, Spring`,
    ],
    ['another order', `Platform,Post Text,Client,When\n"li+fb","Hello, world","Acme,Spring",${YEAR}-06-01T09:30`],
    ['sep=', `sep=;\ntext;date;time;network;labels\n"Hello, world";${YEAR}-06-01;9:30 AM;li and fb;Acme,Spring`],
    [
      'a byte order mark',
      `\ufefftext,date,time,network,labels\n"Hello, world",${YEAR}-06-01,09:30,"LinkedIn, FB","Acme; Spring"`,
    ],
    ['no header', `"Hello, world",${YEAR}-06-01,09:30,"LinkedIn, FB","Acme; Spring"`],
    ['no header, another order', `09:30,"LinkedIn, FB",${YEAR}-06-01,"Hello, world","Acme;Spring"`],
  ])('MONTH-62 are read with %s', async (_, content) => {
    expect(await rowsOf(content)).toMatchObject([expected]);
  });

  it('MONTH-65 is refused in words where one cell fills the whole file, whatever it holds', async () => {
    const names = Array.from({ length: 250_000 }, (_, at) => at.toString(36)).join(',');
    expect(await faultsOf(`Hello,${YEAR}-06-01,09:30,LinkedIn,"${names}"`)).toEqual([
      'A post can carry at most 10 labels.',
    ]);
    const long = Array.from({ length: 30_000 }, (_, at) => `${at}${'x'.repeat(40)}`).join(',');
    expect(await faultsOf(`Hello,${YEAR}-06-01,09:30,LinkedIn,"${long}"`)).toHaveLength(1);
    const time = `9${' '.repeat(1_900_000)}x`;
    expect(await faultsOf(`Hello,${YEAR}-06-01,${time},LinkedIn,`)).toEqual([
      '“9 x” is not a time that can be read. Write it as 09:30.',
    ]);
  });

  it('MONTH-62 are read from two bytes a character and from the old encoding of Windows', async () => {
    const table = `text;date;time;network\r\nGrüße – 5 €;${YEAR}-06-01;09:30;Twitter`;
    for (const bytes of [
      Buffer.from(`\ufeff${table}`, 'utf16le'),
      Buffer.from(`\ufeff${table}`, 'utf16le').swap16(),
      Buffer.from(table),
      Buffer.from(table.replace('–', '\x96').replace('€', '\x80'), 'latin1'),
    ])
      expect((await rowsOf(new Uint8Array(bytes)))[0]).toMatchObject({ text: 'Grüße – 5 €', faults: [] });
  });

  it('MONTH-63 each fault of a row is a sentence; nothing is imported by looking', async () => {
    expect(await faultsOf(`,${YEAR}-06-01,09:30,LinkedIn,`)).toEqual(['The text is missing.']);
    expect(await faultsOf(`Hi,${YEAR}-06-01,09:30,MySpace,`)).toEqual([
      'There is no network “MySpace” here. Use LinkedIn, Twitter, Instagram or Facebook.',
    ]);
    expect(await faultsOf(`Hi,${YEAR}-06-01,09:30,,`)).toEqual([
      'The network is missing. Use LinkedIn, Twitter, Instagram or Facebook.',
    ]);
    expect(await faultsOf('Hi,2001-06-01,09:30,LinkedIn,')).toEqual([
      'Friday, June 1, 2001 at 9:30 AM GMT+2 has already passed. Choose a later time.',
    ]);
    expect(await faultsOf('Hi,2101-06-01,09:30,LinkedIn,')).toEqual([
      'Posts can be scheduled at most 5 years ahead. Choose an earlier day.',
    ]);
    expect(await faultsOf(`${'x'.repeat(300)},${YEAR}-06-01,09:30,X and LinkedIn,`)).toEqual([
      'This text is too long for Twitter: 300 of 280 characters. Shorten it, or leave Twitter out.',
    ]);
    expect(await faultsOf(`Hi,${YEAR}-06-01,09:30,LinkedIn,${'y'.repeat(41)}`)).toEqual([
      `The label “${'y'.repeat(40)}…” is longer than 40 characters.`,
    ]);
    const pictured = `text,date,time,network,image\nHi,${YEAR}-06-01,09:30,LinkedIn,http://127.0.0.1/secret.png`;
    expect((await rowsOf(pictured))[0]?.faults).toEqual([
      'Pictures are not taken from an address. Empty this cell, and add the picture to the post afterwards.',
    ]);
    expect(await faultsOf(',soon,,MySpace,')).toHaveLength(3);
    const twins = `${HEAD}Hi,${YEAR}-06-01,09:30,LinkedIn,\nHo,${YEAR}-06-01,09:30,LinkedIn,\nHi,${YEAR}-06-01,9:30am,"FB, LinkedIn",`;
    expect((await rowsOf(twins)).map(({ faults }) => faults)).toEqual([[], [], ['This is the same post as in row 2.']]);
    expect(await tasksOf(ada)).toEqual([]);
  });

  it('PUB-86 names the columns that are not used, and takes the names of posts', async () => {
    const eve = await newPerson(product, 'Eve');
    const content = `Title,Text,Date,Network,UTM source,Link,Empty\nMay menu,"Hello",${YEAR}-06-01 09:30,LinkedIn,x,y,\n,"Rye is back",${YEAR}-06-02 09:30,LinkedIn,x,y,`;
    const { body } = await preview(content, {}, eve);
    expect(body.data.unused).toEqual(['UTM source', 'Link']);
    expect((await bring(content, 2, {}, eve)).status).toBe(200);
    expect((await tasksOf(eve)).map(({ name }) => name)).toEqual(['May menu', 'Rye is back']);
    const bare = await preview(`"Hello, world",${YEAR}-06-01,09:30,LinkedIn,Acme,more`, {}, eve);
    expect(bare.body.data.unused).toEqual(['column 6']);
    expect((await preview(`${HEAD}Hello,${YEAR}-06-01,09:30,LinkedIn,Acme`, {}, eve)).body.data.unused).toEqual([]);
  });

  it('POST-85 POST-86 says beside a row what its networks need or leave out, and imports it all the same', async () => {
    const [row] = await rowsOf(`${HEAD}"Hello #a1 #b2 #c3",${YEAR}-06-01,09:30,"Instagram, Twitter",`);
    expect(row?.faults).toEqual([]);
    expect(row?.notes).toEqual([
      'Hashtags at the end that are too many for a network are left out there: Twitter gets 2 of 3.',
      'Instagram takes no post without a picture. Add one, or leave Instagram out.',
    ]);
  });

  it('MONTH-64 an ambiguous date is asked about once for the file', async () => {
    const content = `${HEAD}Hi,03/04/${YEAR},09:30,LinkedIn,\nHo,25/04/${YEAR},09:30,LinkedIn,`;
    const { body } = await preview(content);
    expect(body.data).toMatchObject({ asksDateOrder: true, good: 1 });
    expect(body.data.rows[0]?.faults).toEqual([
      `Is 03/04/${YEAR} day first or month first? Choose it above the table.`,
    ]);
    expect((await rowsOf(content, { dateOrder: 'day-first' })).map((row) => row.scheduledFor?.slice(5, 10))).toEqual([
      '04-03',
      '04-25',
    ]);
    expect((await rowsOf(content, { dateOrder: 'month-first' })).map((row) => row.scheduledFor?.slice(5, 10))).toEqual([
      '03-04',
      '04-25',
    ]);
    expect((await preview(content, { dateOrder: 'year-first' })).status).toBe(400);
  });

  it('MONTH-65 what is no table of posts is refused in words', async () => {
    expect(await refusal('')).toEqual([400, 'This file is empty. Choose one with a row for each post.']);
    expect(await refusal(HEAD)).toEqual([400, 'This file has a header but no posts. Add a row for each post.']);
    expect(await refusal('a\0b,c')).toEqual([400, 'This is not a file of text. Save your table as CSV (UTF-8).']);
    expect(await refusal('PK\u0003\u0004rest')).toEqual([
      400,
      'This is an Excel workbook. Save it as CSV (UTF-8) and choose that file.',
    ]);
    expect(await refusal(`text,color\nHi,red`)).toEqual([
      400,
      'No column for the date and network was found. Name the columns text, date, time, network and labels in the first row, which is now “text”, “color”.',
    ]);
    expect(await refusal(`${HEAD}"Hi,${YEAR}-06-01`)).toEqual([400, 'A quote that begins in row 2 never ends.']);
    const line = `Hi,${YEAR}-06-01,09:30,LinkedIn,\n`;
    expect(await refusal(HEAD + line.repeat(1_001))).toEqual([
      400,
      'This file has more than 1,000 posts. Split it and import the parts one by one.',
    ]);
    expect((await preview(HEAD + line.repeat(1_000))).body.data.rows).toHaveLength(1_000);
    const [status, message] = await refusal('"'.repeat(2 * 1024 * 1024));
    expect([status, String(message).slice(0, 20)]).toEqual([400, 'No column for the da']);
    expect(await refusal('x'.repeat(2 * 1024 * 1024 + 1))).toEqual([
      400,
      'This file is larger than 2 MB. Split it and import the parts one by one.',
    ]);
    const missing = await make(product.url, calls.previewImport, { file: 'text' as unknown as File }, who());
    expect([missing.status, missing.body.message]).toEqual([400, 'Please choose a CSV file']);
  });

  it('MONTH-71 a row without a time gets the next free slot, or one of its day, each its own, around what has a time', async () => {
    const bob = await newPerson(product, 'Bob');
    await product.sql(`update users set time_zone = 'Europe/Berlin' where id = $1`, [bob.user.id]);
    const seen = async (content: string) => (await preview(content, {}, bob)).body.data.rows;
    const none = await seen('text,network\nHello,LinkedIn\n');
    expect(none[0]?.faults).toEqual([
      'The date and the time are missing. You have no posting slots for LinkedIn yet. Set them under “Posting slots” in Scheduled Tasks.',
    ]);
    const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ platform: 'linkedin' as const, weekday, time: '10:00' }));
    await make(product.url, savePostingSlots, { slots }, bob.identity);
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 24 * 60 * 60_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    const file = `${HEAD}One,,,LinkedIn,\nTwo,${day(9)},10:00,LinkedIn,\nThree,${day(9)},,LinkedIn,\nFour,${day(5)},,LinkedIn,\nFive,,,LinkedIn,\n`;
    const rows = await seen(file);
    expect(rows.map(({ isNextSlot, faults }) => [isNextSlot, faults.length])).toEqual([
      [true, 0],
      [false, 0],
      [true, 1],
      [true, 0],
      [true, 0],
    ]);
    expect(rows[2]?.faults[0]).toMatch(
      /^The time is missing. No posting slot for LinkedIn is free on .+\. Write a time, e\.g\. 09:30\.$/,
    );
    const [one, , , four, five] = rows.map(({ scheduledFor }) => Date.parse(scheduledFor ?? ''));
    expect(new Date(four ?? 0).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })).toBe(`${day(5)} 10:00:00`);
    expect(five).toBeGreaterThan(one ?? 0);
    expect((await bring(file, 4, {}, bob)).status).toBe(200);
    expect((await tasksOf(bob)).map(({ scheduledFor }) => scheduledFor)).toEqual(
      rows.flatMap(({ scheduledFor }) => scheduledFor ?? []).toSorted(),
    );
  });

  it('MONTH-66 good rows are scheduled with their words as they stand, their networks, zone and labels', async () => {
    const eve = await newPerson(product, 'Eve');
    const content = `${HEAD}"=SUM(1,2)\nis no formula here",${YEAR}-06-01,09:30,LinkedIn,"acme, Acme, Spring"\nbad,never,09:30,LinkedIn,\nSecond,${YEAR}-06-02,10:00,X,ACME`;
    const { body } = await bring(content, 2, {}, eve);
    expect(body).toMatchObject({
      message: `2 posts are scheduled, the first for ${body.message?.split('the first for ')[1]}`,
      data: { imported: 2, first: `${YEAR}-06-01T07:30:00.000Z`, last: `${YEAR}-06-02T08:00:00.000Z` },
    });
    const [first, second] = await tasksOf(eve);
    expect(first).toMatchObject({
      name: '=SUM(1,2)',
      status: 'scheduled',
      timeZone: 'Europe/Berlin',
      platforms: ['linkedin'],
      agents: [{ type: 'chat', input: '=SUM(1,2)\nis no formula here', description: '', verbatim: true }],
    });
    expect(first?.labels.map(({ name }) => name)).toEqual(['acme', 'Spring']);
    expect(second?.labels.map(({ name }) => name)).toEqual(['acme']);
    expect((await make(product.url, listLabels, {}, eve.identity)).body.data).toHaveLength(2);
    // Looking at the same file again says that it is there already.
    expect((await preview(content, {}, eve)).body.data.rows[0]?.faults).toEqual([
      'This post is already scheduled for that time.',
    ]);
  });

  it('MONTH-67 the same request imports once, however often and at once it comes; another promise imports nothing', async () => {
    const eve = await newPerson(product, 'Eve');
    const content = `${HEAD}One,${YEAR}-06-01,09:30,LinkedIn,Acme\nTwo,${YEAR}-06-02,09:30,LinkedIn,Acme`;
    const wrong = await bring(content, 3, {}, eve);
    expect([wrong.status, wrong.body.message]).toEqual([
      409,
      'This has changed since you looked: now 2 of 2 rows can be imported. Look at the rows again and confirm once more.',
    ]);
    expect(await tasksOf(eve)).toEqual([]);
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => bring(content, 2, { requestId }, eve)));
    expect(answers.map(({ body }) => body.data)).toEqual(
      Array.from({ length: 4 }, () => ({
        imported: 2,
        first: `${YEAR}-06-01T07:30:00.000Z`,
        last: `${YEAR}-06-02T07:30:00.000Z`,
      })),
    );
    expect(await tasksOf(eve)).toHaveLength(2);
    const nothing = await bring(`${HEAD},never,,,`, 0, {}, eve);
    expect([nothing.status, nothing.body.message]).toEqual([
      400,
      'No row of this file can be imported. Mend its faults first.',
    ]);
    // Somebody else's request of the same id is another one.
    const frank = await newPerson(product, 'Frank');
    expect((await bring(content, 2, { requestId }, frank)).body.data.imported).toBe(2);
    const undone = await make(product.url, calls.undoImport, { requestId }, eve.identity);
    expect(undone.body).toMatchObject({ message: '2 posts taken off the schedule again.', data: { removed: 2 } });
    expect(await tasksOf(eve)).toEqual([]);
    expect(await tasksOf(frank)).toHaveLength(2);
  });

  it('PUB-72 is taken back but for what was changed or has run since, and says so', async () => {
    const eve = await newPerson(product, 'Eve');
    const content = `${HEAD}One,${YEAR}-06-01,09:30,LinkedIn,\nTwo,${YEAR}-06-02,09:30,LinkedIn,\nThree,${YEAR}-06-03,09:30,LinkedIn,`;
    const requestId = randomUUID();
    await bring(content, 3, { requestId }, eve);
    const id = async (name: string) =>
      (
        await product.sql<{ id: string }>('select id from scheduled_workflows where user_id = $1 and name = $2', [
          eve.user.id,
          name,
        ])
      )[0]?.id ?? '';
    const change = { platforms: ['linkedin' as const], agentType: 'social-media' as const, scope: 'this' as const };
    const moved = { ...change, id: await id('Two'), name: 'Two', scheduledFor: `${YEAR}-06-02T10:30:00.000Z` };
    expect((await make(product.url, updateScheduledWorkflow, moved, eve.identity)).status).toBe(200);
    await product.sql(`update scheduled_workflows set status = 'completed' where id = $1`, [await id('Three')]);
    const undone = await make(product.url, calls.undoImport, { requestId }, eve.identity);
    expect(undone.body).toMatchObject({
      message:
        '1 post taken off the schedule again. 1 post was changed since and stays. 1 post had already run and stays.',
      data: { removed: 1 },
    });
    expect((await tasksOf(eve)).length).toBe(2);
  });

  it('MONTH-68 imported posts count for the days of the free plan; what is too much for a day is said', async () => {
    const eve = await newPerson(product, 'Eve');
    const line = (n: number) => `Post ${n},${YEAR}-06-01,${String(n).padStart(2, '0')}:15,LinkedIn,\n`;
    const lines = Array.from({ length: 12 }, (_, n) => line(n + 6)).join('');
    const { body } = await preview(HEAD + lines, {}, eve);
    expect(body.data.good).toBe(10);
    expect(body.data.rows.at(-1)?.faults).toEqual([
      'June 1 is full: the free plan takes up to 10 workflows per day. Choose another day.',
    ]);
    expect((await bring(HEAD + lines, 10, {}, eve)).body.data.imported).toBe(10);
    expect((await preview(HEAD + line(22), {}, eve)).body.data.good).toBe(0);
    await product.sql('update users set premium = true where id = $1', [eve.user.id]);
    expect((await preview(HEAD + line(22), {}, eve)).body.data.good).toBe(1);
  });

  it('MONTH-69 the template is read without a fault, and no spreadsheet takes a cell of it for a formula', async () => {
    const template = calls.importTemplate(YEAR);
    expect((await rowsOf(template)).flatMap(({ faults }) => faults)).toEqual([]);
    for (const cell of template.split(/[\n,]/)) expect(cell).not.toMatch(/^"?\s*[=+\-@\t\r]/);
  });
});
