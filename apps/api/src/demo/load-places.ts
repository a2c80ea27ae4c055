import type { Db } from '../core/database/database.ts';
import { cities, states } from '../features/addresses/tables.ts';
import { demoId } from './ids.ts';
import { demoCities, demoStates } from './places.ts';

/** The provinces and main cities of Nepal, the same for every shop. */
export async function loadPlaces(db: Db): Promise<void> {
  const stateId = (name: string) => demoId('state', name);
  await db.insert(states).values(
    demoStates.map(({ name }, position) => ({
      id: stateId(name.en),
      name: name.en,
      nameNe: name.ne,
      position,
    })),
  );
  await db.insert(cities).values(
    demoCities.map(({ name, district, province, postalCode }) => ({
      id: demoId('city', `${district}/${name.en}`),
      name: name.en,
      nameNe: name.ne,
      stateId: stateId(province),
      district,
      postalCode,
    })),
  );
}
