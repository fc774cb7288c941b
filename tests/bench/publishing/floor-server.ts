/** A server that only answers what it was sent, as a process of its own: what HTTP and this machine cost by themselves. */
import { fastify } from 'fastify';

const app = fastify();
app.post('/', async ({ body }) => ({ success: true, body }));
console.log(`Fanfare is ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
