import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { compareList, compareWith } from './list.ts';
import type { Adding, Compared } from './list.ts';

const words = {
  first: 'compare.first',
  added: 'compare.added',
  already: 'compare.already',
} as const satisfies Record<Adding, string>;

/** Adds a product to the compare list and says what became of it (spec §5). Milliseconds. */
export function useCompare(duration: number): (product: Compared) => void {
  const { t } = useLanguage();
  return (product) => {
    const { list, adding } = compareWith(compareList.get(), product);
    if (adding !== 'already') compareList.set(list);
    void showToast(t(words[adding]), { kind: adding === 'already' ? 'info' : 'success', duration });
  };
}
