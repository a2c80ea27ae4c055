import { nepaliPhone } from '@haat/contract/addresses/rules';
import type { ChosenVariant } from '@haat/contract/catalog/product';
import { isEmail } from '@haat/contract/core/fields';

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

/** What stops a quick order, by field: left empty, or filled with what it cannot be. */
export type QuickWrong = Partial<Record<QuickField, 'quick.missing' | 'quick.badEmail' | 'quick.badPhone'>>;

/** Judges a filled form as the server will (spec §5). */
export function judgeQuickOrder(form: QuickForm): QuickWrong {
  const wrong: QuickWrong = {};
  for (const name of quickFields) if (form[name].trim() === '') wrong[name] = 'quick.missing';
  if (!wrong.email && !isEmail(form.email.trim())) wrong.email = 'quick.badEmail';
  if (!wrong.phone && nepaliPhone(form.phone) === null) wrong.phone = 'quick.badPhone';
  return wrong;
}

interface Wanted {
  productId: string;
  adminId: string;
  /** In whole rupees. */
  price: number;
  quantity: number;
  /** Size and colour; null where there is nothing to choose. */
  variant: ChosenVariant | null;
}

/** What is sent (spec §3): street, area, city and province joined, quantity times price. */
export const quickPayload = (form: QuickForm, { productId, adminId, price, quantity, variant }: Wanted) => ({
  fullName: form.fullName.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
  fulladdress: [form.street, form.area, form.city, form.province].map((part) => part.trim()).join(', '),
  productId,
  quantity,
  adminId,
  totalAmount: quantity * price,
  message: form.notes.trim(),
  variant,
});
