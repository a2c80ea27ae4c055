import { filesByNeed } from '../../packages/web/src/bundling/files-by-need.ts';
import type { Need } from '../../packages/web/src/bundling/files-by-need.ts';

/** What every page loads, whatever it is about. */
const everyPage = /[\\/]app[\\/](?:entry\.client|root|languages[\\/]\w+)\.tsx/;
const screens = /[\\/]app[\\/]screens[\\/]([\w/-]+)\.tsx/;
/** The pages on which a shopper looks around: whoever opens one opens another soon. */
const pages = new Set(['home', 'products', 'category', 'search', 'vendor', 'product']);
/** Words travel by language, so they stay with the language's own file. */
const words = /[\\/]app[\\/]messages[\\/](en-US|ne-NP)[\\/]/;

/** What wakes with the first move (`island`), or with a card that somebody is near to: loaded after the page, and together. */
const waking = {
  'shell-late':
    /[\\/]layout[\\/](?:shell-late|header[\\/]top-strip-contacts|footer[\\/]footer-(?:columns|bottom))\.tsx/,
  'cards-late': /[\\/]browse[\\/]card[\\/](?:card-(?:actions|menu|stepper)|wish-toggle|product-row)\.tsx/,
  'listing-late': /[\\/]browse[\\/]listing[\\/](?:filters|listing-controls)\.tsx/,
  'home-late':
    /[\\/](?:categories[\\/]category-grid|content[\\/]hero-slides|catalog[\\/]from-provinces)\.tsx/,
  'product-late':
    /[\\/](?:catalog[\\/]product[\\/](?:product-head|product-gallery|description|specifications)|delivery[\\/]delivery-facts|card[\\/]keep-buttons|quick-order[\\/]quick-order-button|browse[\\/]product-tabs)\.tsx/,
  'account-late':
    /[\\/]account[\\/]login[\\/](?:(?:login|sign-up|forgot|reset)-form|provider-login|activation)\.tsx/,
};
type LateFile = keyof typeof waking;
const lateFiles = Object.keys(waking) as LateFile[];
const later = ['forms', ...lateFiles] as const;

function rootOf(id: string): string | null {
  if (everyPage.test(id)) return 'every';
  return screens.exec(id)?.[1] ?? lateFiles.find((file) => waking[file].test(id)) ?? null;
}

function fileOf({ roots, isLibrary }: Need) {
  if (roots.has('every')) return isLibrary ? 'libraries' : 'shell';
  const late = lateFiles.filter((file) => roots.has(file));
  const first = [...roots].filter((root) => root !== 'other' && !(root in waking));
  if (first.filter((root) => pages.has(root)).length > 1)
    return roots.has('home') || roots.has('product') ? 'cards' : 'listing';
  if (first.length === 0) return fileOfLate(roots, late);
  if (roots.has('product'))
    return first.length + late.length > 1 || roots.has('other') ? 'product-parts' : null;
  // Where it wakes on other pages, too, neither file may bring the other along.
  if (late.length > 0) return 'shared';
  return first.length > 1 && !first.some((root) => pages.has(root)) ? 'screens' : null;
}

/** What wakes on every page is there for whatever wakes besides; cards stand on all that has goods. */
function fileOfLate(roots: Need['roots'], late: LateFile[]) {
  const [file] = late;
  if (file === undefined || file === 'shell-late') return file ?? null;
  if (!roots.has('account-late')) return late.length > 1 ? 'cards-late' : file;
  if (late.length > 1) return 'shared';
  return roots.has('other') ? 'forms' : file;
}

/** For the bundler's `codeSplitting`. What is only loaded when used stays in files of its own. */
export const filesOfTheShop = () =>
  filesByNeed({
    files: ['libraries', 'shell', 'cards', 'listing', 'product-parts', 'shared', 'screens', ...later],
    later,
    rootOf,
    fileOf,
    apart: (id) => words.test(id) || everyPage.test(id) || screens.test(id),
  });
