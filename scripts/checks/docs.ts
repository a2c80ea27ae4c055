// The documents name real things: one step of `npm run check`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const generated = new Set(['node_modules', 'build', '.react-router', '.git', 'results', 'data']);

/** What a document may speak about. */
export interface Place {
  /** Every file and folder of the checkout, relative to it, with `/`. */
  paths: Set<string>;
  /** The names of `npm run`. */
  commands: Set<string>;
}

/**
 * Finds what a document names and nobody finds: links to files, paths in code spans, `npm run` commands. A path in a
 * code span counts when it starts in a top folder or ends in a file's ending; it may leave out folders on its left.
 * Patterns (`<noun>`, `*`, `…`) and addresses of the web and of the shop are no paths.
 * @param document its own path, relative to the checkout
 * @returns a line for each thing that is not there
 */
export function lostIn(document: string, text: string, place: Place): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.split('#')[0]!)
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !place.paths.has(normalized(join(dirname(document), target))));
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const paths = spans
    .map((span) => span.replace(/:\d+$/, '').replace(/\/$/, ''))
    .filter((span) => isPath(span, place))
    .filter((span) => !isThere(span, place));
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !place.commands.has(name))
    .map((name) => `npm run ${name}`);
  return [...links, ...paths, ...commands].map((lost) => `${document}: ${lost} is not there`);
}

const ending = /[.](tsx?|mjs|json|md|sql|css|ya?ml|svg|png)$/;

function isPath(span: string, { paths }: Place): boolean {
  if (!/^[\w.@+-]+(\/[\w.@+-]+)*$/.test(span) || span.startsWith('@')) return false;
  const top = span.split('/')[0]!;
  return (span.includes('/') && paths.has(top)) || (ending.test(span) && !/^[.]\w+$/.test(span));
}

const isThere = (span: string, { paths }: Place): boolean =>
  paths.has(span) || [...paths].some((path) => path.endsWith(`/${span}`));

const normalized = (path: string) => normalize(path).replaceAll('\\', '/').replace(/\/$/, '');

/** Everything in a checkout that a document can point at. */
export function placeOf(folder: string): Place {
  const paths = new Set(below(folder, folder));
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: object };
  return { paths, commands: new Set(Object.keys(scripts)) };
}

function below(folder: string, root: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !generated.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      const own = relative(root, path).replaceAll('\\', '/');
      return entry.isDirectory() ? [own, ...below(path, root)] : [own];
    });
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../..');
  const place = placeOf(folder);
  const documents = [...place.paths].filter((path) => path.endsWith('.md') && existsSync(join(folder, path)));
  const lost = documents.flatMap((path) => lostIn(path, readFileSync(join(folder, path), 'utf8'), place));
  for (const line of lost) console.error(line);
  console.log(`${documents.length} documents read, ${lost.length} lost names`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
