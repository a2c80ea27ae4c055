import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';

export function BackToProducts() {
  const { t } = useLanguage();
  return (
    <LocalLink
      className="-ms-2 tap inline-flex items-center gap-1 justify-self-start text-sm text-soft"
      to="/desk/products"
    >
      <ChevronLeft aria-hidden size={18} />
      {t('products.back')}
    </LocalLink>
  );
}
