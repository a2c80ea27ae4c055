import { useEffect } from 'react';
import { getOwnReview } from '@haat/contract/reviews/calls';
import type { Review } from '@haat/contract/reviews/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { MoreMessages, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { fetchReviewWords } from '../../messages/review-words.ts';
import { useUser } from '@haat/web/platform/session/session.ts';
import { useQuery } from '@haat/web/platform/api/use-query.ts';
import { Failed } from '@haat/web/ui/failed.tsx';
import { Dialog } from '@haat/web/ui/dialog/dialog.tsx';
import { Skeleton } from '@haat/web/ui/skeleton.tsx';
import { ReviewForm } from './review-form.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

interface ReviewDialogProps {
  productId: string;
  /** The shopper is known to have a review of the product. */
  editing: boolean;
  onClose: () => void;
  onSent: (review: Review) => void;
  onLoggedOut: () => void;
}

/** The dialog 'Write Your Review' (spec §2), filled with the shopper's own review where there is one. */
export function ReviewDialog({ productId, editing, onClose, onSent, onLoggedOut }: ReviewDialogProps) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const user = useUser();
  const { query, retry } = useQuery(productId, async (signal) => {
    RichTextEditor.preload();
    // Without knowing what is there already a new review would take its place, photos and all.
    const asked = call(getOwnReview, { productId }, { signal });
    const [{ review: own }, words] = await Promise.all([asked, fetchReviewWords(language)]);
    return { own, words };
  });
  const loggedOut =
    query.state === 'failed' && query.error instanceof CallError && query.error.code === 'login-required';
  useEffect(() => {
    if (loggedOut) onLoggedOut();
  }, [loggedOut, onLoggedOut]);
  return (
    <Dialog
      title={t(editing ? 'reviews.edit' : 'reviews.form')}
      closeLabel={t('close')}
      onClose={onClose}
      width="40rem"
    >
      {query.state === 'ready' && (
        <MoreMessages words={query.data.words}>
          <ReviewForm
            productId={productId}
            userId={user?._id ?? ''}
            own={query.data.own}
            onSent={onSent}
            onLoggedOut={onLoggedOut}
          />
        </MoreMessages>
      )}
      {query.state === 'loading' && <Loading />}
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

const Loading = () => (
  <div className="grid gap-5 p-4" aria-busy="true">
    <Skeleton className="h-16 w-60" />
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-32 w-full" />
    <Skeleton className="h-11 w-full" />
  </div>
);
