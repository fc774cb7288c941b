import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinedFolder } from './support/built.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const UNITS = ['fanfare.service', 'fanfare-backup.service'];

describe('what a deployment is made from', () => {
  it('OPS-11 sets only what the product knows', () => {
    const config = read('server/config.ts');
    const isKnown = (name: string): boolean => new RegExp(`['\`]${name}['\`]`).test(config);
    const compose = read('deploy/compose.yaml');
    const settings = compose.slice(compose.indexOf('&settings'), compose.indexOf('\nservices:'));
    const set = [
      ...names(settings, /^ {4}([A-Z_]+):/gm),
      ...names(compose, /<<: \*settings, ([A-Z_]+):/g),
      ...names(read('deploy/Dockerfile').match(/^ENV .*$/m)?.[0] ?? '', /([A-Z_]+)=/g),
      ...names(read('deploy/fanfare.env'), /^([A-Z_]+)=/gm),
      ...UNITS.flatMap((unit) => names(read(`deploy/${unit}`).match(/^Environment=(.*)$/m)?.[1] ?? '', /([A-Z_]+)=/g)),
    ].filter((name) => name !== 'NODE_ENV');
    expect(set.length).toBeGreaterThan(12);
    expect(set.filter((name) => !isKnown(name))).toEqual([]);
    const filledIn = names(read('deploy/example.env'), /^([A-Z0-9_]+)=/gm);
    expect(new Set(names(compose, /\$\{([A-Z0-9_]+)(?::\?)?\}/g))).toEqual(new Set(filledIn));
  });

  it('OPS-11 copies and starts what is there', () => {
    const docker = read('deploy/Dockerfile');
    const copied = names(docker, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '));
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    const started = JSON.parse(docker.match(/^CMD (\[.*\])$/m)?.[1] ?? '[]') as string[];
    const [, how = ''] = /"start": "(.*)"/.exec(read('package.json')) ?? [];
    expect(started.join(' ')).toBe(how);
    expect(read('deploy/fanfare.service')).toContain(`ExecStart=/opt/fanfare/node_modules/.bin/${how}\n`);
    expect(docker).toMatch(/^USER node$/m);
    const [, backup = ''] = /"backup": "(.*)"/.exec(read('package.json')) ?? [];
    expect(read('deploy/fanfare-backup.service')).toContain(
      `ExecStart=/opt/fanfare/node_modules/.bin/${backup} --keep`,
    );
  });

  it('OPS-11 starts with no secret left out, and no image of whatever version is the latest', () => {
    const compose = read('deploy/compose.yaml');
    expect(compose).not.toMatch(/:latest|\$\{(POSTGRES_PASSWORD|S3_KEY|S3_SECRET|SECRET_KEY)\}/);
  });

  it('OPS-11 keeps the secrets of a filled-in Compose file out of the history and the image', () => {
    expect(read('deploy/compose.yaml')).toContain('cp deploy/example.env deploy/.env');
    for (const name of ['.gitignore', '.dockerignore']) expect(read(name).split('\n')).toContain('deploy/.env');
  });

  it('OPS-11 asks the database of the Compose file as its clients do, by the network', () => {
    const [, test = ''] = /healthcheck: \{ test: (\['CMD', 'pg_isready'.*?\])/.exec(read('deploy/compose.yaml')) ?? [];
    expect(test).toContain("'-h', '127.0.0.1'");
  });

  it('OPS-38 is backed up under Compose by what the image holds, in services that are there', () => {
    const commands = names(read('README.md'), /^docker compose -f (deploy\/compose\.yaml .*)$/gm);
    expect(commands).toHaveLength(4);
    const compose = read('deploy/compose.yaml');
    for (const command of commands) {
      const [, service = ''] = /compose\.yaml (?:exec -T|run --rm(?: -T)?) (\S+) /.exec(command) ?? [];
      expect(compose).toContain(`\n  ${service}:\n    <<: *fanfare\n`);
    }
    const programs = commands.flatMap((command) => names(command, /\bnode (\S+)/g));
    expect(programs).toEqual(['server/backup.ts', 'server/restore.ts']);
    const docker = read('deploy/Dockerfile');
    expect(docker).toContain('\nCOPY server server\n');
    expect(docker).toMatch(/ENV .*\bDATA_DIR=\/data\b/);
    expect(compose).toContain("volumes: ['data:/data']");
  });

  it.each([
    ['answers well', 200, 0],
    ['answers that it can’t serve', 503, 1],
  ])('OPS-11 is healthy by what STATUS_PORT says, whichever it is: %s', async (_, status, expected) => {
    const [, check = '[]'] = /^HEALTHCHECK (?:.*\\\n)* +CMD (\[.*\])$/m.exec(read('deploy/Dockerfile')) ?? [];
    const [program, ...args] = JSON.parse(check) as string[];
    expect(program).toBe('node');
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/health' ? status : 404).end(),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const asked = spawn(process.execPath, args, { env: { ...process.env, STATUS_PORT: String(port) } });
    const [code] = await once(asked, 'close');
    server.close();
    expect(code).toBe(expected);
  });

  it('OPS-55 lets a start that changes a large database take its time', () => {
    const [, minutes] = /^HEALTHCHECK .*--start-period=(\d+)m /m.exec(read('deploy/Dockerfile')) ?? [];
    expect(Number(minutes)).toBeGreaterThanOrEqual(10);
    // Begun as soon as it is launched, and killed by no clock meanwhile.
    expect(read('deploy/fanfare.service')).toMatch(/^Type=exec$/m);
    expect(read('deploy/fanfare.service')).not.toMatch(/^(TimeoutStartSec|WatchdogSec)=/m);
  });

  it('OPS-62 ends a backup that hangs for hours', () => {
    const [, hours] = /^TimeoutStartSec=(\d+)h$/m.exec(read('deploy/fanfare-backup.service')) ?? [];
    expect(Number(hours)).toBeGreaterThan(1);
    expect(Number(hours)).toBeLessThan(12);
  });

  it('OPS-13 is joined into files that name no place of the machine they were built on', () => {
    const files = readdirSync(joinedFolder());
    expect(files).toEqual(expect.arrayContaining(['main.js', 'thread.js', 'worker-thread.js']));
    expect(files.filter((name) => readFileSync(join(joinedFolder(), name), 'utf8').includes(root))).toEqual([]);
  });

  it('OPS-25 has libraries in the web app as they are made for people, whatever NODE_ENV it was built with', () => {
    const assets = join(root, 'dist/web/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => read(`dist/web/assets/${name}`).includes('Download the React DevTools'))).toEqual(
      [],
    );
  });

  it('ROUTE-19 styles no page anew because something was put behind it', () => {
    const assets = join(root, 'dist/web/assets');
    const styles = readdirSync(assets).filter((name) => name.endsWith('.css'));
    const selectors = styles.flatMap((name) => names(read(`dist/web/assets/${name}`), /(?<=[{}])([^{}@]+)(?=\{)/g));
    expect(selectors.length).toBeGreaterThan(1000);
    // A place among others, of anything, and then anything inside.
    const reaching = /:(?:first|last|only|nth-[\w-]+)(?:-child|-of-type)?(?:\([^)]*\))?\)*\s*[> ]\s*\*/;
    expect(selectors.filter((selector) => reaching.test(selector))).toEqual([]);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('OPS-11 is units that systemd takes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-unit-'));
    const units = [...UNITS, 'fanfare-backup.timer'].map((name) => {
      const unit = join(folder, name);
      writeFileSync(unit, read(`deploy/${name}`).replace('/opt/fanfare/node_modules/.bin/node', process.execPath));
      return unit;
    });
    const told = execFileSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8', stdio: 'pipe' });
    rmSync(folder, { recursive: true });
    expect(told).toBe('');
  });
});
