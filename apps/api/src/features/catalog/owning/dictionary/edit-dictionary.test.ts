import { afterAll, expect, test } from 'vitest';
import { searchProducts } from '@haat/contract/catalog/calls';
import { deleteTerm, listTerms, saveTerm } from '@haat/contract/catalog/owning/dictionary/calls';
import { openHaat } from '../../../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { make, ask } = haat;
const admin = await make.anAdmin();
const found = async (term: string) => (await ask(searchProducts, { term })).body.map(({ title }) => title);
const lapsi = { word: 'lapsi', means: ['hog plum', 'khatta phal'], kindOf: ['fruit'] };

// spec: dictionary.1
test('a word leads to what it means and to its kind, until it is taken out', async () => {
  await make.aProduct({ title: 'Candy of hog plum' });
  await make.aProduct({ title: 'Titaura of lapsi' });
  expect(await found('khatta')).toEqual([]);
  const { data } = (await ask(saveTerm, { ...lapsi, seen: null }, admin)).body;
  expect(data).toEqual({ _id: 'lapsi', ...lapsi });
  await expect.poll(() => found('khatta')).toHaveLength(2);
  await expect.poll(() => found('fruit')).toEqual(['Titaura of lapsi']);
  await ask(deleteTerm, { word: 'lapsi' }, admin);
  await expect.poll(() => found('fruit')).toEqual([]);
  expect((await ask(deleteTerm, { word: 'lapsi' }, admin)).status).toBe(404);
});

// spec: dictionary.2
test('a word is said anew as it was seen only, is there once, also sent again by who has just added it, and is found in the list by what it means', async () => {
  const momo = { word: 'momo', means: ['dumpling'], kindOf: [] };
  const sel = { word: 'sel roti', means: ['ring bread'], kindOf: [] };
  for (const term of [momo, sel]) await ask(saveTerm, { ...term, seen: null }, admin);
  // Whose answer was lost sends the same again.
  expect((await ask(saveTerm, { ...momo, seen: null }, admin)).body).toMatchObject({ data: momo });
  const another = await make.anAdmin();
  for (const { term, by } of [
    { term: { ...momo, means: ['soup'] }, by: admin },
    { term: momo, by: another },
  ])
    expect((await ask(saveTerm, { ...term, seen: null }, by)).body).toMatchObject({
      code: 'already-there',
      fields: { word: expect.any(String) },
    });
  const anew = { ...momo, means: ['dumpling', 'मःमः'] };
  expect((await ask(saveTerm, { ...anew, seen: momo }, admin)).status).toBe(200);
  expect((await ask(saveTerm, { ...momo, seen: momo }, admin)).body.code).toBe('changed-meanwhile');
  expect((await ask(saveTerm, { ...anew, word: 'sel roti', seen: anew }, admin)).body.code).toBe(
    'already-there',
  );
  const list = async (input: object) => (await ask(listTerms, input, admin)).body;
  expect((await list({ q: 'मःमः' })).terms.map(({ word }) => word)).toEqual(['momo']);
  const first = await list({ size: 1 });
  expect([first.terms[0]?.word, first.next]).toEqual(['momo', 'momo']);
  expect((await list({ size: 1, after: first.next })).terms[0]?.word).toBe('sel roti');
  const nothing = { word: 'x', means: [], kindOf: [] };
  expect((await ask(saveTerm, { ...nothing, seen: null }, admin)).status).toBe(400);
  expect((await ask(saveTerm, { ...momo, word: '?!', seen: null }, admin)).status).toBe(400);
});
