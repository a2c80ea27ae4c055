import { redirect, useNavigate } from 'react-router';
import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { readDraft } from '@haat/web/platform/storage/draft.ts';
import type { DraftOf } from '@haat/web/platform/storage/draft.ts';
import { currentAccount } from '../features/account/seller.ts';
import { keepProductDraft, movedDraft } from '../features/catalog/products/form/product-draft.ts';
import type { ProductDraft } from '../features/catalog/products/form/product-draft.ts';
import { emptyValues } from '../features/catalog/products/form/product-values.ts';
import { ProductForm } from '../features/catalog/products/form/product-form.tsx';
import { DraftNotice } from '../features/tenant/draft/draft-notice.tsx';
import { useDraft } from '../features/tenant/draft/use-draft.ts';
import type { Route } from './+types/new-product';
import { BackToProducts } from '../features/catalog/products/back-to-products.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { _id: accountId } = await currentAccount(request);
  const of: DraftOf = { kind: 'product', accountId };
  const [categories, draft] = await Promise.all([call(sellerCategories, {}), readDraft<ProductDraft>(of)]);
  const productId = await movedDraft(of, draft);
  if (productId) throw redirect(new URL(request.url).pathname.replace(/new$/, productId));
  return { of, categories, draft };
};

/** What is being written stays as it is, whatever is told to the desk meanwhile. */
export const shouldRevalidate = () => false;

/** A new product, from the camera to the shop. */
export default function NewProduct({ loaderData }: Route.ComponentProps) {
  const { of, categories } = loaderData;
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const { draft, round, ...drafting } = useDraft(of, loaderData.draft);
  const goTo = (productId: string, notice?: 'published' | 'saved') => {
    drafting.end();
    void navigate(href(`/desk/products/${productId}`), { replace: true, state: { notice } });
  };
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('product.new')} />
      <BackToProducts />
      <h1 className="page-head">{t('product.new')}</h1>
      {draft && <DraftNotice onDrop={drafting.beginAnew} />}
      <ProductForm
        key={round}
        product={null}
        categories={categories}
        draft={draft}
        lines={[]}
        onDraft={(now) => drafting.keep(() => keepProductDraft(of, now, { values: emptyValues, photos: [] }))}
        onSaved={({ _id, active }) => goTo(_id, active ? 'published' : 'saved')}
        onTakeTheirs={({ _id }) => goTo(_id)}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
