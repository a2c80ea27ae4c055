import type { Question } from '@haat/contract/inquiry/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** What a reply says: a seller's answer to an offer is written in English, with its amount, and said in the page's language. */
export function useReplyText() {
  const { t, language } = useLanguage();
  return ({ offerMove, content }: Question['replies'][number]): string =>
    offerMove && language !== 'en-US' ? t(`offer.said.${offerMove}`) : content;
}
