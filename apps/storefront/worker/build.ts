// Makes the service worker once the browser's build is there: it has to know that build's files.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { offlinePages } from './offline-html.ts';

const client = join(import.meta.dirname, '../build/client');

/** What the browser's build says of each module: its file, and what that file imports at once and later. */
type Chunks = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/** Whoever looks around in the shop meets these, and presses what they load. */
const begin = /^app\/(?:root|languages\/\w+|screens\/(?:home|products|category|search|vendor|product))\.tsx/;
/** A larger file is loaded with every page already, or is an editor that nobody needs without a connection. */
const maxBytes = 64 * 1024;

function filesAhead(chunks: Chunks): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    if (chunk.file.endsWith('.js') && statSync(join(client, chunk.file)).size <= maxBytes)
      files.add(`/${chunk.file}`);
    for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) take(each);
  };
  for (const name of Object.keys(chunks)) if (begin.test(name)) take(name);
  return [...files].toSorted();
}

/** One file with all that it imports, as a script without imports. */
async function bundled(file: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name: 'shop' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${file} was not built`);
  return output.output[0].code.trim();
}

const ahead = filesAhead(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Chunks);
const pages = offlinePages(await bundled('offline-page.ts'));
const version = createHash('sha256')
  .update(JSON.stringify([ahead, pages]))
  .digest('hex')
  .slice(0, 12);
const code = await bundled('worker.ts', { BUILD: JSON.stringify({ version, ahead, pages }) });
writeFileSync(join(client, 'sw.js'), code);
