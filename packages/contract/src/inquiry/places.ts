/** In the address of a product's page: the talk with its seller is open. */
export const inquiryHash = '#inquiry';

/**
 * Where a shopper reads what was said about a product, as an address without its language: over the product's page; among their
 * conversations where the shop does not show it any more.
 */
export const conversationPath = ({ slug, active }: { slug: string; active: boolean }): string =>
  active ? `/product/${encodeURIComponent(slug)}${inquiryHash}` : '/user-profile/questions';
