// Who may import whom: the table of docs/architecture.md as patterns, so that a feature is guarded from its first
// file. `npm run check` reads these rules through imports.ts, which also proves that files were read.
import type { ICruiseOptions, IResolveOptions } from 'dependency-cruiser';
import { ofTheApi } from './import-rules/api.ts';
import { betweenPackages } from './import-rules/between-packages.ts';
import { ofTheBrowser } from './import-rules/browser.ts';
import { ofTheContract } from './import-rules/contract.ts';
import { forbidden } from './import-rules/places.ts';

export const importRules = [
  forbidden('no-circles', 'No import circles, types included.', {}, { circular: true }),
  forbidden(
    'everything-is-found',
    'An import that leads nowhere. Types that React Router makes beside a screen are made by its typegen.',
    { path: '^(apps|packages|scripts|e2e|bench)/' },
    { couldNotResolve: true, pathNot: '[+]types/|^virtual:|[.]css$|/build/server/' },
  ),
  ...betweenPackages,
  ...ofTheContract,
  ...ofTheApi,
  ...ofTheBrowser,
];

export const cruiseOptions: ICruiseOptions = {
  // TypeScript 7 has no API that dependency-cruiser could parse with, so it reads by @swc/core.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(build|[.]react-router|migrations)/' },
};

export const resolveOptions: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'types', 'default'],
  extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
};
