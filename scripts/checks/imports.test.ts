import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports, checkNames } from './imports.ts';
import { importRules } from './import-rules.ts';

/** A tree in the house's order: what is written here must be allowed. */
const goodHouse: Record<string, string> = {
  'packages/contract/package.json': '{"name":"@haat/contract","exports":{"./*":"./src/*.ts"}}',
  'packages/contract/src/core/endpoint.ts': `import * as z from 'zod/mini'; export const schema = z;`,
  'packages/contract/src/core/money.ts': 'export const rupees = 1;',
  'packages/contract/src/vendors/schemas.ts': `import { schema } from '../core/endpoint.ts'; export const vendor = schema;`,
  'packages/contract/src/catalog/calls.ts': `import type * as schemas from './schemas.ts'; export const getProduct: typeof schemas.product | null = null;`,
  'packages/contract/src/catalog/schemas.ts': `import { vendor } from '../vendors/schemas.ts'; export const product = vendor;`,
  'apps/api/package.json': '{"name":"@haat/api","exports":{"./*":"./src/*.ts"}}',
  'apps/api/src/core/http/serve.ts': `import Fastify from 'fastify'; export const serve = Fastify;`,
  'apps/api/src/features/tenant/tables.ts': `import { pgTable } from 'drizzle-orm/pg-core'; export const shops = pgTable;`,
  'apps/api/src/features/vendors/tables.ts': `import { shops } from '../tenant/tables.ts'; export const vendors = shops;`,
  'apps/api/src/features/vendors/service.ts': `import { vendors } from './tables.ts'; export const find = vendors;`,
  'apps/api/src/features/catalog/tables.ts': `import { vendors } from '../vendors/tables.ts'; export const products = vendors;`,
  'apps/api/src/features/catalog/service.ts': `import { find } from '../vendors/service.ts'; import { products } from './tables.ts'; export const list = [find, products];`,
  'apps/api/src/features/catalog/routes.ts': `import { list } from './service.ts'; import { serve } from '../../core/http/serve.ts'; import { product } from '@haat/contract/catalog/schemas'; export const routes = [list, serve, product];`,
  'apps/api/src/app.ts': `import { routes } from './features/catalog/routes.ts'; export const app = routes;`,
  'packages/demo/package.json': '{"name":"@haat/demo","exports":{"./*":"./src/*.ts"}}',
  'packages/demo/src/shops/products.ts': 'export const products = [1];',
  'packages/demo/src/load/load-demo.ts': `import { products } from '../shops/products.ts'; import { list } from '@haat/api/features/catalog/service'; export const load = [products, list];`,
  'apps/shop/main.ts': `import { app } from '@haat/api/app'; import { load } from '@haat/demo/load/load-demo'; console.log(app, load);`,
  'packages/web/package.json': '{"name":"@haat/web","exports":{"./*":"./src/*"}}',
  'packages/web/src/platform/api/call.ts': `import { schema } from '@haat/contract/core/endpoint'; export const call = schema;`,
  'packages/web/src/ui/price.tsx': `import { rupees } from '@haat/contract/core/money'; export const Price = () => rupees;`,
  'apps/storefront/app/features/cart/cart.ts': `import { call } from '@haat/web/platform/api/call.ts'; export const cart = call;`,
  'apps/storefront/app/features/catalog/card.tsx': `import { Price } from '@haat/web/ui/price.tsx'; export const Card = Price;`,
  'apps/storefront/app/features/browse/product-card.tsx': `import { cart } from '../cart/cart.ts'; import { Card } from '../catalog/card.tsx'; export const ProductCard = [cart, Card];`,
  'apps/storefront/app/layout/header.tsx': `import { cart } from '../features/cart/cart.ts'; export const Header = cart;`,
  'apps/storefront/app/screens/home.tsx': `import { ProductCard } from '../features/browse/product-card.tsx'; export default ProductCard;`,
  'apps/storefront/app/messages/en.ts': 'export const en = {};',
  'apps/desk/app/features/account/seller.ts': `import { call } from '@haat/web/platform/api/call.ts'; export const seller = call;`,
  'apps/desk/app/features/catalog/picture.tsx': `import { Price } from '@haat/web/ui/price.tsx'; export const Picture = Price;`,
  'apps/desk/app/features/stock/row.tsx': `import { Picture } from '../catalog/picture.tsx'; export const Row = Picture;`,
  'apps/desk/app/features/orders/queue.tsx': `import { Picture } from '../catalog/picture.tsx'; export const Queue = Picture;`,
  'apps/desk/app/layout/frame.tsx': `import { seller } from '../features/account/seller.ts'; export const Frame = seller;`,
  'apps/desk/app/screens/orders.tsx': `import { Queue } from '../features/orders/queue.tsx'; export default Queue;`,
};

