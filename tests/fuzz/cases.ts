import type { Call } from '../../domain/api/call.ts';
import { CATALOGUE, FILES_AND_STREAMS } from '../../domain/api/catalogue.ts';
import { liveChanges } from '../../domain/api/live.ts';
import type { Chance } from './chance.ts';
import type { FormFile } from './files.ts';
import { goodInput, type KnownIds } from './good-input.ts';
import { HOSTILE_BODIES, spoilt } from './spoil.ts';

/** Who asks: somebody signed in, or one of the ways of not being that. */
export const CALLERS = ['signed in', 'nobody', 'garbage', 'as another', 'signed out'] as const;
export type Caller = (typeof CALLERS)[number];

export interface Identities {
  own: { sessionId: string; userId: string };
  foreignUserId: string;
  endedSessionId: string;
}

/** One request of a case, as it goes out. */
export interface CaseRequest {
  call: Call;
  caller: Caller;
  /** Whether it comes from another site's page. */
  isForeignOrigin: boolean;
  wantsStream: boolean;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** How a case goes over the wire. */
export const WAYS = ['whole', 'in pieces', 'in chunks', 'pipelined', 'cut', 'left'] as const;
export type Way = (typeof WAYS)[number];

export interface FuzzCase {
  way: Way;
  asked: CaseRequest[];
}

const CALLS = [...Object.values(CATALOGUE).flat(), ...FILES_AND_STREAMS];

/** The case of a chance: nine in ten are one request, the others several on one connection. */
export function caseOf(chance: Chance, ids: KnownIds, who: Identities): FuzzCase {
  const way = chance.is(0.6) ? 'whole' : chance.among(WAYS);
  const ask = (): CaseRequest => askedOf(chance, ids, who);
  if (way !== 'pipelined') return { way, asked: [ask()] };
  // What never ends would keep those behind it waiting, as it should.
  const several = Array.from({ length: 2 + chance.below(4) }, ask).filter(({ call }) => call !== liveChanges);
  return { way: several.length > 1 ? way : 'whole', asked: several.length > 0 ? several : [ask()] };
}

function askedOf(chance: Chance, ids: KnownIds, who: Identities): CaseRequest {
  const call = chance.among(CALLS);
  const caller = chance.is(0.8) ? 'signed in' : chance.among(CALLERS);
  const good = goodInput(call, chance, ids);
  const input = chance.is(0.4) ? good : spoilt(good, chance, ids);
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const { path, rest } = pathOf(call, input, chance);
  const isForeignOrigin = chance.is(0.02);
  const wantsStream = call.streams && chance.is(0.5);
  const { type, body } = inQuery ? { type: null, body: Buffer.alloc(0) } : bodyOf(call, rest, chance);
  return {
    call,
    caller,
    isForeignOrigin,
    wantsStream,
    path: `/api${path}${inQuery ? queryOf(rest) : ''}`,
    headers: {
      host: 'localhost',
      ...identityOf(caller, who),
      ...(chance.is(0.2) ? { 'x-timezone': chance.among(['Europe/Berlin', 'Nowhere/At-All', '']) } : {}),
      ...(isForeignOrigin ? { origin: 'https://evil.example' } : {}),
      ...(wantsStream ? { accept: 'text/event-stream' } : {}),
      ...(type ? { 'content-type': type } : {}),
    },
    body,
  };
}

function identityOf(caller: Caller, { own, foreignUserId, endedSessionId }: Identities): Record<string, string> {
  const headers = (sessionId: string, userId: string) => ({ 'x-session-id': sessionId, 'x-user-id': userId });
  if (caller === 'nobody') return {};
  if (caller === 'garbage') return headers("' or 1=1 --", 'x'.repeat(500));
  if (caller === 'as another') return headers(own.sessionId, foreignUserId);
  if (caller === 'signed out') return headers(endedSessionId, own.userId);
  return headers(own.sessionId, own.userId);
}

/** Ways to write what stands in a path that no client would choose. */
const STRANGE_PARTS = ['..', '%2e%2e%2f', '%00', '%zz', '%ED%A0%80', 'x'.repeat(300), '*', ':id', '%F0%9F%98%80'];

function pathOf(call: Call, input: Record<string, unknown>, chance: Chance): { path: string; rest: object } {
  const rest = { ...input };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (typeof value !== 'string' || value === '' || chance.is(0.05)) return chance.among(STRANGE_PARTS);
    return encodeURIComponent(value.toWellFormed()).slice(0, 2_000);
  });
  return { path, rest };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function queryOf(rest: object): string {
  const pairs = Object.entries(rest).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(asText(value).toWellFormed()).slice(0, 4_000)}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 8_000) : '';
}

function bodyOf(call: Call, rest: object, chance: Chance): { type: string; body: Buffer } {
  if (call.body === 'form') return formOf(rest, chance);
  const isHostile = chance.is(0.1);
  const body = Buffer.from(isHostile ? chance.among(HOSTILE_BODIES) : JSON.stringify(rest));
  const type = chance.is(0.97)
    ? 'application/json'
    : chance.among(['text/plain', 'application/xml', 'multipart/form-data', '']);
  return { type: type || 'application/json; charset=utf-16', body: chance.is(0.04) ? scratched(body, chance) : body };
}

const BOUNDARY = 'x-fanfare-fuzz';

function formOf(rest: object, chance: Chance): { type: string; body: Buffer } {
  const parts = Object.entries(rest).flatMap(([name, value]) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"`),
    ...(isFile(value)
      ? [Buffer.from(`; filename="${asText(value.name)}"\r\ncontent-type: ${asText(value.type)}\r\n\r\n`), value.bytes]
      : [Buffer.from(`\r\n\r\n${asText(value)}`)]),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([...parts, Buffer.from(chance.is(0.9) ? `--${BOUNDARY}--\r\n` : '')]);
  return {
    type: `multipart/form-data; boundary=${chance.is(0.95) ? BOUNDARY : 'another'}`,
    body: chance.is(0.2) ? scratched(body, chance) : body,
  };
}

const isFile = (value: unknown): value is FormFile =>
  typeof value === 'object' && value !== null && ArrayBuffer.isView((value as FormFile).bytes);

/** Some bytes changed, taken out or doubled. */
function scratched(body: Buffer, chance: Chance): Buffer {
  if (body.length === 0) return body;
  const at = chance.below(body.length);
  const to = Math.min(body.length, at + 1 + chance.below(40));
  const middle = chance.among([[], [body.subarray(at, to), body.subarray(at, to)], [Buffer.from([chance.below(256)])]]);
  return Buffer.concat([body.subarray(0, at), ...middle, body.subarray(to)]);
}
