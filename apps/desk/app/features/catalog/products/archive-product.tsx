import { useState } from 'react';
import { deleteProduct } from '@haat/contract/catalog/selling/calls';
import { call } from '@haat/web/platform/api/call.ts';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';

export function ArchiveProduct({ productId, onArchived }: { productId: string; onArchived: () => void }) {
  const { t } = useLanguage();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setBusy(true);
    try {
      await call(deleteProduct, { id: productId });
      onArchived();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="plain" size="s" className="justify-self-start text-bad" onClick={() => setAsking(true)}>
        {t('product.takeOut')}
      </Button>
      {asking && (
        <Dialog title={t('product.takeOut')} closeLabel={t('desk.close')} onClose={() => setAsking(false)}>
          <div className="grid gap-4 p-4">
            <p>{t('product.takeOutText')}</p>
            <p role="alert" className="text-sm text-bad empty:hidden">
              {problem}
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button kind="quiet" onClick={() => setAsking(false)}>
                {t('product.takeOutNo')}
              </Button>
              <Button kind="danger" busy={busy} onClick={() => void remove()}>
                {t('product.takeOutYes')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
