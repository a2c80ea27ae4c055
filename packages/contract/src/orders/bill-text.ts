import { fill } from '../core/text/fill.ts';
import { choiceText } from '../catalog/choice.ts';
import { bothDatesText } from '../core/time/both-dates.ts';
import { localized, titleIn } from '../core/language.ts';
import type { Language } from '../core/language.ts';
import { digits, rupeesText } from '../core/money.ts';
import { placeOfSeller } from '../vendors/place.ts';
import type { BillWords } from './bill-words.ts';
import type { Order } from './schemas.ts';
import { orderNumber } from './order-number.ts';
import { isEnded } from './rules.ts';

interface Fact {
  name: string;
  value: string;
}

interface Party {
  title: string;
  name: string;
  lines: string[];
}

/** What a bill needs to know of the shop; all else comes with the order. */
export interface BillShop {
  name: string;
  /** It promises that nothing is paid before the goods have come. */
  sealed: boolean;
}

/** A bill in words, as it stands on the screen and on paper. */
export interface BillText {
  title: string;
  /** Under the title: that it is no bill yet; null where it is one. */
  open: string | null;
  /** Under the title: that nothing is to be paid; null where something is. */
  nothingToPay: string | null;
  facts: Fact[];
  seller: Party & { through: string };
  buyer: Party;
  columns: { title: string; quantity: string; price: string; amount: string };
  lines: { title: string; choice: string; quantity: string; price: string; amount: string }[];
  sums: Fact[];
  total: Fact;
  /** What of the total is VAT; empty where the seller is not registered for it, which `noVat` says. */
  vat: Fact[];
  noVat: string | null;
  payment: string | null;
  /** What stands beside the seal of a shop that is paid at the door; null where nothing is to be paid. */
  seal: string | null;
}

/**
 * One vendor's order as a bill: who sold what to whom, and what VAT the total contains (13/113 of it, where the vendor
 * was registered). Before the vendor confirmed the order it is no bill yet, and says so.
 */
export function billText(
  order: Order,
  { name: shop, sealed }: BillShop,
  language: Language,
  words: BillWords,
): BillText {
  const { bill, vendor, address, status, returnedAt, total } = order;
  const t = (key: keyof BillWords, values: Record<string, string> = {}) =>
    fill(words[key], (name) => values[name]);
  const rupees = (amount: number) => rupeesText(amount, language);
  const fact = (key: keyof BillWords, value: string): Fact => ({ name: t(key), value });
  const registered = bill.vat !== null;
  const isOpen = bill.number === null;
  const isCancelled = status === 'cancelled';
  const isOff = isCancelled || returnedAt !== null;
  const { name, nameNe, pan } = bill.seller;
  const seller = localized(language, name, nameNe);
  return {
    title: t(isOpen ? 'bill.titleOpen' : registered ? 'bill.titleVat' : 'bill.title'),
    open: isOpen && !isCancelled ? t('bill.open') : null,
    nothingToPay: isOff ? t(isCancelled ? 'bill.cancelled' : 'bill.returned') : null,
    facts: [
      ...(bill.number === null ? [] : [fact('bill.number', digits(bill.number, language))]),
      fact('bill.order', orderNumber(order._id)),
      fact('bill.ordered', bothDatesText(order.createdAt, language)),
      ...(bill.issuedAt === null ? [] : [fact('bill.issued', bothDatesText(bill.issuedAt, language))]),
    ],
    seller: {
      title: t('bill.seller'),
      name: seller,
      lines: [
        placeOfSeller(language, vendor),
        pan === null ? '' : t(registered ? 'bill.vatNumber' : 'bill.pan', { pan: digits(pan, language) }),
      ].filter((line) => line !== ''),
      through: t('bill.through', { shop }),
    },
    buyer: {
      title: t('bill.buyer'),
      name: address.fullName,
      lines: [
        localized(language, address.fulladdress, address.fulladdressNe),
        digits(address.phone, language),
      ],
    },
    columns: {
      title: t('bill.item'),
      quantity: t('bill.quantity'),
      price: t('bill.price'),
      amount: t('bill.amount'),
    },
    lines: order.items.map((line) => ({
      title: titleIn(language, line),
      choice: [
        choiceText(language, line.variant),
        line.listPrice === null ? '' : t('bill.agreed', { price: rupees(line.listPrice) }),
      ]
        .filter((part) => part !== '')
        .join(' · '),
      quantity: digits(line.quantity, language),
      price: rupees(line.price),
      amount: rupees(line.price * line.quantity),
    })),
    sums: [
      fact('bill.subtotal', rupees(order.subtotal)),
      fact('bill.delivery', order.deliveryFee === 0 ? t('bill.free') : rupees(order.deliveryFee)),
    ],
    total: fact('bill.total', rupees(total)),
    vat:
      bill.vat === null
        ? []
        : [fact('bill.taxable', rupees(total - bill.vat)), fact('bill.vat', rupees(bill.vat))],
    noVat: registered ? null : t('bill.noVat'),
    seal: isEnded(order) || !sealed ? null : t('bill.seal'),
    payment: isOff
      ? null
      : t(status === 'delivered' ? 'bill.paid' : 'bill.payment', { total: rupees(total), seller }),
  };
}

/** What a bill is called as a file: `bill-2083-84-12.pdf`; an order that has no number yet is called by its own. */
export const billFileName = ({ _id, bill: { number } }: Pick<Order, '_id' | 'bill'>): string =>
  `${number === null ? `order-${orderNumber(_id)}` : `bill-${number}`}.pdf`
    .replace('#', '')
    .replaceAll('/', '-');
