/** Server and Vite with hot reload, one beside the other. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules', '.bin', 'node');
const API_PORT = process.env.PORT ?? '3000';
const WEB_PORT = '5173';

const children = [
  // The page is Vite's, so mailed links and the allowed origin are too.
  spawn(node, ['--watch', 'server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: API_PORT, APP_URL: process.env.APP_URL ?? `http://localhost:${WEB_PORT}` },
  }),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), '--port', WEB_PORT, '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_PORT },
  }),
];
const end = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', end);
process.on('SIGINT', end);
process.on('SIGTERM', end);
