import { grouped } from '@haat/contract/core/money';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

/** Whole numbers as text, grouped as rupees are: `1,25,000`. */
export function useNumber(): (value: number) => string {
  const { language } = useLanguage();
  return (value) => grouped(value, language);
}
