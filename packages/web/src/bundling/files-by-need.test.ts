import { expect, test } from 'vitest';
import { filesByNeed } from './files-by-need.ts';

/** Modules by name, each with what it imports. `page` and `wakes` are loaded by themselves. */
const modules: Record<string, string[]> = {
  page: ['price', 'chip'],
  wakes: ['stepper', 'badge', 'chip'],
  stepper: ['minus'],
  minus: [],
  badge: ['tooltip'],
  tooltip: [],
  // A dialog that is opened on the page loads this, too.
  dialog: ['minus', 'tooltip'],
  price: [],
  chip: [],
};
const graph = {
  getModuleInfo: (id: string) => ({
    importers: Object.keys(modules).filter((each) => modules[each]?.includes(id)),
    importedIds: modules[id] ?? [],
  }),
};

type File = 'first' | 'both' | 'late';

function filesWhere(later: File[], fileOf: (roots: ReadonlySet<string>) => File | null) {
  const groups = filesByNeed<File>({
    files: ['first', 'both', 'late'],
    rootOf: (id) => (id === 'page' || id === 'wakes' ? id : null),
    fileOf: ({ roots }) => fileOf(roots),
    later,
  });
  return (id: string) => groups.map(({ name }) => name(id, graph)).find((file) => file !== null) ?? null;
}

const byRoots = (roots: ReadonlySet<string>): File | null => {
  if (roots.has('page')) return roots.has('wakes') ? 'both' : 'first';
  return roots.has('wakes') ? 'late' : null;
};

test('a module goes into the file of what needs it, through whatever stands between', () => {
  const fileOf = filesWhere([], byRoots);
  expect(['price', 'chip', 'wakes', 'stepper', 'minus', 'dialog'].map(fileOf)).toEqual([
    ...['first', 'both', 'late', 'late', 'late'],
    null,
  ]);
});

test('a file that is loaded later takes a module only with all that it needs: nothing else has to load it whole', () => {
  const fileOf = filesWhere(['late'], (roots) => (roots.has('other') ? null : byRoots(roots)));
  // The tooltip belongs to the dialog as well, so the badge would bring it along.
  expect(['tooltip', 'badge', 'minus', 'stepper'].map(fileOf)).toEqual([null, null, null, null]);
  expect(filesWhere(['late'], byRoots)('badge')).toBe('late');
});
