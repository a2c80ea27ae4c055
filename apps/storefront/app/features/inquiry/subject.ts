import type { Card } from '../catalog/card/card.ts';

/** What somebody asks about, and whom. */
export interface Subject {
  product: {
    _id: string;
    title: string;
    slug: string;
    /** What it costs today in whole rupees; null where the asking screen does not know. */
    price: number | null;
  };
  vendor: { _id: string; shopName: string };
}

export const subjectOf = ({ _id, title, slug, price, adminId }: Card): Subject => ({
  product: { _id, title, slug, price },
  vendor: { _id: adminId._id, shopName: adminId.shopName },
});

/** A guest's wish to ask, as it waits for the login. @returns null for what is none */
export function subjectIn(value: unknown): Subject | null {
  const { product, vendor } = Object(value) as Record<string, unknown>;
  const { _id, title, slug, price } = Object(product) as Record<string, unknown>;
  const { _id: vendorId, shopName } = Object(vendor) as Record<string, unknown>;
  if (!isText(_id) || !isText(title) || !isText(slug) || !isText(vendorId) || !isText(shopName)) return null;
  return {
    product: { _id, title, slug, price: typeof price === 'number' ? price : null },
    vendor: { _id: vendorId, shopName },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
