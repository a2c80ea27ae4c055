import { filtersOf } from '@haat/contract/catalog/rules';
import type { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Filters } from '../../catalog/listing/listing.ts';

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

/**
 * Takes over what was chosen before the code of the filters came: the fields say it, and nobody heard it. A typed price
 * waits for its button.
 * @returns whether there was something
 */
export function applyEarly(onChoose: (filters: Filters) => void): boolean {
  const form = document.getElementById(filtersForm);
  if (!(form instanceof HTMLFormElement) || ![...form.elements].some(isChanged)) return false;
  onChoose(chosenIn(form));
  return true;
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return false;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected);
  return sent !== undefined && !sent.selected;
}

/** After 'back' and a removed chip the fields must say what the address says; a price being typed is left alone. */
export function showIn(form: HTMLFormElement, filters: Filters): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    const value = filters[field.name as keyof Filters];
    const text = value === undefined ? '' : String(value);
    if (field.type === 'radio') field.checked = field.value === text;
    else if (field.type === 'checkbox')
      field.checked = Array.isArray(value) ? value.includes(field.value) : value === true;
    else if (field !== document.activeElement) field.value = text;
  }
}

export const discountText = (t: ReturnType<typeof useLanguage>['t'], least: number): string =>
  least === 1 ? t('filter.discount') : t('filter.discountFrom', { n: least });
