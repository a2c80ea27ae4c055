import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { listSellers } from '@haat/contract/account/sellers/calls';
import type { ListedSeller } from '@haat/contract/account/sellers/schemas';
import { localized, shopNameIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useMore } from '@haat/web/platform/api/use-more.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { MoreButton } from '@haat/web/ui/list/more-button.tsx';
import { FindSeller, NoSeller } from './find-seller.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import type { Invited } from './invite-dialog.tsx';
import { Suspension } from './suspension.tsx';

interface SellerListProps {
  /** The part of a name that was looked for. */
  q: string;
  page: { sellers: ListedSeller[]; next: string | null };
  /** Whether sellers are let in and suspended by who looks: helpers of the shop do neither. */
  mayManage: boolean;
  onChanged: () => void;
}

export function SellerList({ q, page, mayManage, onChanged }: SellerListProps) {
  const { t, language, digits, href } = useLanguage();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [sent, setSent] = useState('');
  const list = useMore(
    page,
    ({ sellers }) => sellers,
    (after) => call(listSellers, { ...(q && { q }), after }),
  );
  return (
    <>
      {mayManage && (
        <Button className="justify-self-start" onClick={() => setInvited({})}>
          <Plus size={18} aria-hidden />
          {t('sellers.invite')}
        </Button>
      )}
      <p role="status" className="text-good empty:hidden">
        {sent && t('sellers.sent', { email: sent })}
      </p>
      <FindSeller path="/desk/shop/sellers" q={q} hasMore={page.next !== null} />
      {list.rows.length === 0 ? (
        <NoSeller q={q} />
      ) : (
        <ul className="grid gap-2">
          {list.rows.map((seller) => (
            <li key={seller._id} className="grid gap-2 desk-row">
              <div>
                <a
                  href={href(`/shop/${seller.slug}`)}
                  target="_blank"
                  className="inline-flex min-h-11 items-center font-semibold hover:underline"
                >
                  {shopNameIn(language, seller)}
                </a>
                <p className="text-sm text-soft">
                  {[
                    localized(language, seller.city, seller.cityNe),
                    t('sellers.products', { n: digits(seller.products) }),
                  ]
                    .filter((each) => each !== '')
                    .join(' · ')}
                </p>
              </div>
              {seller.suspended !== null && (
                <p className="text-sm text-bad wrap-anywhere">
                  {t('sellers.suspended', { reason: seller.suspended })}
                </p>
              )}
              <ul className="grid gap-2">
                {seller.people.map((person) => (
                  <li key={person._id} className="flex flex-wrap items-center gap-x-3 text-sm">
                    <span className="min-w-0 grow">
                      {person.firstName} {person.lastName}
                      <span className="block truncate text-soft">{person.email}</span>
                      {!person.activated && <span className="block text-warn">{t('sellers.invited')}</span>}
                    </span>
                    {mayManage && !person.activated && (
                      <Button
                        kind="quiet"
                        size="s"
                        onClick={() => setInvited({ vendorId: seller._id, person })}
                      >
                        {t('sellers.again')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {mayManage && (
                <div className="flex flex-wrap gap-x-2">
                  <Button
                    kind="plain"
                    size="s"
                    className="-ms-3"
                    onClick={() => setInvited({ vendorId: seller._id })}
                  >
                    {t('sellers.another')}
                  </Button>
                  <Suspension seller={seller} onChanged={onChanged} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} words={t('products.more')} />
      {invited && (
        <InviteDialog
          invited={invited}
          onSent={(email) => {
            setSent(email);
            setInvited(null);
            onChanged();
          }}
          onClose={() => setInvited(null)}
        />
      )}
    </>
  );
}
