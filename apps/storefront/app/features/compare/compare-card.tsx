import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { percentOff } from '../catalog/card/card.ts';
import { NoPicture } from '../catalog/card/no-picture.tsx';
import { cutAfterWord, plainText } from '../catalog/product/product-view.ts';
import type { ProductView } from '../catalog/product/product-view.ts';
import type { Compared } from './list.ts';
import { useInventory } from '../stock/use-inventory.ts';
import { StockLine } from '../stock/stock-line.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { IconButton } from '@haat/web/ui/icon-button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { PictureSlider } from '@haat/web/ui/gallery/picture-slider.tsx';
import { Price } from '@haat/web/ui/price.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { BuyButtons, QuantityControl } from '../cart/add/buy-controls.tsx';
import { useBuying } from '../cart/add/use-buying.ts';
import type { Today } from './use-compared.ts';
import { useOpening } from '../catalog/use-opening.ts';

/** So many characters of a description are seen before 'Show More' (spec §2, §9). */
const maxDescription = 100;

interface CompareCardProps {
  /** As it was when the shopper put it aside: shown until the shop has said what it is today. */
  stored: Compared;
  today: Today;
  /** The product of today, once it is there. */
  view: ProductView | null;
  onRemove: () => void;
  onAgain: () => void;
}

/** One of the compared products (spec §2). */
export function CompareCard({ stored, today, view, onRemove, onAgain }: CompareCardProps) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const card = view?.card ?? stored;
  const gone = today.state === 'gone';
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-box border border-line bg-surface p-4">
      <div className="absolute end-2 top-2 z-10">
        <IconButton
          label={t('compare.remove', { title: card.title })}
          onClick={onRemove}
          className="bg-surface shadow-card"
        >
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={gone ? 'opacity-50 grayscale' : undefined}>
        <Pictures card={card} />
      </div>
      <h2 className="leading-snug font-semibold">{gone ? card.title : <TitleLink card={card} />}</h2>
      {gone && (
        <>
          <p role="status" className="text-sm">
            <strong className="block text-bad">{t('compare.gone')}</strong>
            <span className="text-soft">{t('compare.goneHint')}</span>
          </p>
          <Button kind="quiet" className="mt-auto" onClick={onRemove}>
            {t('compare.removeGone')}
          </Button>
        </>
      )}
      {!gone && <Money card={card} before={view ? stored.price : card.price} />}
      {!gone && <SoldBy card={card} />}
      {view && <Details view={view} />}
      {today.state === 'loading' && <Waiting />}
      {today.state === 'failed' && (
        <div className="mt-auto grid gap-3">
          <p role="alert" className="text-sm text-bad">
            {problemText(today.error)}
          </p>
          <Button kind="quiet" onClick={onAgain}>
            {t('error.again')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Pictures({ card }: { card: Compared }) {
  const { t, digits } = useLanguage();
  return (
    <PictureSlider
      empty={<NoPicture text={t('product.noImages')} />}
      counter={(n, total) => digits(t('compare.pictureOf', { n, total }))}
      words={{
        label: t('compare.picture', { title: card.title }),
        previous: t('card.previousPicture'),
        next: t('card.nextPicture'),
      }}
      slides={card.images.map(({ url, altText }) => ({
        key: url,
        face: (
          <Picture
            src={pictureAt(url, 400)}
            sources={pictureSet(url)}
            sizes="(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 90vw"
            alt={altText || card.title}
            width={400}
            height={400}
            className="size-full object-cover"
            fallback={<NoPicture />}
          />
        ),
      }))}
    />
  );
}

function TitleLink({ card }: { card: Compared }) {
  const open = useOpening();
  const to = `/product/${encodeURIComponent(card.slug)}`;
  return (
    <ShopLink
      className="inline-flex min-h-11 items-center hover:underline"
      to={to}
      onClick={(event) => open(event, to)}
    >
      {card.title}
    </ShopLink>
  );
}

/** @param before the price when it was put aside, in whole rupees */
function Money({ card, before }: { card: Compared; before: number }) {
  const { t, language, rupees } = useLanguage();
  const off = percentOff(card.discount);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Price amount={card.price} mark={card.markPrice} markLabel={t('card.was')} language={language} />
        {off > 0 && (
          <span className="rounded-full bg-sale px-2 py-0.5 text-xs font-bold text-surface">
            {t('compare.off', { n: off })}
          </span>
        )}
      </p>
      {before !== card.price && (
        <p className="text-sm text-warn">{t('compare.priceWas', { price: rupees(before) })}</p>
      )}
    </div>
  );
}

function SoldBy({ card }: { card: Compared }) {
  const { t } = useLanguage();
  const { shopName, slug } = card.adminId;
  return (
    <p className="text-sm text-soft">
      {t('compare.soldBy')}{' '}
      <ShopLink
        className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline md:pointer-fine:min-h-0"
        to={`/shop/${encodeURIComponent(slug || shopName)}`}
      >
        {shopName}
      </ShopLink>
    </p>
  );
}

/** What only the shop itself knows: the description, how many are left, and the way to buy it. */
function Details({ view }: { view: ProductView }) {
  const { card } = view;
  const inventory = useInventory(card._id);
  const buying = useBuying(view, inventory, null);
  return (
    <>
      <Description view={view} />
      <div className="mt-auto grid gap-3">
        <StockLine inventory={inventory} inStock={card.inStock} />
        <div className="flex flex-wrap gap-3">
          <QuantityControl card={card} buying={buying} />
          <BuyButtons buying={buying} />
        </div>
      </div>
    </>
  );
}

function Description({ view }: { view: ProductView }) {
  const { t } = useLanguage();
  const [whole, setWhole] = useState(false);
  const [first] = view.descriptions;
  const text = plainText(first?.html ?? '');
  if (text === '') return null;
  const { title } = view.card;
  return (
    <div className="grid justify-items-start text-sm">
      <p lang={first?.language}>{whole ? text : cutAfterWord(text, maxDescription)}</p>
      {text.length > maxDescription && (
        <Button
          kind="plain"
          size="s"
          className="-ms-3"
          aria-expanded={whole}
          aria-label={t(whole ? 'compare.lessOf' : 'compare.moreOf', { title })}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'compare.less' : 'compare.more')}
        </Button>
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-3" aria-busy="true">
      <span className="sr-only">{t('compare.loading')}</span>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
