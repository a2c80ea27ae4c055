import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { getSellerProduct, publishProduct, sellerCategories } from '@haat/contract/catalog/selling/calls';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { sellerStock } from '@haat/contract/stock/calls';
import { titleIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { readDraft } from '@haat/web/platform/storage/draft.ts';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import { dropUnsaved } from '@haat/web/platform/storage/unsaved.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Switch } from '@haat/web/ui/form/switch.tsx';
import { currentAccount } from '../features/account/seller.ts';
import { BackToProducts } from '../features/catalog/products/back-to-products.tsx';
import { ArchiveProduct } from '../features/catalog/products/archive-product.tsx';
import { DuplicateProduct } from '../features/catalog/products/duplicate-product.tsx';
import { keepProductDraft } from '../features/catalog/products/form/product-draft.ts';
import type { ProductDraft } from '../features/catalog/products/form/product-draft.ts';
import { valuesOf } from '../features/catalog/products/form/product-values.ts';
import { ProductForm } from '../features/catalog/products/form/product-form.tsx';
import { DraftNotice } from '../features/tenant/draft/draft-notice.tsx';
import { useDraft } from '../features/tenant/draft/use-draft.ts';
import type { Route } from './+types/product';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';
import { useNotice } from '../layout/use-notice.ts';

const notices = ['saved', 'published', 'copied'] as const;

export const clientLoader = async ({ params: { productId }, request }: Route.ClientLoaderArgs) => {
  const [{ _id: accountId }, product, categories, stock] = await Promise.all([
    currentAccount(request),
    call(getSellerProduct, { productId }),
    call(sellerCategories, {}),
    call(sellerStock, { productId }),
  ]);
  // Written on an older version, it is saved as such: then its writer sees where they differ.
  const of: DraftOf = { kind: 'product', accountId, id: product._id };
  const draft = await readDraft<ProductDraft>(of);
  return { of, product, categories, lines: stock.products[0]?.lines ?? [], draft };
};

/** What is told to the desk meanwhile takes nothing away from who writes; what they save themselves is asked for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href;

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  return <ProductEditor key={loaderData.product._id} loaderData={loaderData} />;
}

function ProductEditor({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { of, categories } = loaderData;
  const { t, language, href } = useLanguage();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [product, setProduct] = useState(loaderData.product);
  const [lines, setLines] = useState(loaderData.lines);
  // The form begins anew with what was saved; a switch beside it takes away nothing that is typed.
  const { draft, round, ...drafting } = useDraft(of, loaderData.draft);
  const beginWith = (now: EditedProduct) => {
    drafting.beginAnew();
    void dropUnsaved(product._id);
    setProduct(now);
  };
  const [notice, setNotice] = useNotice(notices);
  const [problem, setProblem] = useState('');
  const show = async (active: boolean) => {
    setProblem('');
    try {
      const { data } = await call(publishProduct, { productId: product._id, active });
      setProduct(data);
      setNotice(active ? 'published' : 'saved');
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
        {notice && t(`product.${notice}`)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Switch
          label={t('product.show')}
          on={product.active || product.suspended}
          onChange={(on) => void show(on)}
        />
        <a
          className={buttonLook('quiet', 's')}
          href={href(product.active ? `/product/${product.slug}` : `/product-preview/${product._id}`)}
          target="_blank"
          rel="noopener"
        >
          {t(product.active ? 'product.see' : 'product.preview')}
        </a>
        <LocalLink
          className={buttonLook('quiet', 's')}
          to={`/desk/stock?q=${encodeURIComponent(product.title.slice(0, 100))}`}
        >
          {t('product.stockOf')}
        </LocalLink>
      </div>
      {product.suspended && <p className="text-sm text-soft">{t('product.suspended')}</p>}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
      {draft && <DraftNotice onDrop={() => beginWith(product)} />}
      <ProductForm
        key={round}
        product={product}
        categories={categories}
        draft={draft}
        lines={lines}
        onLines={setLines}
        onDraft={(now) =>
          drafting.keep(() =>
            keepProductDraft(of, now, { values: valuesOf(product), photos: product.images }),
          )
        }
        onSaved={(now) => {
          setNotice(now.active && !product.active ? 'published' : 'saved');
          beginWith(now);
          scrollTo({ top: 0 });
        }}
        onTakeTheirs={beginWith}
      />
      <DuplicateProduct
        productId={product._id}
        onCopied={(copyId) =>
          void navigate(href(`/desk/products/${copyId}`), { state: { notice: 'copied' } })
        }
      />
      <ArchiveProduct
        productId={product._id}
        onArchived={() => void navigate(href('/desk/products'), { replace: true })}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
