// What the import rules speak of: the nouns in their order, and where things lie.
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

/** The nouns from low to high: a noun may lean on those of a lower row, never on its own row's or a higher one's. */
export const nouns = [
  ['tenant'],
  ['account', 'vendors'],
  ['catalog', 'addresses'],
  ['stock', 'wishlist', 'reviews', 'inquiry'],
  ['orders'],
  ['newsletter', 'insight'],
  ['content'],
];

/** The same in the browser, which knows some more: what is browsed leads to the cart, wishlist and comparison. */
export const browserNouns = [
  ['tenant', 'theme'],
  ['account', 'vendors'],
  ['addresses'],
  ['catalog'],
  ['stock', 'wishlist', 'reviews', 'inquiry'],
  ['cart'],
  ['compare'],
  ['browse'],
  ['orders'],
  ['newsletter', 'insight'],
  ['content'],
];

/** The same at the desk of sellers and owners. */
export const deskNouns = [
  ['tenant'],
  ['account', 'alerts', 'vendors'],
  ['addresses', 'catalog'],
  ['stock', 'inquiry', 'reviews'],
  ['orders'],
  ['content', 'newsletter', 'insight'],
];

export const contract = '^packages/contract/src/';
export const api = '^apps/api/src/';
export const features = `${api}features/`;
export const storefront = '^apps/storefront/app/';
export const desk = '^apps/desk/app/';
export const web = '^packages/web/src/';
export const demo = '^packages/demo/';
export const doors = `${features}.+/(routes|channel)[.]ts$`;
export const tests = '[.](test|spec)[.]tsx?$';
/** A package as it resolves when installed, and as it is written when not. */
export const packages = (...names: string[]): string => `(^|node_modules/)(${names.join('|')})(/|$)`;

export const forbidden = (
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
export const leaningDown = (side: string, folder: string, pathNot: string, order = nouns) =>
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

export const known = nouns.flat().join('|');