const imports = (path: string) => `import * as it from '${path}'; export const taken = it;`;

/** For each rule one file, added to the good house, that breaks it. */
const offences: Record<string, Record<string, string>> = {
  'no-circles': {
    'apps/storefront/app/features/cart/one.ts': `import type { Two } from './two.ts'; export interface One { two: Two }`,
    'apps/storefront/app/features/cart/two.ts': `import type { One } from './one.ts'; export interface Two { one: One }`,
  },
  'everything-is-found': { 'apps/api/src/core/lost.ts': imports('./nowhere.ts') },
  'features-are-read-at-the-start': {
    'apps/api/src/features/catalog/late.ts': `export const late = () => import('./service.ts');`,
  },
  'contract-stands-alone': { 'packages/contract/src/catalog/more.ts': imports('@haat/api/app') },
  'api-knows-no-storefront': {
    'apps/api/src/core/more.ts': imports('../../../storefront/app/messages/en.ts'),
  },
  'storefront-knows-no-api': {
    'apps/storefront/app/screens/more.tsx': `import type { app } from '@haat/api/app'; export type App = typeof app;`,
  },
  'desk-knows-no-api': { 'apps/desk/app/screens/more.tsx': imports('@haat/api/app') },
  'shop-joins-only-the-doors': { 'apps/shop/more.ts': imports('@haat/api/features/catalog/service') },
  'demo-is-data': { 'packages/demo/src/shops/more.ts': imports('@haat/api/features/catalog/service') },
  'demo-fills-tables': { 'packages/demo/src/load/more.ts': imports('@haat/api/features/catalog/routes') },
  'calls-hold-no-schema': { 'packages/contract/src/vendors/calls.ts': imports('./schemas.ts') },
  'browser-loads-no-schema': {
    'apps/storefront/app/screens/more.tsx': imports('@haat/contract/vendors/schemas'),
  },
  'contract-core-is-lowest': { 'packages/contract/src/core/more.ts': imports('../catalog/schemas.ts') },
  'contract-imports-zod-alone': { 'packages/contract/src/catalog/more.ts': imports('node:fs') },
  'contract-noun-is-placed': { 'packages/contract/src/gifts/schemas.ts': imports('../core/money.ts') },
  'contracts-lean-down-from-tenant': {
    'packages/contract/src/tenant/more.ts': imports('../vendors/schemas.ts'),
  },
  'contracts-lean-down-from-orders': {
    'packages/contract/src/orders/more.ts': imports('../content/rules.ts'),
    'packages/contract/src/content/rules.ts': 'export const x = 1;',
  },
  'contracts-lean-down-from-newsletter-insight': {
    'packages/contract/src/newsletter/more.ts': imports('../content/rules.ts'),
    'packages/contract/src/content/rules.ts': 'export const x = 1;',
  },
  'contracts-lean-down-from-account-vendors': {
    'packages/contract/src/account/more.ts': imports('../vendors/schemas.ts'),
  },
  'contracts-lean-down-from-catalog-addresses': {
    'packages/contract/src/addresses/more.ts': imports('../catalog/schemas.ts'),
  },
  'contracts-lean-down-from-stock-wishlist-reviews-inquiry': {
    'packages/contract/src/stock/more.ts': `import type { x } from '../orders/rules.ts'; export type X = typeof x;`,
    'packages/contract/src/orders/rules.ts': 'export const x = 1;',
  },
  'api-core-knows-no-feature': { 'apps/api/src/core/more.ts': imports('../features/tenant/tables.ts') },
  'api-noun-is-placed': { 'apps/api/src/features/gifts/service.ts': imports('../../core/http/serve.ts') },
  'tables-know-tables': { 'apps/api/src/features/stock/tables.ts': imports('../catalog/service.ts') },
  'services-know-no-http': {
    'apps/api/src/features/stock/service.ts': `import type { FastifyRequest } from 'fastify'; export type R = FastifyRequest;`,
  },
  'services-lean-down-from-tenant': {
    'apps/api/src/features/tenant/service.ts': imports('../vendors/service.ts'),
  },
  'services-lean-down-from-orders': {
    'apps/api/src/features/content/service.ts': 'export const frame = 1;',
    'apps/api/src/features/orders/more.ts': imports('../content/service.ts'),
  },
  'services-lean-down-from-newsletter-insight': {
    'apps/api/src/features/content/service.ts': 'export const frame = 1;',
    'apps/api/src/features/newsletter/more.ts': imports('../content/service.ts'),
  },
  'services-lean-down-from-account-vendors': {
    'apps/api/src/features/account/service.ts': imports('../catalog/service.ts'),
  },
  'services-lean-down-from-catalog-addresses': {
    'apps/api/src/features/stock/service.ts': 'export const take = 1;',
    'apps/api/src/features/catalog/search/more.ts': imports('../../stock/service.ts'),
  },
  'services-lean-down-from-stock-wishlist-reviews-inquiry': {
    'apps/api/src/features/stock/service.ts': 'export const take = 1;',
    'apps/api/src/features/wishlist/service.ts': imports('../stock/service.ts'),
  },
  'nouns-meet-at-services': { 'apps/api/src/features/stock/service.ts': imports('../catalog/tables.ts') },
  'nouns-are-joined-by-their-faces': {
    'apps/api/src/new-shop/more.ts': imports('../features/catalog/tables.ts'),
  },
  'doors-run-no-sql': { 'apps/api/src/features/vendors/routes.ts': imports('drizzle-orm') },
  'doors-open-to-their-own-noun': {
    'apps/api/src/features/stock/channel.ts': imports('../catalog/service.ts'),
  },
  'tests-stay-tests': { 'apps/api/src/core/more.ts': imports('vitest') },
  'web-knows-no-app': {
    'packages/web/src/platform/more.ts': imports('../../../../apps/storefront/app/messages/en.ts'),
  },
  'platform-is-lowest': {
    'packages/web/src/platform/more.ts': imports('@haat/contract/catalog/calls'),
  },
  'ui-knows-no-noun': { 'packages/web/src/ui/more.tsx': imports('../platform/api/call.ts') },
  ...Object.fromEntries(
    [
      ['tenant-theme', 'tenant', '../cart/cart.ts'],
      ['account-vendors', 'account', '../cart/cart.ts'],
      ['addresses', 'addresses', '../catalog/card.tsx'],
      ['catalog', 'catalog', '../cart/cart.ts'],
      ['stock-wishlist-reviews-inquiry', 'stock', '../cart/cart.ts'],
      ['cart', 'cart', '../browse/product-card.tsx'],
      ['compare', 'compare', '../browse/product-card.tsx'],
      ['browse', 'browse', '../orders/order.ts'],
      ['orders', 'orders', '../content/page.ts'],
      ['newsletter-insight', 'newsletter', '../content/page.ts'],
    ].map(([row, noun, higher]) => [
      `features-lean-down-from-${row}`,
      {
        'apps/storefront/app/features/orders/order.ts': 'export const order = 1;',
        'apps/storefront/app/features/content/page.ts': 'export const page = 1;',
        [`apps/storefront/app/features/${noun}/more.ts`]: imports(higher!),
      },
    ]),
  ),
  'features-know-no-place': {
    'apps/storefront/app/features/cart/more.ts': imports('../../layout/header.tsx'),
  },
  'layout-knows-no-screen': { 'apps/storefront/app/layout/more.tsx': imports('../screens/home.tsx') },
  'screens-stay-apart': { 'apps/storefront/app/screens/more.tsx': imports('./home.tsx') },
  'messages-hold-words': {
    'apps/storefront/app/messages/more.ts': imports('@haat/web/platform/api/call.ts'),
  },
  ...Object.fromEntries(
    [
      ['tenant', 'tenant', '../account/seller.ts'],
      ['account-alerts-vendors', 'account', '../catalog/picture.tsx'],
      ['addresses-catalog', 'catalog', '../stock/row.tsx'],
      ['stock-inquiry-reviews', 'stock', '../orders/queue.tsx'],
    ].map(([row, noun, higher]) => [
      `desk-lean-down-from-${row}`,
      { [`apps/desk/app/features/${noun}/more.ts`]: imports(higher!) },
    ]),
  ),
  'desk-lean-down-from-orders': {
    'apps/desk/app/features/content/post.ts': 'export const a = 1;',
    'apps/desk/app/features/orders/more.ts': imports('../content/post.ts'),
  },
  'desk-lean-down-from-content-newsletter-insight': {
    'apps/desk/app/features/newsletter/post.ts': 'export const a = 1;',
    'apps/desk/app/features/content/more.ts': imports('../newsletter/post.ts'),
  },
  'desk-features-know-no-place': {
    'apps/desk/app/features/orders/more.ts': imports('../../layout/frame.tsx'),
  },
  'desk-screens-stay-apart': { 'apps/desk/app/screens/more.tsx': imports('./orders.tsx') },
  'desk-noun-is-known': { 'apps/desk/app/features/gifts/more.ts': imports('@haat/web/platform/api/call.ts') },
  'browser-noun-is-known': {
    'apps/storefront/app/features/gifts/more.ts': imports('@haat/web/platform/api/call.ts'),
  },
};

