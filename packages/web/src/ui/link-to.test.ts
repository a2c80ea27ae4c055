import { expect, test } from 'vitest';
import { linkTo } from './link-to.ts';

test('a typed address becomes a web address, with https where nothing is said', () => {
  expect(linkTo('haat.example/topi')).toBe('https://haat.example/topi');
  expect(linkTo('  http://haat.example ')).toBe('http://haat.example/');
  expect(linkTo('haat.example:8080/a')).toBe('https://haat.example:8080/a');
  expect(linkTo('mailto:sita@haat.example')).toBe('mailto:sita@haat.example');
});

test('what is no web address is none, scripts least of all', () => {
  for (const typed of [
    '',
    ' ',
    'nice',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'a b',
  ])
    expect(linkTo(typed), typed).toBeNull();
});
