import * as z from 'zod/mini';
import { contract, sessionContract } from '@/data/port/contract';
import type { Endpoint } from '@/data/port/endpoint';
import { keyHeader } from '@/data/port/headers';

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });

const parameter = (name: string, where: 'path' | 'query' | 'header', schema: unknown) => ({
  name,
  in: where,
  required: where === 'path',
  schema,
});

/** What an endpoint is in OpenAPI's words. */
function operationOf(operationId: string, { method, path, takes, gives, sent }: Endpoint) {
  const inPath = (name: string) => path.split('/').includes(`:${name}`);
  const schemas = Object.entries(takes).map(
    ([name, schema]) => [name, schemaOf(schema, 'input')] as const,
  );
  const inBody = schemas.filter(([name]) => method !== 'GET' && !inPath(name));
  const parameters = schemas
    .filter(([name]) => method === 'GET' || inPath(name))
    .map(([name, schema]) => parameter(name, inPath(name) ? 'path' : 'query', schema));
  const versions = [
    parameter(keyHeader, 'header', { type: 'string' }),
    parameter('If-Match', 'header', { type: 'string' }),
  ];
  return {
    operationId,
    parameters: sent ? [...parameters, ...versions] : parameters,
    ...(inBody.length > 0 && {
      requestBody: {
        content: {
          'application/json': {
            schema: { type: 'object', properties: Object.fromEntries(inBody) },
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: schemaOf(gives, 'output') } },
      },
      default: {
        description: 'Why it was refused: a code, a sentence for a person, and the field at fault',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

/** The contract as an OpenAPI 3.0 document. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  const groups = { ...contract, session: sessionContract };
  for (const [group, calls] of Object.entries<Record<string, Endpoint>>(groups)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(`${group}.${name}`, endpoint),
      };
    }
  }
  const text = { type: 'string' };
  return {
    openapi: '3.0.3',
    info: { title: 'Masar', version: '1' },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['title', 'status', 'code', 'sentence'],
          properties: {
            title: text,
            status: { type: 'integer' },
            code: text,
            sentence: text,
            field: text,
          },
        },
      },
    },
  };
}
