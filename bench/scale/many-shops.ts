import { openDatabase } from '@haat/api/core/database/database';
import type { Database } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { startShop } from '../../e2e/support/shop-process.ts';
import { startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import type { Figure } from '../report.ts';
import { costsOf, fewRounds, kinds } from './costs.ts';
import type { Cost } from './costs.ts';
import { roomy, stocking } from './stocking.ts';
import { metricsToken } from './metrics.ts';
import { stock } from './stock.ts';
import type { Stocked } from './stock.ts';

const shopCount = Number(process.env['BENCH_SHOPS'] ?? 1_000);
const size = 1_000;
/** A search in one shop among many costs at most so many times what it costs alone. */
const maxRatio = 1.5;
const measuredKinds = kinds.filter(({ name }) => name.startsWith('search'));

/** What a search costs in a shop that is alone in its database, and in the same one among many. */
export async function manyShops(): Promise<Figure[]> {
  const server = await startThrowawayPostgres(roomy);
  if (!server) throw new Error('This drill needs a Postgres server on this machine.');
  const database = await openDatabase({ url: server.url, max: 1 });
  try {
    await migrate(database);
    const [warmUp, one] = await stocking(database, async () => [
      await stock(database, 'warm', size),
      await stock(database, 'one', size),
    ]);
    const alone = await searched(server.url, database, warmUp, one);
    console.log(`making ${shopCount} shops of ${size} products …`);
    await stocking(database, async () => {
      for (let n = 2; n < shopCount; n += 1) await stock(database, `shop-${n}`, size);
    });
    const among = await searched(server.url, database, warmUp, one);
    return measuredKinds.flatMap(({ name }, n) => {
      const [before, after] = [alone[n]!, among[n]!];
      return [
        { name: `${name} in one of ${shopCount} shops, CPU ms`, value: after.cpu },
        { name: `${name} in one of ${shopCount} shops, p99 ms`, value: after.p99 },
        {
          name: `${name} in one of ${shopCount} shops, × the same shop alone`,
          value: after.cpuOfMiddle / before.cpuOfMiddle,
          most: maxRatio,
        },
      ];
    });
  } finally {
    await database.close();
    await server.stop();
  }
}

async function searched(url: string, database: Database, warmUp: Stocked, one: Stocked): Promise<Cost[]> {
  const shop = await startShop({
    env: { DATABASE_URL: url, SEED: 'none', METRICS_TOKEN: metricsToken },
    patience: 180_000,
  });
  try {
    const running = { shop, database };
    for (const kind of kinds) await costsOf(kind, [warmUp], running, fewRounds);
    const costs: Cost[] = [];
    for (const kind of measuredKinds) costs.push(...(await costsOf(kind, [one], running)));
    return costs;
  } finally {
    await shop.stop();
  }
}
