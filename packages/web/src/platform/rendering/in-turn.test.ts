import { createElement } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/language.tsx';
import { OnceContext, RenderedOnce } from './once.tsx';
import type { Once } from './once.tsx';
import { renderWhole } from './whole.ts';

const words = {
  'problem.broken': 'Something went wrong',
  'account.loginFirst': 'Log in first',
  'account.mustBeLoggedIn': 'You must be logged in',
};
const once: Once = {
  name: 'of this test',
  around: (part) =>
    LanguageProvider({
      ...{ language: 'en-US', words },
      children: createElement(OnceContext, { value: once }, part),
    }),
};

/** Takes a millisecond to make. */
function Slow({ text }: { text: string }) {
  for (const end = performance.now() + 1; performance.now() < end;);
  return createElement('b', null, text);
}
const part = (text: string, children: () => ReactNode) =>
  createElement(() => RenderedOnce({ as: 'li', keyOf: () => text, children }), { key: text });
const rows = Array.from({ length: 8 }, (_, row) =>
  part(`row ${row}`, () =>
    [1, 2, 3].map((n) => part(`${row} ${n}`, () => createElement(Slow, { text: `${n}` }))),
  ),
);
const page = once.around(createElement('ul', null, 'before ', rows, ' after'));

async function inTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

// spec: growth.13
test('a page whose parts are all new lets others have their turn between them, and looks like one whose parts are kept', async () => {
  const pages: string[] = [];
  const render = async () => pages.push(Buffer.concat((await renderWhole(page)).html).toString());
  const [anew, kept] = [await inTurns(render), await inTurns(render)];
  expect(anew).toBeGreaterThanOrEqual(8);
  expect(kept).toBeLessThan(8);
  const row = '<li><li><b>1</b></li><li><b>2</b></li><li><b>3</b></li></li>';
  expect(pages).toEqual(Array.from({ length: 2 }, () => `<ul>before ${row.repeat(8)} after</ul>`));
});
