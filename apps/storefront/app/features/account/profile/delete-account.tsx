import { useState } from 'react';
import type { OwnAccount } from '@haat/contract/account/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { Panel } from './panel.tsx';

const DeleteDialog = island(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog, {
  when: 'shown',
});

/** The way out: what goes and what stays is said before anything is asked. */
export function DeleteAccount({ me }: { me: OwnAccount }) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={t('delete.title')} text={t('delete.text')}>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        <li>{t('delete.goes')}</li>
        <li>{t('delete.stays')}</li>
        <li>{t('delete.here')}</li>
      </ul>
      <Button
        kind="danger"
        className="justify-self-start max-sm:w-full"
        onPointerEnter={DeleteDialog.preload}
        onClick={() => setAsking(true)}
      >
        {t('delete.open')}
      </Button>
      {asking && <DeleteDialog me={me} onCancel={() => setAsking(false)} />}
    </Panel>
  );
}
