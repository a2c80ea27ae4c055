import { afterAll, expect, test } from 'vitest';
import * as contract from '@haat/contract/addresses/calls';
import { maxFound } from '@haat/contract/addresses/rules';
import type { FoundPlace } from '@haat/contract/addresses/schemas';
import { openHaat } from '../../testing/harness.ts';

const haat = await openHaat();
afterAll(() => haat.close());
const { ask, send } = haat;

const nameOf = (place: FoundPlace): string => {
  if (place.level === 'state') return `${place.state.name} (province)`;
  if (place.level === 'district') return `${place.district.name} (district)`;
  return `${place.name}, ${place.district.name}`;
};
const search = async (term: string) => (await ask(contract.searchPlaces, { term })).body.map(nameOf);

// spec: 3.22, 7.16
test('the provinces come in their order, though nobody filled a table with them', async () => {
  const { body } = await ask(contract.listStates, {});
  expect(body).toHaveLength(7);
  expect(body[5]).toEqual({ _id: 'karnali', name: 'Karnali', nameNe: 'कर्णाली' });
});

test('a province leads to its districts, a district to its local levels, cities first', async () => {
  const { body: inside } = await ask(contract.listDistricts, { state: 'karnali' });
  expect(inside).toHaveLength(10);
  expect(inside).toContainEqual({
    _id: 'humla',
    name: 'Humla',
    nameNe: 'हुम्ला',
    postalCode: '21000',
    at: { lat: 30, lon: 81.8 },
  });
  const { body: levels } = await ask(contract.listLocalLevels, { district: 'rupandehi' });
  expect(levels[0]).toEqual({
    _id: 'rupandehi-butwal',
    name: 'Butwal',
    nameNe: 'बुटवल',
    kind: 'sub-metropolitan',
    wards: 19,
    postalCode: '32907',
  });
  expect(levels).toHaveLength(16);
});

