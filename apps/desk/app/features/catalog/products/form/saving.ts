import {
  addProductImage,
  getSellerProduct,
  publishProduct,
  saveProduct,
  setProductVideo,
} from '@haat/contract/catalog/selling/calls';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { cropText } from '@haat/contract/core/photos';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import { asKept, isAsWanted, isNew, keyOf } from '../photos/form-photos.ts';
import type { FormPhoto, KeptPhoto, NewPhoto } from '../photos/form-photos.ts';
import { inputOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';
import { sendPieces } from './sending-pieces.ts';
import type { PieceLines, SentPieces } from './sending-pieces.ts';

export interface SaveRequest {
  values: ProductValues;
  photos: FormPhoto[];
  /** One that is still on this phone. */
  video: File | null;
  publish: boolean;
}

/** How far the saving of a product came. It is kept with its draft, so that nothing is done twice after a reload. */
export interface SaveProgress {
  /** As the shop answered last; null for a new one of which it has answered nothing. */
  product: EditedProduct | null;
  /** What was said and has no answer yet. */
  words: { key: string; said: CallInput<typeof saveProduct> } | null;
  /** As what each photo was sent that has no answer yet. */
  photos: Record<string, { altText: string; color?: string; crop: string }>;
  video: { key: string; done: boolean } | null;
  pieces: Record<string, SentPieces>;
}

export const nothingSent = (product: EditedProduct | null): SaveProgress => ({
  ...{ product, words: null, photos: {}, video: null, pieces: {} },
});

export interface SaveCallbacks {
  /** Hears as what the shop has a photo now that was on this phone. */
  onPhoto: (photo: NewPhoto, stored: KeptPhoto) => void;
  onPieces: (lines: PieceLines) => void;
  keep: () => Promise<void>;
}

/** Somebody else has saved the product meanwhile. */
export class Conflict extends Error {
  readonly theirs: EditedProduct;
  constructor(theirs: EditedProduct, cause: CallError) {
    super(cause.message, { cause });
    this.theirs = theirs;
  }
}

/**
 * Saves a product with its photos, its pieces and whether the shop shows it, step by step: what was done before a step failed
 * is not done again by the next press, and what has no answer yet is asked again under its own key before anything else.
 * @param sent is written on
 * @throws CallError of the step that failed, Conflict
 */
export async function saveSteps(
  sent: SaveProgress,
  request: SaveRequest,
  callbacks: SaveCallbacks,
): Promise<EditedProduct> {
  const { video, publish } = request;
  let { photos } = request;
  // The form has the address from before a video that the shop has by now.
  const values = (): ProductValues => {
    const videoUrl = sent.video?.done ? (sent.product?.videoUrl ?? '') : request.values.videoUrl;
    return { ...request.values, videoUrl };
  };
  const isSent = await resendDetails(sent, saveInput(sent.product, values(), photos));
  if (sent.product) {
    photos = await sendPhotos(sent, photos, ({ id }) => id in sent.photos, callbacks);
    if (video && sent.video) await sendVideo(sent, video);
  }
  if (!isSent) await sendDetails(sent, values(), photos, callbacks);

  const ahead = photos.filter(isNew);
  for (const { id, crop, altText, color } of ahead)
    sent.photos[id] = {
      altText: altText?.trim() || request.values.title,
      ...(color && { color }),
      crop: crop ? cropText(crop) : '',
    };
  if (video) sent.video ??= { key: newId(), done: false };
  if (ahead.length > 0 || video) await callbacks.keep();
  photos = await sendPhotos(sent, photos, () => true, callbacks);
  // Each was added behind those that were there; of one whose answer was lost something else may be said by now.
  if (!isAsWanted(sent.product!.images, photos)) await sendDetails(sent, values(), photos, callbacks);
  if (video) await sendVideo(sent, video);
  await sendPieces(sent.pieces, { product: sent.product!, values: values() }, callbacks);
  const { _id: productId, active } = sent.product!;
  if (publish && !active) sent.product = (await call(publishProduct, { productId, active: true })).data;
  return sent.product!;
}

/** Whether two states of a product say the same, but for whether the shop shows it: then nobody has to choose. */
export const isAlike = (one: EditedProduct, other: EditedProduct): boolean =>
  JSON.stringify({ ...one, ...passing }) === JSON.stringify({ ...other, ...passing });
const passing = { version: 0, active: false, suspended: false };

const saveInput = (
  before: EditedProduct | null,
  values: ProductValues,
  photos: FormPhoto[],
): CallInput<typeof saveProduct> => ({
  ...inputOf(values, before),
  ...(before && {
    ...{ _id: before._id, version: before.version },
    images: photos.flatMap((photo) =>
      isNew(photo) || !before.images.some(({ url }) => url === photo.url) ? [] : [imageInput(photo)],
    ),
  }),
});

const imageInput = ({ url, altText, color = null }: KeptPhoto) => ({ url, altText, color });

async function sendDetails(
  sent: SaveProgress,
  values: ProductValues,
  photos: FormPhoto[],
  { keep }: SaveCallbacks,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const before = sent.product;
    sent.words = { key: newId(), said: saveInput(before, values, photos) };
    await keep();
    try {
      sent.product = (await call(saveProduct, sent.words.said, { idempotencyKey: sent.words.key })).data;
      sent.words = null;
      return;
    } catch (error) {
      if (isRefused(error)) sent.words = null;
      if (!before || !(error instanceof CallError) || error.code !== 'product-changed') throw error;
      const theirs = await call(getSellerProduct, { productId: before._id });
      // Its own answer that it was published, say, was lost: nothing of it differs.
      if (tries > 2 || !isAlike(theirs, before)) throw new Conflict(theirs, error);
      sent.product = theirs;
    }
  }
}

