// A process for the tests to kill or to wait for: opens the directory it is given and, told to, inserts until it is killed,
// printing each number once its transaction is acknowledged.
import { sql } from 'drizzle-orm';
import { openDatabase } from '../database.ts';

const [directory = '', task = 'open', first = '0'] = process.argv.slice(2);
const database = await openDatabase({ directory });
process.stdout.write('open\n');

if (task === 'insert') {
  let next = Number(first);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (;;) {
        const number = next++;
        await database.orm.transaction(async (transaction) => {
          await transaction.execute(sql`insert into debits values (${number})`);
          await transaction.execute(sql`insert into credits values (${number})`);
        });
        process.stdout.write(`${number}\n`);
      }
    }),
  );
}
await database.close();
