import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getSellerProduct, publishProduct, sellerCategories } from '@haat/contract/catalog/selling/calls';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Switch } from '@haat/web/ui/form/switch.tsx';
import { BackToProducts } from '../features/catalog/products/back-to-products.tsx';
import { DeleteProduct } from '../features/catalog/products/delete-product.tsx';
import { ProductForm } from '../features/catalog/products/product-form.tsx';
import type { Route } from './+types/product';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = async ({ params: { productId } }: Route.ClientLoaderArgs) => {
  const [product, categories] = await Promise.all([
    call(getSellerProduct, { productId }),
    call(sellerCategories, {}),
  ]);
  return { product, categories };
};

/** What is told to the desk meanwhile takes nothing away from who writes; what they save themselves is asked for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

/** A product of the seller, to be changed. */
export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData;
  const { t, language, href } = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const problemText = useProblemText();
  const [product, setProduct] = useState(loaderData.product);
  // The form begins anew with what was saved; a switch beside it takes away nothing that is typed.
  const [round, setRound] = useState(0);
  const [said, setSaid] = useState<'saved' | 'published' | null>(saidIn(state));
  const [problem, setProblem] = useState('');
  const show = async (active: boolean) => {
    setProblem('');
    try {
      const { data } = await call(publishProduct, { productId: product._id, active });
      setProduct(data);
      setSaid(active ? 'published' : 'saved');
    } catch (error) {
      setProblem(problemText(error));
    }
  };
  const title = titleIn(language, product);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={title} />
      <BackToProducts />
      <h1 className="page-head">{title}</h1>
      <p role="status" className="text-sm font-medium text-good empty:hidden">
        {said && t(`product.${said}`)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Switch label={t('product.show')} on={product.active} onChange={(on) => void show(on)} />
        {product.active && (
          <a
            className={buttonLook('quiet', 's')}
            href={href(`/product/${product.slug}`)}
            target="_blank"
            rel="noopener"
          >
            {t('product.see')}
          </a>
        )}
        <LocalLink
          className={buttonLook('quiet', 's')}
          to={`/desk/stock?q=${encodeURIComponent(product.title.slice(0, 100))}`}
        >
          {t('product.stockOf')}
        </LocalLink>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      <ProductForm
        key={round}
        product={product}
        categories={categories}
        onSaved={(now) => {
          setSaid(now.active && !product.active ? 'published' : 'saved');
          setProduct(now);
          setRound(round + 1);
          scrollTo({ top: 0 });
        }}
        onTakeTheirs={(theirs) => {
          setProduct(theirs);
          setRound(round + 1);
        }}
      />
      <DeleteProduct
        productId={product._id}
        onDeleted={() => void navigate(href('/desk/products'), { replace: true })}
      />
    </div>
  );
}

const saidIn = (state: unknown): 'saved' | 'published' | null => {
  const said = typeof state === 'object' && state !== null && 'said' in state ? state.said : null;
  return said === 'saved' || said === 'published' ? said : null;
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
