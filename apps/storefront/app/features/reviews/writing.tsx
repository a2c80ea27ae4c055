import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Review } from '@haat/contract/reviews/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { clearSession, sessionToken } from '@haat/web/platform/session/session.ts';
import { useLoginFirst } from '@haat/web/platform/session/use-login-first.ts';
import { Button } from '@haat/web/ui/button.tsx';
import { island } from '@haat/web/platform/hydration/island.tsx';
import { reviewsHash, writingHash } from './review-places.ts';

const ReviewDialog = island(async () => (await import('./review-dialog.tsx')).ReviewDialog, {
  when: 'shown',
});
const DeleteDialog = island(async () => (await import('./delete-dialog.tsx')).DeleteDialog, {
  when: 'shown',
});

interface WritingProps {
  productId: string;
  slug: string;
  /** The shopper's own review; null where there is none, undefined while that is not known. */
  own: Review | null | undefined;
  first: boolean;
  /** Hears what the own review is now; null when it was deleted. */
  onChanged: (own: Review | null) => void;
}

/** The way to write a review, or to change or delete the own one. A guest logs in first (spec §6). */
export function Writing({ productId, slug, own, first, onChanged }: WritingProps) {
  const { t } = useLanguage();
  const loginFirst = useLoginFirst();
  const [open, setOpen] = useState<'form' | 'delete' | null>(null);
  const next = `/product/${encodeURIComponent(slug)}${writingHash}`;
  useAskedByAddress(useCallback(() => setOpen('form'), []));

  const close = () => setOpen(null);
  const loggedOut = useCallback(() => {
    setOpen(null);
    clearSession();
    loginFirst({ next });
  }, [loginFirst, next]);
  const changed = (review: Review | null) => {
    close();
    onChanged(review);
  };
  const write = own ? t('reviews.edit') : t(first ? 'reviews.writeFirst' : 'reviews.write');
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          kind={own ? 'quiet' : 'primary'}
          onPointerEnter={ReviewDialog.preload}
          onFocus={ReviewDialog.preload}
          onClick={() => loginFirst({ next }) && setOpen('form')}
        >
          <PenLine aria-hidden className="size-4.5" />
          {write}
        </Button>
        {own && (
          <Button kind="danger" onClick={() => setOpen('delete')}>
            <Trash2 aria-hidden className="size-4.5" />
            {t('reviews.delete')}
          </Button>
        )}
      </div>
      {open === 'form' && (
        <ReviewDialog
          productId={productId}
          editing={Boolean(own)}
          onClose={close}
          onSent={changed}
          onLoggedOut={loggedOut}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog
          productId={productId}
          onClose={close}
          onDeleted={() => changed(null)}
          onLoggedOut={loggedOut}
        />
      )}
    </>
  );
}

/** Calls when the address asks for the form, as it does after the login, and takes that out of the address. */
function useAskedByAddress(onAsked: () => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== writingHash) return;
    // Loaded anew or gone back to, the page does not open the form again.
    void navigate({ search, hash: reviewsHash }, { replace: true });
    if (sessionToken() !== null) onAsked();
  }, [hash, search, navigate, onAsked]);
}
