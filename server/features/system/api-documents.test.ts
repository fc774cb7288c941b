import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE, FILES_AND_STREAMS } from '../../../domain/api/catalogue.ts';
import { FAILURES } from '../../../domain/errors.ts';
import { send } from '../../../tests/support/client.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { failuresOf, OWN_FAILURES } from '../../platform/http/docs/call-failures.ts';
import { exampleOf } from '../../platform/http/docs/example.ts';

interface DescribedCall {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] }; example?: object }> };
  responses: Record<
    string,
    {
      content: Record<string, { schema: { type: string; properties?: object; required?: string[] }; example?: object }>;
    }
  >;
  security: object[];
  summary: string;
  tags: string[];
}
interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, DescribedCall>>;
  components: { schemas: { Failure: { properties: { code: { enum: string[] } } } } };
}

const CALLS = Object.entries({ ...CATALOGUE, 'Files and streams': FILES_AND_STREAMS }).flatMap(([area, calls]) =>
  calls.map((call) => ({ area, call, name: `${call.method} ${call.path}` })),
);

const SECURITY = {
  anyone: [],
  session: [{ session: [], user: [] }, { token: [] }],
  person: [{ session: [], user: [] }],
};

describe('the API’s documents', () => {
  let product: TestProduct;
  let openApi: OpenApi;
  beforeAll(async () => {
    product = await startTestProduct();
    openApi = (await send<OpenApi>(`${product.url}/api/openapi.json`)).body;
  });
  afterAll(() => product.stop());

  it('describe exactly the calls of the catalogue', () => {
    expect(openApi.openapi).toBe('3.1.0');
    const described = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(CALLS.map(({ call }) => `${call.method} /api${call.path}`).sort());
    expect(openApi.components.schemas.Failure.properties.code.enum).toEqual(Object.keys(FAILURES));
  });

  it.each(CALLS)('describe $name with all its fields', ({ area, call }) => {
    const described = openApi.paths[`/api${call.path}`]?.[call.method.toLowerCase()];
    expect(described).toMatchObject({ summary: call.summary, tags: [area] });
    expect(described?.security).toEqual(SECURITY[call.access]);
    const sent = call.body === 'form' ? 'multipart/form-data' : 'application/json';
    const body = described?.requestBody?.content[sent]?.schema;
    const told = [...(described?.parameters ?? []).map(({ name }) => name), ...Object.keys(body?.properties ?? {})];
    expect(told.sort()).toEqual(fieldsOf(call.input, 'input').sort());
    const answer = described?.responses[call.status]?.content[call.content]?.schema;
    expect(described?.responses).toHaveProperty('default');
    if (call.content !== 'application/json') return void expect(answer?.type).toBe('string');
    expect(Object.keys(answer?.properties ?? {}).sort()).toEqual(
      ['success', ...fieldsOf(call.answer, 'output')].sort(),
    );
    expect(answer?.required).toContain('success');
  });

  it.each(CALLS)(
    'PROG-04 PROG-05 give $name the statuses of its failures, and examples that its own contract accepts',
    ({ call }) => {
      const described = openApi.paths[`/api${call.path}`]?.[call.method.toLowerCase()];
      const statuses = new Set(failuresOf(call).map((code) => String(FAILURES[code].status)));
      expect(Object.keys(described?.responses ?? {})).toEqual(expect.arrayContaining([...statuses]));
      for (const status of statuses)
        expect(described?.responses[status]?.content).toHaveProperty(['application/json', 'examples']);
      const { example: answer } = described?.responses[call.status]?.content[call.content] ?? {};
      if (call.content === 'application/json') expect(call.answer.safeParse(answer).error).toBeUndefined();
      if (call.body === 'form') return;
      const sent = described?.requestBody?.content['application/json']?.example ?? {};
      const inPath = Object.fromEntries((described?.parameters ?? []).map(({ name }) => [name, exampleId(call, name)]));
      expect(call.input.safeParse({ ...inPath, ...sent }).error).toBeUndefined();
    },
  );

  it('PROG-04 the failures of single calls are those of calls that are there', () => {
    const names = CALLS.map(({ name }) => name);
    expect(Object.keys(OWN_FAILURES).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('API-21 can be read by people at /api/docs, with contents and examples, in the look that the content policy allows', async () => {
    const page = await send<string>(`${product.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    for (const { call } of CALLS) expect(page.body).toContain(`<code>/api${call.path}</code>`);
    expect(page.body).not.toMatch(/<script(?! src="\/first\.js">)|<style|style=|onclick/);
    const links = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toHaveLength(CALLS.length + 1);
    for (const id of links) expect(page.body).toContain(` id="${id}"`);
    expect(page.body.match(/<summary>Example/g)).toHaveLength(CALLS.length);
    const styles = [...page.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(styles.length).toBeGreaterThan(0);
    for (const [, address] of styles)
      expect((await send(`${product.url}${address}`)).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it.each(CALLS.filter(({ call }) => call.access !== 'anyone'))(
    'API-06 $name is served to nobody without a session',
    async ({ call }) => {
      const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const inQuery = call.method === 'GET' || call.method === 'DELETE';
      const reply = await send(`${product.url}/api${path}`, {
        method: call.method,
        ...(inQuery ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      expect(reply.status).toBe(401);
    },
  );
});

/** A value of a field that travels in the address: as the example of the whole input has it. */
function exampleId(call: (typeof CALLS)[number]['call'], name: string): unknown {
  return (exampleOf(call.input, 'input') as Record<string, unknown>)[name];
}

function fieldsOf(schema: z.ZodMiniType, io: 'input' | 'output'): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return Object.keys(properties);
}
