import { useState } from 'react';
import Printer from 'lucide-react/icons/printer';
import { billWords } from '@haat/contract/orders/bill-words';
import type { Route } from './+types/bill';
import { Breadcrumb } from '../layout/breadcrumb.tsx';
import { useFrame, useShopName } from '../features/tenant/frame.ts';
import { MoreMessages, ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { pageContext } from '@haat/web/platform/api/page.ts';
import type { PageHandle } from '@haat/web/platform/api/page.ts';
import { personalPage, useOwn } from '@haat/web/platform/session/personal.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { noIndex } from '@haat/web/platform/seo/no-index.ts';
import { screenWords } from '../messages/words.ts';
import { Button, buttonLook } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { BillPaper } from '@haat/web/ui/bill-paper.tsx';
import { Stall } from '@haat/web/ui/stall.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';

const Bill = island(async () => (await import('../features/orders/bill.tsx')).Bill, {
  when: 'shown',
  waiting: <WaitingPaper />,
});
const KeepBill = island(async () => (await import('../features/orders/keep-bill.tsx')).KeepBill, {
  when: 'shown',
});

export const handle = { cache: 'public' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(pageContext);
  return { words: { ...billWords[language], ...screenWords(language, 'bill') } };
}

export const clientLoader = ({ params, ...page }: Route.ClientLoaderArgs) =>
  personalPage(page, async (signal) => {
    KeepBill.preload();
    const { fetchOrder } = await import('../features/orders/order-calls.ts');
    // Both at once, and none shown without the other: who prints at once would get an empty sheet.
    const [order] = await Promise.all([fetchOrder(params.orderId, signal), Bill.ready()]);
    return order;
  });
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndex(loaderData?.words['bill.title'], matches);

/** Paper holds the bill and nothing of the shop around it, dark on white whatever the screen is. */
const paper = `@page{size:A4;margin:15mm}
@media print{
:root,:root.dark{color-scheme:light;--page:255 255 255;--surface:255 255 255;--sunken:245 245 245;--line:200 200 200;--ink:0 0 0;--soft:70 70 70;--good:0 0 0;--bad:150 0 0}
body *:not(:has([data-paper])):not([data-paper]):not([data-paper] *){display:none!important}
main{padding:0!important;min-height:0!important}
}`;

export default function BillScreen({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <MoreMessages words={words}>
      <style>{paper}</style>
      <Breadcrumb trail={[{ title: words['bill.title'] }]} />
      <div className="frame max-w-4xl py-6 print:max-w-none print:p-0">
        <OwnBill {...loaderData} />
      </div>
    </MoreMessages>
  );
}

function OwnBill(data: Route.ComponentProps['loaderData']) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const shop = { name: useShopName(), sealed: useFrame().settings.promises.pay };
  const { own, retry } = useOwn(data);
  const [problem, setProblem] = useState('');
  const title = data.words['bill.title'];
  if (own.state === 'loading') return <Waiting title={title} />;
  if (own.state === 'failed')
    return (
      <div className="grid grid-cols-1 gap-4">
        <h1 className="page-head">{title}</h1>
        <Failed text={problemText(own.error)} again={t('error.again')} onAgain={retry} />
      </div>
    );
  if (!own.data)
    return (
      <div role="alert" className="grid justify-items-center gap-4 text-center text-balance">
        <h1 className="page-head">{t('bill.missing')}</h1>
        <p className="text-soft">{t('bill.missingHint')}</p>
        <Stall />
        <div className="flex flex-wrap justify-center gap-2">
          <ToOrders kind="primary" />
          <ShopLink className={buttonLook('quiet', 's')} to="/products">
            {t('products.browse')}
          </ShopLink>
        </div>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap justify-between gap-2">
        <ToOrders />
        <div className="flex flex-wrap gap-2">
          <Button size="s" kind="quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            {t('bill.print')}
          </Button>
          <KeepBill order={own.data} onProblem={setProblem} />
        </div>
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {problem}
      </p>
      <div data-paper>
        <Bill order={own.data} shop={shop} words={data.words} />
      </div>
    </div>
  );
}

function ToOrders({ kind = 'quiet' }: { kind?: 'primary' | 'quiet' }) {
  const { t } = useLanguage();
  return (
    <ShopLink className={buttonLook(kind, 's')} to="/user-profile">
      {t('bill.back')}
    </ShopLink>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap justify-between gap-2">
        <ToOrders />
        <Skeleton className="min-h-11 w-60 md:pointer-fine:min-h-9" />
      </div>
      <WaitingPaper title={title} />
    </div>
  );
}

function WaitingPaper({ title }: { title?: string }) {
  const { t } = useLanguage();
  return (
    <BillPaper>
      {title && <h1 className="page-head">{title}</h1>}
      <div role="status" aria-label={t('bill.loading')}>
        <Skeleton className="h-[calc(100dvh-6rem)]" />
      </div>
    </BillPaper>
  );
}
