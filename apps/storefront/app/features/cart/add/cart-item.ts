import type { CartItem } from '../rules.ts';
import type { Card } from '../../catalog/card/card.ts';

/** Toasts of a card stay so many milliseconds (spec §9). */
export const cardToast = 1000;

/** A card's product as a line of the cart (spec §3), in the colour that the card was narrowed to. */
export const cartItemOf = (card: Card): CartItem => ({
  productId: card._id,
  title: card.title,
  price: card.price,
  image: card.images[0]?.url ?? null,
  slug: card.slug,
  adminId: card.adminId._id,
  ...(card.color !== undefined && { variant: { size: null, color: card.color } }),
});
