import { fill } from '@haat/contract/core/text/fill';
import { choiceText } from '@haat/contract/catalog/choice';
import type { OrderedVariant } from '@haat/contract/catalog/product';
import { bothDatesText } from '@haat/contract/core/time/both-dates';
import { inLanguage, localized, shopNameIn } from '@haat/contract/core/language';
import type { Language } from '@haat/contract/core/language';
import { digits, rupeesText } from '@haat/contract/core/money';
import { orderNumber } from '@haat/contract/orders/order-number';
import type { VendorMark } from '@haat/contract/vendors/schemas';
import type { EmailSection } from '../../../core/mail/layout.ts';
import { unlinked } from '../../../core/mail/unlinked.ts';
import { addressInNepali } from '../../addresses/service.ts';
import type { OrderWords } from './email-words.ts';

export interface EmailLine {
  title: string;
  titleNe: string | null;
  variant: OrderedVariant | null;
  price: number;
  /** What the shop asks, where shopper and seller agreed on less. */
  listPrice: number | null;
  quantity: number;
}

// Money in whole rupees.
interface Sums {
  subtotal: number;
  deliveryFee: number;
  total: number;
}

export interface EmailOrder extends Sums {
  id: string;
  vendorId: string;
  seller: Pick<VendorMark, 'shopName' | 'shopNameNe'>;
  trackToken: string;
  createdAt: Date;
  lines: EmailLine[];
  checkout: Sums & {
    language: Language;
    accountId: string | null;
    fullName: string;
    email: string;
    phone: string;
    fulladdress: string;
    message: string;
  };
}

/** Puts names where `{these}` stand. */
export const filled = (text: string, names: Record<string, string>): string =>
  fill(text, (name) => names[name] ?? '');

export const moneyOf = rupeesText;

export const namesOf = (
  { id, seller, total }: Pick<EmailOrder, 'id' | 'seller' | 'total'>,
  language: Language,
) => ({
  number: orderNumber(id),
  seller: shopNameIn(language, seller),
  total: moneyOf(total, language),
});

export const itemsList = (words: OrderWords, language: Language, order: EmailOrder): EmailSection => ({
  heading: filled(words.soldBy, { seller: shopNameIn(language, order.seller) }),
  rows: [
    { label: words.number, value: orderNumber(order.id) },
    { label: words.ordered, value: bothDatesText(order.createdAt, language) },
    ...order.lines.map((line) => ({
      label:
        filled(words.amount, {
          quantity: digits(line.quantity, language),
          title: titleOf(line, language),
        }) +
        (line.listPrice === null
          ? ''
          : ` – ${filled(words.agreed, { price: moneyOf(line.listPrice, language) })}`),
      value: moneyOf(line.price * line.quantity, language),
    })),
  ],
});

function titleOf({ title, titleNe, variant }: EmailLine, language: Language): string {
  const name = localized(language, title, titleNe);
  const chosen = choiceText(language, variant);
  return chosen === '' ? name : `${name} (${chosen})`;
}

/**
 * What it comes to.
 * @param label of the total: what is paid at the door where it is one parcel, else each parcel says it for itself
 */
export const moneyList = (
  words: OrderWords,
  language: Language,
  { subtotal, deliveryFee, total }: Sums,
  label: string,
): EmailSection => ({
  heading: words.total,
  rows: [
    { label: words.subtotal, value: moneyOf(subtotal, language) },
    feeRow(words, language, deliveryFee),
    { label, value: moneyOf(total, language), strong: true },
  ],
});

const feeRow = (words: OrderWords, language: Language, fee: number) => ({
  label: words.delivery,
  value: fee === 0 ? words.free : moneyOf(fee, language),
});

export const parcelRows = (words: OrderWords, language: Language, order: EmailOrder) => [
  feeRow(words, language, order.deliveryFee),
  {
    label: filled(words.payParcel, { seller: shopNameIn(language, order.seller) }),
    value: moneyOf(order.total, language),
    strong: true,
  },
];

type Destination = Pick<EmailOrder['checkout'], 'fullName' | 'fulladdress' | 'phone' | 'message'>;

/**
 * A destination without what could be clicked: anybody may order as a guest and name somebody else's email, and would
 * write to them through us.
 */
export function withoutLinks({ fullName, fulladdress, phone, message }: Destination): Destination {
  const plain = (text: string) => (/:\/\/|www\.|\.\w{2,}\//i.test(text) ? '' : text);
  return { fullName: plain(fullName), fulladdress: plain(fulladdress), phone, message: plain(message) };
}

export function addressList(words: OrderWords, language: Language, destination: Destination): EmailSection {
  const { fullName, fulladdress, phone, message } = destination;
  const rows = [
    { label: words.name, value: fullName },
    { label: words.address, value: localized(language, fulladdress, addressInNepali(fulladdress)) },
    { label: words.phone, value: digits(phone, language) },
    { label: words.note, value: message },
  ];
  const told = rows.map(({ label, value }) => ({ label, value: unlinked(value) }));
  return { heading: words.deliverTo, rows: told.filter(({ value }) => value !== '') };
}

export const trackLink = (
  words: OrderWords,
  language: Language,
  origin: string,
  { trackToken }: Pick<EmailOrder, 'trackToken'>,
) => ({ label: words.track, link: `${origin}${inLanguage(`/track/${trackToken}`, language)}` });

/** The link to the page with the button that confirms a guest's order: to open it confirms nothing, for mail programs open links too. */
export const confirmLink = (
  words: OrderWords,
  language: Language,
  origin: string,
  { trackToken, secret }: Pick<EmailOrder, 'trackToken'> & { secret: string },
) => ({
  label: words.confirm,
  link: `${origin}${inLanguage(`/track/${trackToken}`, language)}?confirm=${secret}`,
});
