import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sellerReviews: Endpoint<typeof schemas.sellerReviews, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/reviews',
  access: 'vendor',
};

export const replyToReview: Endpoint<typeof schemas.replyToReview, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/review/reply',
  access: 'vendor',
};
