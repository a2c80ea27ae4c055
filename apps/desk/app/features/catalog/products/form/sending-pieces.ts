import { choiceOf } from '@haat/contract/catalog/choice';
import type { EditedProduct } from '@haat/contract/catalog/selling/schemas';
import type { CallInput } from '@haat/contract/core/endpoint';
import { latinDigits } from '@haat/contract/core/money';
import { setInventory } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { newId } from '@haat/web/platform/browser/new-id.ts';
import type { ProductValues } from './product-values.ts';
import { kindKey, wholeKey } from './variants.ts';

export type PieceLines = StockedProduct['lines'];

/** A count that was sent, and what is left once it has its answer. */
export interface SentPieces {
  key: string;
  asked: CallInput<typeof setInventory>;
  to: number;
  done: boolean;
}

/** As many as are typed, in either script; null for what is no number. */
export const numberIn = (typed: string): number | null => {
  const text = latinDigits(typed).replace(/[,\s]/g, '');
  return /^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null;
};

/**
 * Sends the pieces that were typed, each count once. Where there was a count it is told by how many it differs: what is
 * sold meanwhile counts too.
 * @param sent is written on
 * @throws CallError
 */
export async function sendPieces(
  sent: Record<string, SentPieces>,
  { product, values }: { product: EditedProduct; values: Pick<ProductValues, 'pieces' | 'stock'> },
  { onPieces, keep }: { onPieces: (lines: PieceLines) => void; keep: () => Promise<void> },
): Promise<void> {
  const { _id: productId, variants } = product;
  const send = async (line: string) => {
    const count = sent[line]!;
    try {
      onPieces((await call(setInventory, count.asked, { idempotencyKey: count.key })).data.lines);
      count.done = true;
    } catch (error) {
      if (error instanceof CallError && [400, 404, 409].includes(error.status)) delete sent[line];
      throw error;
    }
  };
  // What has no answer yet comes first: what is typed since builds on it.
  for (const line of Object.keys(sent)) if (!sent[line]!.done) await send(line);
  const lines = [null, ...variants.map(choiceOf)].map((variant) => ({
    variant,
    key: variant ? kindKey(variant) : wholeKey,
  }));
  const ahead: string[] = [];
  for (const { variant, key } of lines) {
    const { typed, from } = values.pieces[key] ?? { typed: '', from: null };
    const isOwnStock = variant !== null || variants.length === 0;
    const to = numberIn(typed) ?? (isOwnStock ? values.stock : null);
    const before = sent[key] ? sent[key].to : from;
    if (to === null || to === before) continue;
    const said = before === null ? { quantity: to } : { change: to - before };
    sent[key] = { key: newId(), asked: { productId, variant, ...said }, to, done: false };
    ahead.push(key);
  }
  if (ahead.length > 0) await keep();
  // One after the other: each of them says anew what the product shows.
  for (const line of ahead) await send(line);
}
