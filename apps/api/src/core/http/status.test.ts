import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { problem } from '@haat/contract/core/problem';
import { isAlive, isReady } from '@haat/contract/core/calls';
import { getMe, signIn } from '@haat/contract/account/calls';
import { freshDatabase } from '../../testing/database.ts';
import { openHaat } from '../../testing/harness.ts';
import type { EmbeddedDatabase } from '../database/database.ts';

const folder = await mkdtemp(join(tmpdir(), 'haat-status-'));
const directory = join(folder, 'database');
const database = (await freshDatabase(directory)) as EmbeddedDatabase;
const haat = await openHaat({ database });
afterAll(async () => {
  await haat.close();
  await rm(folder, { recursive: true, force: true });
});
const { send, ask } = haat;

// spec: opens.31
test('a shop that is well lives and is ready, for whichever host and cookie', async () => {
  for (const shop of ['haat', 'no-such-shop', '%00']) {
    const [alive, ready] = [
      await send('GET', isAlive.path, undefined, { shop }),
      await send('GET', isReady.path, undefined, { shop }),
    ];
    expect([alive.status, alive.body]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'ready', database: 'ok', disk: 'ok', stuckQueues: [] },
    ]);
  }
});

// spec: opens.31
test('while the database is away every call says so and when to try again; the process lives and recovers by itself', async () => {
  const shopper = await haat.make.aShopper();
  const who = { email: shopper.email, password: shopper.password };
  expect((await ask(signIn, who)).status).toBe(200);

  // In its place lies what no database opens, as on a disk that was not mounted.
  await rename(directory, `${directory}-kept`);
  await writeFile(directory, 'no database');
  await database.crash();
  for (const away of [
    await send('GET', isReady.path),
    await ask(signIn, who),
    await send('GET', '/api/product/list'),
    await ask(getMe, {}, shopper),
  ]) {
    expect(away.status).toBe(503);
    expect(problem.parse(away.body)).toMatchObject({ code: 'unavailable' });
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(away.body)).not.toMatch(/select|postgres|embedded|at .*\.ts/i);
  }
  expect((await send('GET', isAlive.path)).status).toBe(200);

  await rm(directory);
  await rename(`${directory}-kept`, directory);
  await expect.poll(async () => (await send('GET', isReady.path)).status).toBe(200);
  expect((await ask(signIn, who)).status).toBe(200);
});
