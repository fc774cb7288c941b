import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { explainFailedStart } from './failed-start.ts';
import { DatabaseRefusal } from './platform/db/refusal.ts';

const own = readConfig({ PORT: '80', STATUS_PORT: '81', HOST: 'no.such.host' }, '/tmp');
const given = readConfig({ DATABASE_URL: 'postgres://me:canary@db/fanfare' }, '/tmp');
const thrown = (parts: object, message = 'why') => Object.assign(new Error(message), parts);

describe('a start that fails', () => {
  it.each([
    [new ConfigError(['PORT=x: write a number']), null, "These settings can't be used:\n  - PORT=x: write a number"],
    [thrown({ code: 'EADDRINUSE', syscall: 'listen' }), own, 'Port 80 is taken. Set PORT to a free one.'],
    [
      thrown({ code: 'EADDRINUSE', syscall: 'listen', port: 81 }),
      own,
      'Port 81 is taken. Set STATUS_PORT to a free one.',
    ],
    [
      thrown({ code: 'EACCES', syscall: 'listen' }),
      own,
      'Not allowed to listen on port 80. Set PORT to one above 1023.',
    ],
    [
      thrown({ code: 'EADDRNOTAVAIL', syscall: 'listen' }),
      own,
      "This machine can't listen at no.such.host. Set HOST to one of its addresses, e.g. 127.0.0.1.",
    ],
    [
      thrown({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
      own,
      "This machine can't listen at no.such.host. Set HOST to one of its addresses, e.g. 127.0.0.1.",
    ],
    [
      thrown({ code: 'EACCES', syscall: 'mkdir', path: '/srv/data' }),
      own,
      "Can't write to /srv/data (EACCES). Set DATA_DIR to a folder that this user may write to and that has space.",
    ],
    [
      thrown({ code: 'EEXIST', syscall: 'mkdir', path: '/srv/data' }),
      own,
      "/srv/data can't be a folder: there is a file in its place. Set DATA_DIR to a folder.",
    ],
    [new DatabaseRefusal("PostgreSQL can't start."), own, "PostgreSQL can't start."],
    [
      thrown({ code: 'ECONNREFUSED' }, 'connect ECONNREFUSED 127.0.0.1:5432'),
      given,
      "The PostgreSQL of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:5432",
    ],
    [
      thrown({ code: 'ECONNRESET', syscall: 'read' }, 'read ECONNRESET'),
      given,
      "The PostgreSQL of DATABASE_URL can't be reached: read ECONNRESET",
    ],
    [
      thrown({ code: 'EPIPE', syscall: 'write' }, 'write EPIPE'),
      given,
      "The PostgreSQL of DATABASE_URL can't be reached: write EPIPE",
    ],
    [thrown({ code: 'ECONNREFUSED' }, ''), given, "The PostgreSQL of DATABASE_URL can't be reached: ECONNREFUSED"],
    [
      thrown({ code: '28P01' }, 'password authentication failed for user "me"'),
      given,
      'The PostgreSQL of DATABASE_URL refuses: password authentication failed for user "me"',
    ],
    [
      thrown({ code: '3D000' }, 'database "fanfare" does not exist'),
      given,
      'The PostgreSQL of DATABASE_URL refuses: database "fanfare" does not exist',
    ],
  ])('says what is wrong and which setting mends it (%s)', (cause, config, text) => {
    expect(explainFailedStart(cause, config)).toBe(text);
  });

  it('shows where it broke when nobody has foreseen it', () => {
    expect(explainFailedStart(new TypeError('x is not a function'), own)).toMatch(
      /^TypeError: x is not a function\n {4}at /,
    );
    expect(explainFailedStart('text', null)).toBe('text');
    expect(explainFailedStart(null, null)).toBe('null');
  });

  it('OPS-59 ends where the system has no room for DATA_DIR', ({ skip }) => {
    skip(process.platform !== 'linux', 'there is no /proc');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../dist/server/main.js')],
      {
        env: { PATH: process.env.PATH, DATA_DIR: '/proc/x', PORT: '0' },
        encoding: 'utf8',
        timeout: 20_000,
        killSignal: 'SIGKILL',
      },
    );
    const said =
      "Can't write to /proc/x (ENOENT). Set DATA_DIR to a folder that this user may write to and that has space.\n";
    expect({ status, said: stdout + stderr }).toEqual({ status: 1, said });
  });
});
