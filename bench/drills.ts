import { away } from './away.ts';
import { edits } from './edits.ts';
import { hostilePhotos } from './hostile-photos.ts';
import { imports } from './import.ts';
import { phonePhotos } from './phone-photos.ts';
import { photosAtOnce } from './photos-at-once.ts';
import type { Figure } from './report.ts';
import { scale } from './scale/scale.ts';
import { several } from './several.ts';
import { uniqueAddresses } from './unique-addresses.ts';

const drills = new Map([
  ['unique-addresses', uniqueAddresses],
  ['away', away],
  ['hostile-photos', hostilePhotos],
  ['phone-photos', phonePhotos],
  ['photos-at-once', photosAtOnce],
  ['scale', scale],
  ['edits', edits],
  ['import', imports],
  ['several', several],
]);

/** Runs the drill of a name and prints its figures. @returns the exit code; null where no drill is called so */
export async function runDrill(name: string | undefined): Promise<number | null> {
  const drill = drills.get(name ?? '');
  if (!drill) return null;
  return printFigures(await drill()) > 0 ? 1 : 0;
}

/** Prints figures, each beside the one to reach. @returns how many were missed */
export function printFigures(figures: Figure[]): number {
  let missed = 0;
  for (const { name, value, most } of figures) {
    const reached = most === undefined ? null : value <= most;
    if (reached === false) missed += 1;
    const goal = most === undefined ? '' : ` (${shown(most)} to reach) ${reached ? '✓' : '✗'}`;
    console.log(`${name}: ${shown(value)}${goal}`);
  }
  return missed;
}

const shown = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
