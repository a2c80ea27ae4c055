import { filtersOf } from '@haat/contract/catalog/rules';
import type { Filters } from '../features/catalog/listing.ts';

/** The id of the form: the choice of order outside of it belongs to it too. */
export const filtersForm = 'filters';

/** The id of the sheet that holds the form on a phone; a button with this as `popoverTarget` opens it. */
export const filtersSheet = 'filters-sheet';

/** What the fields of the form say, the choice of order outside of it included. */
export function chosenIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return filtersOf(new URLSearchParams(entries));
}
