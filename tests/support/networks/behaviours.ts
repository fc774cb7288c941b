import type { Behaviour, NetworkReply } from './network-server.ts';

/** Says no without carrying anything out. */
export const refuses =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Behaviour =>
  ({ reply }) =>
    reply({ status, body, headers });

/** All is well, this once. */
export const carriesOut: Behaviour = async ({ carryOut, reply }) => reply(await carryOut());

/** Goes away before anything is carried out. */
export const cutsBefore: Behaviour = ({ response }) => void response.destroy();

/** Carries it out, and goes away without a word. */
export const cutsAfter: Behaviour = async ({ carryOut, response }) => {
  await carryOut();
  response.destroy();
};

/** Carries it out, and says something else about it. */
export const lies =
  (about: Partial<NetworkReply> & { body: unknown }): Behaviour =>
  async ({ carryOut, reply }) => {
    await carryOut();
    reply({ status: 200, ...about });
  };

export const liesWithoutId = lies({ body: {} });
export const liesInHtml = lies({ body: '<html><body>All is well</body></html>' });
export const liesInNonsense = lies({ body: '{"data":{"id":', headers: { 'content-type': 'application/json' } });
export const liesInAnotherType = lies({ body: 'GIF89a', headers: { 'content-type': 'image/gif' } });

/** Carries it out, and answers with more than anybody wants to read. */
export const answersHugely: Behaviour = async ({ carryOut, response }) => {
  await carryOut();
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    if (!response.destroyed) response.write('"'.padEnd(256 * 1024), () => setImmediate(more));
  };
  more();
};

/** Carries it out, and hands over its answer so slowly that nobody waits for its end. */
export const drips: Behaviour = async ({ carryOut, response }) => {
  await carryOut();
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Carries it out, and never answers. */
export const staysSilent: Behaviour = async ({ carryOut }) => void (await carryOut());
