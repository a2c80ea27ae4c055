// What the oldest supported browsers do not have (docs/architecture.md): one step of `npm run check`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Newer {
  use: RegExp;
  /** Where it came with Chrome and Safari. */
  since: string;
  /** What stands in a file that asks first whether it is there. */
  asks?: RegExp;
}

const lazy = '(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)';
/** What came after Chrome 108 or Safari 16.4; whoever uses something else that is new adds it here. */
const newer: Record<string, Newer> = {
  'Map.groupBy': { use: /\b(?:Map|Object)\.groupBy\b/, since: '117, 17.4: `groupsBy`' },
  toSorted: { use: /\.(?:toSorted|toReversed|toSpliced)\(/, since: '110, 16: sort a copy' },
  toWellFormed: { use: /\.(?:toWellFormed|isWellFormed)\(/, since: '111, 16.4: `wellFormed`' },
  'Promise.withResolvers': { use: /\bPromise\.(?:withResolvers|try)\b/, since: '119, 17.4' },
  'Array.fromAsync': { use: /\bArray\.fromAsync\b/, since: '121, 16.4' },
  'AbortSignal.any': { use: /\bAbortSignal\.any\b/, since: '116, 17.4' },
  'URL.canParse': { use: /\bURL\.(?:canParse|parse)\b/, since: '120, 17' },
  'RegExp.escape': { use: /\bRegExp\.escape\b/, since: '136, 18.2' },
  'flag v': { use: /\/[a-z]*v[a-z]*(?=\.(?:test|exec)\()/, since: '112, 17' },
  'methods of sets': {
    use: /(?<!\.|\bz)\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    since: '122, 17',
  },
  'methods of iterators': {
    use: new RegExp(`\\.(?:values|keys|entries)\\(\\)\\s*\\.${lazy}\\(|\\bIterator\\.`),
    since: '122, 18.4: spread it first',
  },
  'bytes as text': { use: /\.(?:toBase64|fromBase64|toHex|fromHex)\(/, since: '140, 18.2' },
  checkVisibility: { use: /\.checkVisibility\(/, since: '105, 17.4' },
  moveBefore: { use: /\.moveBefore\(/, since: '133, never' },
  popovers: {
    use: /\.(?:show|hide|toggle)Popover\(|['"`]:popover-open/,
    since: '114, 17',
    asks: /'showPopover' in HTMLElement\.prototype/,
  },
  'view transitions': {
    use: /\.startViewTransition\(/,
    since: '111, 18',
    asks: /'startViewTransition' in document/,
  },
  idle: {
    use: /(?<!typeof )\brequestIdleCallback\(/,
    since: '47, never',
    asks: /typeof requestIdleCallback/,
  },
  cookieStore: { use: /\bcookieStore\./, since: '87, 18.4', asks: /'cookieStore' in window/ },
};

const inBrowsers = /^(?:apps\/(?:storefront|desk)\/app|packages\/(?:web|contract)\/src)\/.*\.tsx?$/;
const elsewhere = /\.test\.tsx?$|\/entry\.server\.tsx$/;

/** @returns a line for each thing in a text that the oldest browsers do not have; comments may name any */
export function newerIn(path: string, text: string): string[] {
  const bare = text.replaceAll(/\/\*.*?\*\/|(?<![:'"`\\])\/\/[^\n]*/gs, '');
  return Object.entries(newer).flatMap(([name, { use, since, asks }]) =>
    use.test(bare) && !asks?.test(bare) ? [`${path}: ${name} (Chrome and Safari ${since})`] : [],
  );
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../..');
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' }).split('\0');
  const paths = listed.filter(
    (path) => inBrowsers.test(path) && !elsewhere.test(path) && existsSync(join(folder, path)),
  );
  const found = paths.flatMap((path) => newerIn(path, readFileSync(join(folder, path), 'utf8')));
  for (const line of found) console.error(line);
  console.log(`${paths.length} files read, ${found.length} uses`);
  process.exitCode = found.length > 0 || paths.length === 0 ? 1 : 0;
}
