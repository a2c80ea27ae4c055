import { afterAll, expect, test } from 'vitest';
import { getPageText } from '@haat/contract/content/calls';
import * as calls from '@haat/contract/content/owning/pages/calls';
import { pageNames } from '@haat/contract/content/rules';
import { listAudit } from '@haat/contract/core/audit/calls';
import type { CallInput } from '@haat/contract/core/endpoint';
import { tags } from '../../../core/cache/cache.ts';
import { openHaat } from '../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;

const said = (text: string, heading = 'When?') => ({
  en: { title: 'Questions', description: '', sections: [{ heading, text }] },
  ne: { title: 'प्रश्न', description: '', sections: [{ heading: 'कहिले?', text: `${text} (ने)` }] },
});

async function anOwner() {
  const shop = await make.aShop();
  const admin = await make.anAdmin({ shop });
  const save = (over: Partial<CallInput<typeof calls.savePage>> = {}) =>
    ask(calls.savePage, { name: 'faq', version: 0, publish: true, text: said('Now.'), ...over }, admin);
  const read = async () => (await ask(calls.readPage, { name: 'faq' }, admin)).body;
  const inPublic = async () => (await ask(getPageText, { name: 'faq' }, { shop })).body.text;
  return { shop, admin, save, read, inPublic };
}

// spec: pages.1, pages.2
test('a page is written anew, first as a draft that is in no public answer, and is as it came again when that is wanted', async () => {
  const { shop, admin, save, read, inPublic } = await anOwner();
  const before = await read();
  expect(before).toMatchObject({ version: 0, published: null, draft: null });
  expect(before.given.en.sections.length).toBeGreaterThan(5);
  const dropped: string[] = [];
  const stop = haat.dependencies.changes.listen((all) => dropped.push(...all));
  // What is as it came is no draft.
  expect((await save({ publish: false, text: before.given })).body.data).toMatchObject({
    version: 1,
    draft: null,
  });
  const draft = (await save({ version: 1, publish: false })).body.data;
  expect(draft).toMatchObject({ version: 2, published: null, draft: said('Now.') });
  expect([await inPublic(), dropped]).toEqual([null, []]);
  const published = (await save({ version: 2 })).body.data;
  expect(published).toMatchObject({ version: 3, published: said('Now.'), draft: null });
  expect([await inPublic(), dropped]).toEqual([said('Now.'), [tags.published(shop.id)]]);
  stop();
  await save({ version: 3, publish: false, text: said('Later.') });
  expect(await inPublic()).toEqual(said('Now.'));
  const listed = (await ask(calls.listPages, {}, admin)).body;
  expect(listed.map(({ name }) => name)).toEqual(pageNames);
  expect(listed.find(({ name }) => name === 'faq')).toMatchObject({
    ...{ title: 'Questions', titleNe: 'प्रश्न', written: true, drafted: true },
  });
  const reset = await ask(calls.resetPage, { name: 'faq', version: 4 }, admin);
  expect(reset.body.data).toEqual({ ...before, version: 5 });
  expect(await inPublic()).toBeNull();
});

// spec: pages.3
test('of two who write a page the later one is told, also where both are the first; the log tells each part', async () => {
  const { admin, save, read } = await anOwner();
  const other = await anOwner();
  const both = await Promise.all([save(), save({ text: said('Soon.') })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save()).body.code).toBe('changed-meanwhile');
  expect((await ask(calls.resetPage, { name: 'faq', version: 0 }, admin)).body.code).toBe(
    'changed-meanwhile',
  );
  expect((await save({ version: 1, text: said('Tomorrow.') })).status).toBe(200);
  const [entry] = (await ask(listAudit, { kind: 'page' }, admin)).body.entries;
  expect(entry).toMatchObject({ thingId: null, name: 'Frequently asked questions' });
  expect(entry?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['When?', 'Tomorrow.'],
    ['कहिले?', 'Tomorrow. (ने)'],
  ]);
  expect([(await read()).version, (await other.read()).version]).toEqual([2, 0]);
});

// spec: pages.3
test('a page without a section, a part without a heading, and a page that there is not are refused', async () => {
  const { admin, save } = await anOwner();
  const { en, ne } = said('Now.');
  const wrong = [{ en: { ...en, sections: [] }, ne }, said('Now.', ' '), said(' ')];
  for (const text of wrong) expect((await save({ text })).status).toBe(400);
  for (const name of ['contact', 'nowhere'])
    expect((await haat.send('GET', `/api/admin/page/${name}`, undefined, admin)).status).toBe(404);
});
