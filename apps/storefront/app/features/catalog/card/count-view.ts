import { viewProduct } from '@haat/contract/catalog/calls';
import { addressOf } from '@haat/contract/core/endpoint';
import { tokenHeader } from '@haat/contract/core/text/names';
import { sessionToken } from '@haat/web/platform/session/session.ts';

/** Counts a click on a card. Lives on when the page is left; what becomes of it concerns nobody. */
export function countView(productId: string): void {
  const { url, body } = addressOf(viewProduct, { productId });
  const token = sessionToken();
  void fetch(url, {
    method: viewProduct.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token ? { [tokenHeader]: token } : {}) },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
