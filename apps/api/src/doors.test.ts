import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getMe } from '@haat/contract/account/calls';
import { problem } from '@haat/contract/core/problem';
import { openHaat } from './testing/harness.ts';
import type { Haat } from './testing/harness.ts';
import type { MadePerson } from './testing/makers.ts';

const methodName = z.enum(['GET', 'POST']);
/** Path → method → what is said of it. */
const said = z.record(z.string(), z.unknown());
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), said)) });

interface Operation {
  method: z.output<typeof methodName>;
  url: string;
  private: boolean;
  hasBody: boolean;
  hasQuery: boolean;
}

let haat: Haat;
let operations: Operation[];
let shopper: { token: string };
let seller: { token: string };
let admin: { token: string };
/** Who may come through: what a seller's or an owner's desk asks is refused to everybody else before it is read. */
function whoMay({ url }: Operation) {
  if (url.startsWith('/api/admin/')) return admin;
  return url.startsWith('/api/seller/') ? seller : shopper;
}

beforeAll(async () => {
  haat = await openHaat();
  shopper = await haat.make.aShopper();
  seller = await haat.make.aSeller(await haat.make.aVendor());
  admin = await haat.make.anAdmin();
  operations = await servedOperations();
});
afterAll(() => haat.close());

/** Every path that is served, as the OpenAPI lists it, with `junk` where a parameter stands. */
async function servedOperations(): Promise<Operation[]> {
  const { body } = await haat.send('GET', '/api/openapi.json');
  const { paths } = described.parse(body);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      method: methodName.parse(method.toUpperCase()),
      url: path.replace(/\{\w+\}/g, 'junk'),
      private: JSON.stringify(about['security'] ?? []) === '[{"session":[]}]',
      hasBody: about['requestBody'] !== undefined,
      hasQuery: JSON.stringify(about['parameters'] ?? []).includes('"in":"query"'),
    })),
  );
}

describe('whatever is sent to any path that is served', () => {
  // spec: opens.39
  test('there are paths to try', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(operations.filter((each) => each.private).length).toBeGreaterThan(10);
  });

  // spec: 1.1, 6.10
  test('a path for people with an account refuses a guest, a made-up token and a token of another shop', async () => {
    const elsewhere = await haat.make.aShop({ subdomain: 'elsewhere' });
    const stranger = await haat.make.aShopper({ shop: elsewhere });
    for (const { method, url } of operations.filter((each) => each.private)) {
      for (const token of [undefined, 'made-up', '%00', 'x'.repeat(5_000), stranger.token]) {
        const { status, body } = await haat.send(method, url, method === 'POST' ? {} : undefined, { token });
        expect([status, body.code], `${method} ${url}`).toEqual([401, 'login-required']);
      }
    }
  });

  const bodies: [name: string, body: unknown][] = [
    ['no JSON', '{"half":'],
    ['a list', []],
    ['a word', '"word"'],
    ['null', 'null'],
    ['a field nobody knows', { surprise: true }],
    ['wrong types', { productId: 7, items: 'all', email: [], quantity: '∞', password: null }],
    ['prototype tricks', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}'],
    ['lists in lists without end', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects in objects without end', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
    ['NUL in a text', { email: 'a\0@b.test', password: '\0', productId: '\0', word: '\0' }],
  ];
  // spec: opens.35, security.12
  test.each(bodies)(
    'a body that is %s is refused with a clear problem and stored nowhere',
    async (_, body) => {
      for (const each of operations.filter((some) => some.method === 'POST')) {
        const { method, url } = each;
        const answer = await haat.send(method, url, body, whoMay(each));
        expect([400, 404], `${method} ${url}: ${JSON.stringify(answer.body)}`).toContain(answer.status);
        expect(problem.safeParse(answer.body).success).toBe(true);
      }
    },
  );

  // spec: opens.35
  test('a body of half a megabyte is too large', async () => {
    for (const each of operations.filter(({ hasBody }) => hasBody)) {
      const huge = { email: 'x'.repeat(600_000) };
      const { status, body } = await haat.send(each.method, each.url, huge, whoMay(each));
      expect([status, body.code], each.url).toEqual([413, 'too-large']);
    }
  });

  // spec: opens.35
  test('a query with junk in it never breaks anything', async () => {
    const junk = [
      'surprise=1',
      'page=-1',
      'page=1e9',
      'size=100000',
      'min=NaN&max=%00',
      'q=%00',
      'page=1&page=2',
    ];
    for (const each of operations.filter(({ hasQuery }) => hasQuery)) {
      const { method, url } = each;
      for (const query of junk) {
        const { status } = await haat.send(method, `${url}?${query}`, undefined, whoMay(each));
        expect(status, `${method} ${url}?${query}`).toBeLessThan(500);
      }
    }
  });

  test('a parameter that is no id, too long or not even text is not found, never broken', async () => {
    const shapes = [
      '%00',
      '..%2f..%2fetc',
      "'; drop table shops; --",
      '💚'.repeat(200),
      'x'.repeat(7_000),
      '%E0%A4%A',
    ];
    for (const each of operations.filter(({ url }) => url.includes('junk'))) {
      const { method, url } = each;
      for (const shape of shapes) {
        const address = url.replace('junk', shape.includes('%') ? shape : encodeURIComponent(shape));
        const body = method === 'POST' ? {} : undefined;
        const { status } = await haat.send(method, address, body, whoMay(each));
        expect(status, `${method} ${address.slice(0, 120)}`).toBeLessThan(500);
        expect([200, 400, 404], `${method} ${address.slice(0, 120)}`).toContain(status);
      }
    }
  });

  // spec: opens.35
  test('nothing of all this was logged as a failure', () => {
    expect(haat.log.filter(({ message }) => message === 'a request failed')).toEqual([]);
  });
});

