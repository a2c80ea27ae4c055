import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { District, PlacedLocalLevel, State } from '@haat/contract/addresses/schemas';
import type { LocalLevelKind } from '@haat/contract/addresses/rules';
import { localLevelKinds } from '@haat/contract/addresses/rules';

/** A name of a place in both scripts. */
export interface Name {
  name: string;
  nameNe: string;
}

/** A place with the other names it goes by: former ones, other spellings, well-known bazaars in it. */
export interface Named<T> {
  place: T;
  others: Name[];
}

const folder = join(import.meta.dirname, 'nepal');
const rowsOf = (file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));

/** The readable id of a name: `Rukum East` → `rukum-east`. */
const idOf = (...names: string[]): string =>
  names
    .join('-')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');

/** `Bhairahawa भैरहवा; Far West` → names; one that is given in one script stands for both. */
const othersOf = (column = ''): Name[] =>
  column
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const nameNe = /\p{Script=Devanagari}.*$/u.exec(text)?.[0];
      return nameNe
        ? { name: text.slice(0, -nameNe.length).trim() || nameNe, nameNe }
        : { name: text, nameNe: text };
    });

const districtRows = rowsOf('districts.tsv');

/** The seven provinces in their order, their districts, and what lies in each: facts of the country, from the files beside. */
export const states: Named<State>[] = Array.from(
  new Map(districtRows.map(([name = '', nameNe = '', others]) => [name, { nameNe, others }])),
  ([name, { nameNe, others }]) => ({ place: { _id: idOf(name), name, nameNe }, others: othersOf(others) }),
);

const stateById = new Map(states.map((state) => [state.place._id, state.place]));

/** The 77 districts, each with the province it lies in. */
export const districts: (Named<District> & { state: State })[] = districtRows.map(
  ([province = '', , , name = '', nameNe = '', postalCode = '', others, lat, lon]) => ({
    place: { _id: idOf(name), name, nameNe, postalCode, at: { lat: Number(lat), lon: Number(lon) } },
    others: othersOf(others),
    state: present(stateById.get(idOf(province)), province),
  }),
);

const districtById = new Map(districts.map((district) => [district.place._id, district]));

/** The 753 local levels. */
export const localLevels: Named<PlacedLocalLevel>[] = rowsOf('local-levels.tsv').map(
  ([inDistrict = '', kind = '', name = '', nameNe = '', wards = '', ownCode = '', others]) => {
    const { place: district, state } = present(districtById.get(idOf(inDistrict)), inDistrict);
    const postalCode = ownCode || district.postalCode;
    const _id = idOf(inDistrict, name);
    const place = {
      _id,
      name,
      nameNe,
      kind: kindOf(kind),
      wards: Number(wards),
      postalCode,
      district,
      state,
    };
    return { place, others: othersOf(others) };
  },
);

const localLevelById = new Map(localLevels.map((each) => [each.place._id, each]));

/** A neighbourhood, tole or chowk that people name, and the local level it lies in. */
export interface Neighbourhood extends Name {
  localLevel: PlacedLocalLevel;
  /** Null where it is not sure, or lies in several. */
  ward: number | null;
  others: Name[];
}

export const neighbourhoods: Neighbourhood[] = rowsOf('neighbourhoods.tsv').map(
  ([inDistrict = '', inLevel = '', name = '', nameNe = '', ward = '', others]) => ({
    name,
    nameNe,
    localLevel: present(localLevelById.get(idOf(inDistrict, inLevel)), `${inLevel} in ${inDistrict}`).place,
    ward: ward === '' ? null : Number(ward),
    others: othersOf(others),
  }),
);

/** The districts of a province, in the order of the alphabet; none for an id that is none. */
export const districtsOf = (stateId: string): District[] =>
  districts.filter(({ state }) => state._id === stateId).map(({ place }) => place);

/** A district by its English name. */
export const districtNamed = (name: string): District | undefined => districtById.get(idOf(name))?.place;

/** The province of a district, by the district's English name. */
export const stateOfDistrict = (name: string): State | undefined => districtById.get(idOf(name))?.state;

export const stateNamed = (name: string): State | undefined => stateById.get(idOf(name));

/** The local levels of a district, cities first; none for an id that is none. */
export const localLevelsOf = (districtId: string): PlacedLocalLevel[] =>
  localLevels.filter(({ place }) => place.district._id === districtId).map(({ place }) => place);

/** A local level by its id. */
export const localLevelOf = (id: string): PlacedLocalLevel | undefined => localLevelById.get(id)?.place;

function kindOf(word: string): LocalLevelKind {
  return present(
    localLevelKinds.find((kind) => kind === word),
    word,
  );
}

/** The files name every place they point to; a slip in them is found at the first start, not by a shopper. */
function present<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`The files about Nepal name no ${name}`);
  return found;
}
