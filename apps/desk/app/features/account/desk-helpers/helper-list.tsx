import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { makeOwner } from '@haat/contract/account/desk-helpers/calls';
import type { Helper } from '@haat/contract/account/desk-helpers/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { EmptyState } from '@haat/web/ui/list/empty-state.tsx';
import { ConfirmButton } from '../../tenant/confirm-button.tsx';
import type { Desk } from './desk-calls.ts';
import { InviteHelper } from './invite-helper.tsx';
import { RemoveHelper } from './remove-helper.tsx';
import { MoneyAccess } from './money-access.tsx';

interface HelperListProps {
  desk: Desk;
  helpers: Helper[];
  onChanged: () => void;
}

export function HelperList({ desk, helpers, onChanged }: HelperListProps) {
  const { t } = useLanguage();
  const [invited, setInvited] = useState<Pick<Helper, 'email' | 'seesMoney'> | null>(null);
  const [sent, setSent] = useState('');
  return (
    <>
      <Button className="justify-self-start" onClick={() => setInvited({ email: '', seesMoney: false })}>
        <Plus size={18} aria-hidden />
        {t('helpers.invite')}
      </Button>
      <p role="status" className="text-good empty:hidden">
        {sent && t('sellers.sent', { email: sent })}
      </p>
      {helpers.length === 0 ? (
        <EmptyState title={t('helpers.none')} hint={t('helpers.noneHint')} />
      ) : (
        <ul className="grid gap-2">
          {helpers.map((helper) => (
            <li key={helper._id} className="desk-row grid gap-1">
              <p className="font-semibold wrap-anywhere">{helper.name ?? helper.email}</p>
              {helper.name !== null && <p className="text-sm wrap-anywhere text-soft">{helper.email}</p>}
              {helper.state !== 'joined' && (
                <p className="text-sm text-warn">
                  {t(helper.state === 'invited' ? 'sellers.invited' : 'helpers.ended')}
                </p>
              )}
              <MoneyAccess desk={desk} helper={helper} onChanged={onChanged} />
              <div className="-ms-3 flex flex-wrap gap-x-2">
                {helper.state !== 'joined' && (
                  <Button kind="plain" size="s" onClick={() => setInvited(helper)}>
                    {t('sellers.again')}
                  </Button>
                )}
                {desk === 'shop' && helper.state === 'joined' && (
                  <ConfirmButton
                    words={t('owners.make')}
                    title={t('owners.makeTitle', { name: helper.name ?? helper.email })}
                    text={t('owners.makeText')}
                    onConfirm={() => call(makeOwner, { helperId: helper._id }).then(onChanged)}
                  />
                )}
                <RemoveHelper desk={desk} helper={helper} onRemoved={onChanged} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {invited && (
        <InviteHelper
          desk={desk}
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
