import { liveChanges } from '../../domain/api/live.ts';
import { exchange, type RawReply } from '../support/raw-http.ts';
import type { CaseRequest, FuzzCase } from './cases.ts';
import type { Chance } from './chance.ts';

/** Sends a case as it wants to be sent; gives the replies in the order of what was asked. */
export async function sendCase(url: string, { way, asked }: FuzzCase, chance: Chance): Promise<RawReply[]> {
  const requests = asked.map((one, at) => bytesOf(one, way === 'in chunks', at === asked.length - 1));
  const bytes = Buffer.concat(requests);
  if (way === 'cut') return exchange(url, [bytes.subarray(0, cutIn(asked, bytes, chance))], { hangUp: true });
  if (way === 'left') return exchange(url, [bytes], { hangUp: true });
  return exchange(url, way === 'in pieces' ? piecesOf(bytes, chance) : [bytes], {
    // The one answer without an end is there as soon as it begins.
    enough: (replies) =>
      replies.length === asked.length && (replies.at(-1)?.isWhole === true || asked.at(-1)?.call === liveChanges),
  });
}

function bytesOf({ call, path, headers, body }: CaseRequest, inChunks: boolean, isLast: boolean): Buffer {
  const chunked = inChunks && body.length > 0;
  const all = {
    ...headers,
    connection: isLast ? 'close' : 'keep-alive',
    ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(body.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${call.method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  if (!chunked) return Buffer.concat([head, body]);
  const middle = body.length >> 1;
  const chunks = [body.subarray(0, middle), body.subarray(middle), Buffer.alloc(0)].filter(
    (chunk, at) => at === 2 || chunk.length > 0,
  );
  return Buffer.concat([
    head,
    ...chunks.flatMap((chunk) => [Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]),
  ]);
}

/** Somewhere before the end: in the body where there is one. */
function cutIn(asked: CaseRequest[], bytes: Buffer, chance: Chance): number {
  const body = asked.at(-1)?.body.length ?? 0;
  return bytes.length - 1 - chance.below(body > 0 ? body : bytes.length - 1);
}

function piecesOf(bytes: Buffer, chance: Chance): Buffer[] {
  const cuts = Array.from({ length: 1 + chance.below(6) }, () => chance.below(bytes.length)).sort((a, b) => a - b);
  return [0, ...cuts].map((from, at) => bytes.subarray(from, cuts[at] ?? bytes.length)).filter(({ length }) => length);
}
