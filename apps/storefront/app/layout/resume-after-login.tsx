import { useEffect, useRef } from 'react';
import { takeIntent } from '@haat/web/platform/session/intent.ts';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { showToast } from '@haat/web/platform/toast/toast.ts';
import { choiceFrom, readCart } from '../features/cart/reading.ts';
import type { CartItem } from '../features/cart/rules.ts';
import { useCartActions } from '../features/cart/use-cart.ts';
import type { NoticeRequest } from '../features/stock/use-notice.ts';
import { useNotice } from '../features/stock/use-notice.ts';
import { subjectIn } from '../features/inquiry/subject.ts';
import { useInquiry } from '../features/inquiry/use-inquiry.tsx';
import { useWishing } from '../features/wishlist/use-wish.ts';
import { cardToast } from '../features/cart/add/cart-item.ts';

// Milliseconds.
const noticeToast = 4_000;

/**
 * Does for a shopper who has logged in what they wanted as a guest: puts a product into the wishlist, or one they
 * buy into the cart, has them told when it is back in stock, or opens the talk with its seller. So does a talk whose price is
 * agreed bring its product to the cart. Taken from the tab's storage first, so it happens once.
 */
export function ResumeAfterLogin({ here }: { here: string }) {
  const wishing = useWishing(cardToast);
  const cart = useCartActions();
  const notice = useNotice();
  const { ask: open, inquiryDialog } = useInquiry();
  const { t } = useLanguage();
  const tellOf = async (awaited: NoticeRequest) => {
    if (await notice(awaited, true))
      void showToast(t('notice.done'), { kind: 'success', duration: noticeToast });
  };
  const act = useRef({ wishing, cart, tellOf, open });
  useEffect(() => {
    act.current = { wishing, cart, tellOf, open };
  });
  useEffect(() => {
    const { wish, buy, agreed, notice, ask } = partsOf(takeIntent(here));
    if (typeof wish === 'string') void act.current.wishing(wish, true);
    const awaited = awaitedIn(notice);
    if (awaited) void act.current.tellOf(awaited);
    const subject = subjectIn(ask);
    if (subject) act.current.open(subject);
    const item = itemIn(buy);
    if (item) act.current.cart.buy(item);
    const bargain = itemIn(agreed);
    if (bargain) act.current.cart.putIn(bargain);
  }, [here]);
  return inquiryDialog;
}

function itemIn(value: unknown): CartItem | null {
  const [line] = readCart([{ ...partsOf(value), quantity: 1 }]).lines;
  if (!line) return null;
  const { quantity: _one, ...item } = line;
  return item;
}

function awaitedIn(value: unknown): NoticeRequest | null {
  const { productId, variant } = partsOf(value);
  return typeof productId === 'string' ? { productId, ...choiceFrom(variant) } : null;
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
