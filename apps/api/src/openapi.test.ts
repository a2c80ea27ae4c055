import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Endpoint, Schemas, ServedEndpoint } from '@haat/contract/core/endpoint';
import { openApiOf } from './core/http/openapi.ts';
import { watchServed } from './testing/authority/served.ts';
import { table } from './testing/authority/table.ts';
import { openHaat } from './testing/harness.ts';

const { opened: haat, served } = await watchServed(() => openHaat());
afterAll(() => haat.close());

const contract = join(import.meta.dirname, '../../../packages/contract/src');

/** Every call that the contract has, with the schemas that stand beside it under the same name. */
async function callsOfContract(): Promise<ServedEndpoint[]> {
  const files = globSync('**/calls.ts', { cwd: contract });
  const nouns = files.map(async (file) => {
    const read = async <T>(name: string) =>
      Object.entries(
        (await import(pathToFileURL(join(contract, dirname(file), name)).href)) as Record<string, T>,
      );
    const [calls, schemas] = await Promise.all([read<Endpoint>('calls.ts'), read<Schemas>('schemas.ts')]);
    const of = new Map(schemas);
    return calls.flatMap(([name, call]) => {
      // What an owner's helpers are asked is of the form of a seller's.
      const said = of.get(name) ?? of.get(name.replace('Shop', ''));
      return call.path ? [{ ...call, ...said! }] : [];
    });
  });
  return (await Promise.all(nouns)).flat();
}

interface Document {
  paths: Record<string, Record<string, object>>;
}

const documented = async () => (await haat.app.inject({ url: '/api/openapi.json' })).json<Document>();

// spec: opens.39
test('the OpenAPI that the shop serves is what the calls of the contract make, no more and no less', async () => {
  const calls = await callsOfContract();
  expect(calls.length).toBeGreaterThan(150);
  const { paths, ...about } = await documented();
  const made = JSON.parse(JSON.stringify(openApiOf(calls))) as Document;
  expect(Object.keys(paths).toSorted()).toEqual(Object.keys(made.paths).toSorted());
  for (const path of Object.keys(paths)) expect(paths[path], path).toEqual(made.paths[path]);
  expect({ ...about, paths: {} }).toEqual({ ...made, paths: {} });
});

// spec: opens.39
test('every call that is served stands in the OpenAPI, and each that stands there is served', async () => {
  await haat.app.ready();
  const { paths } = await documented();
  const said = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  // What is no call: files, and the ways to Google and Facebook and back.
  const noCalls = new Set(
    table.filter(({ endpoint }) => endpoint === null).map(({ method, path }) => `${method} ${path}`),
  );
  expect([...served].filter((each) => !noCalls.has(each)).toSorted()).toEqual(said.toSorted());
});

interface SentSchema {
  name?: string;
  type?: string;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  allOf?: SentSchema[];
}

/** The names of the texts in what somebody sends that may hold a zero byte. */
function textsWithZero(said: unknown, name = ''): string[] {
  if (typeof said !== 'object' || said === null) return [];
  if (Array.isArray(said)) return said.flatMap((each) => textsWithZero(each, name));
  const about = said as SentSchema;
  const patterns = [about, ...(about.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  const refused = patterns.some((pattern) => !new RegExp(pattern, 'u').test('a\0b'));
  if (about.type === 'string')
    return refused || about.enum || 'const' in about || about.format === 'binary' ? [] : [name];
  const named = about.name ?? name;
  return Object.entries(said).flatMap(([key, value]) => textsWithZero(value, ofForm.test(key) ? named : key));
}

/** What a schema is made of, and no name of a field. */
const ofForm =
  /^(?:anyOf|allOf|oneOf|items|schema|properties|content|application\/json|multipart\/form-data)$/;

// spec: opens.35
test('what the database takes in no text is refused as bad input wherever a text may come to it', async () => {
  const { paths } = await documented();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((call) => {
      const { parameters, requestBody } = call as { parameters?: unknown; requestBody?: unknown };
      return textsWithZero([parameters, requestBody]).map((name) => `${path} ${name}`);
    }),
  );
  // Secrets are hashed, words that are searched for folded, and no shop is looked for by what cannot be its name; others are compared, or taken apart by a rule.
  const byName =
    /^(?:domain|subdomain|password|current|token|code|phone|term|idempotency-key|image|video[uU]rl|\w*[lL]ink)$/;
  const byPath = new Set([
    '/api/product/list q',
    '/api/order_address/city/get/{city} city',
    '/api/seller/category/guess title',
    '/api/product_review/add keep',
    '/api/seller/review/reply updatedAt',
    '/api/shop/contact website',
  ]);
  expect(found.filter((each) => !byPath.has(each) && !byName.test(each.split(' ')[1]!))).toEqual([]);
});
