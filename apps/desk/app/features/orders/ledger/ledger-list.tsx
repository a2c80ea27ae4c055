import ChevronRight from 'lucide-react/icons/chevron-right';
import { shopNameIn } from '@haat/contract/core/language';
import type { Answer } from '@haat/contract/core/endpoint';
import { vendorLedgers } from '@haat/contract/orders/ledger/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import type { Page } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { keptHere } from '@haat/web/platform/navigation/kept-here.ts';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';
import { FindSeller, NoSeller } from '../../account/sellers/find-seller.tsx';

type Ledgers = Answer<typeof vendorLedgers>;

interface LedgerListProps {
  /** The part of a name that was looked for. */
  q: string;
  page: Ledgers;
}

const rowsOf = ({ ledgers }: Ledgers) => ledgers.map((each) => ({ _id: each.vendor._id, ...each }));
const useKept = keptHere<Page<ReturnType<typeof rowsOf>[number]>>();

/** How the shop stands with each of its sellers, by name. */
export function LedgerList({ q, page }: LedgerListProps) {
  const { t, language, rupees } = useLanguage();
  const list = useMore(page, rowsOf, (after) => call(vendorLedgers, { ...(q && { q }), after }), {
    kept: useKept(),
  });
  const none = (
    <NoSeller q={q}>
      <LocalLink className={buttonLook('quiet')} to="/desk/shop/sellers">
        {t('nav.sellers')}
      </LocalLink>
    </NoSeller>
  );
  return (
    <>
      <FindSeller path="/desk/shop/money" q={q} hasMore={page.next !== null} />
      <MoreList list={list} none={none} words={t('products.more')}>
        {({ vendor, standing }) => (
          <li key={vendor._id}>
            <LocalLink
              to={`/desk/shop/money/${vendor._id}`}
              className="flex items-center justify-between gap-3 desk-row hover:bg-sunken"
            >
              <span className="grid min-w-0 gap-1 text-sm">
                <b>{shopNameIn(language, vendor)}</b>
                {(['withCourier', 'owedToSeller', 'owedToShop'] as const).map((part) => (
                  <span key={part} className="text-soft">
                    {t(`shopMoney.${part}`)}: <span className="tabular-nums">{rupees(standing[part])}</span>
                  </span>
                ))}
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-soft" />
            </LocalLink>
          </li>
        )}
      </MoreList>
    </>
  );
}
