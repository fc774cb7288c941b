import * as z from 'zod/mini';
import type { Access, Call } from '../../../../domain/api/call.ts';
import { FAILURES } from '../../../../domain/errors.ts';
import { escapeHtml } from '../html.ts';
import { exampleOf } from './example.ts';

/** The API's documentation for people, made from the same objects as the routes, in the web app's look. */
export function docsPage(areas: Record<string, Call[]>, appStyle: string | null): string {
  const named = Object.entries(areas);
  const styles = [appStyle, '/docs-page.css'].filter((address) => address !== null);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Fanfare</title>
<script src="/first.js"></script>
${styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<link rel="icon" href="/favicon.svg">
</head>
<body><div class="docs">
<nav aria-label="Contents"><a class="brand" href="/">Fanfare</a><div class="areas">${named.map(contents).join('')}<a class="area" href="#failures">Failures</a></div></nav>
<main><h1>The calls of Fanfare</h1>
<p class="lead">Programs carry <code>Authorization: Bearer fanfare_…</code>, a token from Settings, Integrations; the web app carries
<code>x-session-id</code> and <code>x-user-id</code>. Both may send <code>x-timezone</code> (an IANA name). A success answers
<code>success: true</code>; a failure a status of 400 or more with <code>success: false</code>, <code>message</code>, <code>code</code>
and <code>requestId</code>. The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>. Assistants that speak the
Model Context Protocol connect to <code>/mcp</code> with the same token.</p>
${named.map(([area, calls]) => `<section><h2>${escapeHtml(area)}</h2>${calls.map(callBlock).join('')}</section>`).join('\n')}
${failures()}</main>
</div></body>
</html>
`;
}

function contents([area, calls]: [string, Call[]]): string {
  const items = calls.map((call) => `<li><a href="#${idOf(call)}">${call.method} ${escapeHtml(call.path)}</a></li>`);
  return `<details><summary class="area">${escapeHtml(area)}</summary><ul>${items.join('')}</ul></details>`;
}

function failures(): string {
  const rows = Object.entries(FAILURES).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<section id="failures"><h2>Failures</h2><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

const idOf = ({ method, path }: Call) => `${method.toLowerCase()}${path.replaceAll(/[^\w]+/g, '-')}`;

const BADGES: Record<Access, string> = {
  anyone: '',
  session: '<span class="badge">signed in</span>',
  person: '<span class="badge">signed in, no token</span>',
};

function callBlock(call: Call): string {
  const badge = BADGES[call.access];
  return `<article id="${idOf(call)}"><h3><span class="method ${call.method.toLowerCase()}">${call.method}</span> <code>/api${escapeHtml(call.path)}</code> ${badge}</h3>
<p>${escapeHtml(call.summary)}</p>
<div class="pair"><div><h4>Input</h4>${fields(call.input, 'input')}</div><div><h4>Answer</h4>${fields(call.answer, 'output')}</div></div>
<details><summary>Example</summary><pre>${escapeHtml(exchange(call))}</pre></details></article>`;
}

/** One exchange as it travels: the request's line and body, the answer's status and body. */
function exchange({ method, path, input, answer, status, body, content }: Call): string {
  const sent = { ...(exampleOf(input, 'input') as Record<string, unknown>) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(sent[name]);
    delete sent[name];
    return value;
  });
  const isInQuery = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(
    isInQuery ? Object.entries(sent).map(([name, value]) => [name, String(value)]) : [],
  );
  const lines = [`${method} /api${filled}${query.size > 0 ? `?${query}` : ''}`];
  if (!isInQuery) lines.push(body === 'form' ? 'multipart/form-data' : JSON.stringify(sent, null, 2));
  const answered =
    content === 'application/json' ? { success: true, ...(exampleOf(answer, 'output') as object) } : content;
  lines.push('', String(status), typeof answered === 'string' ? answered : JSON.stringify(answered, null, 2));
  return lines.join('\n');
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
