import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '@haat/api/testing/database';
import { openHaat } from '@haat/api/testing/harness';
import type { MadeProduct } from '@haat/api/testing/makers';
import { canMount, smallDisk } from '@haat/api/testing/small-disk';
import { startShop } from '../../../e2e/support/shop-process.ts';
import { runCommand } from '../testing/run-command.ts';

const folder = await mkdtemp(join(tmpdir(), 'haat-commands-'));
let product: MadeProduct;
beforeAll(async () => {
  const haat = await openHaat({ database: await freshDatabase(join(folder, 'postgres')) });
  product = await haat.make.aProduct();
  // Some megabytes.
  await haat.dependencies.database.sql`
    insert into missed_searches
    select id, date '2026-01-01' + n % 300, n || repeat('ह', 60), 1 from shops, generate_series(1, 60000) n`;
  await haat.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (dataDir = folder) => startShop({ dataDir, env: { SEED: 'none' } });

// spec: new-shop.3
test('a further shop is made by a command, whose mistakes are told by their names', async () => {
  const make = (...args: string[]) =>
    runCommand(['create-shop.ts', ...args], folder, { typed: 'walks-from-shivalaya\n' });
  const jiri = ['--subdomain', 'jiri', '--name', 'Jiri', '--first', 'Sita', '--last', 'Rai'];
  const nameless = await make(...jiri);
  expect([nameless.code, nameless.said]).toEqual([1, expect.stringMatching(/^ {2}email: /)]);
  expect((await make(...jiri, '--email', 'sita@example.np')).code).toBe(0);
  const again = await make(...jiri, '--email', 'sita@example.np');
  expect([again.code, again.said.trim()]).toEqual([1, 'There is a shop of this name.']);
  const running = await start();
  const page = await fetch(`${running.origin}/`, { headers: { cookie: 'subdom=jiri' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Jiri')]);
  await running.stop();
});

// spec: backup.1, backup.4, one-shop.3
test('a shop is backed up by a command, and opens from what another restores, also twice', async () => {
  await mkdir(join(folder, 'uploads/product'), { recursive: true });
  await writeFile(join(folder, 'uploads/product/cup-800.webp'), 'a cup');
  const file = join(folder, 'haat.tar.gz');
  const running = await start();
  const early = await runCommand(['restore.ts', file], folder);
  expect([early.code, early.said]).toEqual([
    1,
    expect.stringMatching(/already open in process \d+ .*Stop that one/),
  ]);
  await running.stop();
  const made = await runCommand(['backup.ts', file], folder);
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('and 1 pictures and videos')]);

  const check = await runCommand(['check-backup.ts', file], folder);
  expect([check.code, check.said]).toEqual([0, expect.stringMatching(/as it was written: all shops of 20/)]);

  const elsewhere = join(folder, 'elsewhere');
  expect(await runCommand(['restore.ts'], elsewhere)).toMatchObject({
    code: 1,
    said: expect.stringContaining('FILE'),
  });
  expect(await runCommand(['restore.ts', file], elsewhere)).toMatchObject({ code: 0 });
  const one = join(folder, 'one.tar.gz');
  expect(await runCommand(['export-shop.ts', 'haat', one], folder)).toMatchObject({ code: 0 });
  expect(await runCommand(['import-shop.ts', one, '--as', 'Twin!'], elsewhere)).toMatchObject({ code: 1 });
  expect(await runCommand(['import-shop.ts', one, '--as', 'twin'], elsewhere)).toMatchObject({ code: 0 });
  const restored = await start(elsewhere);
  const home = restored.origin;
  const page = await fetch(`${home}/product/${product.slug}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(product.title)]);
  const twin = await fetch(`${home}/product/${product.slug}`, { headers: { cookie: 'subdom=twin' } });
  expect([twin.status, await twin.text()]).toEqual([200, expect.stringContaining(product.title)]);
  expect(await (await fetch(`${home}/uploads/product/cup-800.webp`)).text()).toBe('a cup');
  await restored.stop();
});

// spec: backup.5
test('a restore that fails leaves nothing that a start would take for a shop', async () => {
  const [file, empty] = [join(folder, 'text.tar.gz'), join(folder, 'empty')];
  await writeFile(file, 'hello');
  expect(await runCommand(['restore.ts', file], empty)).toMatchObject({ code: 1 });
  expect(existsSync(join(empty, 'postgres/cluster'))).toBe(false);
});

test.skipIf(!canMount)(
  'what finds no room on the disk is told so, and is restored once there is',
  async () => {
    const file = join(folder, 'for-the-small.tar.gz');
    expect(await runCommand(['backup.ts', file], folder)).toMatchObject({ code: 0 });
    const small = join(folder, 'small');
    await mkdir(small);
    const disk = smallDisk(small, 200);
    const restore = () => runCommand(['restore.ts', file], small);
    const isFull = {
      code: 1,
      said: expect.stringMatching(/^\s+The disk is full\. Make room, and run this again\./),
    };
    try {
      // Enough to begin a database, and not for what comes into it.
      const other = join(small, 'other');
      await writeFile(other, Buffer.alloc(150 * 1024 * 1024));
      expect(await restore()).toMatchObject(isFull);
      await disk.fill();
      expect(await restore()).toMatchObject(isFull);
      await Promise.all([disk.empty(), rm(other)]);
      expect(await restore()).toMatchObject({ code: 0 });
    } finally {
      disk.unmount();
    }
  },
);
