/** What was chosen and written on the way to an order; a reload must not make another order of it. */
interface CheckoutDraft {
  addressId: string | null;
  note: string;
}

const nothing: CheckoutDraft = { addressId: null, note: '' };
// Whoever logs in next in the same tab finds nothing of who was there before.
const keyOf = (userId: string) => `checkout ${userId}`;

export function readDraft(userId: string): CheckoutDraft {
  try {
    const text = sessionStorage.getItem(keyOf(userId));
    const { addressId, note } = Object(JSON.parse(text ?? 'null')) as Record<string, unknown>;
    return {
      addressId: typeof addressId === 'string' ? addressId : null,
      note: typeof note === 'string' ? note.slice(0, 1_000) : '',
    };
  } catch {
    return nothing;
  }
}

/** Keeps a shopper's draft for this tab; null forgets it. */
export function keepDraft(userId: string, draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Without storage a reload asks again.
  }
}
