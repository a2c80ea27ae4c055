import { randomBytes } from 'node:crypto';
import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cheapHash } from '../../apps/api/src/testing/cheap-hash.ts';
import { copyOnServer, databaseAt, onServer } from '../../apps/api/src/testing/template-database.ts';
import { memoryOrDisk, startThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import type { ThrowawayPostgres } from '../../scripts/testing/throwaway-postgres.ts';
import { demoPassword } from './api.ts';
import { startShop } from './shop-process.ts';

/** Freshly stocked demo shops; never opened, only copied. */
export interface Stock {
  /** The data folder. */
  folder: string;
  /** The server and the name of its database where they are stocked on a real Postgres; else they lie in the folder. */
  database: { server: string; name: string } | null;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a journey's own shop is a copy of. */
    stock: Stock;
    /** The address of a running shop for journeys that change nothing in it. */
    sharedShop: string;
  }
}

/**
 * Stocks the demo shops by the same first start that a newcomer sees. Journeys that only look share a shop on the embedded
 * database; those that change something get a shop of their own, on a real Postgres where the machine has one: it is
 * there in a third of the time, and both ways to run a shop are walked.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haat-stocked-'));
  const postgres = await startThrowawayPostgres({}, memoryOrDisk());
  const [embedded, shared] = [join(folder, 'embedded'), join(folder, 'shared')];
  const stockEmbedded = async () => {
    const first = await startShop({ dataDir: shared, patience: 120_000 });
    if (postgres) return first;
    await first.stop();
    await cp(shared, embedded, { recursive: true });
    return startShop({ dataDir: shared });
  };
  const stockPostgres = async ({ socketUrl: server }: ThrowawayPostgres): Promise<Stock> => {
    const stock = { folder: join(folder, 'postgres'), database: { server, name: 'stocked' } };
    await onServer(server, `create database ${stock.database.name}`);
    const env = { DATABASE_URL: databaseAt(server, stock.database.name) };
    const first = await startShop({ dataDir: stock.folder, env, patience: 120_000 });
    await first.stop();
    // Logins of the shared shop are judged at the full price.
    const hash = cheapHash(demoPassword);
    await onServer(env.DATABASE_URL, `update accounts set password_hash = '${hash}' where demo`);
    return stock;
  };
  const [shop, stock] = await Promise.all([stockEmbedded(), postgres && stockPostgres(postgres)]);
  provide('stock', stock ?? { folder: embedded, database: null });
  provide('sharedShop', shop.origin);
  return async () => {
    await shop.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A place for a shop's data. */
export interface Place {
  dataDir: string;
  /** Says where its database is, if not in the folder. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** Makes room for a shop of its own: a copy of the stocked ones, or empty. */
export async function placeFor({ folder, database }: Stock, { empty }: { empty: boolean }): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-journey-'));
  if (!database) {
    if (!empty) await cp(folder, dataDir, { recursive: true });
    return { dataDir, env: {}, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  if (!empty) await linkAll(folder, dataDir);
  const name = `journey_${randomBytes(6).toString('hex')}`;
  if (empty) await onServer(database.server, `create database ${name}`);
  else await copyOnServer(database.server, name, database.name);
  return {
    dataDir,
    env: { DATABASE_URL: databaseAt(database.server, name) },
    remove: async () => {
      await onServer(database.server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same files under other names: a shop puts a new picture in an old one's place, and never writes into one. */
async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, copy] = [join(from, entry.name), join(to, entry.name)];
      return entry.isDirectory() ? linkAll(source, copy) : link(source, copy);
    }),
  );
}
