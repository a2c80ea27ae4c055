import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const bulkChange: Endpoint<typeof schemas.bulkChange, 'vendor'> = {
  method: 'POST',
  path: '/api/seller/products/change',
  access: 'vendor',
};
