import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { Breadcrumb } from '../blocks/breadcrumb.tsx';
import { useFrame } from '../blocks/frame.ts';
import { ShopLink, useLanguage } from '../core/language.tsx';
import { useStored } from '../core/stored.ts';
import { useLoginFirst } from '../core/use-login-first.ts';
import { compareList } from '../features/compare/list.ts';
import type { Compared } from '../features/compare/list.ts';
import { buttonLook } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';

/** 'Product Comparison' (spec §2): what the shopper put side by side, from the browser's storage. */
export default function CompareScreen() {
  const { t } = useLanguage();
  const { profileDetails } = useFrame();
  const products = useStored(compareList);
  return (
    <>
      <title>{`${t('compare.title')} · ${profileDetails.shopName}`}</title>
      <Breadcrumb trail={[{ title: t('compare.title') }]} />
      <div className="frame grid gap-6 py-8">
        <header>
          <h1 className="text-2xl font-bold">{t('compare.title')}</h1>
          <p className="text-soft">{t('compare.subtitle')}</p>
        </header>
        {products.length === 0 ? (
          <div className="grid justify-items-center gap-3 rounded-box border border-line bg-surface p-10 text-center">
            <p className="text-lg font-semibold">{t('compare.empty')}</p>
            <p className="text-soft">{t('compare.emptyHint')}</p>
            <ShopLink className={buttonLook()} to="/products">
              {t('compare.browse')}
            </ShopLink>
          </div>
        ) : (
          <ul className="no-scrollbar flex snap-x gap-4 overflow-x-auto pb-2">
            {products.map((product) => (
              <ComparedCard key={product._id} product={product} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function ComparedCard({ product }: { product: Compared }) {
  const { t, language, digits } = useLanguage();
  const { settings } = useFrame();
  const loginFirst = useLoginFirst();
  const to = `/product/${product.slug}`;
  const [image] = product.images;
  const remove = () => compareList.update((list) => list.filter(({ _id }) => _id !== product._id));
  const open = (event: MouseEvent) => {
    // The shop's owner may ask guests to log in before they open what they compared (spec §5, design D11).
    if (settings.loginToOpenProduct === 'on' && !loginFirst({ next: to })) event.preventDefault();
  };
  return (
    <li className="relative grid w-full shrink-0 snap-start content-start gap-3 rounded-box border border-line bg-surface p-4 sm:w-[calc(50%-0.5rem)] lg:w-[calc(33.333%-0.67rem)]">
      <div className="absolute end-2 top-2 z-10">
        <IconButton
          label={t('compare.remove', { title: product.title })}
          onClick={remove}
          className="bg-surface shadow-card"
        >
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className="aspect-square overflow-hidden rounded-box bg-sunken">
        {image && (
          <Picture
            src={pictureAt(image.url, 400)}
            sources={pictureSet(image.url)}
            sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 90vw"
            alt={image.altText}
            width={400}
            height={400}
            className="size-full object-cover"
          />
        )}
      </div>
      <ShopLink className="font-semibold hover:underline" to={to} onClick={open}>
        {product.title}
      </ShopLink>
      <p className="flex items-center gap-2">
        <Price
          amount={product.price}
          mark={product.markPrice}
          markLabel={t('card.was')}
          language={language}
        />
        {product.discount !== '0' && (
          <span className="rounded-md bg-sale px-1.5 py-0.5 text-xs font-bold text-surface">
            {t('compare.off', { n: digits(product.discount) })}
          </span>
        )}
      </p>
      <p className="text-sm text-soft">
        {t('compare.soldBy')}{' '}
        <ShopLink
          className="underline"
          to={`/shop/${encodeURIComponent(product.adminId.slug ?? product.adminId.shopName)}`}
        >
          {product.adminId.shopName}
        </ShopLink>
      </p>
    </li>
  );
}
