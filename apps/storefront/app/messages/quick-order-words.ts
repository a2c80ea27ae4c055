import type { Language } from '@haat/contract/core/language';
import type { QuickOrderWords } from './en-US/quick-order.ts';

export type { QuickOrderWords };

/** The words of the quick order in one language, fetched when somebody opens it. */
export const fetchQuickOrderWords = async (language: Language): Promise<QuickOrderWords> =>
  language === 'ne-NP'
    ? (await import('./ne-NP/quick-order.ts')).quickOrder
    : (await import('./en-US/quick-order.ts')).quickOrder;
