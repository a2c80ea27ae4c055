import { sellerLedger } from '@haat/contract/orders/ledger/calls';
import type { LedgerEntry } from '@haat/contract/orders/ledger/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { momentText } from '@haat/web/platform/i18n/moment-text.ts';
import { EmptyState } from '@haat/web/ui/empty-state.tsx';
import { MoreButton } from '@haat/web/ui/more-button.tsx';

/** Every entry of the book, newest first: whose money went where. */
export function EntryList({ page }: { page: { entries: LedgerEntry[]; next: string | null } }) {
  const { t } = useLanguage();
  const list = useMore({ rows: page.entries, next: page.next }, async (after) => {
    const { entries: rows, next } = await call(sellerLedger, { after, size: 30 });
    return { rows, next };
  });
  if (list.rows.length === 0) return <EmptyState title={t('money.none')} hint={t('money.noneHint')} />;
  return (
    <>
      <ol className="grid gap-2">
        {list.rows.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
      <MoreButton list={list} words={t('money.more')} />
    </>
  );
}

function Entry({ entry: { kind, createdAt, order, note, lines } }: { entry: LedgerEntry }) {
  const { t, language, rupees } = useLanguage();
  return (
    <li className="desk-row grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{t(`money.kind.${kind}`)}</b>
        <time dateTime={createdAt} className="text-xs text-soft">
          {momentText(createdAt, language)}
        </time>
      </p>
      {order && (
        <LocalLink
          className="tap inline-flex items-center justify-self-start text-sm underline"
          to={`/desk/orders/${order._id}`}
        >
          {order.number}
        </LocalLink>
      )}
      {note && <p className="text-sm wrap-anywhere text-soft">{note}</p>}
      <ul className="grid text-sm">
        {lines
          .filter(({ owner }) => owner !== 'shopper')
          .map(({ holder, owner, amount }) => (
            <li key={holder + owner} className="flex justify-between gap-3">
              <span className="text-soft">
                {t(`money.line.${owner}`)}, {t(`money.holder.${holder}`)}
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
