import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { openDatabase } from '../core/database/database.ts';
import { migrate } from '../core/database/migrate.ts';

/**
 * With `TEST_DATABASE_URL`: migrates one database on that server, of which each test file gets a copy. Migrating takes a
 * second each time, a copy a tenth of one.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return undefined;
  const name = `haat_template_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const template = await openDatabase({ url: databaseAt(url, name) });
  await migrate(template);
  await template.close();
  process.env['TEST_DATABASE_TEMPLATE'] = name;
  return () => onServer(url, `drop database if exists ${name} with (force)`);
}

/** Runs one statement that no transaction may hold, such as making a database. */
export async function onServer(url: string, statement: string): Promise<void> {
  const server = await openDatabase({ url, max: 1 });
  try {
    await server.orm.execute(statement);
  } finally {
    await server.close();
  }
}

/**
 * Copies a database that nobody is in, file by file: block by block through the log, as Postgres does of itself, takes half a second of
 * processor time for each.
 */
export const copyOnServer = (url: string, name: string, template: string): Promise<void> =>
  onServer(url, `create database ${name} template ${template} strategy file_copy`);

export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
