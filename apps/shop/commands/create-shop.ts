import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import pino from 'pino';
import { migrate } from '@haat/api/core/database/migrate';
import { readEnv } from '@haat/api/core/env';
import { createShop } from '@haat/api/new-shop/create-shop';
import { newShop } from '@haat/api/new-shop/new-shop';
import { Refusal } from '@haat/contract/core/problem';
import { openShopDatabase } from '../open-database.ts';

const usage = `
npm run shop:create -- --subdomain himal --name "Himal Bazaar" --first Sita --last Rai --email sita@example.np

  --name-ne "हिमाल बजार"   the name in Nepali
  --color "#a3243b"        the colour of its buttons
  --delivery 100           what delivery within Nepal costs, in rupees
  --no-categories          begin without categories

The owner's password is asked for, or read from the first line of the standard input. With the embedded database the
shop has to be stopped meanwhile.
`;

/** Makes a shop with its owner, in the database that the environment names. @returns the exit code */
async function main(): Promise<number> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      ...{ subdomain: { type: 'string' }, name: { type: 'string' }, 'name-ne': { type: 'string' } },
      ...{ first: { type: 'string' }, last: { type: 'string' }, email: { type: 'string' } },
      ...{ color: { type: 'string' }, delivery: { type: 'string' }, help: { type: 'boolean' } },
      categories: { type: 'boolean' },
    },
  } as const);
  if (values.help || Object.keys(values).length === 0) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  const input = newShop.safeParse({
    ...{ subdomain: values.subdomain, shopName: values.name, shopNameNe: values['name-ne'] ?? null },
    ...{ firstName: values.first, lastName: values.last, email: values.email },
    ...{ primaryColor: values.color, deliveryCharge: values.delivery, categories: values.categories },
    password: await askPassword(),
  });
  if (!input.success) {
    for (const { path, message } of input.error.issues) console.error(`  ${path.join('.')}: ${message}`);
    console.error(usage);
    return 1;
  }
  const env = readEnv(process.env);
  const database = await openShopDatabase(env, pino({ level: 'warn', base: undefined }));
  try {
    await migrate(database, undefined, {
      onWait: () =>
        console.error('\n  Waiting for another process that brings the tables up to date, or restores them.'),
    });
    await createShop(database.orm, input.data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`\n  ${Object.values(error.details.fields ?? {})[0] ?? error.message}\n`);
    return 1;
  } finally {
    await database.close();
  }
  console.log(`\n  The shop ${input.data.subdomain} is made. ${input.data.email} logs in at /desk.\n`);
  return 0;
}

async function askPassword(): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    ...(process.stdin.isTTY && { output: process.stdout }),
  });
  try {
    if (process.stdin.isTTY) return await lines.question('Password of the owner: ');
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`\n  The shop was not made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
