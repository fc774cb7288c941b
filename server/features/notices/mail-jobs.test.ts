import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { NoticeKind } from '../../../domain/notices.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { PostMedia } from '../../../domain/post/post.ts';
import type { PublicationState } from '../../../domain/post/publication.ts';
import { HELD_BACK_TEXT } from '../../../domain/schedule/scheduled.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { noticeChoices, notices } from '../../platform/db/schema/notices.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { runs, scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { cancelPlan, confirmPlan } from '../plans/plans.ts';
import { type NoticeMailDeps, noticeMailHandler } from './mail-jobs.ts';
import { type NoticeNote, noteTaker } from './notes.ts';
import { tellOfWaitingPlans } from './waiting-plans.ts';
import { failedNote, heldNote, missedNote, readyNote } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const APP = 'https://fanfare.example.com';
const PICTURE = '5b1f2f0e-3f55-4d0a-8c26-111111111111';

let database: { url: string; drop(): Promise<void> };
let open: OpenDatabase;
let userId: string;
let now: Date;
let mails: Mail[];
let jobs: { data: { userId: string; kind: NoticeKind }; afterSeconds?: number }[];

const databaseNow = (): SQL<Date> => sql<Date>`${now.toISOString()}::timestamptz`;
const queue = () => ({
  send: async (_: unknown, sent: unknown[]) => void jobs.push(...(sent as typeof jobs)),
});
const noteDown = noteTaker({ queue, databaseNow });
const note = (...notes: NoticeNote[]) => open.db.transaction((tx) => noteDown(tx, notes));
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

/** Does the mail jobs that wait, as a worker would. */
async function sendMails(
  send: NoticeMailDeps['mailer']['send'] = async (mail) => void mails.push(mail),
): Promise<void> {
  const { work } = noticeMailHandler({
    db: open.db,
    mailer: { send, mailbox: null },
    appUrl: new URL(APP),
    clock: () => now,
    readMedia: async (_, id) =>
      id === PICTURE ? { contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) } : null,
    queue,
  });
  for (const { data } of jobs.splice(0)) await work(data, { attempt: 0, signal: AbortSignal.timeout(60_000) });
}

interface StagedTask {
  name?: string;
  seriesId?: string | null;
  text?: string;
  platforms?: Platform[];
  media?: PostMedia[];
  state?: PublicationState;
  status?: 'completed' | 'failed';
}

/** A task that has run, with its posts. */
async function ran({ name = 'Coffee tip', seriesId = null, text = 'Drink it.', ...rest }: StagedTask = {}) {
  const { platforms = ['linkedin'], media = [], state = 'ready', status = 'completed' } = rest;
  const schedule = {
    userId,
    name,
    seriesId,
    scheduledFor: now,
    timeZone: 'UTC',
    platforms,
    agentType: 'custom' as const,
  };
  const [task] = await open.db
    .insert(scheduledWorkflows)
    .values({ ...schedule, status, occurrence: seriesId ? now : null, agents: [], connections: [] })
    .returning();
  const id = task?.id ?? '';
  const [run] = await open.db.insert(runs).values({ scheduledWorkflowId: id, firing: now }).returning();
  const runId = run?.id ?? '';
  for (const platform of platforms) {
    const [post] = await open.db
      .insert(posts)
      .values({ userId, scheduledWorkflowId: id, runId, platform, text, media })
      .returning();
    await open.db.insert(publications).values({ postId: post?.id ?? '', userId, state, at: now, dueAt: now });
  }
  return { about: { userId, id, name }, runId, platforms };
}

async function ready(staged: StagedTask = {}): Promise<NoticeNote> {
  const { about, runId, platforms } = await ran(staged);
  return readyNote(about, runId, platforms);
}

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  open = await openDatabase(database.url, () => {});
  const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'B', name: 'Ada B', passwordHash: '-' };
  const [user] = await open.db
    .insert(users)
    .values({ ...person, verified: true })
    .returning({ id: users.id });
  userId = user?.id ?? '';
  now = new Date('2027-03-01T09:00:00Z');
  mails = [];
  jobs = [];
});

