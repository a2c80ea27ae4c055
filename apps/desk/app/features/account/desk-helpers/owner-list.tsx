import { removeOwner } from '@haat/contract/account/desk-helpers/calls';
import type { Owner } from '@haat/contract/account/desk-helpers/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useOwner } from '../seller.ts';
import { ConfirmButton } from '../../tenant/confirm-button.tsx';

/** Who runs the shop. Each may go or be removed, but for the last one. */
export function OwnerList({ owners, onChanged }: { owners: Owner[]; onChanged: () => void }) {
  const { t } = useLanguage();
  const me = useOwner();
  return (
    <ul className="grid gap-2">
      {owners.map(({ _id, name, email }) => (
        <li key={_id} className="desk-row grid gap-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm wrap-anywhere text-soft">{email}</p>
          {owners.length === 1 ? (
            <p className="text-sm">{t('owners.last')}</p>
          ) : (
            <div className="-ms-3">
              <ConfirmButton
                words={t(_id === me._id ? 'owners.leave' : 'helpers.remove')}
                title={t('helpers.removeTitle', { name })}
                text={t(_id === me._id ? 'owners.leaveText' : 'helpers.removeText')}
                onConfirm={() => call(removeOwner, { ownerId: _id }).then(onChanged)}
                danger
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
