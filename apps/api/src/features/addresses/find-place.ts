import { maxFound, localLevelKinds } from '@haat/contract/addresses/rules';
import type { FoundPlace, PlacedLocalLevel } from '@haat/contract/addresses/schemas';
import { districts, districtsOf, localLevels, localLevelsOf, neighbourhoods, states } from './nepal.ts';
import type { Name, Neighbourhood } from './nepal.ts';
import { foldedWords, lettersApart } from './spelling.ts';

/** What a search may answer; of one key it answers one. */
interface Candidate {
  key: string;
  found: FoundPlace;
}

interface Entry extends Candidate {
  words: string[];
  joinedName: string;
  /** The words of where it lies: `Simkot Humla` names a place and its district. */
  around: string[];
}

function entriesOf(
  own: Name,
  others: Name[],
  where: Name[],
  found: (via: Name | null) => FoundPlace,
): Entry[] {
  const around = where.flatMap(({ name, nameNe }) => [...foldedWords(name), ...foldedWords(nameNe)]);
  return [own, ...others].flatMap((each) =>
    [each.name, each.nameNe].map((text) => {
      const words = foldedWords(text);
      const place = found(each === own ? null : each);
      return { key: keyOf(place), found: place, words, joinedName: words.join(''), around };
    }),
  );
}

/** The names of a neighbourhood; under another spelling it is still answered with its own. */
function neighbourhoodEntries({ name, nameNe, others, ward, localLevel }: Neighbourhood): Entry[] {
  const via = { name, nameNe };
  const found = { level: 'local_level', ...localLevel, via, ward } as const;
  const where = [localLevel, localLevel.district, localLevel.state];
  const key = `${keyOf(found)} ${name}`;
  return entriesOf(via, others, where, () => found).map((entry) => ({ ...entry, key }));
}

const levelFound = (place: PlacedLocalLevel) =>
  ({ level: 'local_level', ...place, via: null, ward: null }) as const;

const sizeOf = ({ found }: Entry): number =>
  found.level === 'local_level' ? localLevelKinds.indexOf(found.kind) : -1;

/**
 * What comes first among equals: provinces before districts before local levels, cities with their neighbourhoods
 * before villages. So Kalimati is first Kathmandu's, and then the rural municipality in Salyan.
 */
const entries: Entry[] = [
  ...states.flatMap(({ place: state, others }) =>
    entriesOf(state, others, [], () => ({ level: 'state', state })),
  ),
  ...districts.flatMap(({ place: district, others, state }) =>
    entriesOf(district, others, [state], () => ({ level: 'district', state, district })),
  ),
  ...[
    ...localLevels.flatMap(({ place, others }) =>
      entriesOf(place, others, [place.district, place.state], (via) => ({ ...levelFound(place), via })),
    ),
    ...neighbourhoods.flatMap(neighbourhoodEntries),
  ].toSorted((one, other) => sizeOf(one) - sizeOf(other)),
];

const byName = Map.groupBy(entries, ({ joinedName }) => joinedName);

// What people write after a name and nobody is called by.
const kindWords =
  /(?<=\S)[\s,]+((rural|sub|metropolitan|municipality|city|district|province|pradesh|jilla|gaun?palika|nagarpalika|mahanagarpalika)[\s-]*|(गाउँपालिका|गाउँ पालिका|उपमहानगरपालिका|महानगरपालिका|नगरपालिका|जिल्ला|प्रदेश)\s*)+$/iu;

/**
 * Places by name, best first, at most `maxFound`: by the beginning of a name or of a word in it, in either script,
 * by another name it goes by, and where nothing is called so, with a letter or two misspelt. After a province or a
 * district that was meant comes what lies in it.
 */
export function findPlaces(term: string): FoundPlace[] {
  const words = foldedWords(term.trim().replace(kindWords, ''));
  if (words.length === 0) return [];
  const joinedName = words.join('');
  const close = rankedBy((entry) => closeness(entry, words, joinedName));
  const found = close.length > 0 ? close : rankedBy((entry) => misspelling(entry.joinedName, joinedName));
  const places = distinct(found);
  const named = distinct(found.filter(({ at }) => at < inside)).length;
  return distinct([...places.slice(0, named), ...within(places[0]?.found), ...places.slice(named)])
    .slice(0, maxFound)
    .map((each) => each.found);
}

interface Ranked extends Candidate {
  at: number;
}

function rankedBy(rank: (entry: Entry) => number | null): Ranked[] {
  return entries
    .flatMap((entry) => {
      const at = rank(entry);
      return at === null ? [] : [{ at, key: entry.key, found: entry.found }];
    })
    .toSorted((one, other) => one.at - other.at);
}

// From this rank on, what was asked stands somewhere inside of a name, or beside it.
const inside = 3;

/** 0 is the name itself, 0.5 the name with where it lies; null is no likeness. */
function closeness({ words, joinedName, around }: Entry, asked: string[], joined: string): number | null {
  if (joinedName.startsWith(joined)) return joinedName === joined ? 0 : 1;
  const starts = (list: string[], word: string) => list.some((each) => each.startsWith(word));
  const named = asked.filter((word) => starts(words, word));
  if (named.length === asked.length) return 2;
  if (named.length > 0 && asked.every((word) => starts(words, word) || starts(around, word)))
    return named.join('') === joinedName ? 0.5 : inside;
  return joined.length > 2 && joinedName.includes(joined) ? inside + 1 : null;
}

/** How far a misspelt name is from one; only where enough letters are right to be meant. */
function misspelling(name: string, asked: string): number | null {
  const most = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  if (most === 0) return null;
  // Still being typed: the beginning of the name is what can be compared.
  const apart = Math.min(
    lettersApart(asked, name, most),
    lettersApart(asked, name.slice(0, asked.length), most),
  );
  return apart <= most ? apart : null;
}

function within(first: FoundPlace | undefined): Candidate[] {
  const inside: FoundPlace[] =
    first?.level === 'state'
      ? districtsOf(first.state._id).map((district) => ({ level: 'district', state: first.state, district }))
      : first?.level === 'district'
        ? localLevelsOf(first.district._id).map(levelFound)
        : [];
  return inside.map((found) => ({ key: keyOf(found), found }));
}

function distinct(found: Candidate[]): Candidate[] {
  const known = new Set<string>();
  return found.filter(({ key }) => {
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function keyOf(place: FoundPlace): string {
  if (place.level === 'state') return `state ${place.state._id}`;
  return place.level === 'district' ? `district ${place.district._id}` : place._id;
}

/**
 * The city of a name, spelt in either script: a local level or a well-known place in one. Among several of one name,
 * the largest. Null where nothing is called so.
 * @param stateId - looks in one province only
 */
export function cityNamed(
  text: string,
  stateId?: string,
): { own: Name; found: FoundPlace & { level: 'local_level' } } | null {
  const asked = foldedWords(text.replace(kindWords, '')).join('');
  const cities = (byName.get(asked) ?? []).flatMap(({ found }) =>
    found.level === 'local_level' && (!stateId || found.state._id === stateId) ? [found] : [],
  );
  const found = cities.find(({ via }) => via === null) ?? cities[0];
  return found ? { own: found.via ?? found, found } : null;
}
