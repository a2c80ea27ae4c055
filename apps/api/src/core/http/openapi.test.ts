import { expect, test } from 'vitest';
import * as orders from '@haat/contract/orders/calls';
import * as orderSchemas from '@haat/contract/orders/schemas';
import * as reviews from '@haat/contract/reviews/calls';
import * as reviewSchemas from '@haat/contract/reviews/schemas';
import * as wishlist from '@haat/contract/wishlist/calls';
import * as wishlistSchemas from '@haat/contract/wishlist/schemas';
import { openApiOf } from './openapi.ts';

// spec: 7.21
test('a form is described with its files and who may send it', () => {
  const { paths } = openApiOf([
    { ...reviews.addReview, ...reviewSchemas.addReview },
    { ...reviews.getReviews, ...reviewSchemas.getReviews },
  ]);
  expect(paths).toMatchObject({
    '/api/product_review/add': {
      post: {
        security: [{ session: [] }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                required: ['rating', 'productId', 'description'],
                properties: {
                  rating: { enum: expect.arrayContaining(['5', 5]) },
                  description: { type: 'string', maxLength: 10_000 },
                  keep: { type: 'string' },
                  images: { type: 'array', maxItems: 6, items: { type: 'string', format: 'binary' } },
                },
              },
            },
          },
        },
      },
    },
    '/api/product_review/get/{productId}': {
      get: expect.not.objectContaining({ security: expect.anything() }),
    },
  });
});

test('each call lists the problems it may answer, by status, and no others', () => {
  const { paths } = openApiOf([{ ...wishlist.addToWishlist, ...wishlistSchemas.addToWishlist }]);
  const { responses } = (paths as Record<string, Record<string, { responses: Record<string, unknown> }>>)[
    '/api/wishlist/add'
  ]!['post']!;
  const codes = Object.entries(responses).map(([status, each]) => [
    status,
    (each as { 'x-problems'?: string[] })['x-problems'],
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    200: undefined,
    400: ['invalid-input', 'invalid-json'],
    401: ['login-required'],
    404: ['not-found', 'no-such-shop'],
    409: ['wishlist-full'],
    413: ['too-large'],
    429: ['too-many-requests'],
    500: ['broken'],
    503: ['unavailable'],
  });
});

// spec: goods.51
test('an answer that is a file is described as one of its media type', () => {
  expect(openApiOf([{ ...orders.getBillPdf, ...orderSchemas.getBillPdf }]).paths).toMatchObject({
    '/api/order/bill/{orderId}.pdf': {
      get: {
        responses: {
          200: { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
        },
      },
    },
  });
});
