import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createElement, lazy } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWhole } from './whole.ts';

test('a page is there as a whole: long texts, letters of several bytes, and what came later in its place', async () => {
  const late = lazy(async () => ({ default: () => createElement('b', null, 'नमस्ते') }));
  const long = 'हाट '.repeat(3000);
  const { html, failed } = await renderWhole(createElement('p', null, long, createElement(late), 'end'));
  expect(failed).toBe(false);
  expect(Buffer.concat(html).toString()).toBe(`<p>${long}<b>नमस्ते</b>end</p>`);
});

test('a page that cannot be written down fails, and is not taken for a shorter one', async () => {
  const full = vi.spyOn(Buffer, 'from').mockImplementation(() => {
    throw new RangeError('out of memory');
  });
  try {
    await expect(renderWhole(createElement('p', null, 'long '.repeat(2000)))).rejects.toThrow(
      'out of memory',
    );
  } finally {
    full.mockRestore();
  }
});

test('a page’s bytes are let go before V8 marks all that is in use', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: { type: 'minor' | 'major' }) => void;
  const pages = 40;
  const page = createElement('p', null, ...Array.from({ length: 30 }, (_, n) => `${n} `.repeat(2000)));
  const renderAll = async () => {
    for (let n = 0; n < pages; n += 1) {
      await renderWhole(page);
      if (n % 4 === 0) collect({ type: 'minor' });
    }
    collect({ type: 'minor' });
  };
  await renderAll();
  collect({ type: 'major' });
  const before = process.memoryUsage().arrayBuffers;
  await renderAll();
  const left = process.memoryUsage().arrayBuffers - before;
  const { html } = await renderWhole(page);
  const size = html.reduce((all, { length }) => all + length, 0);
  expect(left).toBeLessThan((pages * size) / 4);
});
