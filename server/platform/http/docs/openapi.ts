import * as z from 'zod/mini';
import type { Access, Call } from '../../../../domain/api/call.ts';
import { FAILURES } from '../../../../domain/errors.ts';
import { failuresOf } from './call-failures.ts';
import { exampleOf } from './example.ts';

type JsonSchema = Record<string, unknown>;

/** The OpenAPI document of the product, made from the same objects as its routes. */
export function openApiDocument(areas: Record<string, Call[]>, version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [area, calls] of Object.entries(areas))
    for (const call of calls) {
      const path = `/api${call.path}`;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(area, call) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Fanfare', version, description: 'Every call of Fanfare. Instants are ISO 8601 in UTC.' },
    tags: Object.keys(areas).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'x-session-id' },
        user: { type: 'apiKey', in: 'header', name: 'x-user-id' },
        token: { type: 'http', scheme: 'bearer', description: 'A personal API token: fanfare_…' },
      },
      schemas: { Failure: FAILURE },
    },
  };
}

const FAILURE: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence that people may see.' },
    code: { type: 'string', enum: Object.keys(FAILURES) },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** What shows who asks; of several, one is enough. */
const SECURITY: Record<Access, object[]> = {
  anyone: [],
  session: [{ session: [], user: [] }, { token: [] }],
  person: [{ session: [], user: [] }],
};

function operation(area: string, call: Call): object {
  const input = jsonSchema(call.input, 'input');
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const properties = Object.entries((input.properties ?? {}) as Record<string, JsonSchema>);
  const required = (input.required ?? []) as string[];
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const body = properties.filter(([name]) => !inPath.includes(name));
  return {
    tags: [area],
    summary: call.summary,
    security: SECURITY[call.access],
    parameters: properties
      .filter(([name]) => inQuery || inPath.includes(name))
      .map(([name, schema]) => ({
        name,
        in: inPath.includes(name) ? 'path' : 'query',
        required: required.includes(name),
        schema,
      })),
    ...(!inQuery && body.length > 0
      ? {
          requestBody: {
            required: true,
            content: {
              [call.body === 'form' ? 'multipart/form-data' : 'application/json']: {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(body),
                  required: required.filter((name) => !inPath.includes(name)),
                },
                ...(call.body === 'form' ? {} : { example: bodyExample(call, inPath) }),
              },
            },
          },
        }
      : {}),
    responses: {
      [call.status]: {
        description: 'Success',
        content: { [call.content]: { schema: successOf(call), ...answerExample(call) } },
      },
      ...failureAnswers(call),
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** A refusal of each status that the call can answer, with an example of each code. */
function failureAnswers(call: Call): Record<string, object> {
  const byStatus = Map.groupBy(new Set(failuresOf(call)), (code) => FAILURES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${FAILURES[code].message}`).join(' '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { value: { success: false, message: FAILURES[code].message, code, requestId: REQUEST_ID } },
              ]),
            ),
          },
        },
      },
    ]),
  );
}
const REQUEST_ID = '0b9f1a52-7c1e-4d0b-8a55-3f1f6f0a2c11';

function bodyExample(call: Call, inPath: string[]): object {
  const fields = Object.entries(exampleOf(call.input, 'input') as object);
  return Object.fromEntries(fields.filter(([name]) => !inPath.includes(name)));
}

function answerExample(call: Call): object {
  if (call.content !== 'application/json') return {};
  return { example: { success: true, ...(exampleOf(call.answer, 'output') as object) } };
}

function successOf(call: Call): JsonSchema {
  if (call.content !== 'application/json') return { type: 'string', contentEncoding: 'binary' };
  const answer = jsonSchema(call.answer, 'output');
  return {
    ...answer,
    required: ['success', ...((answer.required ?? []) as string[])],
    properties: { success: { const: true }, ...((answer.properties ?? {}) as object) },
  };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}
