import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { scheduleWorkflow, updateScheduledWorkflow } from '../../../domain/api/scheduled.ts';
import { make } from '../../support/client.ts';
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