afterEach(async () => {
  await open.close();
  await database.drop();
});

describe('noting down', () => {
  it('NOTE-02 tells each cause once, in one statement however many there are', async () => {
    const { about, runId } = await ran();
    const many = Array.from({ length: 200 }, (_, index) => failedNote(about, `${runId} ${index}`, 'No answer.'));
    const execute = vi.fn(open.db.execute.bind(open.db));
    await noteDown({ execute } as unknown as typeof open.db, [...many, ...many]);
    expect(execute).toHaveBeenCalledTimes(1);
    expect(await open.db.$count(notices)).toBe(200);
    expect(jobs).toMatchObject([{ data: { userId, kind: 'failed' } }]);
    await note(...many.slice(0, 3));
    expect(await open.db.$count(notices)).toBe(200);
    expect(jobs).toHaveLength(1);
  });

  it('NOTE-02 notes nothing where what it is about does not come true', async () => {
    const { about, runId } = await ran();
    const broken = open.db.transaction(async (tx) => {
      await noteDown(tx, [failedNote(about, runId, 'No answer.')]);
      throw new Error('the end was not written');
    });
    await expect(broken).rejects.toThrow();
    expect(await open.db.$count(notices)).toBe(0);
  });
});

describe('a mail about posts that are ready', () => {
  it('NOTE-03 holds the words, the pictures, and the ways to where they are posted', async () => {
    const text = 'Beans & <b>water</b>\nnothing else';
    const media: PostMedia[] = [{ mediaId: PICTURE, kind: 'image', alt: 'A "cup"' }];
    await note(await ready({ text, media, platforms: ['twitter', 'facebook'], name: 'Tips & tricks' }));
    await sendMails();
    const [mail] = mails;
    expect(mails).toHaveLength(1);
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: 'Ready to post: Tips & tricks',
      link: `${APP}/ready`,
      pictures: [{ name: 'picture-1.png', contentType: 'image/png' }],
    });
    const composer = `https://x.com/intent/post?text=${encodeURIComponent(text)}`;
    for (const part of [
      text,
      'Alt text: A "cup"',
      `Open in X: ${composer}`,
      'Open in Facebook: https://www.facebook.com/',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain('On Facebook, paste the text that you copy from above.');
    expect(mail?.text).toContain(`Open Ready to post: ${APP}/ready`);
    expect(mail?.text).toContain(`${APP}/settings?section=notifications`);
    expect(mail?.html).toContain('Beans &amp; &lt;b&gt;water&lt;/b&gt;\nnothing else');
    expect(mail?.html).toContain('src="cid:picture-1.png" alt="A &quot;cup&quot;"');
    expect(mail?.html).toContain('>Open in X</a>');
    expect(mail?.html).not.toContain('<b>water');
  });

  it('PUB-87 links to its pictures and sounds, and to its task to mark it as posted, which a link alone never does', async () => {
    const sound = crypto.randomUUID();
    const media: PostMedia[] = [
      { mediaId: PICTURE, kind: 'image', alt: '' },
      { mediaId: sound, kind: 'audio', alt: '' },
    ];
    const noted = await ready({ media, platforms: ['linkedin'] });
    await note(noted);
    await sendMails();
    for (const way of [
      `Open the picture: ${APP}/api/media/${PICTURE}`,
      `Open the sound: ${APP}/api/media/${sound}`,
      `Mark as posted: ${APP}/scheduled?task=${noted.scheduledWorkflowId}`,
    ])
      expect(mails[0]?.text).toContain(way);
  });

  it('PUB-102 a picture that several posts share travels once', async () => {
    const media: PostMedia[] = [{ mediaId: PICTURE, kind: 'image', alt: 'A cup' }];
    await note(await ready({ name: 'First', media }), await ready({ name: 'Second', media }));
    await sendMails();
    expect(mails[0]?.pictures).toMatchObject([{ name: 'picture-1.png' }]);
    expect(mails[0]?.html.split('src="cid:picture-1.png" alt="A cup"')).toHaveLength(3);
  });

  it('NOTE-03 says where a sound or a picture is that the mail does not carry', async () => {
    const media: PostMedia[] = [{ mediaId: crypto.randomUUID(), kind: 'audio', alt: '' }];
    await note(await ready({ media, platforms: ['instagram'] }));
    await sendMails();
    expect(mails[0]?.text).toContain('A sound, or a picture that is too large for a mail, waits in Fanfare.');
    expect(mails[0]?.pictures).toEqual([]);
  });

  it('NOTE-04 posts of one moment share one mail; those of the next two minutes share the next', async () => {
    await note(await ready({ name: 'First' }), await ready({ name: 'Second' }));
    await note(await ready({ name: 'Third' }));
    await sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['3 posts are ready to post']);
    for (const name of ['First', 'Second', 'Third']) expect(mails[0]?.text).toContain(`— ${name} —`);

    later(MINUTE);
    await note(await ready({ name: 'Fourth' }));
    await sendMails();
    expect(mails).toHaveLength(1);
    expect(jobs).toEqual([{ data: { userId, kind: 'ready' }, afterSeconds: 60 }]);
    later(MINUTE);
    await note(await ready({ name: 'Fifth' }));
    await sendMails();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('— Fourth —');
    expect(mails[1]?.text).toContain('— Fifth —');
    expect(mails[1]?.text).not.toContain('— First —');
  });

  it('NOTE-04 a mail names ten tasks in full, and how many more there are', async () => {
    const many: NoticeNote[] = [];
    for (let index = 0; index < 12; index++) many.push(await ready({ name: `Post ${index}` }));
    await note(...many);
    await sendMails();
    expect(mails[0]?.text.match(/— Post/g)).toHaveLength(10);
    expect(mails[0]?.text).toContain('And 2 more, which you find in Fanfare.');
  });

  it('NOTE-05 what is posted already, or read in the app, is not mailed any more', async () => {
    await note(await ready({ state: 'sent' }));
    await note(await ready());
    await open.db.update(notices).set({ readAt: now });
    await sendMails();
    expect(mails).toEqual([]);
  });
});

