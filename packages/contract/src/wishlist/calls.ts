import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const checkWishlist: Endpoint<typeof schemas.checkWishlist, 'account'> = {
  method: 'GET',
  path: '/api/wishlist/check/:productId',
  access: 'account',
};

export const addToWishlist: Endpoint<typeof schemas.addToWishlist, 'account'> = {
  method: 'POST',
  path: '/api/wishlist/add',
  access: 'account',
};

export const removeFromWishlist: Endpoint<typeof schemas.removeFromWishlist, 'account'> = {
  method: 'POST',
  path: '/api/wishlist/remove',
  access: 'account',
};

export const getWishlist: Endpoint<typeof schemas.getWishlist, 'account'> = {
  method: 'GET',
  path: '/api/wishlist/get_all',
  access: 'account',
};
