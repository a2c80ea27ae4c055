import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Percentages } from '@haat/contract/reviews/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../catalog/card/card.ts';
import { reviewsHash, writingHash } from '../reviews/review-places.ts';
import type { ReviewView } from '../reviews/review-view.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { ProductGrid } from './card/product-grid.tsx';

type Tab = 'similar' | 'reviews';

interface ProductTabsProps {
  productId: string;
  slug: string;
  similar: Card[];
  rating: { average: number; count: number };
  percentages: Percentages;
  reviews: ReviewView[];
}

/** Similar products and reviews (spec §2). */
export function ProductTabs({ productId, slug, similar, rating, percentages, reviews }: ProductTabsProps) {
  const { t, digits } = useLanguage();
  const [shown, setShown] = useTab();
  const names: [Tab, string][] = [
    ['similar', t('product.similar')],
    ['reviews', `${t('reviews.tab')} (${digits(rating.count)})`],
  ];
  const panels: Record<Tab, ReactNode> = {
    similar:
      similar.length > 0 ? (
        <ProductGrid products={similar} as="four" below />
      ) : (
        <p className="py-8 text-soft">{t('product.similar.none')}</p>
      ),
    reviews: <Reviews productId={productId} slug={slug} came={{ rating, percentages, newest: reviews }} />,
  };
  return <Tabs label={t('product.tabs')} names={names} panels={panels} shown={shown} onShow={setShown} />;
}

function useTab() {
  const [shown, setShown] = useState<Tab>('similar');
  useEffect(() => {
    const look = () => {
      if ([reviewsHash, writingHash].includes(window.location.hash)) setShown('reviews');
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return [shown, setShown] as const;
}

interface TabsProps {
  label: string;
  names: [Tab, string][];
  panels: Record<Tab, ReactNode>;
  shown: Tab;
  onShow: (tab: Tab) => void;
}

function Tabs({ label, names, panels, shown, onShow }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (step: number) => {
    const at = names.findIndex(([tab]) => tab === shown);
    const next = names[(at + step + names.length) % names.length]?.[0];
    if (!next) return;
    onShow(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <section id={reviewsHash.slice(1)} className="grid grid-cols-1 scroll-mt-24 gap-5">
      <div ref={list} role="tablist" aria-label={label} className="flex gap-6 border-b border-line">
        {names.map(([tab, name]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === shown}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            className={`-mb-px min-h-11 border-b-2 py-2 text-lg font-semibold ${tab === shown ? 'border-primary-ink text-ink' : 'border-transparent text-soft hover:text-ink'}`}
            onClick={() => onShow(tab)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') move(1);
              if (key === 'ArrowLeft') move(-1);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {names.map(([tab]) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== shown}
        >
          {panels[tab]}
        </div>
      ))}
    </section>
  );
}
