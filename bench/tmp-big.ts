import { writeFileSync } from 'node:fs';
import { openDatabase } from '@haat/api/core/database/database';
import { migrate } from '@haat/api/core/database/migrate';
import { startThrowawayPostgres } from '../scripts/testing/throwaway-postgres.ts';
import { roomy, stocking } from './scale/stocking.ts';
import { stock } from './scale/stock.ts';
const server = await startThrowawayPostgres(roomy);
const database = await openDatabase({ url: server!.url, max: 1 });
await migrate(database);
const shops = await stocking(database, async () => {
  const all = [];
  for (const [name, n] of [['warm', 100], ['size-100', 100], ['size-100000', 100_000]] as const) all.push(await stock(database, name, n));
  return all;
});
await database.close();
writeFileSync('/tmp/big.json', JSON.stringify({ url: server!.url, shops }));
console.log('READY');
setInterval(() => {}, 1000);
