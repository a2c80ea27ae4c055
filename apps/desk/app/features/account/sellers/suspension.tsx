import { useState } from 'react';
import type { ListedSeller } from '@haat/contract/account/sellers/schemas';
import { resumeSeller, suspendSeller } from '@haat/contract/catalog/owning/suspension/calls';
import { shopNameIn } from '@haat/contract/core/language';
import { call } from '@haat/web/platform/api/call.ts';
import { useAction } from '@haat/web/platform/api/use-action.ts';
import { textIn } from '@haat/web/platform/forms/form-text.ts';
import { useForm } from '@haat/web/platform/forms/use-form.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { TextField } from '@haat/web/ui/form/field.tsx';
import { Submit } from '@haat/web/ui/form/submit.tsx';

interface SuspensionProps {
  seller: ListedSeller;
  onChanged: () => void;
}

export function Suspension({ seller, onChanged }: SuspensionProps) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  const {
    busy,
    problem,
    run: resume,
  } = useAction(() => call(resumeSeller, { vendorId: seller._id }).finally(onChanged));
  return (
    <>
      {seller.suspended === null ? (
        <Button kind="plain" size="s" className="text-bad" onClick={() => setAsking(true)}>
          {t('sellers.suspend')}
        </Button>
      ) : (
        <Button kind="quiet" size="s" busy={busy} onClick={resume}>
          {t('sellers.resume')}
        </Button>
      )}
      <p role="alert" className="w-full text-sm text-bad empty:hidden">
        {problem}
      </p>
      {asking && (
        <SuspendDialog
          seller={seller}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface SuspendDialogProps {
  seller: ListedSeller;
  onDone: () => void;
  onClose: () => void;
}

function SuspendDialog({ seller, onDone, onClose }: SuspendDialogProps) {
  const { t, language } = useLanguage();
  const { props, wrong, problem, busy } = useForm<'reason', { reason: string }>({
    read: (form) => ({ reason: textIn(form, 'reason').trim() }),
    judge: ({ reason }) =>
      reason.length < 3 ? { wrong: { reason: t('sellers.reasonNeeded') }, problem: '' } : null,
    async send({ reason }) {
      await call(suspendSeller, { vendorId: seller._id, reason });
      onDone();
    },
  });
  return (
    <Dialog
      title={t('sellers.suspendTitle', { name: shopNameIn(language, seller) })}
      closeLabel={t('desk.close')}
      onClose={onClose}
    >
      <form {...props} className="grid gap-4 p-4">
        <p>{t('sellers.suspendText')}</p>
        <TextField name="reason" label={t('sellers.reason')} maxLength={300} wrong={wrong.reason} />
        <Submit problem={problem} kind="danger" busy={busy} className="justify-self-end">
          {t('sellers.suspend')}
        </Submit>
      </form>
    </Dialog>
  );
}
