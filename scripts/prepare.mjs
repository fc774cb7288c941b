/**
 * What has to be there before `npm start`, `npm test` and `npm run bench`: packages, the built web app, the joined server, a browser for the
 * last two.
 * Plain JavaScript without dependencies, since on a fresh clone it runs before anything is installed, on the host's Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './find-browser.mjs';
import { slimPackages } from './slim-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const purpose = process.argv[2];
const isTerminal = process.stdout.isTTY === true;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Fanfare needs Node 20.19 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

/** What is built, from what, and where it is written down what it was built from. */
const BUILDS = [
  {
    title: 'Building the web app',
    script: 'scripts/build.ts',
    from: ['web', 'domain', 'vite.config.ts', 'scripts/web-chunks.ts', 'scripts/one-path-icons.ts'],
    into: '.built-from',
  },
  {
    title: 'Joining the server',
    script: 'scripts/build-server.ts',
    from: ['server', 'domain', 'package.json'],
    into: '.joined-from',
  },
];

await install();
if (purpose === 'start' || purpose === 'test') for (const one of BUILDS) await build(one);
if (purpose === 'test') provideBrowser();

async function install() {
  const wanted = hashOf(['package-lock.json']);
  const mark = join(root, 'node_modules', '.fanfare-installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  refuseLink(join(root, 'node_modules'));
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  await step('Installing packages', program, [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  slimPackages(root);
  writeFileSync(mark, wanted);
}

/** npm would empty the folder that a link points to, which is somebody else's. */
function refuseLink(folder) {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return;
  console.error(
    `${folder} is a symbolic link: installing would empty what it points to. Remove the link and start again.`,
  );
  process.exit(1);
}

async function build({ title, script, from, into }) {
  const wanted = hashOf([...from, script, 'package-lock.json']);
  const mark = join(root, 'dist', into);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  // Whoever is stopped in the middle of a build has not built.
  rmSync(mark, { force: true });
  await step(title, join(root, 'node_modules', '.bin', 'node'), [script]);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

function provideBrowser() {
  if (findBrowser()) return;
  console.log('No Chromium found; installing one for the browser tests …');
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const attempts = [
    [process.execPath, [playwright, 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium']],
  ];
  for (const [program, args] of attempts) {
    spawnSync(program, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findBrowser()) return;
  }
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
  process.exit(1);
}

/** Runs a program with a line that tells what it does and how long it has been at it. */
async function step(title, program, args) {
  const begun = Date.now();
  const line = (end) => `${title} … ${Math.round((Date.now() - begun) / 1000)} s${end}`;
  if (!isTerminal) console.log(`${title} …`);
  const ticker = isTerminal ? setInterval(() => process.stdout.write(`\r${line('')}`), 500) : undefined;
  const output = [];
  const code = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (cause) => {
      output.push(Buffer.from(String(cause)));
      resolve(1);
    });
    child.on('close', resolve);
  });
  clearInterval(ticker);
  console.log(`${isTerminal ? '\r' : ''}${line(code === 0 ? ', done' : ', failed')}`);
  if (code === 0) return;
  console.error(Buffer.concat(output).toString());
  process.exit(1);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, join(root, path), path);
  return hash.digest('hex');
}

function addTo(hash, path, name) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry), `${name}/${entry}`);
  } else if (!/\.test\.tsx?$|\.(?:jsonl|br|sql)$/.test(name)) hash.update(`${name}\n`).update(readFileSync(path));
}
