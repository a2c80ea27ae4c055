import type { Endpoint } from '../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const getVendor: Endpoint<typeof schemas.getVendor, 'public'> = {
  method: 'GET',
  path: '/api/vendor/get/:shopName',
  access: 'public',
};

export const listVendors: Endpoint<typeof schemas.listVendors, 'public'> = {
  method: 'GET',
  path: '/api/vendor/list',
  access: 'public',
};
