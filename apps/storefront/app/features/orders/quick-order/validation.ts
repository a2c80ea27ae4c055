import * as z from 'zod/mini';
import { buyNow } from '@haat/contract/orders/schemas';
import { judgeBy } from '@haat/web/platform/forms/judge.ts';
import { quickFields } from './quick-order-draft.ts';
import type { QuickField, QuickForm } from './quick-order-draft.ts';

const { email, phone } = buyNow.input.shape;
const filled = z.string().check(z.trim(), z.minLength(1));
const schemas: Record<QuickField, z.ZodMiniType> = {
  fullName: filled,
  email,
  phone,
  street: filled,
  area: filled,
  city: filled,
  province: filled,
  notes: filled,
};

export type QuickWrong = Partial<Record<QuickField, 'quick.missing' | 'quick.badEmail' | 'quick.badPhone'>>;

/** Judges a filled form as the server will (spec §5). */
export const judgeQuickOrder = (form: QuickForm): QuickWrong =>
  judgeBy(quickFields, schemas, { ...form, email: form.email.trim() }, (name, empty) => {
    if (empty) return 'quick.missing';
    return name === 'email' ? 'quick.badEmail' : 'quick.badPhone';
  });
