import * as z from 'zod/mini';
import type { Call } from '../../../domain/api/call.ts';
import { FAILURES } from '../../../domain/errors.ts';

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
    security: call.access === 'session' ? [{ session: [], user: [] }] : [],
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
              },
            },
          },
        }
      : {}),
    responses: {
      [call.status]: {
        description: 'Success',
        content: { [call.content]: { schema: successOf(call) } },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
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
