import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { validateSession } from '../../../domain/api/account/auth.ts';
import { scheduleWorkflow, updateScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { healthCheck } from '../../../domain/api/system.ts';
import { saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { make } from '../../support/client.ts';
import { newPerson } from '../../support/people.ts';
import { type SpawnedServer, spawnServer } from '../../support/spawned-product.ts';
import { waitFor } from '../../support/wait-for.ts';
import { checkMedia, checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

/** Only root on Linux may mount a small disk; elsewhere there is none that could be filled. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

describe.skipIf(!mayMount)('a disk that is full (needs root on Linux, to mount a small one)', () => {
  let place: Workplace;
  let disk: string;
  beforeAll(async () => {
    place = await openWorkplace(inject('postgresUrl'), {});
    await startAudit(place.sql);
    disk = join(place.dataDir, 'media');
    mkdirSync(disk, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]);
  });
  afterAll(async () => {
    await place.endWorkers();
    execFileSync('umount', [disk]);
    await place.close();
  });

  it('fails a picture with a plain sentence, leaves nothing half-written, and works again when there is room', async () => {
    await place.startWorker();
    const POSTS = 4;
    for (let i = 0; i < POSTS; i++)
      await make(
        place.url(),
        scheduleWorkflow,
        {
          name: 'Picture',
          scheduledAt: new Date(Date.now() + 1_500).toISOString(),
          userTimezone: 'UTC',
          agents: [{ id: 'a', type: 'image', name: 'Picture', input: 'A poster about fresh bread', description: '' }],
          connections: [],
          platforms: ['linkedin'],
          agentType: 'custom',
        },
        place.person.identity,
      );
    await ended(place, POSTS);
    const failed = await place.sql<{ id: string; error_message: string }>(
      `select id, error_message from scheduled_workflows where status = 'failed'`,
    );
    expect(failed.length).toBeGreaterThan(0);
    for (const { error_message } of failed) expect(error_message).toMatch(/^Picture: [A-Z].*\.$/);
    await checkMedia(place.sql);
    execFileSync('mount', ['-o', 'remount,size=64m', disk]);
    for (const { id } of failed)
      await make(
        place.url(),
        updateScheduledWorkflow,
        {
          id,
          name: 'Picture',
          scheduledFor: new Date(Date.now() + 1_500).toISOString(),
          platforms: ['linkedin'],
          agentType: 'custom',
        },
        place.person.identity,
      );
    await ended(place, POSTS);
    expect(await countPosts(place, `status = 'completed'`)).toBe(POSTS);
    await checkMedia(place.sql);
    await checkTrust(place.sql, { approved: 0, accepted: 0, revived: failed.length });
  });
});

describe.skipIf(!mayMount)('a disk that is full under the PostgreSQL inside', () => {
  let disk: string;
  let server: SpawnedServer;
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'fanfare-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', disk]);
    server = await spawnServer({ DATA_DIR: disk });
  });
  afterAll(async () => {
    await server.end();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  it('is told by the health check, breaks nothing for good, and all is well again when there is room', async () => {
    const person = await newPerson({ url: server.url, dataDir: disk });
    const health = () => make(server.url, healthCheck, {});
    expect((await health()).status).toBe(200);
    const filler = join(disk, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(200 * 1024 * 1024))).toThrow('ENOSPC');
    expect([(await health()).status, (await health()).body.message]).toEqual([
      503,
      'The disk is full: 0 MB are left for Fanfare’s data.',
    ]);
    const agent = { id: 'a', type: 'chat', name: 'A', description: '', position: { x: 0, y: 0 } } as const;
    const save = (name: string) => {
      const input = randomBytes(7_000).toString('hex');
      return make(
        server.url,
        saveWorkflow,
        { name, agents: [{ ...agent, input }], connections: [], executionResults: [] },
        person.identity,
      );
    };
    // The room that PostgreSQL has in its own files may do for a while.
    let status = 201;
    for (let saved = 0; saved < 200 && status === 201; saved++) ({ status } = await save(`${saved}`));
    expect(status).toBe(503);
    rmSync(filler);
    await waitFor(async () => expect((await health()).status).toBe(200));
    expect((await make(server.url, validateSession, {}, { sessionId: person.session.id })).status).toBe(200);
    expect((await save('with room')).status).toBe(201);
  });
});
