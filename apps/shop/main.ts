import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { readEnv } from '@haat/api/core/env';
import { loggable } from '@haat/api/core/errors';
import { expectToListen, listen } from './start/listen.ts';
import { importQuickly } from './quick-imports.ts';

// React and the router choose their production code by this, when they are loaded.
process.env['NODE_ENV'] ??= 'production';

importQuickly();

// Milliseconds that requests under way get to finish after a signal.
const patience = 10_000;
/** After these no JavaScript is safe to run: a listener would keep a broken process alive (Node, `process`, signal events). */
const faults = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL, base: undefined });
  await expectToListen(env);
  const { openShopDatabase } = await import('./open-database.ts');
  // It opens in a thread or on a machine of its own, while the rest of the shop is still being read.
  const opening = openShopDatabase(env, log);
  opening.catch(() => {});
  const { openShop } = await import('./open.ts');
  const shop = await openShop(env, { log, opening });
  const delay = patience + env.DRAIN_SECONDS * 1_000;
  closeWithGrace({ delay, logger: log, skip: [...faults] }, async ({ err }) => {
    if (err) log.fatal({ error: loggable(err) }, 'nobody foresaw this; the shop closes');
    else await shop.drain();
    await shop.close();
  });
  const address = await listen(shop.app, env, shop.host).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  const home = address.replace('127.0.0.1', 'localhost').replace('[::]', 'localhost');
  console.log(`\n  Haat is open: ${home}  (नेपाली: ${home}/ne)\n  API: ${home}/api/openapi.json\n`);
  if (shop.setUpAt) console.log(`  There is no shop yet. Make it here: ${home}${shop.setUpAt}\n`);
}

try {
  await start();
} catch (error) {
  // The owner's engineer wants the sentence; a stack only where nobody foresaw the failure.
  const foreseen =
    error instanceof Error &&
    ('code' in error || error.name !== 'Error' || /environment/.test(error.message));
  console.error(foreseen ? `\n  Haat could not open: ${error.message}\n` : error);
  process.exit(1);
}
