import { describe, expect, test } from 'vitest';
import { dataRoutesOf, knownAddress } from './address.ts';

const paths = ['faq', 'terms-and-conditions', 'products', 'product/:slug'];
const screens = ['en', 'ne'].flatMap((language) => [
  { id: `${language}/home` },
  ...paths.map((path) => ({ id: `${language}/${path}`, path })),
]);
const routes = dataRoutesOf(Object.fromEntries(screens.map((screen) => [screen.id, screen])));
const known = (url: string) => knownAddress(url, routes);

// spec: security.1
describe('one page has one address in the cache', () => {
  test.each([
    ['the marks of a campaign', '/faq?utm_source=mail&fbclid=x9', '/faq'],
    ['a parameter that the page does not read', '/product/cup?x=1', '/product/cup'],
    ['filters that no list has', '/products?sort=price-asc&x=1', '/products?sort=price-asc'],
    ['filters on a page that is no list', '/faq?sort=price-asc', '/faq'],
    ['filters in another order', '/products?sort=discount&min=5', '/products?min=5&sort=discount'],
    ['a price in another spelling', '/products?min=0005', '/products?min=5'],
    ['a price that is none', '/products?min=five', '/products'],
    ['the first page by its number', '/products?page=1', '/products'],
    ['an older spelling of a filter', '/products?discounted=true', '/products?discount=1'],
    [
      'a filter that the path decides',
      '/product_category/tea?category=rice&max=9',
      '/product_category/tea?max=9',
    ],
    ['the vendor of the vendor', '/ne/shop/himal?vendor=x&vendor=y', '/ne/shop/himal'],
    ['a slash at the end', '/products///', '/404'],
    ['one slash at the end', '/ne/products/', '/ne/products'],
    ['slashes within', '/product//cup', '/404'],
    ['dots', '/x/%2e%2e/products', '/products'],
    ['letters in disguise', '/product/%63up', '/product/cup'],
    ['Devanagari in small letters', '/search/%e0%a4%9a', '/search/%E0%A4%9A'],
    ['a name of every object', '/constructor?x=1', '/constructor'],
    ['nothing but slashes', '//', '/404'],
  ])('%s: %s', (_, asked, address) => {
    expect(known(asked)).toBe(address);
    expect(known(address)).toBe(address);
  });

  test.each([
    ['/login?next=%2Fwishlist&utm_source=x', '/login?next=%2Fwishlist'],
    ['/contact?product=cup&product=pot', '/contact?product=cup'],
    ['/sitemap-products.xml?from=7&x=1', '/sitemap-products.xml?from=7'],
  ])('%s keeps what the page reads', (asked, address) => expect(known(asked)).toBe(address));
});

describe('the data of a page', () => {
  // spec: security.1
  test.each([
    ['/faq.data?_routes=x', '/faq.data'],
    ['/faq.data?_routes=en/faq,x,en/faq', '/faq.data?_routes=en%2Ffaq'],
    ['/faq.data?_routes=ne/faq,en/terms-and-conditions', '/faq.data'],
    [
      '/product/cup.data?utm_source=x&_routes=en/product/:slug',
      '/product/cup.data?_routes=en%2Fproduct%2F%3Aslug',
    ],
    ['/products/_.data?page=2', '/products.data?page=2'],
    ['/_.data?x=1', '/_.data'],
    ['/ne.data?_routes=ne/home', '/ne.data?_routes=ne%2Fhome'],
    ['/product/cup_.data', '/product/cup_.data'],
  ])('%s is asked for by the names that the page knows', (asked, address) => {
    expect(known(asked)).toBe(address);
    expect(known(address)).toBe(address);
  });
});
