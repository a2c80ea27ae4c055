import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getReviews: Endpoint<typeof schemas.getReviews, 'public'> = {
  method: 'GET',
  path: '/api/product_review/get/:productId',
  access: 'public',
};

export const getProductReviews: Endpoint<typeof schemas.getProductReviews, 'public'> = {
  method: 'GET',
  path: '/api/product_review/of/:slug',
  access: 'public',
};

export const getReviewPercentages: Endpoint<typeof schemas.getReviewPercentages, 'public'> = {
  method: 'GET',
  path: '/api/product_review/get_review_percentage/:productId',
  access: 'public',
};

export const addReview: Endpoint<typeof schemas.addReview, 'account'> = {
  method: 'POST',
  path: '/api/product_review/add',
  access: 'account',
  body: 'form',
};

export const getOwnReview: Endpoint<typeof schemas.getOwnReview, 'account'> = {
  method: 'GET',
  path: '/api/product_review/own/:productId',
  access: 'account',
};

export const deleteReview: Endpoint<typeof schemas.deleteReview, 'account'> = {
  method: 'POST',
  path: '/api/product_review/delete/:productId',
  access: 'account',
};
