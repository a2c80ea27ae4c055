// The apps in a browser, and what they share.
import {
  browserNouns,
  contract,
  demo,
  desk,
  deskNouns,
  forbidden,
  leaningDown,
  storefront,
  tests,
  web,
} from './places.ts';

export const ofTheBrowser = [
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
