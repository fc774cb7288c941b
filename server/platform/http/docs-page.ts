import * as z from 'zod/mini';
import type { Access, Call } from '../../../domain/api/call.ts';
import { FAILURES } from '../../../domain/errors.ts';
import { escapeHtml, page } from './html.ts';

/** The API's documentation for people, made from the same objects as the routes. */
export function docsPage(areas: Record<string, Call[]>): string {
  const sections = Object.entries(areas).map(
    ([area, calls]) => `<section><h2>${escapeHtml(area)}</h2>${calls.map(callBlock).join('')}</section>`,
  );
  const failures = Object.entries(FAILURES).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return page(
    'API',
    `<h1>The calls of Fanfare</h1>
<p>Programs carry <code>Authorization: Bearer fanfare_…</code>, a token from Settings, Integrations; the web app carries
<code>x-session-id</code> and <code>x-user-id</code>. Both may send <code>x-timezone</code> (an IANA name). A success answers
<code>success: true</code>; a failure a status of 400 or more with <code>success: false</code>, <code>message</code>, <code>code</code>
and <code>requestId</code>. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>. Assistants that speak the Model Context Protocol connect to <code>/mcp</code> with the same token.</p>
${sections.join('\n')}
<section><h2>Failures</h2><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${failures.join('')}</tbody></table></section>`,
  );
}

const BADGES: Record<Access, string> = {
  anyone: '',
  session: '<span class="badge">signed in</span>',
  person: '<span class="badge">signed in, no token</span>',
};

function callBlock(call: Call): string {
  const badge = BADGES[call.access];
  return `<article><h3><span class="method">${call.method}</span> <code>/api${escapeHtml(call.path)}</code> ${badge}</h3>
<p>${escapeHtml(call.summary)}</p>
<div class="pair"><div><h4>Input</h4>${fields(call.input, 'input')}</div><div><h4>Answer</h4>${fields(call.answer, 'output')}</div></div></article>`;
}

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  required?: string[];
}

function fields(schema: z.ZodMiniType, io: 'input' | 'output'): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape;
  const rows = Object.entries(properties).map(
    ([name, shape]) =>
      `<li><code>${escapeHtml(name)}${required.includes(name) ? '' : '?'}</code> <span>${escapeHtml(typeName(shape))}</span></li>`,
  );
  return rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p class="quiet">none</p>';
}

function typeName(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.anyOf) return shape.anyOf.map(typeName).join(' | ');
  if (shape.items) return `${typeName(shape.items)}[]`;
  if (shape.properties) return `{ ${Object.keys(shape.properties).join(', ')} }`;
  return [shape.type ?? 'any'].flat().join(' | ');
}
