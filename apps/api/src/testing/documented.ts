import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@haat/contract/core/endpoint';

interface Operation {
  responses: Record<string, { 'x-problems'?: string[] }>;
}

let known: Promise<Map<string, Set<string>>> | undefined;

/** Which problems the OpenAPI lists at each call, by `GET /path/{id}`. */
async function readDocument(app: FastifyInstance): Promise<Map<string, Set<string>>> {
  const answer = await app.inject({ url: '/api/openapi.json' });
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]): [string, Set<string>] => [
        `${method.toUpperCase()} ${path}`,
        new Set(Object.values(responses).flatMap((each) => each['x-problems'] ?? [])),
      ]),
    ),
  );
}

/** @throws when a call answers a problem that the OpenAPI does not list at it */
export async function expectDocumented(
  app: FastifyInstance,
  { method, path }: Endpoint,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) return;
  known ??= readDocument(app);
  const name = `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
  const listed = (await known).get(name);
  if (listed && !listed.has(code))
    throw new Error(`${name} answers ${code}, which its schemas do not name in \`refuses\`.`);
}
