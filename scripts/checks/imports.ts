// Who imports whom, and what folders are called: one step of `npm run check`.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseOptions, importRules, resolveOptions } from './import-rules.ts';

/** What the check found; every text is a line for a reader. */
export interface Findings {
  /** How many source files were read. */
  modules: number;
  broken: string[];
}

const sources = ['apps', 'packages', 'e2e', 'scripts', 'bench'];
const code = /[.](ts|tsx|mjs)$/;
const generated = new Set(['node_modules', 'build', '.react-router', 'migrations', 'results']);

/**
 * Checks every import below a folder against the rules of `import-rules.ts`.
 * @param folder the checkout
 * @throws when a source file was not read at all, since then no rule could fail
 */
export async function checkImports(folder: string): Promise<Findings> {
  const present = sources.filter((source) => existsSync(join(folder, source)));
  const { output } = await cruise(
    present,
    { ...cruiseOptions, baseDir: folder, validate: true, ruleSet: { forbidden: importRules } },
    resolveOptions,
  );
  const { modules, summary } = output as ICruiseResult;
  const read = new Set(modules.map(({ source }) => source));
  const unread = filesBelow(folder, present).filter((file) => code.test(file) && !read.has(file));
  if (unread.length > 0 || summary.totalDependenciesCruised === 0) {
    throw new Error(
      `dependency-cruiser did not read the imports of ${unread.length || read.size} files, like ${unread[0]}`,
    );
  }
  // A file in the wrong place breaks its rule with every import: once is enough to say so.
  const found = new Map(
    summary.violations.map((violation) => [`${violation.rule.name} ${violation.from}`, violation]),
  );
  const broken = [...found.values()].map(({ rule, from, to, cycle }) => {
    const way = cycle?.length ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
    return `${rule.name}: ${way}\n    ${commentOf(rule.name)}`;
  });
  return { modules: read.size, broken };
}

const commentOf = (name: string) => importRules.find((rule) => rule.name === name)?.comment ?? '';

const saysNothing = /^(utils?|helpers?|common|misc)$/;

/** Names that say nothing, and files that only pass other files on (house rule: import the file, not the folder). */
export function checkNames(folder: string): string[] {
  const files = filesBelow(
    folder,
    sources.concat('docs').filter((source) => existsSync(join(folder, source))),
  );
  const folders = new Set(
    files.flatMap((file) =>
      file
        .split('/')
        .slice(0, -1)
        .map((_, i, all) => all.slice(0, i + 1).join('/')),
    ),
  );
  const last = (path: string) => path.split('/').at(-1) ?? '';
  return [
    ...[...folders]
      .filter((path) => saysNothing.test(last(path)))
      .map((path) => `${path}/: a folder says what it holds`),
    ...files
      .filter((file) => saysNothing.test(last(file).split('.')[0] ?? '') && !file.includes('/messages/'))
      .map((file) => `${file}: a file says what it holds`),
    ...files
      .filter((file) => /^index[.](tsx?|mjs)$/.test(last(file)))
      .map((file) => `${file}: import the file, not the folder`),
  ];
}

function filesBelow(folder: string, paths: string[]): string[] {
  return paths.flatMap((path) =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter(({ name }) => !generated.has(name))
      .flatMap((entry) => {
        const inner = relative(folder, join(folder, path, entry.name)).replaceAll('\\', '/');
        return entry.isDirectory() ? filesBelow(folder, [inner]) : [inner];
      }),
  );
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../..');
  const { modules, broken } = await checkImports(folder);
  const all = [...broken, ...checkNames(folder)];
  for (const line of all) console.error(line);
  console.log(`${modules} modules read, ${importRules.length} rules, ${all.length} broken`);
  process.exitCode = all.length > 0 ? 1 : 0;
}