test('facts of the country may be kept for a day', async () => {
  const { headers } = await send('GET', `${contract.listDistricts.path}?state=karnali`);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const unknown = await send('GET', `${contract.listDistricts.path}?state=atlantis`);
  expect([unknown.status, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('what is no province or district is not found, and none at all is refused in its field', async () => {
  expect((await ask(contract.listDistricts, { state: 'atlantis' })).status).toBe(404);
  expect((await ask(contract.listLocalLevels, { district: 'karnali' })).status).toBe(404);
  for (const query of ['', '?state=', '?state=Karnali%00', '?state=a&state=b', `?state=${'x'.repeat(81)}`]) {
    const { status, body } = await send('GET', contract.listDistricts.path + query);
    expect([status, Object.keys(body.fields ?? {})], query).toEqual([400, ['state']]);
  }
});

// spec: accounts.26
test('a place is found in either script, romanised in other ways, and while it is still being typed', async () => {
  for (const term of ['Simkot', 'simk', 'SIMIKOT', 'सिमकोट', 'सिम्कोट', 'simkot humla', 'Simkot, Humla'])
    expect((await search(term))[0], term).toBe('Simkot, Humla');
  for (const term of ['Mahalaxmi Lalitpur', 'mahalakshmi lalitpur', 'महालक्ष्मी ललितपुर'])
    expect((await search(term))[0], term).toBe('Mahalaxmi, Lalitpur');
  for (const term of ['Birendranagar', 'virendranagar', 'बीरेन्द्रनगर', 'वीरेन्द्रनगर नगरपालिका'])
    expect((await search(term))[0], term).toBe('Birendranagar, Surkhet');
  for (const term of ['चंखेली', 'चङ्खेली', 'Chankheli Rural Municipality'])
    expect((await search(term))[0], term).toBe('Chankheli, Humla');
});

// spec: accounts.26
test('a place is found by what it was called before and by a bazaar in it, and says so', async () => {
  for (const [term, found] of [
    ['Bhairahawa', 'Siddharthanagar, Rupandehi'],
    ['भैरहवा', 'Siddharthanagar, Rupandehi'],
    ['Mahendranagar', 'Bhimdatta, Kanchanpur'],
    ['Parbatikunda', 'Aamachhodingmo, Rasuwa'],
    ['Pokhara Lekhnath', 'Pokhara, Kaski'],
    ['Jomsom', 'Gharpajhong, Mustang'],
    ['Gamgadhi', 'Chhayanath Rara, Mugu'],
  ] as const)
    expect((await search(term))[0], term).toBe(found);
  const [place] = (await ask(contract.searchPlaces, { term: 'bhairah' })).body;
  expect(place).toMatchObject({ via: { name: 'Bhairahawa', nameNe: 'भैरहवा' } });
});

test('a province is found with its districts, a district with its local levels', async () => {
  for (const term of ['Karnali', 'कर्णाली', 'Karnali Province', 'Province 6', 'प्रदेश ६']) {
    const found = await search(term);
    expect(found.slice(0, 2), term).toEqual(['Karnali (province)', 'Dailekh (district)']);
    expect(found.slice(1, 11).every((name) => name.endsWith('(district)'))).toBe(true);
  }
  const humla = await search('हुम्ला');
  expect(humla[0]).toBe('Humla (district)');
  expect(humla).toContain('Namkha, Humla');
});

// spec: goods.29
test('a neighbourhood leads to its city, before a place that is only like it', async () => {
  for (const [term, found, by, ward] of [
    ['Koteshwor', 'Kathmandu', 'Koteshwor', 32],
    ['koteswar', 'Kathmandu', 'Koteshwor', 32],
    ['कोटेश्वर', 'Kathmandu', 'Koteshwor', 32],
    ['Kalanki', 'Kathmandu', 'Kalanki', 14],
    ['Chabahil', 'Kathmandu', 'Chabahil', 7],
    ['chawahil', 'Kathmandu', 'Chabahil', 7],
    ['Balaju', 'Kathmandu', 'Balaju', 16],
    ['Kupondole', 'Lalitpur', 'Kupondole', null],
    ['kupandol', 'Lalitpur', 'Kupondole', null],
    ['Lazimpat', 'Kathmandu', 'Lazimpat', 2],
    ['New Road', 'Kathmandu', 'New Road', 22],
    ['न्यु रोड', 'Kathmandu', 'New Road', 22],
    ['Gongabu', 'Tokha', 'Gongabu', null],
    ['Swayambhu', 'Kathmandu', 'Swayambhu', 15],
    ['स्वयम्भू', 'Kathmandu', 'Swayambhu', 15],
    ['Baneshwor', 'Kathmandu', 'Baneshwor', null],
    ['Sanepa', 'Lalitpur', 'Sanepa', 2],
    ['Lakeside', 'Pokhara', 'Lakeside', 6],
    ['chiple dhunga', 'Pokhara', 'Chipledhunga', null],
    ['Thamel Kathmandu', 'Kathmandu', 'Thamel', 26],
  ] as const) {
    const [first] = (await ask(contract.searchPlaces, { term })).body;
    expect(first, term).toMatchObject({ level: 'local_level', name: found, via: { name: by }, ward });
  }
  expect((await search('Baneshwor')).slice(0, 3)).not.toContain('Bateshwar, Dhanusha');
});

// spec: goods.29
test('a name that several places have lists all of them, the largest city first', async () => {
  expect((await search('Kalimati')).slice(0, 2)).toEqual(['Kathmandu, Kathmandu', 'Kalimati, Salyan']);
  for (const term of ['Maharajgunj', 'maharajganj', 'महाराजगञ्ज'])
    expect((await search(term)).slice(0, 2), term).toEqual([
      'Kathmandu, Kathmandu',
      'Maharajgunj, Kapilvastu',
    ]);
  expect((await search('Pulchowk')).slice(0, 2)).toEqual(['Lalitpur, Lalitpur', 'Bharatpur, Chitwan']);
});

// spec: accounts.26
test('a slip of a letter or two still finds what was meant', async () => {
  expect((await search('Birendranagr'))[0]).toBe('Birendranagar, Surkhet');
  expect((await search('Butwel'))[0]).toBe('Butwal, Rupandehi');
  expect((await search('Katmandoo'))[0]).toMatch(/^Kathmandu/);
});

test('no search answers more than a dozen, and junk answers nothing', async () => {
  expect(await search('a')).toHaveLength(maxFound);
  for (const term of ['%', "' or 1=1 --", '??', '\u200d', '्']) expect(await search(term), term).toEqual([]);
  expect((await ask(contract.searchPlaces, { term: 'x'.repeat(81) })).status).toBe(404);
});

// spec: accounts.26
test('every one of the 753 local levels is found by its own name, in both scripts', async () => {
  const { localLevels } = await import('./nepal.ts');
  const { findPlaces } = await import('./find-place.ts');
  for (const { place } of localLevels) {
    for (const term of [`${place.name} ${place.district.name}`, `${place.nameNe} ${place.district.nameNe}`]) {
      const found = findPlaces(term).map((each) => each.level === 'local_level' && each._id);
      expect(found, term).toContain(place._id);
    }
  }
});

// spec: 3.22, 7.17
test('a city has a postal code, however it is written, by its well-known name too', async () => {
  for (const city of ['Pokhara', 'pokhara', 'POKHARA', ' Pokhara ', 'पोखरा', 'Pokhara Metropolitan City']) {
    const { body } = await ask(contract.getCity, { city });
    expect(body).toMatchObject({ city: 'Pokhara', state: 'Gandaki', district: 'Kaski', postalCode: '33700' });
  }
  expect((await ask(contract.getCity, { city: 'Kathmandu' })).body.postalCode).toBe('44600');
  expect((await ask(contract.getCity, { city: 'भैरहवा' })).body).toMatchObject({
    city: 'Bhairahawa',
    postalCode: '32900',
  });
});

// spec: 3.22, 7.17
test('a city nobody knows is not found', async () => {
  for (const city of ['Atlantis', '%', "' or 1=1 --", 'x'.repeat(81), ' '])
    expect((await ask(contract.getCity, { city })).status).toBe(404);
});
