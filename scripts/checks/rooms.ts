// No folder is so full that one has to read it through: one step of `npm run check`.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** So many files of code a folder holds at most, tests counted; what is more wants rooms. */
export const maxFiles = 25;

const code = /\.(?:ts|tsx|mjs|js)$/;

/** @returns a line for each folder of these paths that holds too many files of code */
export function fullFolders(paths: string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => code.test(each)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder} holds ${count} files of code, and ${maxFiles} is the most`);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const paths = listed.filter((path) => path !== '' && existsSync(join(root, path)));
  const full = fullFolders(paths);
  for (const line of full) console.error(line);
  console.log(`${paths.length} files, ${full.length} folders too full`);
  process.exitCode = full.length > 0 || paths.length === 0 ? 1 : 0;
}
