import { CallError } from './call.ts';
import { withImportsOffline } from './failed-imports.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { WordKey } from '../i18n/language.tsx';

/**
 * The words for a call that failed, in the page's language by its code, else the server's own sentence (design D8).
 * Numbers of the problem (`left`, `price`) fill the sentence.
 */
export function useProblemText(): (error: unknown) => string {
  const { t, has, rupees } = useLanguage();
  return (thrown) => {
    const error = withImportsOffline(thrown);
    if (!(error instanceof CallError)) return t('problem.broken');
    const { code, left, count, price, error: words } = error.problem;
    const key = `problem.${code}`;
    if (!has(key)) return words || t('problem.broken');
    return t(key as WordKey, {
      left: left ?? 0,
      count: count ?? 0,
      price: price === undefined ? '' : rupees(price),
    });
  };
}