describe('other mails', () => {
  it('NOTE-06 a failure says why and leads to its task; several are one mail', async () => {
    const { about, runId } = await ran({ name: 'Tea <1>', status: 'failed' });
    await note(failedNote(about, runId, 'Writer: no answer.'));
    await sendMails();
    expect(mails[0]).toMatchObject({ subject: 'Failed: Tea <1>', link: `${APP}/scheduled?task=${about.id}` });
    expect(mails[0]?.text).toContain('Failed: Tea <1>\nWriter: no answer.');
    expect(mails[0]?.text).toContain(`Look at it: ${APP}/scheduled?task=${about.id}`);
    expect(mails[0]?.html).toContain('Failed: Tea &lt;1&gt;<br>Writer: no answer.');

    const missed = missedNote(about, new Date('2027-02-20T09:00:00Z'), 'Europe/Berlin');
    await note(missed, missedNote({ ...about, name: 'Other' }, new Date('2027-02-21T09:00:00Z'), 'UTC'));
    await sendMails();
    expect(mails[1]).toMatchObject({ subject: '2 posts were missed', link: `${APP}/scheduled` });
    expect(mails[1]?.text).toContain('Fanfare was not running on Saturday, February 20, 2027 at 10:00 AM GMT+1');
  });

  it('NOTE-06 a post that was held back is mailed, and a notice whose cause names nothing keeps no other from it', async () => {
    const { about: held } = await ran({ name: 'Cake', status: 'failed' });
    const { about, runId } = await ran({ name: 'Tea', status: 'failed' });
    const odd = (kind: NoticeKind): NoticeNote => ({ ...failedNote(about, 'refused nothing 0', 'No.'), kind });
    await note(heldNote(held, now, HELD_BACK_TEXT), failedNote(about, runId, 'No answer.'), odd('failed'));
    await note(odd('ready'), await ready({ name: 'Bread' }));
    await note(odd('approval'));
    await sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['2 posts failed', 'Ready to post: Bread']);
    expect(mails[0]?.text).toContain(`Failed: Cake\n${HELD_BACK_TEXT}`);
  });

  it('PUB-84 what was put right before its mail went out is not mailed any more', async () => {
    const { about, runId } = await ran({ name: 'Tea', status: 'failed' });
    const { about: refused } = await ran({ name: 'Cake', state: 'refused' });
    const [post] = await open.db.select().from(posts).where(eq(posts.scheduledWorkflowId, refused.id));
    const trouble = {
      userId,
      kind: 'failed',
      cause: `refused ${post?.id} 0`,
      title: 'Not taken',
      detail: 'No.',
    } as const;
    const connection = { userId, platform: 'linkedin', accountId: 'a', accountName: 'Ada', sealed: '-' } as const;
    await open.db.insert(networkConnections).values({ ...connection, brokenReason: 'Connect it again.' });
    const broken = { userId, kind: 'connection', cause: 'linkedin 2027', title: 'Broken', detail: 'Again.' } as const;
    const tell = () =>
      note(
        failedNote(about, runId, 'No answer.'),
        missedNote(about, now, 'UTC'),
        { ...trouble, scheduledWorkflowId: refused.id },
        { ...broken, scheduledWorkflowId: null },
      );
    await tell();
    await open.db.update(scheduledWorkflows).set({ status: 'scheduled' }).where(eq(scheduledWorkflows.id, about.id));
    await open.db.update(publications).set({ state: 'queued' });
    await open.db.update(networkConnections).set({ brokenReason: null });
    await sendMails();
    expect(mails).toEqual([]);
    await open.db.update(scheduledWorkflows).set({ status: 'failed' }).where(eq(scheduledWorkflows.id, about.id));
    await open.db.update(publications).set({ state: 'refused' });
    await open.db.update(networkConnections).set({ brokenReason: 'Connect it again.' });
    jobs = (['failed', 'missed', 'connection'] as const).map((kind) => ({ data: { userId, kind } }));
    await sendMails();
    expect(mails.map(({ subject }) => subject)).toEqual(['2 posts failed', 'Missed: Tea', 'Broken']);
  });

  it('NOTE-06 a mail names twenty failures, and how many more there are', async () => {
    const { about } = await ran({ name: 'Tea', status: 'failed' });
    const failed = (at: number) => failedNote({ ...about, name: `Tea ${at}.` }, `run-${at}`, 'No answer.');
    await note(...Array.from({ length: 300 }, (_, at) => failed(at)));
    await sendMails();
    expect(mails[0]?.subject).toBe('300 posts failed');
    expect(mails[0]?.text.match(/Failed: Tea/g)).toHaveLength(20);
    expect(mails[0]?.text).toContain('And 280 more, which you find in Fanfare.');
  });

  it('NOTE-07 a series that fails every hour is mailed about once a day, with all that came meanwhile', async () => {
    const rule = { userId, rule: 'FREQ=HOURLY', wallTime: '2027-03-01T09:00', timeZone: 'UTC' };
    const [repeated] = await open.db.insert(series).values(rule).returning();
    for (let hour = 0; hour < 26; hour++) {
      const { about, runId } = await ran({ seriesId: repeated?.id ?? '', status: 'failed' });
      await note(failedNote(about, runId, 'No answer.'));
      await sendMails();
      later(HOUR);
    }
    expect(mails.map(({ subject }) => subject)).toEqual(['Failed: Coffee tip', '24 posts failed']);
    expect(mails[1]?.text).toContain('Failed: Coffee tip\nNo answer.\n(24 times)');
    expect(await open.db.$count(notices)).toBe(26);
  });

  it('NOTE-08 nothing is mailed where the choice says no, to an unproven address, or for an account that is gone', async () => {
    await open.db.insert(noticeChoices).values({ userId, kind: 'ready', mail: false, app: true });
    await note(await ready());
    expect(jobs).toEqual([]);
    jobs.push({ data: { userId, kind: 'ready' } });
    await sendMails();
    await open.db.delete(noticeChoices);
    await open.db.update(users).set({ verified: false });
    jobs.push({ data: { userId, kind: 'ready' } });
    await sendMails();
    await open.db.delete(users).where(eq(users.id, userId));
    jobs.push({ data: { userId, kind: 'ready' } });
    await sendMails();
    expect(mails).toEqual([]);
  });

  it('NOTE-09 a mail that a server refuses is sent again as the same mail; one that was handed over never is', async () => {
    await note(await ready());
    const [job] = jobs;
    const ids: (string | undefined)[] = [];
    const refuse = async ({ id }: Mail) => {
      ids.push(id);
      throw new Error('451 Try again later');
    };
    await expect(sendMails(refuse)).rejects.toThrow('451');
    jobs = [job as (typeof jobs)[number]];
    // The worker dies while the mail server has it.
    const dying = sendMails((mail) => {
      ids.push(mail.id);
      return new Promise(() => {});
    });
    void dying;
    await vi.waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toMatch(/^notice-[0-9a-f-]{36}@fanfare\.example\.com$/);
    expect(ids[1]).toBe(ids[0]);
    jobs = [job as (typeof jobs)[number]];
    later(HOUR);
    await sendMails();
    expect(mails).toEqual([]);
  });
});

