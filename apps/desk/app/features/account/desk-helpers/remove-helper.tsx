import type { Helper } from '@haat/contract/account/desk-helpers/schemas';
import { call } from '@haat/web/platform/api/call.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { ConfirmButton } from '../../tenant/confirm-button.tsx';
import { deskCalls } from './desk-calls.ts';
import type { Desk } from './desk-calls.ts';

interface RemoveHelperProps {
  desk: Desk;
  helper: Helper;
  onRemoved: () => void;
}

export function RemoveHelper({ desk, helper, onRemoved }: RemoveHelperProps) {
  const { t } = useLanguage();
  return (
    <ConfirmButton
      words={t('helpers.remove')}
      title={t('helpers.removeTitle', { name: helper.name ?? helper.email })}
      text={t(helper.state === 'joined' ? 'helpers.removeText' : 'helpers.takeBackText')}
      onConfirm={() => call(deskCalls[desk].remove, { helperId: helper._id }).then(onRemoved)}
      danger
    />
  );
}
