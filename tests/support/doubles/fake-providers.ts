import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../server/config.ts';
import { type Connections, operatorConnections } from '../../../server/platform/ai/connections.ts';
import { jsonAnswer, mediaAnswer, modelList, streamPieces, type WireFormat } from './provider-wire.ts';

/** What a fake provider was asked. */
export interface SeenRequest {
  wire: WireFormat;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** How the provider answers one request; `answer` is what it would say when all is well. */
export type Behaviour = (context: { request: SeenRequest; response: ServerResponse; answer: () => void }) => void;

export interface FakeProviders {
  /** Connections that send every kind of model to this server, as settings choose them; override what a test is about. */
  config(overrides?: Partial<Config['ai']>): Connections;
  requests: SeenRequest[];
  /** The text that models answer with. */
  text: string;
  /** The models that it lists. */
  models: string[];
  /** Used for the next requests, one each; afterwards all is well. */
  upcoming: Behaviour[];
  /** Used for every request that `upcoming` does not cover. */
  always: Behaviour | null;
  /** How many answers are still being sent. */
  openAnswers(): number;
  /** How many bytes a runaway answer has handed to the network. */
  sentBytes: number;
  origin: string;
  close(): Promise<void>;
}

/** The key that must be found nowhere but in the request's own header. */
export const CANARY = 'canary.7d1f0c2b9a8e4356.not-like-other-keys';

/** A loopback server that speaks the wire formats of OpenAI, Anthropic, Google and compatible servers. */
export async function startFakeProviders(): Promise<FakeProviders> {
  let open = 0;
  const server: Server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    // At its bare address it is a local server, as people run them.
    const [, wire = '', ...rest] = (incoming.url ?? '').replace(/^\/v1\//, '/local/v1/').split('/');
    const request: SeenRequest = {
      wire: wire as WireFormat,
      method: incoming.method ?? '',
      path: `/${rest.join('/')}`,
      headers: incoming.headers,
      body: chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {},
    };
    fake.requests.push(request);
    open++;
    response.on('close', () => open--);
    const answer = (): void => answerWell(request, response, fake);
    const behave = fake.upcoming.shift() ?? fake.always;
    if (behave) behave({ request, response, answer });
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeProviders = {
    config: (overrides = {}) =>
      operatorConnections({
        text: { provider: 'builtin' },
        image: { provider: 'builtin' },
        speech: { provider: 'builtin' },
        openaiKey: CANARY,
        anthropicKey: CANARY,
        googleKey: CANARY,
        localKey: CANARY,
        openaiUrl: `${origin}/openai/v1`,
        anthropicUrl: `${origin}/anthropic/v1`,
        googleUrl: `${origin}/google/v1beta`,
        localUrl: `${origin}/local/v1`,
        dailyBudget: null,
        dailyTokens: null,
        ownKeysAllowed: true,
        localServers: [],
        ...overrides,
      }),
    requests: [],
    text: 'Fresh bread every morning at seven.',
    models: ['some-model'],
    upcoming: [],
    always: null,
    openAnswers: () => open,
    sentBytes: 0,
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function answerWell(request: SeenRequest, response: ServerResponse, { text, models }: FakeProviders): void {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(modelList(request.wire, models));
    return;
  }
  const media = mediaAnswer(request.wire, request.path, request.body);
  if (media) {
    response.writeHead(200, { 'content-type': media.type }).end(media.body);
    return;
  }
  if (wantsStream(request)) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of streamPieces(request.wire, text)) response.write(piece);
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(jsonAnswer(request.wire, text));
}

const wantsStream = (request: SeenRequest): boolean =>
  request.body.stream === true || request.path.includes(':streamGenerateContent');

/** An HTTP error in the provider's own shape, echoing the key as some providers do. */
export function errorAnswer(status: number, headers: Record<string, string> = {}): Behaviour {
  return ({ request, response }) => {
    const message = `status ${status}, key ${CANARY} was given`;
    const shapes = {
      openai: { error: { message, type: 'error', param: null, code: null } },
      local: { error: { message, type: 'error', param: null, code: null } },
      anthropic: { type: 'error', error: { type: 'api_error', message } },
      google: { error: { code: status, message, status: 'ERROR' } },
    };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(shapes[request.wire]));
  };
}

/** 200, but nothing that can be understood. */
export const garbage: Behaviour = ({ request, response }) => {
  const isStream = wantsStream(request);
  response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
  response.end(isStream ? 'data: {"oops": \n\ndata: ]]\n\n' : '<html>{"oops": 1,,</html>');
};

/** The first half of a good answer, then the connection breaks. */
export const cutHalfway: Behaviour = ({ request, response }) => {
  const whole = wantsStream(request)
    ? Buffer.from(streamPieces(request.wire, 'One two three four five six seven eight.').join(''))
    : Buffer.from(jsonAnswer(request.wire, 'One two three four five six seven eight.'));
  response.writeHead(200, {
    'content-type': wantsStream(request) ? 'text/event-stream' : 'application/json',
    'content-length': String(whole.length),
  });
  response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
};

/** A stream that ends politely, but without its end. */
export const endEarly: Behaviour = ({ request, response }) => {
  const pieces = streamPieces(request.wire, 'One two three four five six seven eight.');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(pieces.slice(0, Math.ceil(pieces.length / 2)).join(''));
};

/** Takes the request and never answers. */
export const silence: Behaviour = () => {};

/** Begins an answer and then says nothing more. */
export const stall: Behaviour = ({ request, response }) => {
  response.writeHead(200, { 'content-type': wantsStream(request) ? 'text/event-stream' : 'application/json' });
  response.write(wantsStream(request) ? ': begun\n\n' : '{');
};

/** One byte now and then, for ever. */
export const drip: Behaviour = ({ request, response }) => {
  response.writeHead(200, { 'content-type': wantsStream(request) ? 'text/event-stream' : 'application/json' });
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

/** Sends `bytes` as fast as the reader takes them. */
export function flood(fake: FakeProviders, bytes: number): Behaviour {
  return ({ request, response }) => {
    response.writeHead(200, { 'content-type': wantsStream(request) ? 'text/event-stream' : 'application/json' });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    let left = bytes;
    const send = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= chunk.length;
        fake.sentBytes += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', send);
          return;
        }
      }
      response.end();
    };
    send();
  };
}

/** A well-formed stream of text that never ends. */
export const endlessText: Behaviour = ({ request, response }) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = streamPieces(request.wire, 'again and again '.repeat(64));
  const [delta = ''] = pieces.filter((piece) => piece.includes('again'));
  for (const piece of pieces.slice(0, pieces.indexOf(delta))) response.write(piece);
  const send = (): void => {
    while (!response.destroyed) {
      if (!response.write(delta)) {
        response.once('drain', send);
        return;
      }
    }
  };
  send();
};

/** Sends the caller, and with it the key, to another host. */
export function redirectTo(address: string): Behaviour {
  return ({ response }) => {
    response.writeHead(307, { location: address }).end();
  };
}
