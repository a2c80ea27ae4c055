/** What was chosen and written on the way to an order; a reload must not make another order of it. */
interface CheckoutDraft {
  addressId: string | null;
  note: string;
}

const key = 'checkout';
const nothing: CheckoutDraft = { addressId: null, note: '' };

/** The draft of this tab; an empty one where there is none. */
export function readDraft(): CheckoutDraft {
  try {
    const { addressId, note } = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null')) as Record<
      string,
      unknown
    >;
    return {
      addressId: typeof addressId === 'string' ? addressId : null,
      note: typeof note === 'string' ? note.slice(0, 1_000) : '',
    };
  } catch {
    return nothing;
  }
}

/** Keeps the draft for this tab; null forgets it. */
export function keepDraft(draft: CheckoutDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a reload asks again.
  }
}
