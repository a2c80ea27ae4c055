import Heart from 'lucide-react/icons/heart';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Scale from 'lucide-react/icons/scale';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import type { Card } from '../../catalog/card/card.ts';
import { useCompare } from '../../compare/use-compare.ts';
import { subjectOf } from '../../inquiry/subject.ts';
import { useInquiry } from '../../inquiry/use-inquiry.tsx';
import { useWish } from '../../wishlist/use-wish.ts';
import { Button } from '@haat/web/ui/button.tsx';

/** Milliseconds: of what a guest is told, and of what becomes of the compare list (spec §9). */
const loginToast = 4000;
const compareToast = 1000;

/**
 * For who does not buy yet: the wishlist, the comparison and the way to ask the seller, as a product's page and the
 * quick view offer them.
 */
export function KeepButtons({ card }: { card: Card }) {
  const { t } = useLanguage();
  const wish = useWish(card._id, loginToast);
  const compare = useCompare(compareToast);
  const { ask, preload, inquiryDialog } = useInquiry();
  return (
    <div className="-ms-3 flex flex-wrap gap-x-1">
      <Button kind="plain" size="s" onClick={wish.toggle}>
        <Heart aria-hidden className={`size-5 ${wish.listed ? 'fill-primary-ink text-primary-ink' : ''}`} />
        {wish.label}
      </Button>
      <Button kind="plain" size="s" onClick={() => compare(card)}>
        <Scale aria-hidden className="size-5" />
        {t('compare.add')}
      </Button>
      <Button
        kind="plain"
        size="s"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => ask(subjectOf(card))}
      >
        <MessageCircleQuestionMark aria-hidden className="size-5" />
        {t('product.ask')}
      </Button>
      {inquiryDialog}
    </div>
  );
}
