import type { CSSProperties } from 'react';
import Star from 'lucide-react/icons/star';
import type { Theme } from '@haat/contract/tenant/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { themeVariables } from './theme-variables.ts';

interface ThemePreviewProps {
  theme: Theme;
  shopName: string;
}

export function ThemePreview({ theme, shopName }: ThemePreviewProps) {
  const { t } = useLanguage();
  const { light, dark } = themeVariables(theme);
  return (
    <section aria-label={t('theme.preview')} className="grid content-start gap-3">
      <Page title={t('theme.day')} ground="light-ground" variables={light} shopName={shopName} />
      <Page title={t('theme.night')} ground="dark-ground" variables={dark} shopName={shopName} />
    </section>
  );
}

interface PageProps {
  title: string;
  ground: string;
  variables: CSSProperties;
  shopName: string;
}

function Page({ title, ground, variables, shopName }: PageProps) {
  const { t, rupees } = useLanguage();
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-soft">{title}</figcaption>
      <div
        className={`${ground} overflow-hidden rounded-box border border-line bg-page text-ink`}
        style={variables}
      >
        <p className="truncate px-3 py-2 font-bold">{shopName}</p>
        <div className="h-1.5 bg-shop-base" />
        <div className="grid grid-cols-[5rem_1fr] gap-3 p-3">
          <span className="aspect-square rounded-box bg-sunken" />
          <span className="grid content-start gap-1 text-sm">
            <span className="text-price font-bold">{rupees(1_250)}</span>
            <span>{t('theme.sample')}</span>
            <span className="flex items-center gap-2">
              <Star aria-hidden size={16} className="fill-selected text-selected" />
              <span className="text-primary-ink underline">{t('theme.link')}</span>
            </span>
          </span>
          <span className="col-span-2 rounded-full bg-primary py-2 text-center font-medium text-on-primary">
            {t('theme.button')}
          </span>
        </div>
      </div>
    </figure>
  );
}
