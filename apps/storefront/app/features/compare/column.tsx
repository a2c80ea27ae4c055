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
import { BuyButtons, QuantityControl } from '../cart/add/buy-controls.tsx';
import { useBuying } from '../cart/add/use-buying.ts';
import type { Today } from './use-compared.ts';
import { useOpening } from '../catalog/use-opening.ts';

/** So many characters of a description are seen before 'Show More' (spec §2, §9). */
const maxDescription = 100;

/** One of the compared products (spec §2). */
export interface Column {
  /** As it was when the shopper put it aside: shown until the shop has said what it is today. */
  stored: Compared;
  today: Today;
  view: ProductView | null;
  onRemove: () => void;
  onAgain: () => void;
}

export function Pictures({ stored, today, view, onRemove }: Column) {
  const { t } = useLanguage();
  const card = view?.card ?? stored;
  return (
    <div className="relative max-w-64 lg:max-w-80">
      <div className="absolute end-1 top-1 z-10">
        <IconButton
          label={t('compare.remove', { title: card.title })}
          onClick={onRemove}
          className="bg-surface shadow-card"
        >
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={today.state === 'gone' ? 'opacity-50 grayscale' : undefined}>
        <Slider card={card} />
      </div>
    </div>
  );
}

/** What stays in sight above everything that is said of a product. */
export function Head({ stored, today, view }: Column) {
  const card = view?.card ?? stored;
  const gone = today.state === 'gone';
  return (
    <div className="grid gap-1">
      <h2 className="text-sm leading-snug font-semibold">{gone ? card.title : <TitleLink card={card} />}</h2>
      {!gone && <Money card={card} before={view ? stored.price : card.price} />}
    </div>
  );
}

export function Purchase({ today, view, onRemove, onAgain }: Column) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  if (today.state === 'gone') {
    return (
      <div className="grid gap-3">
        <p role="status">
          <strong className="block text-bad">{t('compare.gone')}</strong>
          <span className="text-soft">{t('compare.goneHint')}</span>
        </p>
        <Button kind="quiet" onClick={onRemove}>
          {t('compare.removeGone')}
        </Button>
      </div>
    );
  }
  if (today.state === 'failed') {
    return (
      <div className="grid gap-3">
        <p role="alert" className="text-bad">
          {problemText(today.error)}
        </p>
        <Button kind="quiet" onClick={onAgain}>
          {t('error.again')}
        </Button>
      </div>
    );
  }
  return view && <Buying view={view} />;
}

function Slider({ card }: { card: Compared }) {
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
            sizes="(min-width: 1024px) 20rem, (min-width: 480px) 16rem, 55vw"
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
      className="flex min-h-11 items-center hover:underline"
      to={to}
      onClick={(event) => open(event, to)}
    >
      <span className="line-clamp-2">{card.title}</span>
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

export function SoldBy({ stored, today, view }: Column) {
  if (today.state === 'gone') return null;
  const { shopName, slug } = (view?.card ?? stored).adminId;
  return (
    <ShopLink
      className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline md:pointer-fine:min-h-0"
      to={`/shop/${encodeURIComponent(slug || shopName)}`}
    >
      {shopName}
    </ShopLink>
  );
}

function Buying({ view }: { view: ProductView }) {
  const { card } = view;
  const inventory = useInventory(card._id);
  const buying = useBuying(view, inventory, null);
  return (
    <div className="grid max-w-64 gap-3 font-normal sm:max-w-80">
      <StockLine inventory={inventory} inStock={card.inStock} />
      <div className="flex flex-wrap gap-2">
        <QuantityControl card={card} buying={buying} />
        <BuyButtons buying={buying} />
      </div>
    </div>
  );
}

export const Description = ({ view }: Column) => view && <Text view={view} />;

function Text({ view }: { view: ProductView }) {
  const { t } = useLanguage();
  const [expanded, setExpanded] = useState(false);
  const [first] = view.descriptions;
  const text = plainText(first?.html ?? '');
  if (text === '') return null;
  const { title } = view.card;
  return (
    <div className="grid justify-items-start">
      <p lang={first?.language}>{expanded ? text : cutAfterWord(text, maxDescription)}</p>
      {text.length > maxDescription && (
        <Button
          kind="plain"
          size="s"
          className="-ms-3"
          aria-expanded={expanded}
          aria-label={t(expanded ? 'compare.lessOf' : 'compare.moreOf', { title })}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'compare.less' : 'compare.more')}
        </Button>
      )}
    </div>
  );
}