// spec: opens.35
describe('a command that needs nothing but its path', () => {
  const empty: [name: string, body: unknown, type?: string][] = [
    ['no body', undefined],
    ['an empty body of the type JSON', ''],
    ['an empty body of another type', '', 'text/plain'],
    ['an empty object', {}],
  ];
  const extra: [name: string, body: unknown, type?: string][] = [
    ['a field', { a: 1 }],
    ['a list', []],
    ['null', 'null'],
    ['a text', 'a=1', 'text/plain'],
  ];
  let person: MadePerson;
  beforeEach(async () => {
    person = await haat.make.aShopper();
  });
  const sent = (url: string, body: unknown, type?: string) =>
    haat.send('POST', url, body, { token: person.token, headers: type ? { 'content-type': type } : {} });

  test.each(empty)('takes %s', async (_, body, type) => {
    const { id: productId } = await haat.make.aProduct();
    const { id: addressId } = await haat.make.anAddress(person);
    for (const url of [`/api/product/views/${productId}`, `/api/address/delete/${addressId}`])
      expect((await sent(url, body, type)).status, url).toBe(200);
    expect((await sent('/api/user/signout', body, type)).status).toBe(200);
  });

  test.each(extra)('refuses %s, and does nothing', async (_, body, type) => {
    const { id: productId } = await haat.make.aProduct();
    for (const url of [`/api/product/views/${productId}`, '/api/user/signout']) {
      const answer = await sent(url, body, type);
      expect([answer.status, answer.body.code], url).toEqual([400, 'invalid-input']);
      expect(Object.values(answer.body.fields ?? {}), url).toHaveLength(1);
    }
    expect((await haat.ask(getMe, {}, { token: person.token })).status).toBe(200);
  });
});

// spec: 7.25
test('an address that is not served answers in the form of every problem', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/product/list'],
    ['PUT', '/api/user/me'],
  ] as const) {
    const { status, body } = await haat.send(method, url);
    expect([status, body.code], url).toEqual([404, 'no-such-path']);
  }
});
