import { sellerProducts } from '@haat/contract/catalog/selling/calls';
import type { ListedProduct } from '@haat/contract/catalog/selling/schemas';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { chipLook } from '@haat/web/ui/chip.tsx';
import { EmptyState } from '@haat/web/ui/empty-state.tsx';
import { SearchField } from '@haat/web/ui/form/search-field.tsx';
import { MoreButton } from '@haat/web/ui/more-button.tsx';
import { SmallPicture } from '../small-picture.tsx';

/** What a list of products can be narrowed to. */
export const kinds = ['shown', 'hidden'] as const;
export interface AskedProducts {
  q: string | undefined;
  only: (typeof kinds)[number] | undefined;
}

/** The same as a call is told it. */
export const askedOf = ({ q, only }: AskedProducts) => ({
  ...(q && { q }),
  ...(only && { active: only === 'shown' }),
});

/** Which products are shown. It stands in the address. */
export function ProductFilter({ q = '', only }: AskedProducts) {
  const { t, href } = useLanguage();
  const search = q ? `&q=${encodeURIComponent(q)}` : '';
  return (
    <div className="grid gap-3">
      <SearchField
        action={href('/desk/products')}
        q={q}
        labels={{ field: t('products.search'), button: t('products.find') }}
      >
        {only && <input type="hidden" name="only" value={only} />}
      </SearchField>
      <nav aria-label={t('products.which')}>
        <ul className="flex flex-wrap gap-2">
          {[undefined, ...kinds].map((kind) => (
            <li key={kind ?? 'all'}>
              <LocalLink
                to={`/desk/products?${kind ? `only=${kind}` : ''}${search}`}
                aria-current={kind === only ? 'page' : undefined}
                className={chipLook(kind === only)}
              >
                {t(`products.${kind ?? 'all'}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface ProductListProps {
  asked: AskedProducts;
  page: { products: ListedProduct[]; next: string | null };
}

/** The products of a seller, each leading to its form. */
export function ProductList({ asked, page }: ProductListProps) {
  const { t, language, rupees } = useLanguage();
  const list = useMore({ rows: page.products, next: page.next }, async (after) => {
    const { products: rows, next } = await call(sellerProducts, { ...askedOf(asked), after, size: 30 });
    return { rows, next };
  });
  if (list.rows.length === 0)
    return (
      <EmptyState title={t('products.none')} hint={t('products.noneHint')}>
        <LocalLink className={buttonLook('quiet')} to="/desk/products">
          {t('products.all')}
        </LocalLink>
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-2">
        {list.rows.map((product) => (
          <li key={product._id}>
            <LocalLink
              to={`/desk/products/${product._id}`}
              className="flex items-center gap-3 desk-row hover:bg-sunken"
            >
              <SmallPicture image={product.image} size={56} />
              <span className="grid min-w-0 grow text-sm">
                <span className="line-clamp-2 font-medium">{titleIn(language, product)}</span>
                <span>{rupees(product.price)}</span>
                {!product.active && <span className="text-soft">{t('products.hidden')}</span>}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
      <MoreButton list={list} words={t('products.more')} />
    </>
  );
}
