import { expect, test } from 'vitest';
import { localLevelKinds } from '@haat/contract/addresses/rules';
import { findPlaces } from './find-place.ts';
import { districts, districtsOf, localLevels, localLevelsOf, neighbourhoods, states } from './nepal.ts';
import { foldedWords } from './spelling.ts';

const devanagari = /^[\u0900-\u097f .-]+$/u;
const latin = /^[A-Za-z.][A-Za-z .-]+$/;

// spec: accounts.24
test('there are 7 provinces, 77 districts and 753 local levels: 6, 11, 276 and 460 of the four kinds', () => {
  expect([states.length, districts.length, localLevels.length]).toEqual([7, 77, 753]);
  const byKind = Map.groupBy(localLevels, ({ place }) => place.kind);
  expect(localLevelKinds.map((kind) => byKind.get(kind)?.length)).toEqual([6, 11, 276, 460]);
});

test('the provinces have 14, 8, 13, 11, 12, 10 and 9 districts, and none is empty', () => {
  expect(states.map(({ place }) => [place.name, districtsOf(place._id).length])).toEqual([
    ['Koshi', 14],
    ['Madhesh', 8],
    ['Bagmati', 13],
    ['Gandaki', 11],
    ['Lumbini', 12],
    ['Karnali', 10],
    ['Sudurpashchim', 9],
  ]);
  for (const { place } of districts) expect(localLevelsOf(place._id).length, place.name).toBeGreaterThan(1);
});

// spec: accounts.24
test('there are 6,743 wards, at least five and at most 33 in each', () => {
  expect(localLevels.reduce((all, { place }) => all + place.wards, 0)).toBe(6_743);
  for (const { place } of localLevels) {
    expect(place.wards, place.name).toBeGreaterThanOrEqual(5);
    expect(place.wards, place.name).toBeLessThanOrEqual(33);
  }
});

// spec: accounts.24
test('every place has an id of its own, a name in each script and a postal code of five digits', () => {
  const all = [...states, ...districts, ...localLevels];
  for (const { place, others } of all) {
    expect(place.name).toMatch(latin);
    expect(place.nameNe, place.name).toMatch(devanagari);
    for (const { name } of others) expect(name, place.name).not.toBe('');
  }
  for (const { place } of [...districts, ...localLevels])
    expect(place.postalCode, place.name).toMatch(/^[1-5]\d{4}$/);
  for (const list of [states, districts, localLevels])
    expect(new Set(list.map(({ place }) => place._id)).size).toBe(list.length);
});

// spec: goods.29
test('there are 300 neighbourhoods and more, each named in both scripts, in a ward there is or none', () => {
  expect(neighbourhoods.length).toBeGreaterThanOrEqual(300);
  for (const { name, nameNe, localLevel, ward } of neighbourhoods) {
    expect(name).toMatch(latin);
    expect(nameNe, name).toMatch(devanagari);
    expect(ward ?? 1, name).toBeLessThanOrEqual(localLevel.wards);
  }
  expect(new Set(neighbourhoods.map(({ name, localLevel }) => `${localLevel._id} ${name}`)).size).toBe(
    neighbourhoods.length,
  );
});

// spec: goods.29
test('a neighbourhood is found first by each of its names and spellings, and every other place of that name beside it', () => {
  const spelt = neighbourhoods.flatMap((each) =>
    [each, ...each.others].flatMap(({ name, nameNe }) => [name, nameNe].map((term) => ({ term, each }))),
  );
  const byName = Map.groupBy(spelt, ({ term }) => foldedWords(term).join(''));
  for (const [key, meant] of byName) {
    const found = findPlaces(meant[0]!.term).map((place) =>
      place.level === 'local_level' ? `${place._id} ${place.via?.name}` : '',
    );
    for (const { each } of meant) expect(found, key).toContain(`${each.localLevel._id} ${each.name}`);
  }
});
