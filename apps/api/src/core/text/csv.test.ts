import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

// spec: news.7
test.each(['=1+1', '+977', '-2', '@sum', '\tx', '\rx'])('%j is no formula to a spreadsheet', (text) => {
  expect(
    csvOf([[text]])
      .replace('"', '')
      .startsWith(`'${text}`),
  ).toBe(true);
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(
    csvOf([
      ['a,b', 'say "no"', 'one\ntwo', 'नमस्ते'],
      ['plain', ''],
    ]),
  ).toBe('"a,b","say ""no""","one\ntwo",नमस्ते\r\nplain,\r\n');
});