describe('plans that wait', () => {
  const plan = async (scheduledAt: Date, createdAt = new Date(now.getTime() - HOUR)) => {
    const [row] = await open.db
      .insert(schedulePlans)
      .values({
        userId,
        workflowName: 'Spring menu',
        description: '',
        input: 'It is here.',
        platforms: ['linkedin'],
        agentType: 'custom',
        medium: 'text',
        frequency: 'once',
        scheduledAt,
        wallTime: '2027-03-01T10:00',
        timeZone: 'UTC',
        assumed: [],
        originalMessage: 'x',
        sessionId: crypto.randomUUID(),
        createdAt,
      })
      .returning();
    return row as NonNullable<typeof row>;
  };
  const look = () => tellOfWaitingPlans({ db: open.db, noteDown, databaseNow });
  const told = async () => (await open.db.select().from(notices)).map(({ kind, title }) => `${kind} ${title}`);

  it('NOTE-10 a plan that waits is told of an hour before its time, once, and again where it was moved', async () => {
    const { id, sessionId } = await plan(new Date(now.getTime() + 2 * HOUR));
    await look();
    expect(await told()).toEqual([]);
    later(HOUR);
    await look();
    await look();
    expect(await told()).toEqual(['approval Waits for your approval: Spring menu']);
    await sendMails();
    expect(mails[0]).toMatchObject({
      subject: 'Waits for your approval: Spring menu',
      link: `${APP}/dashboard?conversation=${sessionId}`,
    });
    expect(mails[0]?.text).toContain('It is planned for Monday, March 1, 2027 at 11:00 AM UTC.');
    await open.db
      .update(schedulePlans)
      .set({ scheduledAt: new Date(now.getTime() + 3 * HOUR) })
      .where(eq(schedulePlans.id, id));
    await look();
    later(2.5 * HOUR);
    await look();
    expect(await told()).toHaveLength(2);
  });

  it('NOTE-11 deciding about a plan reads what was told of it', async () => {
    const soon = new Date(now.getTime() + HOUR / 2);
    const [first, second] = [await plan(soon), await plan(soon)];
    await look();
    await confirmPlan({ db: open.db, clock: () => now }, userId, first.id);
    expect(await open.db.$count(notices, isNull(notices.readAt))).toBe(1);
    await cancelPlan({ db: open.db, clock: () => now }, userId, second.id);
    expect(await open.db.$count(notices, isNull(notices.readAt))).toBe(0);
  });

  it('NOTE-10 plans that were decided, have passed, or were made just now are not told of', async () => {
    const soon = new Date(now.getTime() + HOUR / 2);
    const { id } = await plan(soon);
    await open.db.update(schedulePlans).set({ state: 'rejected' }).where(eq(schedulePlans.id, id));
    await plan(new Date(now.getTime() - MINUTE));
    await plan(soon, new Date(now.getTime() - 5 * MINUTE));
    await look();
    expect(await told()).toEqual([]);
    // Approved between the look and the mail.
    later(11 * MINUTE);
    await look();
    expect(await told()).toHaveLength(1);
    await open.db.update(schedulePlans).set({ state: 'confirmed' });
    await sendMails();
    expect(mails).toEqual([]);
  });
});
