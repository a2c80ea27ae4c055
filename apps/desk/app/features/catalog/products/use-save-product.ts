import { useEffect, useRef, useState } from 'react';
import {
  addProductImage,
  getSellerProduct,
  publishProduct,
  saveProduct,
  setProductVideo,
} from '@haat/contract/catalog/selling/calls';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { setInventory } from '@haat/contract/stock/calls';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { cropText } from '@haat/contract/core/photos';
import { isInOrder, isNew, keyOf } from './photos/form-photos.ts';
import type { FormPhoto, KeptPhoto, NewPhoto } from './photos/form-photos.ts';
import { saidOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

export interface Wanted {
  values: ProductValues;
  /** In their order. */
  photos: FormPhoto[];
  /** One that is still on this phone. */
  video: File | null;
  publish: boolean;
}

/**
 * Saves a product with its photos, its stock and whether the shop shows it, step by step: what was done before a step failed
 * is not done again by the next press.
 * @param onPhoto hears as what the shop has a photo now that was on this phone
 */
export function useSaveProduct(
  product: EditedProduct | null,
  onPhoto: (photo: NewPhoto, stored: KeptPhoto) => void,
) {
  const saved = useRef(product);
  const stocked = useRef(product !== null);
  const sentVideo = useRef<File>(undefined);
  const key = useRef(newId());
  const [conflict, setConflict] = useState<EditedProduct | null>(null);
  // What else the screen changes of it, such as whether the shop shows it, is no other person's change.
  useEffect(() => {
    if (product) saved.current = product;
  }, [product]);

  /** Its words, and those of the photos that it has already. @throws CallError */
  const say = async (values: ProductValues, photos: FormPhoto[]) => {
    const before = saved.current;
    try {
      const { data } = await call(
        saveProduct,
        {
          ...saidOf(values, before),
          ...(before && {
            ...{ _id: before._id, version: before.version },
            images: photos.flatMap((photo) => (isNew(photo) ? [] : [saidOfPhoto(photo)])),
          }),
        },
        { idempotencyKey: key.current },
      );
      key.current = newId();
      saved.current = data;
      return data;
    } catch (error) {
      if (before && error instanceof CallError && error.code === 'product-changed')
        setConflict(await call(getSellerProduct, { productId: before._id }));
      if (error instanceof CallError && error.code === 'key-reused') key.current = newId();
      throw error;
    }
  };

  /** @throws CallError of the step that failed */
  const save = async ({ values: written, photos, video, publish }: Wanted): Promise<EditedProduct> => {
    // The form has the address from before a video that the shop has by now.
    const isSent = video !== null && sentVideo.current === video;
    const values = isSent ? { ...written, videoUrl: saved.current?.videoUrl ?? '' } : written;
    let now = await say(values, photos);
    const productId = now._id;
    let sent = photos;
    for (const photo of photos.filter(isNew)) {
      const { file, crop } = photo;
      const { data } = await call(addProductImage, {
        ...{ productId, image: [file], altText: values.title },
        ...(crop && { crop: cropText(crop) }),
      });
      saved.current = now = data;
      const stored = data.images.at(-1)!;
      sent = sent.map((each) => (keyOf(each) === photo.id ? stored : each));
      onPhoto(photo, stored);
    }
    // Each was added behind those that were there.
    if (!isInOrder(now.images, sent)) saved.current = now = await say(values, sent);
    if (video && !isSent) {
      saved.current = now = (await call(setProductVideo, { productId, video: [video] })).data;
      sentVideo.current = video;
    }
    if (!stocked.current && values.stock !== null) {
      const { variants } = now;
      const lines = variants.length > 0 ? variants.map(({ size, color }) => ({ size, color })) : [null];
      // One after the other: each of them says anew what the product shows.
      for (const variant of lines) await call(setInventory, { productId, variant, quantity: values.stock });
      stocked.current = true;
    }
    if (publish && !now.active)
      saved.current = now = (await call(publishProduct, { productId, active: true })).data;
    return now;
  };

  /** Their change is known now: what is saved next stands above it. */
  const keepMine = () => {
    saved.current = conflict;
    setConflict(null);
  };
  return { save, conflict, keepMine, dropConflict: () => setConflict(null) };
}

const saidOfPhoto = ({ url, altText, color = null }: KeptPhoto) => ({ url, altText, color });