let folder: string;
const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

function build(): void {
  folder = mkdtempSync(join(tmpdir(), 'haat-house-'));
  write(goodHouse);
  for (const name of ['zod', 'fastify', 'drizzle-orm', 'vitest']) {
    write({
      [`node_modules/${name}/package.json`]: `{"name":"${name}","exports":{"./*":"./main.js",".":"./main.js"}}`,
    });
    write({ [`node_modules/${name}/main.js`]: 'export default 1;' });
  }
  mkdirSync(join(folder, 'node_modules/@haat'));
  symlinkSync(join(folder, 'packages/contract'), join(folder, 'node_modules/@haat/contract'), 'dir');
  symlinkSync(join(folder, 'apps/api'), join(folder, 'node_modules/@haat/api'), 'dir');
  symlinkSync(join(folder, 'packages/demo'), join(folder, 'node_modules/@haat/demo'), 'dir');
  symlinkSync(join(folder, 'packages/web'), join(folder, 'node_modules/@haat/web'), 'dir');
}
beforeEach(build);
afterEach(() => rmSync(folder, { recursive: true }));

/** What the offences break, shared out among as few houses as have no file twice, since each takes a while to read. */
let allBroken: Promise<string[]> | undefined;
async function breakAll(): Promise<string[]> {
  const broken: string[] = [];
  for (const offending of sharedOut()) {
    rmSync(folder, { recursive: true });
    build();
    write(offending);
    broken.push(...(await checkImports(folder)).broken);
  }
  return broken;
}

