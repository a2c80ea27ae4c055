import { Stall } from '@haat/web/ui/stall.tsx';
import type { ReactNode } from 'react';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { queryOf } from '../../catalog/listing/listing.ts';
import type { Listing } from '../../catalog/listing/listing.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';

interface ListingEmptyProps {
  listing: Listing;
  /** The address of the list, without language and query. */
  path: string;
  narrowed: boolean;
  nothing?: ReactNode;
}

export function ListingEmpty({ listing, path, narrowed, nothing }: ListingEmptyProps) {
  const { t } = useLanguage();
  const beyond = listing.total > 0;
  const isBare = !beyond && !narrowed;
  if (nothing && isBare) return nothing;
  return (
    <div className="grid justify-items-center gap-3 rounded-box border border-dashed border-line px-4 py-10 text-center">
      <Stall />
      <p className="text-lg font-semibold">
        {beyond ? t('listing.beyond', { page: listing.page }) : t(isBare ? 'listing.none' : 'listing.empty')}
      </p>
      {!beyond && (
        <p className="max-w-prose text-soft">{t(isBare ? 'listing.noneText' : 'listing.emptyText')}</p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {!isBare && (
          <ShopLink
            to={beyond ? path + queryOf({ ...listing.filters, page: 1 }) : path}
            className={buttonLook('primary')}
          >
            {t(beyond ? 'listing.firstPage' : 'listing.clear')}
          </ShopLink>
        )}
        {!beyond && path !== '/products' && (
          <ShopLink to="/products" className={buttonLook('quiet')}>
            {t('products.browse')}
          </ShopLink>
        )}
      </div>
    </div>
  );
}
