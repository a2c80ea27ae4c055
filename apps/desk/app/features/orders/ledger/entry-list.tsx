import type { Ledger, LedgerEntry } from '@haat/contract/orders/ledger/schemas';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';
import type { Side } from './side.ts';

interface EntryListProps {
  page: Pick<Ledger, 'entries' | 'next'>;
  side: Side;
  /** Those that come after one. */
  more: (after: string) => Promise<EntryListProps['page']>;
}

/** Every entry of the book, newest first: whose money went where. */
export function EntryList({ page, side, more }: EntryListProps) {
  const { t } = useLanguage();
  const list = useMore(page, ({ entries }) => entries, more);
  return (
    <MoreList
      list={list}
      none={<EmptyState title={t(`${side}.none`)} hint={t(`${side}.noneHint`)} />}
      words={t('money.more')}
    >
      {(entry) => <Entry key={entry._id} entry={entry} side={side} />}
    </MoreList>
  );
}

function Entry({ entry, side }: { entry: LedgerEntry; side: Side }) {
  const { kind, createdAt, order, note, who, lines } = entry;
  const { t, language, rupees } = useLanguage();
  return (
    <li className="desk-row grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{t(`${side}.kind.${kind}`)}</b>
        <time dateTime={createdAt} className="text-xs text-soft">
          {momentText(createdAt, language)}
        </time>
      </p>
      {order && side === 'shopMoney' && <p className="text-sm">{order.number}</p>}
      {order && side === 'money' && (
        <LocalLink
          className="tap inline-flex items-center justify-self-start text-sm underline"
          to={`/desk/orders/${order._id}`}
        >
          {order.number}
        </LocalLink>
      )}
      {who && <p className="text-sm wrap-anywhere text-soft">{t('money.by', { name: who })}</p>}
      {note && <p className="text-sm wrap-anywhere text-soft">{note}</p>}
      <ul className="grid text-sm">
        {lines
          .filter(({ owner }) => owner !== 'shopper')
          .map(({ holder, owner, amount }) => (
            <li key={holder + owner} className="flex justify-between gap-3">
              <span className="text-soft">
                {t(`${side}.line.${owner}`)}, {t(`${side}.holder.${holder}`)}
              </span>
              <span className="tabular-nums">
                {amount > 0 ? '+' : '−'} {rupees(Math.abs(amount))}
              </span>
            </li>
          ))}
      </ul>
    </li>
  );
}
