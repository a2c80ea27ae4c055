import { useEffect, useRef, useState } from 'react';
import {
  addProductImage,
  getSellerProduct,
  publishProduct,
  saveProduct,
} from '@haat/contract/catalog/selling/calls';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { setInventory } from '@haat/contract/stock/calls';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { saidOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

/** A picture that the product has already. */
export type KeptPhoto = EditedProduct['images'][number];

export interface Wanted {
  values: ProductValues;
  kept: KeptPhoto[];
  /** Those that are still on this phone; each is taken off the list once the shop has it. */
  added: File[];
  publish: boolean;
}

/**
 * Saves a product with its photos, its stock and whether the shop shows it, step by step: what was done before a step failed
 * is not done again by the next press.
 * @param onPhoto hears which photo the shop has now
 */
export function useSaveProduct(
  product: EditedProduct | null,
  onPhoto: (file: File, all: KeptPhoto[]) => void,
) {
  const saved = useRef(product);
  const stocked = useRef(product !== null);
  const key = useRef(newId());
  const [conflict, setConflict] = useState<EditedProduct | null>(null);
  // What else the screen changes of it, such as whether the shop shows it, is no other person's change.
  useEffect(() => {
    if (product) saved.current = product;
  }, [product]);

  /** @throws CallError of the step that failed */
  const save = async ({ values, kept, added, publish }: Wanted): Promise<EditedProduct> => {
    const before = saved.current;
    try {
      const { data } = await call(
        saveProduct,
        {
          ...saidOf(values, before),
          ...(before && {
            ...{ _id: before._id, version: before.version },
            images: kept.map(({ url, altText, color = null }) => ({ url, altText, color })),
          }),
        },
        { idempotencyKey: key.current },
      );
      saved.current = data;
      key.current = newId();
    } catch (error) {
      if (before && error instanceof CallError && error.code === 'product-changed')
        setConflict(await call(getSellerProduct, { productId: before._id }));
      if (error instanceof CallError && error.code === 'key-reused') key.current = newId();
      throw error;
    }
    const productId = saved.current._id;
    for (const file of added) {
      const { data } = await call(addProductImage, { productId, image: [file], altText: values.title });
      saved.current = data;
      onPhoto(file, data.images);
    }
    if (!stocked.current && values.stock !== null) {
      const { variants } = saved.current;
      const lines = variants.length > 0 ? variants.map(({ size, color }) => ({ size, color })) : [null];
      // One after the other: each of them says anew what the product shows.
      for (const variant of lines) await call(setInventory, { productId, variant, quantity: values.stock });
      stocked.current = true;
    }
    if (publish && !saved.current.active)
      saved.current = (await call(publishProduct, { productId, active: true })).data;
    return saved.current;
  };

  /** Their change is known now: what is saved next stands above it. */
  const keepMine = () => {
    saved.current = conflict;
    setConflict(null);
  };
  return { save, conflict, keepMine, dropConflict: () => setConflict(null) };
}
