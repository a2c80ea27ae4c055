import { readEnv } from '@haat/api/core/env';
import { openShop } from './open.ts';

/** Milliseconds that requests under way get to finish after a signal. */
const patience = 10_000;

const env = readEnv(process.env);
const shop = await openShop(env);
const address = await shop.app.listen({ port: env.PORT, host: shop.host });
const home = address.replace('127.0.0.1', 'localhost').replace('[::]', 'localhost');
console.log(`\n  Haat is open: ${home}  (नेपाली: ${home}/ne)\n  API: ${home}/api/openapi.json\n`);

let closing = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), patience).unref();
    void shop.close().then(() => process.exit(0));
  });
}
