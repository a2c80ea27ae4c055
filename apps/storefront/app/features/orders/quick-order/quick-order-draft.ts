import type { ChosenVariant } from '@haat/contract/catalog/product';
import { totalWithOffer } from '@haat/contract/inquiry/offer-states';
import type { Agreed } from '../../inquiry/offers/agreed.ts';

/** The eight fields of a quick order in the order of the spec (§5); every one is required. */
export const quickFields = [
  'fullName',
  'email',
  'phone',
  'street',
  'area',
  'city',
  'province',
  'notes',
] as const;
export type QuickField = (typeof quickFields)[number];
export type QuickForm = Record<QuickField, string>;

/** Characters of each field: street to province fit into one line of address together. */
export const maxQuick: Record<QuickField, number> = {
  fullName: 120,
  email: 254,
  phone: 30,
  street: 160,
  area: 90,
  city: 80,
  province: 60,
  notes: 800,
};

interface QuickItem {
  productId: string;
  adminId: string;
  /** In whole rupees. */
  price: number;
  quantity: number;
  /** Size and colour; null where there is nothing to choose. */
  variant: ChosenVariant | null;
  /** What was agreed for one piece. */
  agreed?: Agreed | undefined;
}

export const quickTotal = ({ price, quantity, agreed }: Pick<QuickItem, 'price' | 'quantity' | 'agreed'>) =>
  totalWithOffer(price, quantity, agreed?.price ?? null);

/** What is sent (spec §3): street, area, city and province joined, quantity times price. */
export const quickPayload = (form: QuickForm, { productId, adminId, variant, ...priced }: QuickItem) => ({
  fullName: form.fullName.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
  fulladdress: [form.street, form.area, form.city, form.province].map((part) => part.trim()).join(', '),
  productId,
  quantity: priced.quantity,
  adminId,
  totalAmount: quickTotal(priced),
  ...(priced.agreed && { offerId: priced.agreed._id }),
  message: form.notes.trim(),
  variant,
});
