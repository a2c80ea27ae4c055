import { Stall } from '@haat/web/ui/stall.tsx';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { reloadPage } from '@haat/web/platform/navigation/reload.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';

/** What a shopper sees where a page is missing or failed: what happened, and ways out; without a connection it comes by itself when that is back. */
export function PageError({ error }: { error: unknown }) {
  const { t, href } = useLanguage();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const offline = isOffline(error);
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', reloadPage);
    return () => removeEventListener('online', reloadPage);
  }, [offline]);
  return (
    <>
      <Breadcrumb trail={[{ title: t(missing ? 'notFound.title' : 'error.title') }]} />
      <section className="frame grid grid-cols-1 justify-items-center gap-4 py-6 text-center text-balance">
        <title>{t(missing ? 'notFound.title' : 'error.title')}</title>
        <h1 className="page-head">{t(missing ? 'notFound.title' : 'error.title')}</h1>
        <p className="max-w-prose text-soft">
          {t(missing ? 'notFound.text' : offline ? 'problem.offline' : 'error.text')}
        </p>
        <Stall />
        <div className="flex flex-wrap justify-center gap-3">
          {!missing && <Button onClick={reloadPage}>{t('error.again')}</Button>}
          <ShopLink className={buttonLook(missing ? 'primary' : 'quiet')} to="/products">
            {t('products.browse')}
          </ShopLink>
          <a className={buttonLook('quiet')} href={href('/')}>
            {t('site.home')}
          </a>
        </div>
      </section>
    </>
  );
}

// Whether the page could not be fetched at all: browsers tell it by a TypeError, as of a line that breaks.
const isOffline = (error: unknown): boolean =>
  typeof window !== 'undefined' && error instanceof TypeError && !navigator.onLine;
