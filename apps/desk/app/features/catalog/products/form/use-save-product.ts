import { useEffect, useRef, useState } from 'react';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import { isNew, keyOf } from '../photos/form-photos.ts';
import type { FormPhoto, KeptPhoto } from '../photos/form-photos.ts';
import type { ProductDraft } from './product-draft.ts';
import { Conflict, isAlike, nothingSent, saveSteps } from './saving.ts';
import type { SaveCallbacks, SaveProgress, SaveRequest } from './saving.ts';

/**
 * Saves a product, and asks whose stands where somebody else has saved it meanwhile.
 * @param draft how far it came before a reload
 * @param onArrived hears of photos that came to the product meanwhile
 */
export function useSaveProduct(
  product: EditedProduct | null,
  draft: ProductDraft | null,
  callbacks: SaveCallbacks,
  onArrived: (photos: KeptPhoto[]) => void,
) {
  const sent = useRef<SaveProgress>(draft?.sent ?? nothingSent(product && ofDraft(product, draft)));
  // Of a draft of an older app it is not known what it was written on.
  const isKnown = useRef(!draft || draft.sent !== undefined || draft.version === product?.version);
  const film = useRef(draft?.video ?? null);
  const arrived = useRef<KeptPhoto[]>([]);
  const [conflict, setConflict] = useState<EditedProduct | null>(null);
  // What else the screen changes of it, such as whether the shop shows it, is no other person's change.
  useEffect(() => {
    const before = sent.current.product;
    if (!product || !isKnown.current) return;
    const { active, suspended } = product;
    sent.current.product = before && !isAlike(before, product) ? { ...before, active, suspended } : product;
  }, [product]);

  /** @throws CallError of the step that failed */
  const save = async (request: SaveRequest): Promise<EditedProduct> => {
    if (film.current !== request.video) sent.current.video = null;
    film.current = request.video;
    const photos = [...request.photos, ...unlike(arrived.current, request.photos)];
    try {
      return await saveSteps(sent.current, { ...request, photos }, callbacks);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      setConflict(error.theirs);
      throw error.cause;
    }
  };

  /** Their change is known now: what is saved next stands above it, and the photos that came with it stay. */
  const keepMine = (photos: FormPhoto[]) => {
    if (!conflict) return;
    const had = sent.current.product?.images ?? [];
    arrived.current = unlike(unlike(conflict.images, had), photos);
    onArrived(arrived.current);
    sent.current.product = conflict;
    isKnown.current = true;
    setConflict(null);
  };
  return { save, sent, conflict, keepMine, dropConflict: () => setConflict(null) };
}

const ofDraft = (product: EditedProduct, draft: ProductDraft | null): EditedProduct => ({
  ...product,
  version: draft?.version ?? product.version,
});

const unlike = (photos: KeptPhoto[], others: readonly FormPhoto[]): KeptPhoto[] =>
  photos.filter(({ url }) => !others.some((each) => !isNew(each) && keyOf(each) === url));
