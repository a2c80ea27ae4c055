import { billText } from '@haat/contract/orders/bill-text';
import type { BillShop } from '@haat/contract/orders/bill-text';
import type { BillWords } from '@haat/contract/orders/bill-words';
import type { Order } from '@haat/contract/orders/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { BillSheet } from '@haat/web/ui/bill-sheet.tsx';
import { PaySeal } from '@haat/web/ui/pay-seal.tsx';

interface BillProps {
  order: Order;
  shop: BillShop;
  words: BillWords;
}

/** One vendor's order as a bill, for screen and paper. */
export function Bill({ order, shop, words }: BillProps) {
  const text = billText(order, shop, useLanguage().language, words);
  return <BillSheet text={text} titleAs="h1" seal={text.seal && <PaySeal text={text.seal} />} />;
}
