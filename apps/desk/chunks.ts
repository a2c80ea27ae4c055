import { filesByNeed } from '../../packages/web/src/bundling/files-by-need.ts';
import type { Need } from '../../packages/web/src/bundling/files-by-need.ts';

/** What every screen of the desk loads. */
const everyScreen = /[\\/]app[\\/](?:entry\.client|root|languages[\\/]\w+|layout[\\/](?:seller|owner))\.tsx/;
const screens = /[\\/]app[\\/]screens[\\/]([\w/-]+)\.tsx/;
/** Words travel by language, so they stay with the language's own file. */
const words = /[\\/]app[\\/]messages[\\/]/;

function rootOf(id: string): string | null {
  return everyScreen.test(id) ? 'every' : (screens.exec(id)?.[1] ?? null);
}

function fileOf({ roots, isLibrary }: Need) {
  if (roots.has('every')) return isLibrary ? 'libraries' : 'shell';
  // With what only two or three need, the first screen would be a fifth heavier.
  const needing = [...roots].filter((root) => root !== 'other').length;
  return needing > 3 ? 'shared' : null;
}

/** For the bundler's `codeSplitting`: a seller goes through many screens, and each leans on the same parts. */
export const filesOfTheDesk = () =>
  filesByNeed({
    files: ['libraries', 'shell', 'shared'],
    rootOf,
    fileOf,
    apart: (id) => words.test(id) || everyScreen.test(id) || screens.test(id),
  });
