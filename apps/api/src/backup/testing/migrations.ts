import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const own = join(import.meta.dirname, '../../../migrations');

/** The migrations of the shop and some later ones, in a folder of their own. @returns the folder */
export async function extendedMigrations(folder: string, statements: string[]): Promise<string> {
  await cp(own, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: object[] };
  for (const [at, text] of statements.entries()) {
    const tag = `9999_later_${at}`;
    journal.entries.push({
      idx: journal.entries.length,
      version: '7',
      when: 9e12 + at,
      tag,
      breakpoints: true,
    });
    await writeFile(join(folder, `${tag}.sql`), text);
  }
  await writeFile(path, JSON.stringify(journal));
  return folder;
}
