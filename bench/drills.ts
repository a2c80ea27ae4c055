import { away } from './away.ts';
import { hostilePhotos } from './hostile-photos.ts';
import { uniqueAddresses } from './unique-addresses.ts';

const drills = new Map([
  ['unique-addresses', uniqueAddresses],
  ['away', away],
  ['hostile-photos', hostilePhotos],
]);

/** Runs the drill of a name and prints its figures. @returns the exit code; null where no drill is called so */
export async function runDrill(name: string | undefined): Promise<number | null> {
  const drill = drills.get(name ?? '');
  if (!drill) return null;
  let missed = 0;
  for (const { name: figure, value, most } of await drill()) {
    const reached = most === undefined ? null : value <= most;
    if (reached === false) missed += 1;
    const goal = most === undefined ? '' : ` (${shown(most)} to reach) ${reached ? '✓' : '✗'}`;
    console.log(`${figure}: ${shown(value)}${goal}`);
  }
  return missed > 0 ? 1 : 0;
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
