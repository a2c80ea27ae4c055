import { expect, test } from 'vitest';
import { csvOf, uncovered } from './csv.ts';

// spec: news.7
test.each(['=1+1', '+977', '-2', '@sum', '\tx', '\rx', '\n=1', '＝1+1', '＋1', '－1', '＠sum'])(
  '%j is no formula to a spreadsheet',
  (text) => {
    expect(
      csvOf([[text]])
        .replace('"', '')
        .startsWith(`'${text}`),
    ).toBe(true);
  },
);

test('commas, quotes and line breaks stay within their cell', () => {
  expect(
    csvOf([
      ['a,b', 'say "no"', 'one\ntwo', 'नमस्ते'],
      ['plain', ''],
    ]),
  ).toBe('"a,b","say ""no""","one\ntwo",नमस्ते\r\nplain,\r\n');
});

// spec: csv.2
test.each(['=1+1', "'=1+1", "''@x", "'tis", 'plain', '-2', '\tx', '＝1'])(
  '%j comes back as it was',
  (text) => {
    const cell = csvOf([[text]])
      .trimEnd()
      .replace(/^"(.*)"$/s, '$1');
    expect(uncovered(cell)).toBe(text);
  },
);
