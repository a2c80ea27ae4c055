// The contract: what both sides stand on.
import { contract, desk, forbidden, known, leaningDown, packages, storefront, tests, web } from './places.ts';

export const ofTheContract = [
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
];
