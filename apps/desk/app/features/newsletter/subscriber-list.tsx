import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { getSubscribersCsv, listSubscribers } from '@haat/contract/newsletter/calls';
import type { Subscriber } from '@haat/contract/newsletter/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { LocalLink } from '@haat/web/platform/i18n/local-link.tsx';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { MoreList } from '@haat/web/ui/list/more-list.tsx';
import { useSaveTable } from '@haat/web/platform/api/use-save-table.ts';
import { SaveTableButton } from '@haat/web/ui/save-table-button.tsx';

interface SubscriberListProps {
  page: { subscribers: Subscriber[]; next: string | null };
}

export function SubscriberList({ page }: SubscriberListProps) {
  const { t, language } = useLanguage();
  const table = useSaveTable('haat-newsletter', () => call(getSubscribersCsv, {}));
  const list = useMore(
    page,
    ({ subscribers }) => subscribers,
    (after) => call(listSubscribers, { after, size: 50 }),
  );
  const none = (
    <EmptyState title={t('readers.none')} hint={t('readers.noneHint')}>
      <LocalLink className={buttonLook('quiet')} to="/desk/shop/choices">
        {t('nav.choices')}
      </LocalLink>
    </EmptyState>
  );
  return (
    <>
      {list.rows.length > 0 && (
        <SaveTableButton {...table} words={t(table.busy ? 'money.fileBusy' : 'money.file')} />
      )}
      <MoreList list={list} none={none} words={t('audit.more')}>
        {({ _id, email, confirmedAt }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-3 desk-row text-sm">
            <span className="wrap-anywhere">{email}</span>
            <time dateTime={confirmedAt} className="text-xs text-soft">
              {bothDatesText(confirmedAt, language)}
            </time>
          </li>
        )}
      </MoreList>
    </>
  );
}
