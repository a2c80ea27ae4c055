import type { Endpoint } from '../../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const suspendSeller: Endpoint<typeof schemas.suspendSeller, 'admin'> = {
  method: 'POST',
  path: '/api/admin/seller/suspend',
  access: 'admin',
  helpers: 'none',
};

export const resumeSeller: Endpoint<typeof schemas.resumeSeller, 'admin'> = {
  method: 'POST',
  path: '/api/admin/seller/resume',
  access: 'admin',
  helpers: 'none',
};
