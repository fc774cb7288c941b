import pg from 'pg';

const PATIENCE_SECONDS = 30;

/** Connects to a database outside a pool; one that takes the connection and says nothing would hold its caller for ever. */
export async function connectClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: PATIENCE_SECONDS * 1_000,
  });
  // The query that it cuts off fails; an 'error' that nobody hears would end the process besides.
  client.on('error', () => {});
  await client.connect().catch((cause: Error) => {
    // The driver tells this one by its words alone.
    if (cause.message !== 'timeout expired') throw cause;
    const said = `no answer for ${PATIENCE_SECONDS} seconds. Look whether it is frozen, or a firewall holds its port.`;
    throw Object.assign(new Error(said, { cause }), { code: 'ETIMEDOUT' });
  });
  return client;
}
