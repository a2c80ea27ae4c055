import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const sellerInsight: Endpoint<typeof schemas.sellerInsight, 'vendor'> = {
  method: 'GET',
  path: '/api/seller/insight',
  access: 'vendor',
};

export const shopInsight: Endpoint<typeof schemas.shopInsight, 'admin'> = {
  method: 'GET',
  path: '/api/admin/insight',
  access: 'admin',
};

export const countProductView: Endpoint<typeof schemas.countProductView, 'open'> = {
  method: 'POST',
  path: '/api/insight/view/:productId',
  access: 'open',
};

export const countMissedSearch: Endpoint<typeof schemas.countMissedSearch, 'open'> = {
  method: 'POST',
  path: '/api/insight/missed',
  access: 'open',
};
