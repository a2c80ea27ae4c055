import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sellerCategories } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { whoIsHere } from '../features/account/seller.ts';
import { draftOf, dropDraft, keepDraft } from '../features/catalog/products/product-draft.ts';
import { ProductForm } from '../features/catalog/products/product-form.tsx';
import type { Route } from './+types/new-product';
import { BackToProducts } from '../features/catalog/products/back-to-products.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const { _id: accountId } = await whoIsHere(request);
  const [categories, draft] = await Promise.all([call(sellerCategories, {}), draftOf(accountId)]);
  return { accountId, categories, draft };
};

/** What is being written stays as it is, whatever is told to the desk meanwhile. */
export const shouldRevalidate = () => false;

/** A new product, from the camera to the shop. */
export default function NewProduct({ loaderData }: Route.ComponentProps) {
  const { accountId, categories } = loaderData;
  const { t, href } = useLanguage();
  const navigate = useNavigate();
  const isSaved = useRef(false);
  const [{ draft, round }, setStart] = useState({ draft: loaderData.draft, round: 0 });
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <DeskTitle title={t('product.new')} />
      <BackToProducts />
      <h1 className="page-head">{t('product.new')}</h1>
      {draft && (
        <div className="flex flex-wrap items-center justify-between gap-2 desk-row text-sm">
          <p role="status">{t('product.draft')}</p>
          <Button
            kind="quiet"
            size="s"
            onClick={() => {
              void dropDraft(accountId);
              setStart({ draft: null, round: round + 1 });
            }}
          >
            {t('product.draftDrop')}
          </Button>
        </div>
      )}
      <ProductForm
        key={round}
        product={null}
        categories={categories}
        draft={draft}
        onDraft={(now) => {
          if (!isSaved.current) void keepDraft(accountId, now);
        }}
        onSaved={({ _id, active }) => {
          isSaved.current = true;
          void dropDraft(accountId);
          void navigate(href(`/desk/products/${_id}`), {
            replace: true,
            state: { said: active ? 'published' : 'saved' },
          });
        }}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
