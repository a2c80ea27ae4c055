import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Access, ServedEndpoint } from '@haat/contract/core/endpoint';
import { problem } from '@haat/contract/core/problem';
import { problems } from '@haat/contract/core/problems';
import { problemsOf } from '@haat/contract/core/problems-of';
import { idempotencyHeader, tokenHeader } from '@haat/contract/core/session';
import * as calls from '@haat/contract/core/calls';
import * as schemas from '@haat/contract/core/schemas';

// Asked by those who look after the process, and answered without the registry.
const ofTheProcess: ServedEndpoint[] = [
  { ...calls.isAlive, ...schemas.isAlive },
  { ...calls.isReady, ...schemas.isReady },
];

/** `GET /api/openapi.json`: made from the schemas that check every request and answer, of the paths served here. */
export function serveOpenApi(app: FastifyInstance, served: () => ServedEndpoint[]): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(openApiOf([...served(), ...ofTheProcess]));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

export function openApiOf(endpoints: ServedEndpoint[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of endpoints) {
    const path = each.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operationOf(each) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Haat', version: '1', description: 'The API behind a multi-vendor shop for Nepal.' },
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: tokenHeader } },
    },
    paths,
  };
}

function operationOf(each: ServedEndpoint): Record<string, unknown> {
  const parameters = [
    ...parametersOf(each.params, 'path'),
    ...(each.method === 'GET' ? parametersOf(each.input, 'query') : []),
    ...(each.idempotent ? [{ name: idempotencyHeader, in: 'header', schema: { type: 'string' } }] : []),
  ];
  return {
    summary: each.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(each.method === 'POST' && each.input ? { requestBody: requestBodyOf(each) } : {}),
    ...(each.access === 'public' ? {} : { security: securityOf(each.access) }),
    responses: {
      200: {
        description: 'Done',
        content: answerOf(each),
      },
      ...refusalsOf(each),
    },
  };
}

function refusalsOf(each: ServedEndpoint): Record<string, unknown> {
  const byStatus = Map.groupBy(problemsOf(each), (code) => problems[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        'x-problems': codes,
      },
    ]),
  );
}

const answerOf = ({ file, answer }: ServedEndpoint) =>
  file === undefined
    ? { 'application/json': { schema: jsonSchema(answer, 'output') } }
    : { [file]: { schema: { type: 'string', format: 'binary' } } };

// An empty entry says that no session is needed.
const securityOf = (access: Access) =>
  access === 'open' || access === 'optional' ? [{}, { session: [] }] : [{ session: [] }];

function requestBodyOf({ input, body }: ServedEndpoint): Record<string, unknown> {
  const type = body === 'form' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: input ? jsonSchema(input, 'input') : {} } } };
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties as Record<string, unknown>).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || (required as string[]).includes(name),
    schema: each,
  }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
