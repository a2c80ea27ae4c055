import type { Language } from '@haat/contract/core/language';
import type { ReviewWords } from './en-US/reviews.ts';

export type { ReviewWords };

/** The words for writing a review in one language, fetched when somebody sets out to write. */
export const fetchReviewWords = async (language: Language): Promise<ReviewWords> =>
  language === 'ne-NP'
    ? (await import('./ne-NP/reviews.ts')).reviews
    : (await import('./en-US/reviews.ts')).reviews;
