import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { makeRoom } from './make-room.ts';

const MOST = 4;
const server = createServer((request, response) => {
  request.resume();
  // What is asked here stays unanswered: its connection is busy.
  if (request.url !== '/wait') response.end('here');
});
makeRoom(server, MOST);
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await promisify(server.close.bind(server))();
});

async function come(): Promise<Socket> {
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await accepted;
  return socket;
}

async function ask(socket: Socket, path: string): Promise<string> {
  const answer = once(socket, 'data');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  return String(await answer);
}

it('SCALE-07 closes the connection that has been silent longest for whoever comes, and none that is being served', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const busy = await come();
  const asked = once(server, 'request');
  busy.write('GET /wait HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await asked;
  const [spoke, silent, later] = [await come(), await come(), await come()] as const;
  expect(await ask(spoke, '/')).toContain('200 OK');
  const closed = once(silent, 'close');
  const visitor = await come();
  await closed;
  expect(await ask(visitor, '/')).toContain('here');
  expect([busy, spoke, later].map(({ closed: isGone }) => isGone)).toEqual([false, false, false]);
});

it('SCALE-08 who announces a body and never sends it is silent too; who has sent it is being served', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const post = async (socket: Socket, body: string): Promise<void> => {
    const asked = once(server, 'request');
    socket.write(`POST /wait HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\n${body}`);
    const [request] = (await asked) as [IncomingMessage];
    if (body.length === 4) await once(request, 'end');
  };
  const [whole, owing] = [await come(), await come()] as const;
  await post(whole, 'here');
  await post(owing, 'he');
  const [spoke, later] = [await come(), await come()] as const;
  expect(await ask(spoke, '/')).toContain('200 OK');
  const closed = once(owing, 'close');
  const visitor = await come();
  await closed;
  expect(await ask(visitor, '/')).toContain('here');
  expect([whole, spoke, later].map(({ closed: isGone }) => isGone)).toEqual([false, false, false]);
});
