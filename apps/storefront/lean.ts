import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves out of the browser's build what no page of this shop uses, though the bundler cannot know: about a tenth of
 * a first visit's JavaScript. Each takes away; none changes what is left.
 */
export const lean = (): Plugin[] => [iconsByFile(), importsAlone(), routerInUse()].map(inBrowserBuild);

const inBrowserBuild = (plugin: Plugin): Plugin => ({
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  ...plugin,
});

/**
 * `import { Truck } from 'lucide-react'` becomes an import of that icon's own file. Through the library's one entry
 * every icon has the same importers, and all of them would be loaded with whatever every page needs.
 */
function iconsByFile(): Plugin {
  const files = iconFiles();
  return {
    name: 'haat:icons-by-file',
    transform: {
      filter: { id: /[\\/]app[\\/].*\.tsx$/, code: /'lucide-react'/ },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (_whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => importOf(name, files))
            .join(''),
        ),
    },
  };
}

function importOf(name: string, files: Map<string, string>): string {
  if (name.startsWith('type ')) return '';
  const file = files.get(name);
  if (!file) throw new Error(`lucide-react has no icon ${name}`);
  return `import ${name} from 'lucide-react/icons/${file}';`;
}

/** Each name of an icon and the file it stands in, without ending. */
function iconFiles(): Map<string, string> {
  const entry = createRequire(import.meta.url).resolve('lucide-react/package.json');
  const text = readFileSync(join(dirname(entry), 'dist/esm/lucide-react.mjs'), 'utf8');
  const lines = text.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/** Code that is loaded later has no styles of its own to wait for, so it is imported without Vite's helper for them. */
const importsAlone = (): Plugin => ({
  name: 'haat:imports-alone',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

/** What stands in the router's code, and what is left of it. */
const inRouter: [found: RegExp, left: string][] = [
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/return routeDiscovery\.mode === "lazy" && ssr === true;/g, 'return false;'],
  [/if \(init\.instrumentations\) /g, 'if (false) '],
];

/**
 * Of the router: its links and forms (links are plain HTML here, see `core/following.ts`), the discovery of routes
 * (`react-router.config.ts` says that all are known from the start) and what watches it from outside. The bundler
 * drops them once nothing seems to happen by their being there. A router that is written otherwise fails the build:
 * it has to be read again.
 */
function routerInUse(): Plugin {
  const missed = new Set(inRouter);
  return {
    name: 'haat:router-in-use',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/ },
      handler: (code) => {
        let text = code;
        for (const each of inRouter) {
          const before = text;
          text = text.replace(...each);
          if (text !== before) missed.delete(each);
        }
        return text;
      },
    },
    buildEnd(error) {
      if (error || missed.size === 0) return;
      const patterns = [...missed].map(([found]) => String(found));
      this.error(
        `react-router is written otherwise than lean.ts knows it; not found: ${patterns.join(', ')}`,
      );
    },
  };
}
