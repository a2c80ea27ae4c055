import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';

export function OrderWays() {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <ShopLink className={buttonLook()} to="/user-profile">
        {t('placed.orders')}
      </ShopLink>
      <ShopLink className={buttonLook('quiet')} to="/products">
        {t('placed.browse')}
      </ShopLink>
    </div>
  );
}
