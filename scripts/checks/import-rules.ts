// Who may import whom: the table of docs/architecture.md as patterns, so that a feature is guarded from its first
// file. `npm run check` reads these rules through imports.ts, which also proves that files were read.
import type { ICruiseOptions, IRegularForbiddenRuleType, IResolveOptions } from 'dependency-cruiser';

/** The nouns from low to high: a noun may lean on those of a lower row, never on its own row's or a higher one's. */
const nouns = [
  ['tenant'],
  ['account', 'vendors'],
  ['catalog', 'addresses'],
  ['stock', 'wishlist', 'reviews', 'inquiry'],
  ['orders'],
  ['newsletter'],
  ['content'],
];

/** The same in the browser, which knows some more: what is browsed leads to the cart, wishlist and comparison. */
const browserNouns = [
  ['tenant', 'theme'],
  ['account', 'vendors'],
  ['addresses'],
  ['catalog'],
  ['stock', 'wishlist', 'reviews', 'inquiry'],
  ['cart'],
  ['compare'],
  ['browse'],
  ['orders'],
  ['newsletter'],
  ['content'],
];

/** The same at the desk of sellers. */
const deskNouns = [['account', 'alerts'], ['catalog'], ['stock', 'inquiry'], ['orders']];

const contract = '^packages/contract/src/';
const api = '^apps/api/src/';
const features = `${api}features/`;
const storefront = '^apps/storefront/app/';
const desk = '^apps/desk/app/';
const web = '^packages/web/src/';
const demo = '^packages/demo/';
const doors = `${features}.+/(routes|channel)[.]ts$`;
const tests = '[.](test|spec)[.]tsx?$';
/** A package as it resolves when installed, and as it is written when not. */
const packages = (...names: string[]): string => `(^|node_modules/)(${names.join('|')})(/|$)`;

const forbidden = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType & { name: string; comment: string } => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** For each row of nouns: what lies in one of them imports no other noun of that row or a higher one. */
const leaningDown = (side: string, folder: string, pathNot: string, order = nouns) =>
  order
    .map((row, index) => ({ row, notLower: order.slice(index).flat() }))
    .filter(({ notLower }) => notLower.length > 1)
    .map(({ row, notLower }) =>
      forbidden(
        `${side}-lean-down-from-${row.join('-')}`,
        'A noun leans on lower nouns only; what two nouns of one row share belongs to a lower one or to core.',
        { path: `${folder}(${row.join('|')})/`, pathNot: `${tests}|${pathNot}` },
        { path: `${folder}(${notLower.join('|')})/`, pathNot: `${folder}$1/` },
      ),
    );

const known = nouns.flat().join('|');

