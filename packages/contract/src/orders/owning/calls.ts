import type { Endpoint } from '../../core/endpoint.ts';
import type * as schemas from './schemas.ts';

export const shopToday: Endpoint<typeof schemas.shopToday, 'admin'> = {
  method: 'GET',
  path: '/api/admin/today',
  access: 'admin',
};

export const listLateSellers: Endpoint<typeof schemas.listLateSellers, 'admin'> = {
  method: 'GET',
  path: '/api/admin/late',
  access: 'admin',
};
