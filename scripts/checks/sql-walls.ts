// Whose tables SQL may name: one step of `npm run check`. A noun's own SQL names its own tables only; what it needs of
// another's it asks of its service, or is handed by who calls it. Imports are held by imports.ts; this reads texts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

const api = 'apps/api/src/';
const features = `${api}features/`;
/** Tests, what they stand on, and the backup, which asks the database itself which tables there are. */
const unread = /\.test\.ts$|^apps\/api\/src\/(?:testing|backup)\//;

/** Whether the SQL of a file is held to its own noun's tables. */
export const isRead = (path: string): boolean => path.startsWith(api) && !unread.test(path);

/** The noun of a file: the folder below features, or `core` for the rest of the API. */
const nounOf = (path: string): string =>
  path.startsWith(features) ? path.slice(features.length).split('/', 1)[0]! : 'core';

/** Each table by the name it has in SQL, with the noun whose `tables.ts` describes it. */
export const tablesOf = (files: Map<string, string>): Map<string, string> =>
  new Map(
    [...files]
      .filter(([path]) => path.endsWith('/tables.ts'))
      .flatMap(([path, text]) =>
        [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => [name!, nounOf(path)] as const),
      ),
  );

/** @returns a line for each place where a noun's SQL names another noun's table */
export function strangersIn(path: string, text: string, tables: Map<string, string>): string[] {
  const own = nounOf(path);
  const named = new Set<string>();
  for (const { sql, text: said } of textsIn(text)) {
    // Of plain text, only what stands where SQL has a table: 'the orders of a shop' is a sentence.
    const words = sql
      ? (said.match(/[a-z_]+/g) ?? [])
      : [...said.matchAll(/\b(?:from|join|update|into|table|using)\s+"?([a-z_]+)"?/g)].map(
          ([, word]) => word!,
        );
    for (const word of words) if ((tables.get(word) ?? own) !== own) named.add(word);
  }
  return [...named].map((name) => `${path}: names ${name}, a table of ${tables.get(name)}`);
}

/** Every text of a file, and whether it is SQL for sure: the template of a `sql` tag. */
function textsIn(source: string): { sql: boolean; text: string }[] {
  const found: { sql: boolean; text: string }[] = [];
  const visit = (node: unknown, sql: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, sql));
    if (!isNode(node)) return;
    if (node['type'] === 'StringLiteral') found.push({ sql: false, text: String(node['value']) });
    if (node['type'] === 'TemplateElement') found.push({ sql, text: String(node['raw']) });
    if (node['type'] === 'ImportDeclaration') return;
    for (const [key, value] of Object.entries(node)) {
      const ofTag =
        node['type'] === 'TaggedTemplateExpression' && key === 'template' && isSqlTag(node['tag']);
      // What is filled in between is ordinary code again.
      if (key === 'expressions') visit(value, false);
      else visit(value, ofTag || (sql && (key === 'template' || key === 'quasis')));
    }
  };
  visit(parseSync(source, { syntax: 'typescript' }), false);
  return found;
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSqlTag = (tag: unknown): boolean =>
  isNode(tag) && (tag['type'] === 'Identifier' ? tag['value'] === 'sql' : false);

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const paths = globSync(`${api}**/*.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isRead);
  const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const tables = tablesOf(files);
  const found = [...files].flatMap(([path, text]) => strangersIn(path, text, tables));
  for (const line of found) console.error(line);
  console.log(`${files.size} files read, ${tables.size} tables, ${found.length} named by a stranger`);
  process.exitCode = found.length > 0 || tables.size === 0 ? 1 : 0;
}