/** Asks for the answer that was lost. @returns whether it says what is to be said now */
async function resendDetails(sent: SaveProgress, now: CallInput<typeof saveProduct>): Promise<boolean> {
  if (!sent.words) return false;
  const { key, said } = sent.words;
  try {
    sent.product = (await call(saveProduct, said, { idempotencyKey: key })).data;
  } catch (error) {
    if (!isRefused(error)) throw error;
    sent.words = null;
    return false;
  }
  sent.words = null;
  return JSON.stringify(said) === JSON.stringify(now);
}

// The shop has looked at it and holds nothing of it.
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && [400, 404, 409, 413].includes(error.status);

/** @returns the photos as they are now */
async function sendPhotos(
  sent: SaveProgress,
  photos: FormPhoto[],
  which: (photo: NewPhoto) => boolean,
  { onPhoto }: SaveCallbacks,
): Promise<FormPhoto[]> {
  let now = photos;
  for (const photo of photos.filter(isNew).filter(which)) {
    const { crop, ...said } = sent.photos[photo.id]!;
    const { data } = await call(
      addProductImage,
      { productId: sent.product!._id, image: [photo.file], ...said, ...(crop && { crop }) },
      { idempotencyKey: crop ? `${photo.id}/${crop}` : photo.id },
    );
    sent.product = data;
    delete sent.photos[photo.id];
    // Cropped otherwise since, it is sent as another one; this one goes with the next words.
    if (crop !== (photo.crop ? cropText(photo.crop) : '')) continue;
    const stored = data.images.at(-1)!;
    now = now.map((each) => (keyOf(each) === photo.id ? asKept(photo, stored) : each));
    onPhoto(photo, stored);
  }
  return now;
}

async function sendVideo(sent: SaveProgress, video: File): Promise<void> {
  if (!sent.video || sent.video.done) return;
  const { _id: productId } = sent.product!;
  const { key } = sent.video;
  sent.product = (await call(setProductVideo, { productId, video: [video] }, { idempotencyKey: key })).data;
  sent.video = { key, done: true };
}
