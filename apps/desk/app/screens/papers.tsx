import Printer from 'lucide-react/icons/printer';
import { useEffect } from 'react';
import { getShopFrame } from '@haat/contract/content/calls';
import { shopNameIn } from '@haat/contract/core/language';
import { billText } from '@haat/contract/orders/bill-text';
import type { BillShop } from '@haat/contract/orders/bill-text';
import { billWords } from '@haat/contract/orders/bill-words';
import { getPapers, markPrinted, sellerToday } from '@haat/contract/orders/selling/calls';
import type { SellerOrder } from '@haat/contract/orders/selling/schemas';
import { patternUrl } from '@haat/contract/tenant/patterns';
import { call } from '@haat/web/platform/api/call.ts';
import { keepLast } from '@haat/web/platform/api/keep-last.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { BillSheet } from '@haat/web/ui/bill-sheet.tsx';
import { PaySeal } from '@haat/web/ui/pay-seal.tsx';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { flushMoves } from '../features/orders/send-move.ts';
import { Slip } from '../features/orders/slip.tsx';
import type { Route } from './+types/papers';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { DeskTitle } from '../layout/desk-title.tsx';
import { ScreenError } from '../layout/screen-error.tsx';

// So many orders have their papers in one document.
const maxPapers = 60;

export const clientLoader = keepLast(async ({ request }: Route.ClientLoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('orders') ?? '';
  const orderIds = [...new Set(asked.split(',').filter((id) => id !== ''))].slice(0, maxPapers);
  // What was confirmed a moment ago has its bill only when the shop has heard of it.
  await flushMoves();
  const [orders, { profileDetails, settings }] = await Promise.all([
    orderIds.length === 0 ? [] : call(getPapers, { orderIds }),
    call(sellerToday, {}).then(({ subdomain }) => call(getShopFrame, { subdomain })),
  ]);
  const { promises, pattern } = settings;
  return { orders, profile: profileDetails, sealed: promises.pay, pattern };
});

/** Paper holds the papers and nothing of the desk around them, dark on white whatever the screen is. */
const paper = `@page{size:A4;margin:15mm}
@media print{:root,:root.dark{color-scheme:light;--page:255 255 255;--surface:255 255 255;--sunken:245 245 245;--line:200 200 200;--ink:0 0 0;--soft:70 70 70;--good:0 0 0;--bad:150 0 0}
[data-page]+[data-page],.contents+.contents [data-page]{break-before:page}}`;

/** The packing slips and bills of some orders as one document, each on a page of its own. */
export default function Papers({ loaderData: { orders, profile, sealed, pattern } }: Route.ComponentProps) {
  const { t, language } = useLanguage();
  useEffect(() => {
    // What a browser prints is known when it says that it has done so, not when somebody meant to.
    const printed = () => {
      const orderIds = orders.map(({ _id }) => _id);
      for (const what of ['slip', 'bill'] as const) call(markPrinted, { orderIds, what }).catch(() => {});
    };
    addEventListener('afterprint', printed);
    return () => removeEventListener('afterprint', printed);
  }, [orders]);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4 print:block print:max-w-none">
      <DeskTitle title={t('papers.title')} />
      <style>{`:root{--dhaka:${patternUrl(pattern)}}${paper}`}</style>
      <header className="grid gap-2 print:hidden">
        <h1 className="page-head">{t('papers.title')}</h1>
        <p className="text-soft">{t(orders.length > 0 ? 'papers.hint' : 'papers.none')}</p>
        <div className="flex flex-wrap gap-2">
          {orders.length > 0 && (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden size={18} />
              {t('papers.now')}
            </Button>
          )}
          <LocalLink
            className={buttonLook('quiet')}
            to={`/desk/orders?status=${orders[0]?.status ?? 'pending'}`}
          >
            {t('papers.back')}
          </LocalLink>
        </div>
      </header>
      {orders.length === 0 && <EmptyState title={t('papers.none')} hint={t('papers.hint')} />}
      <div className="grid gap-4 print:block">
        {orders.map((order) => (
          <div key={order._id} className="contents">
            <div data-page>
              <Slip order={order} />
            </div>
            {order.bill.number !== null && (
              <div data-page>
                <OwnBill order={order} shop={{ name: shopNameIn(language, profile), sealed }} />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function OwnBill({ order, shop }: { order: SellerOrder; shop: BillShop }) {
  const { language } = useLanguage();
  const text = billText(order, shop, language, billWords[language]);
  return <BillSheet text={text} seal={text.seal && <PaySeal text={text.seal} />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ScreenError error={error} />;
}
