// The API: tables below services below doors, each noun for itself.
import { api, contract, doors, features, forbidden, known, leaningDown, packages, tests } from './places.ts';

export const ofTheApi = [
  forbidden(
    'features-are-read-at-the-start',
    'What is fetched later is fetched from a tree that was pulled meanwhile: import a package late, never a file of ours.',
    { path: features, pathNot: tests },
    { path: '^(apps|packages)/', dynamic: true },
  ),
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
    'nouns-are-joined-by-their-faces',
    'What joins several nouns asks the service.ts of each, and registers its routes.ts, channel.ts, privacy.ts and resolver.ts.',
    { path: `${api}(?!(features|core|backup|testing)/)`, pathNot: tests },
    { path: features, pathNot: `${features}.+/(service|routes|channel|privacy|resolver)[.]ts$` },
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
];
