// The walls between packages, and what each of the shared ones is for.
import { api, contract, demo, desk, features, forbidden, storefront, tests, web } from './places.ts';

export const betweenPackages = [
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
];