function sharedOut(): Record<string, string>[] {
  const houses: Record<string, string>[] = [];
  for (const offence of Object.values(offences)) {
    const house = houses.find((each) => Object.keys(offence).every((path) => !(path in each)));
    if (house) Object.assign(house, offence);
    else houses.push({ ...offence });
  }
  return houses;
}

const rulesBroken = async () => (await checkImports(folder)).broken.map((line) => line.split(':')[0]);

describe('the import rules', () => {
  // spec: opens.40
  test('a house in order breaks none, and all of it is read', async () => {
    const { broken, modules } = await checkImports(folder);
    expect(broken).toEqual([]);
    expect(modules).toBeGreaterThan(Object.keys(goodHouse).filter((path) => path.endsWith('.ts')).length);
  });

  // spec: opens.40
  test.each(importRules.map(({ name }) => name))('%s can fail', async (name) => {
    const offence = offences[name];
    expect(offence, 'every rule needs an offence here').toBeDefined();
    const by = (await (allBroken ??= breakAll()))
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.split(' ')[1]!);
    expect(by.filter((path) => path in offence!)).not.toEqual([]);
  });

  test('a new feature is guarded from its first file', async () => {
    write({ 'apps/api/src/features/gifts/service.ts': imports('fastify') });
    expect(await rulesBroken()).toEqual(
      expect.arrayContaining(['api-noun-is-placed', 'services-know-no-http']),
    );
  });

  test('a test may look where its subject may not', async () => {
    write({
      'apps/api/src/features/stock/take.test.ts': `${imports('vitest')}\nexport * from '../catalog/tables.ts';`,
    });
    expect(await rulesBroken()).toEqual([]);
  });
});

describe('names', () => {
  test('a house in order has none that says nothing', () => {
    expect(checkNames(folder)).toEqual([]);
  });

  test.each([
    'apps/api/src/core/utils/text.ts',
    'apps/storefront/app/helpers/text.ts',
    'packages/contract/src/common/text.ts',
    'apps/api/src/misc/text.ts',
    'apps/api/src/features/orders/utils.ts',
    'apps/storefront/app/ui/index.ts',
    'apps/storefront/app/layout/header/index.tsx',
  ])('%s is refused', (path) => {
    write({ [path]: '' });
    expect(checkNames(folder)).toHaveLength(1);
  });

  test('the common words of a language are words, not a drawer', () => {
    write({ 'apps/storefront/app/messages/en-US/common.ts': '' });
    expect(checkNames(folder)).toEqual([]);
  });
});
