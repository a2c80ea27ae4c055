import type { Language } from '@haat/contract/core/language';
import type { InquiryWords } from './en-US/inquiry.ts';

/** The words for talking with a seller in one language, fetched when somebody sets out to. */
export const fetchInquiryWords = async (language: Language): Promise<InquiryWords> =>
  language === 'ne-NP'
    ? (await import('./ne-NP/inquiry.ts')).inquiry
    : (await import('./en-US/inquiry.ts')).inquiry;
