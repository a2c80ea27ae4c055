import { setInventory } from '@haat/contract/stock/calls';
import type { StockedProduct } from '@haat/contract/stock/schemas';
import type { ChosenVariant } from '@haat/contract/catalog/product';
import { CallError, call } from '@haat/web/platform/api/call.ts';
import { passes } from '@haat/web/platform/api/passes.ts';
import { dropOwn, keepOwn, ownKeysUnder, readOwn, undoneKey } from '@haat/web/platform/storage/own.ts';

/** Milliseconds after which nobody means it any more, and in which the shop still knows what it was sent under. */
const keptFor = 24 * 60 * 60 * 1_000;

/** What taps on a line make together, as it is sent. */
export interface Step {
  productId: string;
  variant: ChosenVariant | null;
  change: number;
}

/** What has become of a step that was kept. */
interface Answered {
  key: string;
  /** The product as it is now; none where the shop has refused. */
  now?: StockedProduct;
}

const steps = new EventTarget();

/** Has those that are kept sent now. */
export const requestSending = (): void => void steps.dispatchEvent(new Event('kept'));

/** Hears that something is to be sent. */
export function onSendingRequested(hear: () => void): () => void {
  steps.addEventListener('kept', hear);
  return () => steps.removeEventListener('kept', hear);
}

/** Hears what has become of those that were kept. */
export function onStepAnswered(hear: (answered: Answered) => void): () => void {
  const onAnswer = (event: Event) => hear((event as CustomEvent<Answered>).detail);
  steps.addEventListener('answered', onAnswer);
  return () => steps.removeEventListener('answered', onAnswer);
}

const folder = (userId: string) => undoneKey(userId, 'step');
const placeOf = (userId: string, key: string) => `${folder(userId)} ${key}`;

/** Keeps a step that the shop does not have yet, under the key that it is sent by: however often that is, it counts once. */
export const keepStep = (userId: string, key: string, step: Step): void =>
  keepOwn(placeOf(userId, key), { ...step, since: Date.now() });

/** Forgets a step of which it is known what became. */
export const dropStep = (userId: string, key: string): void => dropOwn(placeOf(userId, key));

/**
 * Sends the steps that are kept.
 * @param tell hears what the shop has refused
 * @returns how many it has answered, and whether some are left since it cannot be reached
 */
export async function sendSteps(
  userId: string,
  tell: (error: CallError) => void,
): Promise<{ sent: number; isLeft: boolean }> {
  let sent = 0;
  for (const place of ownKeysUnder(folder(userId))) {
    const step = stepIn(readOwn(place));
    const answered: Answered = { key: place.slice(folder(userId).length + 1) };
    try {
      if (step) answered.now = (await call(setInventory, step, { idempotencyKey: answered.key })).data;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (passes(error)) return { sent, isLeft: true };
      tell(error);
    }
    dropOwn(place);
    steps.dispatchEvent(new CustomEvent('answered', { detail: answered }));
    if (step) sent += 1;
  }
  return { sent, isLeft: false };
}

function stepIn(value: unknown): Step | null {
  const { productId, variant, change, since } = (value ?? {}) as Partial<Step & { since: number }>;
  if (typeof productId !== 'string' || typeof change !== 'number') return null;
  if (typeof since !== 'number' || Date.now() - since > keptFor) return null;
  return { productId, variant: variant ?? null, change };
}
