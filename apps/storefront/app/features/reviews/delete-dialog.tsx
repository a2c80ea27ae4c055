import { useState } from 'react';
import { deleteReview } from '@haat/contract/reviews/calls';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { fetchReviewWords } from '../../messages/review-words.ts';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';

interface DeleteDialogProps {
  productId: string;
  onClose: () => void;
  onDeleted: () => void;
  onLoggedOut: () => void;
}

/** Asks before the own review is deleted. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const { query, retry } = useQuery(language, () => fetchReviewWords(language));
  return (
    <Dialog title={t('reviews.delete')} closeLabel={t('close')} onClose={props.onClose}>
      {query.state === 'ready' && (
        <MoreMessages words={query.data}>
          <Question {...props} />
        </MoreMessages>
      )}
      {query.state === 'loading' && (
        <div className="grid gap-4 p-4" aria-busy="true">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-11 w-40 justify-self-end" />
        </div>
      )}
      {query.state === 'failed' && (
        <Failed
          text={problemText(query.error)}
          again={t('error.again')}
          onAgain={retry}
          className="justify-items-start p-4"
        />
      )}
    </Dialog>
  );
}

function Question({ productId, onClose, onDeleted, onLoggedOut }: DeleteDialogProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await call(deleteReview, { productId });
      // The server speaks English; a page in another language says the same in its own words.
      const said = language === 'en-US' ? message : t('review.deleted');
      void showToast(said, { kind: 'success', duration: 4_000 });
      onDeleted();
    } catch (error) {
      setBusy(false);
      if (error instanceof CallError && error.code === 'login-required') return onLoggedOut();
      void showToast(problemText(error), { kind: 'error', duration: 4_000 });
    }
  };
  return (
    <div className="grid gap-4 p-4">
      <p>{t('review.delete.sure')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" onClick={onClose}>
          {t('review.delete.no')}
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void remove()}>
          {t('review.delete.yes')}
        </Button>
      </div>
    </div>
  );
}
