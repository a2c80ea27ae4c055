/** The cookies of the storefront (spec §1, §3, §4; design D9, D12, D14). */
export const cookies = {
  token: 'user-token',
  user: 'user-detail',
  shop: 'subdom',
  language: 'locale',
  /** No script reads it and nothing is allowed by it: a browser that logged in before is not locked out by strangers. */
  device: 'known-device',
} as const;

/** The header that alone carries authority (design D9). */
export const tokenHeader = 'user-token';

/** The header that makes an order safe to send again (design §3). */
export const idempotencyHeader = 'idempotency-key';