export const importRules = [
  forbidden('no-circles', 'No import circles, types included.', {}, { circular: true }),
  forbidden(
    'everything-is-found',
    'An import that leads nowhere. Types that React Router makes beside a screen are made by its typegen.',
    { path: '^(apps|packages|scripts|e2e|bench)/' },
    { couldNotResolve: true, pathNot: '[+]types/|^virtual:|[.]css$|/build/server/' },
  ),

  // The three walls between packages.
  forbidden(
    'contract-stands-alone',
    'Both sides stand on the contract; it knows neither.',
    { path: contract },
    { path: `^apps/|${web}|${demo}` },
  ),
  forbidden(
    'api-knows-no-storefront',
    'The API serves any client.',
    { path: '^apps/api/' },
    { path: `^apps/(storefront|desk|shop)/|${demo}` },
  ),
  forbidden(
    'storefront-knows-no-api',
    'The storefront speaks through the contract.',
    { path: '^apps/storefront/' },
    { path: `^apps/(api|shop|desk)/|${demo}` },
  ),
  forbidden(
    'desk-knows-no-api',
    'The desk speaks through the contract, and no shopper loads a byte of it.',
    { path: '^apps/desk/' },
    { path: `^apps/(api|shop|storefront)/|${demo}` },
  ),
  forbidden(
    'shop-joins-only-the-doors',
    'The one process takes the built API, its core and the demo; what a feature does is not its business.',
    { path: '^apps/shop/', pathNot: tests },
    { path: `${features}|${storefront}|${desk}` },
  ),

  // The demo.
  forbidden(
    'demo-is-data',
    'What the demo shops hold is said without a database; demo/load brings it there.',
    { path: `${demo}src/(shops|painter)/`, pathNot: tests },
    { path: `^apps/|${demo}src/load/` },
  ),
  forbidden(
    'demo-fills-tables',
    'The demo writes tables and asks services; what else lies in a feature is not its business.',
    { path: `${demo}src/load/`, pathNot: tests },
    { path: '^apps/', pathNot: `${api}core/|${features}[^/]+/(tables|service)[.]ts$` },
  ),

  // The contract.
  forbidden(
    'contract-core-is-lowest',
    'contract/core knows no noun.',
    { path: `${contract}core/`, pathNot: tests },
    { path: contract, pathNot: `${contract}core/` },
  ),
  forbidden(
    'contract-imports-zod-alone',
    'The contract runs in every browser: zod and nothing else.',
    { path: contract, pathNot: tests },
    { path: '.', pathNot: `${contract}|${packages('zod')}` },
  ),
  forbidden(
    'calls-hold-no-schema',
    'calls.ts says what a browser needs to call: of schemas it knows the types alone.',
    { path: `${contract}.+/calls[.]ts$` },
    { path: '.', dependencyTypesNot: ['type-only'] },
  ),
  forbidden(
    'browser-loads-no-schema',
    'A browser calls by calls.ts; a form, which comes when it is used, is judged in its validation.ts by what its call takes.',
    { path: [storefront, desk, web], pathNot: `${tests}|/validation[.]ts$` },
    { path: `${contract}.+/schemas[.]ts$`, dependencyTypesNot: ['type-only'] },
  ),
  forbidden(
    'contract-noun-is-placed',
    'A new noun gets its place in the order: see `nouns`.',
    { path: `${contract}(?!(core|${known})/)[^/]+/` },
    {},
  ),
  ...leaningDown('contracts', contract, '^$'),

  // The API.
  forbidden(
    'api-core-knows-no-feature',
    'api/core is below every noun.',
    { path: `${api}core/`, pathNot: tests },
    { path: `${api}(features|testing|app)|${contract}(?!core/)` },
  ),
  forbidden(
    'api-noun-is-placed',
    'A new noun gets its place in the order: see `nouns`.',
    { path: `${features}(?!(${known})/)[^/]+/` },
    {},
  ),
  forbidden(
    'tables-know-tables',
    'tables.ts: drizzle, core and other tables for foreign keys.',
    { path: `${features}.+/tables[.]ts$` },
    { path: '.', pathNot: `/tables[.]ts$|${api}core/|${contract}|${packages('drizzle-orm')}` },
  ),
  forbidden(
    'services-know-no-http',
    'What may happen is decided without HTTP or sockets: those are for routes.ts, channel.ts and resolver.ts.',
    { path: features, pathNot: `${doors}|/resolver[.]ts$|${tests}` },
    {
      path: [
        packages('fastify', '@fastify/[^/]+', 'socket[.]io', '@socket[.]io/[^/]+'),
        '^(node:)?https?$',
        doors,
        `${api}(app|core/(http/(serve|openapi|status)|realtime/sockets))[.]ts$`,
      ],
    },
  ),
  // Foreign keys may point anywhere that makes no circle.
  ...leaningDown('services', features, '/tables[.]ts$'),
  forbidden(
    'nouns-meet-at-services',
    "Another noun's SQL and doors are its own: ask its service.ts.",
    { path: `${features}([^/]+)/`, pathNot: `/tables[.]ts$|${tests}` },
    { path: features, pathNot: `${features}$1/|${features}[^/]+/service[.]ts$` },
  ),
  forbidden(
    'doors-run-no-sql',
    'A door hands over to its service, which knows the tables.',
    { path: doors },
    { path: [packages('drizzle-orm', 'pg', '@electric-sql/pglite'), '/tables[.]ts$'] },
  ),
  forbidden(
    'doors-open-to-their-own-noun',
    'A door belongs to one noun: its service, its contract.',
    { path: `${features}([^/]+)/.*(routes|channel)[.]ts$` },
    { path: [features, contract], pathNot: [`${features}$1/`, `${contract}(core|$1)/`] },
  ),
  forbidden(
    'tests-stay-tests',
    'What ships imports no test, harness or fixture.',
    { path: '^(apps|packages)/', pathNot: `${tests}|/testing/|fixture` },
    { path: `${tests}|/testing/|^e2e/|^bench/|^scripts/|${packages('vitest', 'playwright-core')}` },
  ),

  // What apps in a browser share.
  forbidden(
    'web-knows-no-app',
    'Every app in a browser stands on packages/web.',
    { path: web },
    { path: `^apps/|${demo}` },
  ),
  forbidden(
    'platform-is-lowest',
    'web/platform knows no noun and no widget; an app adds its words to the interface Messages.',
    { path: `${web}platform/`, pathNot: tests },
    { path: `${web}(?!platform/)|${contract}(?!core/)` },
  ),
  forbidden(
    'ui-knows-no-noun',
    'ui: React and contract/core/money; words and data come in as props.',
    { path: `${web}ui/`, pathNot: tests },
    { path: `${web}(?!ui/)|${contract}(?!core/money[.]ts$)` },
  ),

  // The storefront.
  ...leaningDown('features', `${storefront}features/`, '^$', browserNouns),
  forbidden(
    'features-know-no-place',
    'A feature does not know where it stands.',
    { path: `${storefront}features/`, pathNot: tests },
    { path: `${storefront}(layout|screens)/` },
  ),
  forbidden(
    'layout-knows-no-screen',
    'What stands around every page knows none of them.',
    { path: `${storefront}layout/`, pathNot: tests },
    { path: `${storefront}screens/` },
  ),
  forbidden(
    'screens-stay-apart',
    'One file per URL; what two screens share is a feature.',
    { path: `${storefront}screens/`, pathNot: tests },
    { path: `${storefront}screens/` },
  ),
  forbidden(
    'messages-hold-words',
    'The message sets import nothing but each other.',
    { path: `${storefront}messages/` },
    { path: '.', pathNot: `${storefront}messages/|${contract}core/` },
  ),
  forbidden(
    'browser-noun-is-known',
    'A new noun gets its place in the order: see `browserNouns`.',
    { path: `${storefront}features/(?!(${browserNouns.flat().join('|')})/)[^/]+/` },
    {},
  ),

  // The desk.
  ...leaningDown('desk', `${desk}features/`, '^$', deskNouns),
  forbidden(
    'desk-features-know-no-place',
    'A feature does not know where it stands.',
    { path: `${desk}features/`, pathNot: tests },
    { path: `${desk}(layout|screens)/` },
  ),
  forbidden(
    'desk-screens-stay-apart',
    'One file per URL; what two screens share is a feature.',
    { path: `${desk}(screens|layout)/`, pathNot: tests },
    { path: `${desk}screens/` },
  ),
  forbidden(
    'desk-noun-is-known',
    'A new noun gets its place in the order: see `deskNouns`.',
    { path: `${desk}features/(?!(${deskNouns.flat().join('|')})/)[^/]+/` },
    {},
  ),
];

export const cruiseOptions: ICruiseOptions = {
  // TypeScript 7 has no API that dependency-cruiser could parse with, so it reads by @swc/core.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(build|[.]react-router|migrations)/' },
};

export const resolveOptions: Partial<IResolveOptions> = {
  bustTheCache: true,
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'types', 'default'],
  extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
};
