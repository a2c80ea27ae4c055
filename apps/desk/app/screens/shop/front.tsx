import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { readFront, readFrontRows } from '@haat/contract/content/owning/front/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { FirstCategories } from '../../features/content/front/first-categories.tsx';
import { PopupForm } from '../../features/content/front/popup-form.tsx';
import { FrontRows } from '../../features/content/front/rows/front-rows.tsx';
import { SliderList } from '../../features/content/front/slider-list.tsx';
import { DeskTitle } from '../../layout/desk-title.tsx';
import { ScreenError } from '../../layout/screen-error.tsx';
import type { Route } from './+types/front';

export const clientLoader = keepLast(async () => {
  const [front, rows] = await Promise.all([call(readFront, {}), call(readFrontRows, {})]);
  return { ...front, rows };
});

export default function Front({ loaderData }: Route.ComponentProps) {
  const { t } = useLanguage();
  const { revalidate } = useRevalidator();
  const { sliders, popup, categories, footerItems, rows } = loaderData;
  // A slider that was moved or saved takes nothing away from who writes the popup.
  const [round, setRound] = useState({ popup, n: 0 });
  return (
    <div className="grid max-w-xl grid-cols-1 gap-8">
      <DeskTitle title={t('nav.front')} />
      <h1 className="page-head">{t('nav.front')}</h1>
      <SliderList sliders={sliders} onChanged={revalidate} />
      <FrontRows first={rows} categories={categories} />
      <section className="grid gap-3" aria-labelledby="popup">
        <h2 id="popup" className="section-head">
          {t('front.popup')}
        </h2>
        <p className="text-sm text-soft">{t('front.popupHint')}</p>
        <PopupForm
          key={round.n}
          popup={round.popup}
          onTakeTheirs={() =>
            void call(readFront, {}).then((now) => setRound(({ n }) => ({ popup: now.popup, n: n + 1 })))
          }
        />
      </section>
      <FirstCategories categories={categories} named={footerItems} onChanged={revalidate} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
