import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listSellers: Endpoint<typeof schemas.listSellers, 'admin'> = {
  method: 'GET',
  path: '/api/admin/sellers',
  access: 'admin',
};

export const inviteSeller: Endpoint<typeof schemas.inviteSeller, 'admin'> = {
  method: 'POST',
  path: '/api/admin/seller/invite',
  access: 'admin',
  helpers: 'none',
};
